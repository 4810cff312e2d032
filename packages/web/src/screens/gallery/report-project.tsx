import { type PublicCollection, type PublicProject, type ReportReason, reportReasons } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { gallery as messages } from "../../api/messages.ts";
import { reasonName } from "../../gallery/report-reasons.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { SelectField, TextAreaField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

/** A button that reports a public project to the administrators of the site. */
export function ReportProject({ project: { id, metadata } }: { readonly project: PublicProject }) {
  return (
    <ReportButton
      name={metadata.name}
      send={(body) => api("POST /api/public/projects/{id}/reports", { params: { id }, body })}
    >
      {t("Report this project")}
    </ReportButton>
  );
}

/** The same for a public collection. */
export function ReportCollection({ collection: { id, name } }: { readonly collection: PublicCollection }) {
  return (
    <ReportButton
      name={name}
      send={(body) => api("POST /api/public/collections/{id}/reports", { params: { id }, body })}
    >
      {t("Report this collection")}
    </ReportButton>
  );
}

interface Reported {
  readonly name: string;
  readonly send: (report: { readonly reason: ReportReason; readonly details: string }) => Promise<unknown>;
}

function ReportButton({ children, ...reported }: Reported & { readonly children: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-6">
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent"
        onClick={() => setAsking(true)}
      >
        <Flag size={16} strokeWidth={1.75} aria-hidden="true" />
        {children}
      </button>
      {asking && <ReportDialog {...reported} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface ReportDialogProps extends Reported {
  readonly onClose: () => void;
}

function ReportDialog({ name, send, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState("");
  const report = useMutation({
    mutationFn: (reason: ReportReason) => send({ reason, details }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) report.mutate(reason);
  };
  const description = t("The administrators of this site look at it. Its author doesn't learn who you are.");
  if (report.isSuccess)
    return (
      <Dialog open onClose={onClose} title={t("Thank you")} description={t("The administrators have your report.")}>
        <DialogActions>
          <Button kind="primary" onClick={onClose}>
            {t("Close")}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t("Report {name}", { name })} description={description}>
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          <div className="flex flex-col gap-4">
            <SelectField
              label={t("Reason")}
              value={reason ?? ""}
              onChange={({ target }) => setReason(reportReasons.find((known) => known === target.value))}
            >
              <option value="">{t("Choose a reason")}</option>
              {reportReasons.map((known) => (
                <option key={known} value={known}>
                  {reasonName(known)}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={t("What should administrators know?")}
              optional
              rows={4}
              maxLength={1000}
              value={details}
              onChange={({ target }) => setDetails(target.value)}
            />
            {report.error && <Notice kind="error">{failureMessage(report.error, messages.requestFailed)}</Notice>}
          </div>
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={!reason || report.isPending}>
            {report.isPending ? t("Sending…") : t("Send report")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
