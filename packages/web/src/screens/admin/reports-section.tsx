import type { AdminReport } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { reportsQuery, useAdminAction } from "../../api/admin.ts";
import { api } from "../../api/client.ts";
import { reasonName } from "../../gallery/report-reasons.ts";
import { t, tn } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { formatDateTime } from "../../ui/format-date.ts";
import { Segments } from "../../ui/segments.tsx";
import { ActionFailure, Loaded, Pager, pageSize } from "./list-parts.tsx";

export function ReportsSection() {
  const [state, setState] = useState<"open" | "resolved">("open");
  const [offset, setOffset] = useState(0);
  const reports = useQuery(reportsQuery({ state, limit: pageSize, offset }));
  return (
    <div className="mt-1 flex flex-col gap-5">
      <p className="max-w-2xl text-ink-soft text-pretty">
        {t(
          "Visitors and users report public projects and collections here. You can open their public pages, and nothing private.",
        )}
      </p>
      <Segments
        label={t("Show")}
        options={[
          ["open", t("Open")],
          ["resolved", t("Answered")],
        ]}
        value={state}
        onChange={(next) => {
          setState(next);
          setOffset(0);
        }}
      />
      <Loaded query={reports}>
        {({ reports: shown, total }) => (
          <>
            <output className="text-ink-soft">{tn(total, "{count} report", "{count} reports")}</output>
            <ul className="flex flex-col gap-4">
              {shown.map((report) => (
                <li key={report.id}>
                  <Report report={report} />
                </li>
              ))}
            </ul>
            <Pager offset={offset} shown={shown.length} total={total} onChange={setOffset} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Report({ report }: { readonly report: AdminReport }) {
  const { kind, project_name, project_author, public_path, reason, details, reporter, created_at, resolution } = report;
  return (
    <article className="rounded-md border bg-surface px-4 py-3">
      <h2 className="font-semibold wrap-anywhere">
        {kind === "collection" && <span className="me-2 font-normal text-ink-soft">{t("Collection")}</span>}
        {public_path === null ? (
          project_name
        ) : (
          <a
            href={public_path}
            target="_blank"
            rel="noopener"
            className="text-accent underline underline-offset-4"
            aria-label={t("{name}, public page in a new tab", { name: project_name })}
          >
            {project_name}
          </a>
        )}
      </h2>
      <p className="text-ink-soft wrap-anywhere">
        {t("Shared by {author}", { author: project_author })}
        {public_path === null && ` · ${t("not public now")}`}
      </p>
      <p className="mt-2 font-semibold">{reasonName(reason)}</p>
      {details !== "" && <p className="whitespace-pre-line wrap-anywhere">{details}</p>}
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {reporter === null
          ? t("Reported by a visitor on {time}", { time: formatDateTime(created_at) })
          : t("Reported by {name} on {time}", { name: reporter, time: formatDateTime(created_at) })}
      </p>
      {resolution === null ? <OpenActions report={report} /> : <Resolution report={report} />}
    </article>
  );
}

function OpenActions({ report: { id, kind, public_path, project_name } }: { readonly report: AdminReport }) {
  const [asking, setAsking] = useState(false);
  const dismiss = useAdminAction(() => api("POST /api/admin/reports/{id}/dismiss", { params: { id } }));
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {public_path !== null && (
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t("Take down…")}
          </Button>
        )}
        <Button disabled={dismiss.isPending} onClick={() => dismiss.mutate(undefined)}>
          {t("Dismiss the report")}
        </Button>
      </div>
      <ActionFailure error={dismiss.error} />
      {asking && <TakeDownDialog id={id} kind={kind} name={project_name} onClose={() => setAsking(false)} />}
    </>
  );
}

interface TakeDownDialogProps extends Pick<AdminReport, "id" | "kind"> {
  readonly name: string;
  readonly onClose: () => void;
}

function TakeDownDialog({ id, kind, name, onClose }: TakeDownDialogProps) {
  const [reason, setReason] = useState("");
  const takeDown = useAdminAction(() =>
    api("POST /api/admin/reports/{id}/take-down", { params: { id }, body: { reason } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") takeDown.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Take down {name}?", { name })}
      description={
        kind === "project"
          ? t(
              "The project becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.",
            )
          : t(
              "The collection becomes private at once. Its owner keeps it, gets an email with your reason, and cannot publish it until you undo this.",
            )
      }
    >
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody>
          <TextAreaField
            label={t("Reason for the owner")}
            rows={4}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <ActionFailure error={takeDown.error} />
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="danger" type="submit" disabled={takeDown.isPending || reason.trim() === ""}>
            {t("Take down")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Resolution({ report: { id, kind, resolution, resolved_by, resolved_at } }: { readonly report: AdminReport }) {
  const undo = useAdminAction(() => api("POST /api/admin/reports/{id}/undo", { params: { id } }));
  const values = { name: resolved_by ?? t("a former administrator"), time: formatDateTime(resolved_at ?? "") };
  const sentences = {
    dismissed: t("Dismissed by {name} on {time}", values),
    taken_down: t("Taken down by {name} on {time}", values),
    restored: t("Published again by {name} on {time}", values),
  };
  return (
    <>
      <p className="mt-2">{resolution && sentences[resolution]}</p>
      {resolution === "taken_down" && (
        <div className="mt-3">
          <ConfirmDialog
            title={kind === "project" ? t("Publish the project again?") : t("Publish the collection again?")}
            description={t("It returns to the gallery at its address, unless its owner has made it private.")}
            action={t("Publish again")}
            onConfirm={() => undo.mutate(undefined)}
            trigger={<Button disabled={undo.isPending}>{t("Undo the take-down")}</Button>}
          />
        </div>
      )}
      <ActionFailure error={undo.error} />
    </>
  );
}
