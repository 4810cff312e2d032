import { messages } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { t } from "../../language/t.ts";
import { useSecondFactor } from "../../session/second-factor.tsx";
import { session, useSession } from "../../session/use-session.ts";
import { lazy } from "../../ui/lazy.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { OwnSignIn } from "./own-sign-in.tsx";
import { SignInForm, SignInLink, UsernameField, useKeptPlanner } from "./sign-in-form.tsx";
import { useClearErrorOnLeave } from "./use-forget-error.ts";

const OtherWays = lazy(async () => (await import("./other-ways.tsx")).OtherWays, { isOptional: true });

type Problems = { readonly [name in keyof typeof problemOf]?: Message | undefined };

const problemOf = {
  username: (written: string) => (written.trim() === "" ? messages.usernameRequired : undefined),
  password: (written: string) => (written === "" ? messages.passwordRequired : undefined),
};

export function LoginScreen() {
  return (
    <OwnSignIn title={t("Sign in")}>
      <PasswordSignIn />
    </OwnSignIn>
  );
}

/** Does not use the form library: on a first visit it would be the largest part of this screen. */
function PasswordSignIn() {
  const { error, isLoading } = useSession();
  const { problems, field, onSubmit, secondFactor } = useCredentials();
  const planner = useKeptPlanner();
  useClearErrorOnLeave();
  return (
    <SignInForm
      title={t("Sign in")}
      subtitle={planner && t("Sign in to keep your planner “{planner}”.", { planner })}
      error={secondFactor.isLastProblem ? undefined : error}
      submit={isLoading ? t("Signing in…") : t("Sign in")}
      disabled={isLoading}
      onSubmit={onSubmit}
      more={<OtherWays />}
      links={
        <>
          <SignInLink to="/reset-password">{t("Forgot your password?")}</SignInLink>
          <SignInLink to="/sign-in/$way" params={{ way: "recovery-code" }}>
            {t("Use a recovery code")}
          </SignInLink>
          <SignInLink to="/register">{t("Create an account")}</SignInLink>
        </>
      }
    >
      <UsernameField autoComplete="username webauthn" error={problems.username} {...field("username")} />
      <PasswordField
        label={t("Password")}
        autoComplete="current-password"
        error={problems.password}
        {...field("password")}
      />
      {secondFactor.field}
    </SignInForm>
  );
}

function useCredentials() {
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [problems, setProblems] = useState<Problems>();
  const secondFactor = useSecondFactor();
  // Read from the DOM, because some password managers fire no events.
  const read = (name: keyof typeof inputs) => inputs[name].current?.value ?? "";
  const send = async () => {
    const credentials = { username: read("username"), password: read("password") };
    const found = {
      username: problemOf.username(credentials.username),
      password: problemOf.password(credentials.password),
    };
    setProblems(found);
    if (found.username) inputs.username.current?.focus();
    else if (found.password) inputs.password.current?.focus();
    else {
      const failure = await session.signIn({ ...credentials, ...secondFactor.read() });
      if (failure && !secondFactor.handles(failure)) inputs.password.current?.select();
    }
  };
  return {
    problems: problems ?? {},
    secondFactor,
    field: (name: keyof typeof inputs) => ({
      name,
      ref: inputs[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setProblems((before) => before && { ...before, [name]: problemOf[name](target.value) }),
    }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}
