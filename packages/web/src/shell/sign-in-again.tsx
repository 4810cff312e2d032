import type { User } from "@octavo/contract";
import { messages } from "@octavo/contract";
import { MessageError } from "@octavo/foundation";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { api } from "../api/client.ts";
import { failureMessage } from "../api/failures.ts";
import { auth, passkeys } from "../api/messages.ts";
import { siteQuery } from "../api/site.ts";
import { sitePath } from "../browser/site-path.ts";
import { rich } from "../language/rich.tsx";
import { t, translate } from "../language/t.ts";
import { askForPasskey, canUsePasskeys, isPasskeyOf } from "../session/passkeys.ts";
import { useSecondFactor } from "../session/second-factor.tsx";
import { session, useSession } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";

/** Asks to sign in again after the session has expired, without leaving the screen. */
export function SignInAgain({ user }: { readonly user: User }) {
  const { data: site } = useQuery(siteQuery);
  return site?.provider_only && site.provider !== null ? (
    <ProviderAgain user={user} provider={site.provider} />
  ) : (
    <PasswordAgain user={user} />
  );
}

function useLeave(): () => void {
  const navigate = useNavigate();
  const origin = useRouterState({ select: ({ location }) => location.href });
  return () => {
    session.signOut();
    void navigate({ to: "/login", state: { origin }, ignoreBlocker: true });
  };
}

/** The session of the new tab counts here, too. */
function ProviderAgain({ user: { username }, provider }: { readonly user: User; readonly provider: string }) {
  const leave = useLeave();
  return (
    <Dialog
      open
      opaque
      title={t("Sign in again")}
      description={rich(
        "Your session has expired, {name}. Sign in with {provider} in a new tab, and this page continues. Your work is still here.",
        { name: <b className="text-ink">{username}</b>, provider },
      )}
    >
      <DialogActions>
        <Button onClick={leave}>{t("Sign out")}</Button>
        <Button kind="primary" onClick={() => window.open(sitePath("/login"), "_blank", "noopener")}>
          {t("Sign in with {provider}", { provider })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PasswordAgain({ user }: { readonly user: User }) {
  const { username } = user;
  const cache = useQueryClient();
  const leave = useLeave();
  const { error, isLoading } = useSession();
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: "" } });
  const secondFactor = useSecondFactor();
  const signIn = handleSubmit(async (values) => {
    const failure = await session.signIn({ username, password: values.password, ...secondFactor.read() });
    if (failure && secondFactor.handles(failure)) return;
    if (failure) setFocus("password", { shouldSelect: true });
    // Requests that failed in the meantime are repeated.
    else void cache.invalidateQueries();
  });
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
            {secondFactor.field}
            <PasskeyAgain user={user} onSignedIn={() => void cache.invalidateQueries()} />
            {error && !secondFactor.isLastProblem && <Notice kind="error">{error}</Notice>}
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

interface PasskeyAgainProps {
  readonly user: User;
  readonly onSignedIn: () => void;
}

/** Renders nothing if site or browser have no passkeys. */
function PasskeyAgain({ user, onSignedIn }: PasskeyAgainProps) {
  const { data: site } = useQuery(siteQuery);
  const signIn = useMutation({
    mutationFn: async () => {
      const proof = await askForPasskey(await api("POST /api/auth/passkeys/options"));
      if (!proof) return;
      if (!isPasskeyOf(user.id, proof)) throw new MessageError({ text: passkeys.foreign });
      const failure = await session.signInBy(() => api("POST /api/auth/passkeys/sign-in", { body: proof }));
      if (!failure) onSignedIn();
    },
  });
  if (!site?.passkeys || !canUsePasskeys()) return null;
  return (
    <>
      <Button className="min-h-11" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        {t("Sign in with a passkey")}
      </Button>
      {signIn.error && <Notice kind="error">{failureMessage(signIn.error, auth.requestFailed)}</Notice>}
    </>
  );
}
