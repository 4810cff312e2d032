import { messages } from "@octavo/contract";
import { useForm } from "react-hook-form";
import { t } from "../../language/t.ts";
import type { Credentials } from "../../session/session.ts";
import { session, useSession } from "../../session/use-session.ts";
import { TextField } from "../../ui/field.tsx";
import { AccountForm, AccountLink } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { useForgetError } from "./use-forget-error.ts";

export function LoginScreen() {
  const { error, isLoading } = useSession();
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { username: "", password: "" },
  });
  useForgetError();
  const signIn = handleSubmit(async (credentials) => {
    if (await session.signIn(credentials)) setFocus("password", { shouldSelect: true });
  });
  const { username, password } = formState.errors;
  return (
    <AccountForm
      title={t("Sign in")}
      error={error}
      submit={isLoading ? t("Signing in…") : t("Sign in")}
      disabled={isLoading}
      onSubmit={(event) => void signIn(event)}
      links={
        <>
          <AccountLink to="/reset-password">{t("Forgot your password?")}</AccountLink>
          <AccountLink to="/register">{t("Create an account")}</AccountLink>
        </>
      }
    >
      <TextField
        label={t("Username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={username?.message}
        {...register("username", { validate: (written) => written.trim() !== "" || messages.usernameRequired })}
      />
      <PasswordField
        label={t("Password")}
        autoComplete="current-password"
        error={password?.message}
        {...register("password", { required: messages.passwordRequired })}
      />
    </AccountForm>
  );
}
