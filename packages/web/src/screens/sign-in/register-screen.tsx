import { emailProblem, messages, usernameProblem } from "@octavo/contract";
import { useForm } from "react-hook-form";
import { t, translate, translated } from "../../language/t.ts";
import { usePasswordCheck } from "../../session/use-password-check.ts";
import { session, useSession } from "../../session/use-session.ts";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { setFieldErrors } from "../../ui/set-field-errors.ts";
import { SignInForm, SignInLink } from "./sign-in-form.tsx";
import { useClearErrorOnLeave } from "./use-forget-error.ts";

const empty = { username: "", email: "", password: "", confirmation: "" };

export function RegisterScreen() {
  const { error, isLoading } = useSession();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: empty });
  useClearErrorOnLeave();
  const passwordProblem = usePasswordCheck();
  const signUp = handleSubmit(async ({ username, email, password }) => {
    const failure = await session.register({ username, email, password });
    if (failure) setFieldErrors(failure, ["username", "email", "password"], setError);
  });
  const { username, email, password, confirmation } = formState.errors;
  return (
    <SignInForm
      title={t("Create account")}
      error={[username, email, password].some((problem) => problem?.type === "server") ? undefined : error}
      submit={isLoading ? t("Creating account…") : t("Create account")}
      disabled={isLoading}
      onSubmit={(event) => void signUp(event)}
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      <TextField
        label={t("Username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
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
      <PasswordField
        label={t("Password")}
        autoComplete="new-password"
        error={password?.message}
        {...register("password", {
          validate: passwordProblem,
          deps: "confirmation",
        })}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        error={confirmation?.message}
        {...register("confirmation", {
          required: translate(messages.confirmPassword),
          validate: (written, { password: first }) => written === first || translate(messages.passwordsDiffer),
        })}
      />
    </SignInForm>
  );
}
