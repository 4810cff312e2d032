import type { User } from "@octavo/contract";
import { messages } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { rich } from "../language/rich.tsx";
import { t, translate } from "../language/t.ts";
import { session, useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";

/** Asks for the password after the session has expired, without leaving the screen. */
export function SignInAgain({ user: { username } }: { readonly user: User }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const origin = useRouterState({ select: ({ location }) => location.href });
  const { error, isLoading } = useSession();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: "" } });
  const signIn = handleSubmit(async (values) => {
    const failure = await session.signIn({ username, password: values.password });
    if (failure) setFocus("password", { shouldSelect: true });
    // Requests that failed in the meantime are repeated.
    else void cache.invalidateQueries();
  });
  const leave = () => {
    session.signOut();
    void navigate({ to: "/login", state: { origin }, ignoreBlocker: true });
  };
  return (
    <Dialog
      open
      opaque
      title={t("Sign in again")}
      description={
        <>
          {rich("Your session has expired, {name}. Sign in again to continue. Your work is still here.", {
            name: <b className="text-ink">{username}</b>,
          })}
        </>
      }
    >
      <form noValidate onSubmit={(event) => void signIn(event)} className="flex min-h-0 flex-col">
        <DialogBody>
          <div className="flex flex-col gap-4">
            {/* For password managers. */}
            <input type="text" name="username" value={username} readOnly hidden autoComplete="username" />
            <TextField
              label={t("Password")}
              type="password"
              autoComplete="current-password"
              error={formState.errors.password?.message}
              {...register("password", { required: translate(messages.passwordRequired) })}
            />
            {error && <Notice kind="error">{error}</Notice>}
          </div>
        </DialogBody>
        <DialogActions>
          <Button onClick={leave}>{t("Sign out")}</Button>
          <Button kind="primary" type="submit" disabled={isLoading}>
            {isLoading ? t("Signing in…") : t("Sign in")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
