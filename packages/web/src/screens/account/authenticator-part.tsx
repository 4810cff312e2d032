import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { accountQuery, signInWaysQuery } from "../../api/account.ts";
import { api } from "../../api/client.ts";
import { authFailure, failureMessage, fieldErrors } from "../../api/failures.ts";
import { account as messages } from "../../api/messages.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

const QrCode = lazy(async () => (await import("../../transfer/qr-code.tsx")).QrCode, { isOptional: true });

/** Codes of an app beside the password. Renders nothing for an account without a password. */
export function AuthenticatorPart() {
  const cache = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const { data: ways } = useQuery(signInWaysQuery);
  const reload = () => cache.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
  const start = useMutation({ mutationFn: () => api("POST /api/account/authenticator/start") });
  const remove = useMutation({ mutationFn: () => api("DELETE /api/account/authenticator"), onSuccess: reload });
  if (!account?.has_password) return null;
  const error = start.error ?? remove.error;
  return (
    <SectionPart
      title={t("Authenticator app")}
      about={t(
        "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.",
      )}
    >
      {ways?.authenticator ? (
        <>
          <p>{t("In use since {day}", { day: formatDate(ways.authenticator.created_at) })}</p>
          <ConfirmDialog
            trigger={<Button disabled={remove.isPending}>{t("Remove the app")}</Button>}
            title={t("Remove the authenticator app?")}
            description={t("The password alone will be enough to sign in.")}
            action={t("Remove the app")}
            onConfirm={() => remove.mutate()}
          />
        </>
      ) : (
        <Button disabled={!ways || start.isPending} onClick={() => start.mutate()}>
          {t("Set up an app")}
        </Button>
      )}
      {ways?.authenticator && ways.recovery_codes.left === 0 && (
        <Notice>{t("Make recovery codes below. Without them, losing the app locks you out.")}</Notice>
      )}
      {error && <Notice kind="error">{failureMessage(error, messages.change)}</Notice>}
      {start.data && <SetUpDialog {...start.data} onClose={() => start.reset()} onDone={reload} />}
    </SectionPart>
  );
}

interface SetUpDialogProps {
  readonly token: string;
  readonly secret: string;
  readonly uri: string;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

function SetUpDialog({ token, secret, uri, onClose, onDone }: SetUpDialogProps) {
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () => api("POST /api/account/authenticator", { body: { token, code } }),
    onSuccess: async () => {
      await onDone();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  const problem = fieldErrors(confirm.error).get("code");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Set up an authenticator app")}
      description={t("Scan the QR code with the app, or type the key. Then enter the code that the app shows.")}
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          <div className="flex flex-col gap-4">
            <QrCode text={uri} label={t("QR code for the authenticator app")} />
            <p className="font-mono text-[0.9375rem] wrap-anywhere">{secret.replace(/.{4}(?!$)/g, "$& ")}</p>
            <TextField
              label={t("Code in the app")}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              error={problem}
              onChange={({ target }) => setCode(target.value)}
            />
            {confirm.error && problem === undefined && (
              <Notice kind="error">{authFailure(confirm.error).message}</Notice>
            )}
          </div>
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={confirm.isPending || code.trim() === ""}>
            {t("Turn on")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
