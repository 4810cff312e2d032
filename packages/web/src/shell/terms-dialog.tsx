import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../api/failures.ts";
import { auth } from "../api/messages.ts";
import { t } from "../language/t.ts";
import { session } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { SiteTerms } from "./site-terms.tsx";

/** Requires consent to the terms. The only alternative is to sign out. */
export function TermsDialog() {
  const navigate = useNavigate();
  const [read, setRead] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accept = () => {
    setBusy(true);
    setProblem(undefined);
    session
      .acceptTerms()
      .catch((reason: unknown) => setProblem(failureMessage(reason, auth.requestFailed)))
      .finally(() => setBusy(false));
  };
  const decline = () => {
    session.signOut();
    void navigate({ to: "/login", ignoreBlocker: true });
  };
  return (
    <Dialog open title={t("Terms of use")} description={t("Please read these before you begin.")}>
      <DialogBody>
        <SiteTerms />
        <CheckField className="mt-4" checked={read} onChange={(event) => setRead(event.target.checked)}>
          {t("I have read and understand these terms")}
        </CheckField>
        {problem && (
          <Notice kind="error" className="mt-3">
            {problem}
          </Notice>
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={decline}>{t("Decline")}</Button>
        <Button kind="primary" disabled={!read || busy} onClick={accept}>
          {t("Accept & Continue")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
