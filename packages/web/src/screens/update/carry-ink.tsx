import { PenLine } from "lucide-react";
import { useRef } from "react";
import type { UpdateSource } from "../../engine-worker/protocol.ts";
import { t } from "../../language/t.ts";
import { PdfProgress } from "../../queue/pdf-progress.tsx";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "../../ui/drop-files.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CarriedFiles } from "./carried-files.tsx";
import { useCarry } from "./use-carry.ts";

interface CarryInkProps {
  /** The PDF on the tablet, or the bundle that contains it. */
  readonly file: File;
  readonly source: UpdateSource;
}

/** Copies handwriting to the update, and reports what has no place there. */
export function CarryInk({ file, source }: CarryInkProps) {
  const { state, carry, cancel } = useCarry(source);
  const input = useRef<HTMLInputElement>(null);
  const isRunning = state.status === "running";
  const start = (annotated: File | undefined) => {
    if (annotated) void carry({ annotated, earlier: file });
  };
  return (
    <section aria-label={t("Copy handwriting")} className="flex flex-col items-start gap-3">
      <h3 className="text-lg leading-snug font-semibold">{t("Copy handwriting")}</h3>
      <p className="text-ink-soft text-pretty">
        {t(
          "Octavo copies handwriting that your tablet or a program exports to the update. In a PDF, each stroke goes to the same lines and days. In documents of reMarkable (.rmdoc, .zip) and Xournal++ (.xopp), each page keeps its strokes. What has no place in the update is kept, and listed.",
        )}
      </p>
      <FileInput
        ref={input}
        label={t("File with handwriting")}
        accept=".pdf,.rmdoc,.zip,.xopp,application/pdf"
        onFiles={([annotated]) => start(annotated)}
      />
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-11" disabled={isRunning} onClick={() => start(file)}>
          <PenLine size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("Copy the handwriting of this file")}
        </Button>
        <Button className="min-h-11" disabled={isRunning} onClick={() => input.current?.click()}>
          {t("Choose a file with handwriting…")}
        </Button>
      </div>
      {isRunning && <PdfProgress {...state.progress} onCancel={cancel} className="w-full max-w-md" />}
      <div aria-live="polite" className="w-full">
        {state.status === "failed" && <Notice kind="error">{state.reason}</Notice>}
        {state.status === "carried" && <CarriedFiles {...state.carried} />}
      </div>
    </section>
  );
}
