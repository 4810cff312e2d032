import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { auth } from "../../api/messages.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";
import { LinkedAccountsPart } from "./linked-accounts-part.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import { RecoveryCodesPart } from "./recovery-codes-part.tsx";

/** One part for each way to sign in, and then the sessions. */
export function SecuritySection() {
  return (
    <>
      <PasskeysPart />
      <LinkedAccountsPart />
      <RecoveryCodesPart />
      <SessionsPart />
    </>
  );
}

function SessionsPart() {
  const end = useMutation({ mutationFn: () => api("POST /api/auth/logout", { body: { everywhere: true } }) });
  return (
    <SectionPart title={t("Sessions")} about={t("Signs out this browser, too.")}>
      {end.error && <Notice kind="error">{failureMessage(end.error, auth.requestFailed)}</Notice>}
      <Button disabled={end.isPending} onClick={() => end.mutate()}>
        {t("Sign out everywhere")}
      </Button>
    </SectionPart>
  );
}
