import type { CarryReport, LeftReason, WrittenKind } from "@octavo/ink";
import { Download } from "lucide-react";
import type { CarriedInk, NamedFile } from "../../engine-worker/protocol.ts";
import { t, tn, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { Notice } from "../../ui/notice.tsx";

type CarriedFilesProps = Exclude<CarriedInk, { readonly refusal: unknown }>;

/** Report about carried handwriting, and the files with it. */
export function CarriedFiles({ kind, files, report }: CarriedFilesProps) {
  const { marks, left, carried, inserted = [], changed = [], warnings } = report;
  const rest = left.reduce((sum, page) => sum + page.marks, 0);
  const beside = carried.filter(({ beside_others }) => beside_others > 0);
  const outside = changed.filter(({ in_areas }) => !in_areas).length;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold tabular-nums">
        {tn(
          marks - rest,
          "{count} stroke or note is in its place in the update.",
          "{count} strokes and notes are in their places in the update.",
        )}
      </p>
      {warnings.map((warning) => (
        <Notice key={warning.text}>{`${translate(warning)}.`}</Notice>
      ))}
      {outside > 0 && (
        <p>
          {tn(
            outside,
            "{count} page with handwriting has other texts or lines, outside of the areas to write on.",
            "{count} pages with handwriting have other texts or lines, outside of the areas to write on.",
          )}
        </p>
      )}
      <Pages title={leftTitle(kind)} lines={left.map(leftLine)} />
      <Pages title={t("Beside other lines or words")} lines={beside.map(besideLine)} />
      <Pages title={t("On pages that you inserted, between the same pages")} lines={inserted.map(insertedLine)} />
      <Downloads kind={kind} files={files} />
    </div>
  );
}

function leftTitle(kind: WrittenKind): string {
  return kind === "pdf" ? t("On pages at the end") : t("On pages without their print");
}

function Downloads({ kind, files: [result, pdf] }: Pick<CarriedFilesProps, "kind" | "files">) {
  return (
    <>
      {pdf && (
        <p className="text-pretty">
          {t("The document shows the PDF “{name}”. Keep both files in one folder, and keep their names.", {
            name: pdf.name,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {result && (
          <DownloadButton {...result} isMain>
            {kind === "pdf" ? t("Download the update with handwriting") : t("Download the document with handwriting")}
          </DownloadButton>
        )}
        {pdf && <DownloadButton {...pdf}>{t("Download its PDF")}</DownloadButton>}
      </div>
    </>
  );
}

function DownloadButton({
  name,
  file,
  isMain = false,
  children,
}: NamedFile & { readonly isMain?: boolean; readonly children: string }) {
  return (
    <Button kind={isMain ? "primary" : "plain"} className="min-h-11 px-5" onClick={() => downloadFile(file, name)}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Button>
  );
}

interface ReportLine {
  /** Number of the page in the update. */
  readonly page: number;
  readonly name: string;
  readonly text: string;
}

const mostLines = 200;

function Pages({ title, lines }: { readonly title: string; readonly lines: readonly ReportLine[] }) {
  if (lines.length === 0) return null;
  const more = lines.length - mostLines;
  return (
    <div className="w-full">
      <h4 className="font-semibold">{title}</h4>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.slice(0, mostLines).map(({ page, name, text }, i) => (
          // A page can have handwriting without a place for several reasons.
          <li key={`${page}-${i}`} className="flex flex-wrap items-baseline gap-x-3 py-1.5 leading-snug">
            <span className="tabular-nums">{t("Page {page}", { page })}</span>
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-ink-soft">{text}</span>
          </li>
        ))}
        {more > 0 && <li className="py-1.5">{t("… and {count} more", { count: more })}</li>}
      </ul>
    </div>
  );
}

function besideLine({ identity, to, beside_others }: CarryReport["carried"][number]): ReportLine {
  return { page: to, name: identity, text: marksText(beside_others) };
}

function insertedLine({ to, marks }: NonNullable<CarryReport["inserted"]>[number]): ReportLine {
  return { page: to, name: t("A page of your own"), text: marksText(marks) };
}

function leftLine({ identity, to, marks, reason }: CarryReport["left"][number]): ReportLine {
  const name = identity ?? t("A page of your own");
  return { page: to, name, text: `${marksText(marks)}: ${reasonText(reason)}` };
}

function marksText(marks: number): string {
  return tn(marks, "{count} stroke or note", "{count} strokes and notes");
}

function reasonText(reason: LeftReason): string {
  switch (reason) {
    case "no_page":
      return t("the update has no such page");
    case "no_area":
      return t("its page has no such lines");
    case "smaller_area":
      return t("its page has too little room");
  }
}
