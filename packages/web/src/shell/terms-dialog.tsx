import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { termsQuery } from "../api/admin.ts";
import { failureMessage } from "../api/failures.ts";
import { auth } from "../api/messages.ts";
import { t } from "../language/t.ts";
import { session } from "../session/use-session.ts";
import { Button } from "../ui/button.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { Dialog, DialogActions, DialogBody } from "../ui/dialog.tsx";
import { Loading } from "../ui/loading.tsx";
import { MarkdownText } from "../ui/markdown-text.tsx";
import { Notice } from "../ui/notice.tsx";

const terms = () =>
  [
    [
      t("Personal use only"),
      t("Make planners and templates for yourself, and share them with others for the same use."),
    ],
    [t("No commercial use"), t("You may not sell the studio or anything made with it, or use them to earn money.")],
    [
      t("Provided as is"),
      t(
        "The studio is free and comes without any warranty. It may have errors or be unavailable. Keep copies of important work.",
      ),
    ],
    [
      t("No sensitive data"),
      t(
        "Do not store passwords, health data, financial data or other sensitive data, whether your own or that of others.",
      ),
    ],
  ] as const;

/** The terms of the site, or those that come with Octavo. */
function SiteTerms() {
  const { data, error, refetch } = useQuery(termsQuery);
  if (data) return data.text.trim() === "" ? <UsualTerms /> : <MarkdownText text={data.text} />;
  if (!error) return <Loading />;
  return (
    <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
      {failureMessage(error, auth.requestFailed)}
    </Notice>
  );
}

function UsualTerms() {
  return (
    <dl className="flex flex-col gap-3">
      {terms().map(([title, text]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="leading-snug text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

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
