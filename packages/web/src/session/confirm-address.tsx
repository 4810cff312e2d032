import { messages } from "@octavo/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../api/client.ts";
import { authFailure } from "../api/failures.ts";
import { siteQuery } from "../api/site.ts";
import { rich } from "../language/rich.tsx";
import { t, translate } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useSession } from "./use-session.ts";

/** Asks to confirm the email address, on a site that sends mail. */
export function ConfirmAddress() {
  const { user } = useSession();
  const { data: site } = useQuery(siteQuery);
  const send = useMutation({ mutationFn: () => api("POST /api/auth/email-confirmation/request") });
  if (!user || user.email_confirmed || !site?.mail) return null;
  if (send.isSuccess) return <Notice kind="success">{translate(messages.confirmationSent)}</Notice>;
  return (
    <Notice
      kind={send.error ? "error" : "plain"}
      action={
        <Button disabled={send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? t("Sending…") : t("Send link again")}
        </Button>
      }
    >
      {send.error
        ? authFailure(send.error).message
        : rich(
            site.provider_only
              ? "Confirm {address}: open the link in the email that we sent."
              : "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.",
            { address: <b>{user.email}</b> },
          )}
    </Notice>
  );
}
