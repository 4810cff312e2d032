import { type EditionInfo, type EventLine, pdfFileName, type StandingEdition } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { failureMessage } from "../../../api/failures.ts";
import { readEditionPdf, useDecideEdition } from "../../../api/nightly-editions.ts";
import { t, tn, translate } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { downloadFile } from "../../../ui/download-file.ts";
import { formatDate } from "../../../ui/format-date.ts";
import { Notice } from "../../../ui/notice.tsx";

interface EditionResultProps {
  readonly id: string;
  /** Of the project. */
  readonly name: string;
  readonly standing: StandingEdition;
}

/** The last delivered edition, and what became of a later one. */
export function EditionResult({ id, name, standing: { delivered, undecided, last } }: EditionResultProps) {
  const problem = last?.state === "failed" ? last.report?.problem : undefined;
  const failed = last?.report?.calendars.filter(({ state }) => state === "failed") ?? [];
  return (
    <>
      {delivered ? (
        <Delivered id={id} name={name} edition={delivered} />
      ) : (
        <p>{t("There is no edition yet. Put the first one on your tablet; later ones keep its pages.")}</p>
      )}
      {last?.state === "unchanged" && <p>{t("Nothing has changed since then.")}</p>}
      {problem && (
        <Notice kind="error">{t("The new edition could not be made: {reason}", { reason: translate(problem) })}</Notice>
      )}
      {failed.map(({ address }, i) => (
        <Notice key={i} kind="error">
          {t("The calendar could not be read: {address}", { address })}
        </Notice>
      ))}
      {undecided && <Decision id={id} name={name} edition={undecided} />}
    </>
  );
}

interface EditionProps extends Pick<EditionResultProps, "id" | "name"> {
  readonly edition: EditionInfo;
}

function Delivered({ id, name, edition }: EditionProps) {
  const { ended_at, due_at, report } = edition;
  const { added = 0, changed = 0, removed = 0, list = [] } = report?.events ?? {};
  const count = added + changed + removed;
  const date = formatDate(ended_at ?? due_at);
  return (
    <div>
      <p className="font-semibold">
        {tn(count, "New edition of {date}, {count} event changed", "New edition of {date}, {count} events changed", {
          date,
        })}
      </p>
      <EventList events={list} />
      <div className="mt-3">
        <EditionDownload {...{ id, name, edition }} />
      </div>
    </div>
  );
}

function EditionDownload({ id, name, edition }: EditionProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { bytes } = await readEditionPdf(id, edition.id);
      downloadFile(new Blob([bytes], { type: "application/pdf" }), pdfFileName(name));
    },
  });
  return (
    <>
      <Button disabled={download.isPending} onClick={() => download.mutate()}>
        {t("Download this edition")}
      </Button>
      {download.error && (
        <Notice kind="error">{failureMessage(download.error, t("Failed to download the edition"))}</Notice>
      )}
    </>
  );
}

/** Number of lines that are shown. */
const shown = 20;

const signs = { added: "+", changed: "≠", removed: "−" } as const;

function EventList({ events }: { readonly events: readonly EventLine[] }) {
  if (events.length === 0) return null;
  return (
    <ul className="mt-1 text-sm text-ink-soft">
      {events.slice(0, shown).map((event, i) => (
        <li key={i} dir="auto" className="wrap-anywhere">
          {`${signs[event.change]} ${event.date} ${event.start ?? ""} ${event.title}`}
        </li>
      ))}
    </ul>
  );
}

function Decision({ id, name, edition }: EditionProps) {
  const decide = useDecideEdition(id);
  const { page_list = [], changed_pages = 0, removed_pages = 0, problem } = edition.report ?? {};
  const count = changed_pages + removed_pages;
  return (
    <div className="flex flex-col gap-3 border-2 border-rule p-4">
      <p className="font-semibold">
        {problem
          ? translate(problem)
          : tn(
              count,
              "A decision is needed: {count} page would change",
              "A decision is needed: {count} pages would change",
            )}
      </p>
      <ul className="max-h-60 overflow-y-auto text-sm">
        {page_list.map(({ page, identity }) => (
          <li key={page}>{t("Page {page}: {name}", { page, name: identity })}</li>
        ))}
      </ul>
      {decide.error && (
        <Notice kind="error">{failureMessage(decide.error, t("Failed to change the nightly editions"))}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {edition.has_pdf && <EditionDownload {...{ id, name, edition }} />}
        {edition.has_pdf && (
          <Button disabled={decide.isPending} onClick={() => decide.mutate({ edition, deliver: true })}>
            {t("Deliver anyway")}
          </Button>
        )}
        <Button kind="primary" disabled={decide.isPending} onClick={() => decide.mutate({ edition, deliver: false })}>
          {t("Keep the previous edition")}
        </Button>
      </div>
    </div>
  );
}
