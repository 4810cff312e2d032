import { QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import { accountQuery, signInWaysQuery } from "../api/account.ts";
import { api } from "../api/client.ts";
import { failureMessage, fieldErrors, isUnauthorized } from "../api/failures.ts";
import { auth } from "../api/messages.ts";
import { createQueryClient } from "../api/query-client.ts";
import { siteQuery } from "../api/site.ts";
import { pathInSite } from "../browser/site-path.ts";
import { rich } from "../language/rich.tsx";
import { t } from "../language/t.ts";
import { askForPasskey, canUsePasskeys } from "../session/passkeys.ts";
import { visitProvider } from "../session/provider-sign-in.ts";
import { session } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { PasswordField } from "../ui/password-field.tsx";

let asking: Promise<boolean> | undefined;

/**
 * Asks the user to confirm that it is them, after a call was refused with `CONFIRM_IDENTITY`. Resolves to false if they
 * cancel. Calls that are refused at the same time share one dialog, which any screen may open.
 */
export function confirmIdentity(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const answer = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <ConfirmIdentity onAnswer={answer} />
      </QueryClientProvider>,
    );
  });
}

interface WayProps {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

function ConfirmIdentity({ onAnswer }: WayProps) {
  const { data: account } = useQuery(accountQuery);
  const isProviderOnly = useQuery(siteQuery).data?.provider_only === true;
  const name = session.state().user?.username ?? "";
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t("Confirm that it is you")}
      description={rich("You signed in as {name} a while ago. Confirm that it is still you to continue.", {
        name: <b className="text-ink">{name}</b>,
      })}
    >
      <OtherProofs onAnswer={onAnswer} />
      {account?.has_password === false || isProviderOnly ? (
        <DialogActions>
          <Button onClick={() => onAnswer(false)}>{t("Cancel")}</Button>
        </DialogActions>
      ) : (
        <ConfirmByPassword username={name} onAnswer={onAnswer} />
      )}
    </Dialog>
  );
}

/** Proofs without a password, which the user has set up. */
function OtherProofs({ onAnswer }: WayProps) {
  const { data: site } = useQuery(siteQuery);
  const provider = site?.provider ?? null;
  const { data: ways } = useQuery({ ...signInWaysQuery, retry: false });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const proof = await askForPasskey(await api("POST /api/account/confirm/passkey/options"));
      if (proof) session.renew(await api("POST /api/account/confirm/passkey", { body: proof }));
      return proof !== undefined;
    },
    onSuccess: (isConfirmed) => isConfirmed && onAnswer(true),
  });
  const here = pathInSite(location.pathname) + location.search;
  const byProvider = useMutation({ mutationFn: () => visitProvider("confirm", here) });
  const hasPasskey = !site?.provider_only && canUsePasskeys() && ways !== undefined && ways.passkeys.length > 0;
  const hasProvider = provider !== null && ways !== undefined && ways.identities.length > 0;
  const error = byPasskey.error ?? byProvider.error;
  if (ways && provider !== null && site?.provider_only && !hasProvider)
    return (
      <Notice className="mx-5 mb-5 sm:mx-6">
        {t("Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.", {
          provider,
        })}
      </Notice>
    );
  if (!hasPasskey && !hasProvider) return null;
  return (
    <div className="flex flex-col gap-3 px-5 pb-5 sm:px-6">
      {hasPasskey && (
        <Button className="min-h-11" disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {t("Confirm with a passkey")}
        </Button>
      )}
      {hasProvider && (
        <Button className="min-h-11" disabled={byProvider.isPending} onClick={() => byProvider.mutate()}>
          {t("Confirm with {provider}", { provider })}
        </Button>
      )}
      {error && <Notice kind="error">{failureMessage(error, auth.requestFailed)}</Notice>}
    </div>
  );
}

function ConfirmByPassword({ username, onAnswer }: WayProps & { readonly username: string }) {
  const [password, setPassword] = useState("");
  const confirm = useMutation({
    mutationFn: async () => session.renew(await api("POST /api/account/confirm", { body: { password } })),
    onSuccess: () => onAnswer(true),
    onError: (problem) => {
      // The sign-in dialog reports it.
      if (isUnauthorized(problem)) onAnswer(false);
    },
  });
  const wrong = fieldErrors(confirm.error).get("password");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "") confirm.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        <div className="flex flex-col gap-4">
          {/* For password managers. */}
          <input type="text" name="username" value={username} readOnly hidden autoComplete="username" />
          <PasswordField
            label={t("Password")}
            autoComplete="current-password"
            value={password}
            error={wrong}
            onChange={({ target }) => setPassword(target.value)}
          />
          {confirm.error && wrong === undefined && (
            <Notice kind="error">{failureMessage(confirm.error, auth.requestFailed)}</Notice>
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>{t("Cancel")}</Button>
        <Button kind="primary" type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? t("Confirming…") : t("Confirm")}
        </Button>
      </DialogActions>
    </form>
  );
}
