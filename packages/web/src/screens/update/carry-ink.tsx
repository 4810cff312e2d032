import { pdfFileName } from "@octavo/contract";
import type { CarryReport, LeftReason } from "@octavo/ink";
import { Download, PenLine } from "lucide-react";
import { useRef } from "react";
import type { CarriedInk, UpdateSource } from "../../engine-worker/protocol.ts";
import { t, tn, translate } from "../../language/t.ts";
import { PdfProgress } from "../../queue/pdf-progress.tsx";
import { Button } from "../../ui/button.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { FileInput } from "../../ui/drop-files.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCarry } from "./use-carry.ts";

interface CarryInkProps {
  /** The PDF on the tablet. */
  readonly file: File;
  readonly source: UpdateSource;
}

/** Copies handwriting of a PDF to the update, and reports what has no place there. */
export function CarryInk({ file, source }: CarryInkProps) {
  const { state, carry, cancel } = useCarry(source);
  const input = useRef<HTMLInputElement>(null);
  const isRunning = state.status === "running";
  const start = (annotated: File | undefined) => {
    if (annotated) void carry({ annotated, earlier: file });
  };
  return (
    <section aria-label={t("Handwriting in the PDF")} className="flex flex-col items-start gap-3">
      <h3 className="text-lg leading-snug font-semibold">{t("Handwriting in the PDF")}</h3>
      <p className="text-ink-soft text-pretty">
        {t(
          "If your tablet or a program exports the PDF with handwriting, Octavo copies it to the update: each stroke to the same lines and days. Strokes that have no place there are on pages at the end.",
        )}
      </p>
      <FileInput
        ref={input}
        label={t("PDF with handwriting")}
        accept=".pdf,application/pdf"
        onFiles={([annotated]) => start(annotated)}
      />
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-11" disabled={isRunning} onClick={() => start(file)}>
          <PenLine size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("Copy the handwriting of this PDF")}
        </Button>
        <Button className="min-h-11" disabled={isRunning} onClick={() => input.current?.click()}>
          {t("Choose a PDF with handwriting…")}
        </Button>
      </div>
      {isRunning && <PdfProgress {...state.progress} onCancel={cancel} className="w-full max-w-md" />}
      <div aria-live="polite" className="w-full">
        {state.status === "failed" && <Notice kind="error">{state.reason}</Notice>}
        {state.status === "carried" && <Carried {...state.carried} name={file.name} />}
      </div>
    </section>
  );
}

type CarriedProps = Exclude<CarriedInk, { readonly refusal: unknown }> & { readonly name: string };

function Carried({ file, report, name }: CarriedProps) {
  const { marks, left, carried } = report;
  const rest = left.reduce((sum, page) => sum + page.marks, 0);
  const beside = carried.filter(({ beside_others }) => beside_others > 0);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold tabular-nums">
        {tn(
          marks - rest,
          "{count} stroke or note is in its place in the update.",
          "{count} strokes and notes are in their places in the update.",
        )}
      </p>
      {report.warnings.map((warning) => (
        <Notice key={warning.text}>{`${translate(warning)}.`}</Notice>
      ))}
      <Pages title={t("On pages at the end")} lines={left.map(leftLine)} />
      <Pages title={t("Beside other lines or words")} lines={beside.map(besideLine)} />
      <Button
        kind="primary"
        className="min-h-11 px-5"
        onClick={() => downloadFile(file, pdfFileName(name.replace(/\.pdf$/i, "")))}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("Download the update with handwriting")}
      </Button>
    </div>
  );
}

interface ReportLine {
  /** Number of the page in the update. */
  readonly page: number;
  readonly name: string;
  readonly text: string;
}

function Pages({ title, lines }: { readonly title: string; readonly lines: readonly ReportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="w-full">
      <h4 className="font-semibold">{title}</h4>
      <ul className="divide-y divide-rule border-y border-rule">
        {lines.map(({ page, name, text }) => (
          <li key={page} className="flex flex-wrap items-baseline gap-x-3 py-1.5 leading-snug">
            <span className="tabular-nums">{t("Page {page}", { page })}</span>
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function besideLine({ identity, to, beside_others }: CarryReport["carried"][number]): ReportLine {
  return { page: to, name: identity, text: tn(beside_others, "{count} stroke or note", "{count} strokes and notes") };
}

function leftLine({ identity, to, marks, reason }: CarryReport["left"][number]): ReportLine {
  const name = identity ?? t("A page of your own");
  return {
    page: to,
    name,
    text: `${tn(marks, "{count} stroke or note", "{count} strokes and notes")}: ${reasonText(reason)}`,
  };
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
