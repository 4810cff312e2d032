import { messages } from "@octavo/contract";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { api } from "../../api/client.ts";
import { t, translate } from "../../language/t.ts";
import { session, useSession } from "../../session/use-session.ts";
import { TextField } from "../../ui/field.tsx";
import { SignInForm, SignInLink, UsernameField } from "./sign-in-form.tsx";
import { useClearErrorOnLeave } from "./use-forget-error.ts";

export function RecoveryCodeScreen() {
  const { error, isLoading } = useSession();
  const navigate = useNavigate();
  const origin = useRouterState({ select: ({ location }) => location.state.origin ?? "/projects" });
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { username: "", code: "" } });
  useClearErrorOnLeave();
  const signIn = handleSubmit(async (body) => {
    const failure = await session.signInBy(() => api("POST /api/auth/recovery-codes/sign-in", { body }));
    if (failure) setFocus("code", { shouldSelect: true });
    else await navigate({ href: origin, replace: true });
  });
  const { username, code } = formState.errors;
  return (
    <SignInForm
      title={t("Use a recovery code")}
      subtitle={t("Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.")}
      error={error}
      submit={isLoading ? t("Signing in…") : t("Sign in")}
      disabled={isLoading}
      onSubmit={(event) => void signIn(event)}
      links={<SignInLink to="/login">{t("Back to sign in")}</SignInLink>}
    >
      <UsernameField
        error={username?.message}
        {...register("username", { required: translate(messages.usernameRequired) })}
      />
      <TextField
        label={t("Recovery code")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={code?.message}
        {...register("code", { required: translate(messages.recoveryCodeRequired) })}
      />
    </SignInForm>
  );
}
