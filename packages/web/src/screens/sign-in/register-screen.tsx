import { emailProblem, errorMessages, setupCodeProblem, usernameProblem } from "@octavo/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { isRefusal } from "../../api/failures.ts";
import { siteQuery } from "../../api/site.ts";
import { sitePath } from "../../browser/site-path.ts";
import { currentLanguage, t, translate, translated } from "../../language/t.ts";
import { usePasswordCheck } from "../../session/use-password-check.ts";
import { session, useSession } from "../../session/use-session.ts";
import { TextField } from "../../ui/field.tsx";
import { NewPasswordField, RepeatedPasswordField, repetitionOf } from "../../ui/new-password.tsx";
import { Notice } from "../../ui/notice.tsx";
import { setFieldErrors } from "../../ui/set-field-errors.ts";
import { OwnSignIn } from "./own-sign-in.tsx";
import { SetupCodeField, SignInForm, SignInLink, UsernameField, useKeptPlanner } from "./sign-in-form.tsx";
import { useClearErrorOnLeave } from "./use-forget-error.ts";

const empty = { setup_code: "", username: "", email: "", password: "", confirmation: "" };

export function RegisterScreen() {
  return (
    <OwnSignIn title={t("Create account")}>
      <Registration />
    </OwnSignIn>
  );
}

function Registration() {
  const { invitation } = useSearch({ from: "/sign-in/register" });
  const { data: site } = useQuery(siteQuery);
  const check = useQuery({ ...invitationQuery(invitation ?? ""), enabled: invitation !== undefined });
  const needed = site?.sign_up === "invitation";
  if (site?.sign_up === "closed") return <NoSignUp>{translate(errorMessages.signUpClosed)}</NoSignUp>;
  if (needed && invitation === undefined) return <NoSignUp>{translate(errorMessages.invitationRequired)}</NoSignUp>;
  if (needed && isRefusal(check.error, "INVALID_INVITATION"))
    return <NoSignUp>{translate(errorMessages.invitationUseless)}</NoSignUp>;
  return (
    <RegisterForm
      invitation={invitation}
      address={check.data?.email ?? ""}
      needsSetupCode={site?.needs_setup_code ?? false}
      hasOwnTerms={site?.own_terms ?? false}
    />
  );
}

const invitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ["invitation", invitation],
    queryFn: ({ signal }) => api("POST /api/auth/invitation", { body: { invitation }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

function NoSignUp({ children }: { readonly children: string }) {
  return (
    <>
      <title>{`${t("Create account")} – Octavo`}</title>
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-tight outline-none">{t("Create account")}</h1>
      <Notice className="mt-6">{children}</Notice>
      <div className="mt-5">
        <SignInLink to="/login">{t("Back to sign in")}</SignInLink>
      </div>
    </>
  );
}

interface RegisterFormProps {
  readonly invitation: string | undefined;
  /** Address to which the invitation was sent. Empty until it is known. */
  readonly address: string;
  readonly needsSetupCode: boolean;
  readonly hasOwnTerms: boolean;
}

function RegisterForm({ invitation, address, needsSetupCode, hasOwnTerms }: RegisterFormProps) {
  const { error, isLoading } = useSession();
  const { register, handleSubmit, formState, setError, setValue, getValues } = useForm({ defaultValues: empty });
  useEffect(() => {
    if (getValues("email") === "") setValue("email", address);
  }, [address, setValue, getValues]);
  useClearErrorOnLeave();
  const planner = useKeptPlanner();
  const passwordProblem = usePasswordCheck();
  const signUp = handleSubmit(async ({ username, email, password, setup_code }) => {
    const code = needsSetupCode ? { setup_code } : {};
    const language = currentLanguage();
    const failure = await session.register({ username, email, password, invitation, language, ...code });
    if (failure) setFieldErrors(failure, ["setup_code", "username", "email", "password"], setError);
  });
  const { setup_code, username, email, password, confirmation } = formState.errors;
  return (
    <SignInForm
      title={t("Create account")}
      subtitle={planner && t("Create an account to keep your planner “{planner}”.", { planner })}
      error={[setup_code, username, email, password].some((problem) => problem?.type === "server") ? undefined : error}
      submit={isLoading ? t("Creating account…") : t("Create account")}
      disabled={isLoading}
      onSubmit={(event) => void signUp(event)}
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      {needsSetupCode && (
        <SetupCodeField
          error={setup_code?.message}
          {...register("setup_code", { validate: translated(setupCodeProblem) })}
        />
      )}
      <UsernameField
        error={username?.message}
        {...register("username", { validate: translated(usernameProblem), deps: "password" })}
      />
      <TextField
        label={t("Email")}
        type="email"
        autoComplete="email"
        error={email?.message}
        {...register("email", { validate: translated(emailProblem), deps: "password" })}
      />
      <NewPasswordField
        label={t("Password")}
        error={password?.message}
        {...register("password", {
          validate: passwordProblem,
          deps: "confirmation",
        })}
      />
      <RepeatedPasswordField error={confirmation?.message} {...register("confirmation", repetitionOf("password"))} />
      <TermsLine hasOwnTerms={hasOwnTerms} />
    </SignInForm>
  );
}

/** The link opens a tab, so that the form stays. A site with terms of its own says in them what is allowed. */
/** Says before an account is made what is asked afterwards. */
function TermsLine({ hasOwnTerms }: { readonly hasOwnTerms: boolean }) {
  return (
    <div className="flex flex-col gap-2 text-sm leading-snug text-ink-soft text-pretty">
      <p>
        {!hasOwnTerms && `${t("Personal use only")} · `}
        <a
          href={sitePath("/terms")}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
        >
          {t("Terms of use")}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>
      </p>
      <p>
        {hasOwnTerms
          ? t("Next, you are asked to agree to these.")
          : t(
              "Next, you are asked to agree to these: personal use only, including at work, and no passwords, health or financial data in your planners.",
            )}
      </p>
      <p>
        {t(
          "What you type is stored on this site. Other users see it only if you publish it. Handwriting stays on your tablet.",
        )}
      </p>
    </div>
  );
}
