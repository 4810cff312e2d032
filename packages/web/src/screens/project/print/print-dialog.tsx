import { pdfFileName } from "@octavo/contract";
import type { Flip, PrintSummary } from "@octavo/engine";
import type { WorkRights } from "@octavo/foundation";
import { useEffect, useMemo, useRef, useState } from "react";
import type { EngineClient } from "../../../engine-worker/engine-client.ts";
import type { PrintPreview } from "../../../engine-worker/print-planner.ts";
import type { PageDrawing, Planner } from "../../../engine-worker/protocol.ts";
import type { PdfProgress as Progress } from "../../../engine-worker/use-pdf-download.ts";
import { t, translate } from "../../../language/t.ts";
import { PageThumbnail } from "../../../planner-view/page-thumbnail.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../../ui/dialog.tsx";
import { downloadFile } from "../../../ui/download-file.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { whenDone } from "../../../ui/when-done.ts";
import { PrintFields } from "./print-fields.tsx";
import { type PrintForm, settingsOf, usualForm } from "./print-form.ts";

interface PrintDialogProps {
  readonly name: string;
  readonly rights: WorkRights;
  readonly planner: Planner;
  readonly engine: EngineClient;
  readonly onClose: () => void;
}

/** Sheets for a printer, with a picture of the first one. */
export function PrintDialog({ name, rights, planner, engine, onClose }: PrintDialogProps) {
  const [form, setForm] = useState<PrintForm>(usualForm);
  const settings = useMemo(() => settingsOf(form), [form]);
  const preview = usePreview(planner, engine, settings);
  const { running, problem, download } = useDownload({ name, rights, planner, engine, settings });
  const print = preview?.print;
  const refusal = print && "problem" in print ? translate(print.problem) : problem;
  const isReady = print !== undefined && "summary" in print;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Print")}
      description={t("The pages on sheets of paper. Paper has no links: page numbers stand in their places.")}
      size="full"
    >
      <DialogBody>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PrintFields
            form={form}
            sections={preview?.sections ?? []}
            onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          />
          <div className="flex flex-col gap-3">
            {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
            {print === undefined && <Loading />}
            {print && "summary" in print && <FirstSheet {...print} />}
          </div>
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button kind="primary" disabled={!isReady || running !== undefined} onClick={() => void download()}>
          {running ? t("Generating…") : t("Download for printing")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Settings = ReturnType<typeof settingsOf>;

/** Keeps the last preview until the next one is drawn. */
function usePreview(planner: Planner, engine: EngineClient, settings: Settings): PrintPreview | undefined {
  const [preview, setPreview] = useState<PrintPreview>();
  useEffect(() => {
    const drawn = engine.run("previewPrint", { revision: planner.revision, settings });
    return whenDone(drawn, (found) => {
      if (found) setPreview(found);
    });
  }, [planner, engine, settings]);
  return preview;
}

interface Order extends Omit<PrintDialogProps, "onClose"> {
  readonly settings: Settings;
}

/** Ends the download when the dialog closes. */
function useDownload({ name, rights, planner, engine, settings }: Order) {
  const [running, setRunning] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const download = async () => {
    const current = new AbortController();
    controller.current = current;
    setProblem(undefined);
    setRunning({ pages: 0, total: 0 });
    const onProgress = (pages: number, total: number) => setRunning({ pages, total });
    const made = await engine.pdf(planner, current.signal, onProgress, { print: settings, rights });
    if (current.signal.aborted) return;
    setRunning(undefined);
    if (made.status === "made") downloadFile(made.file, pdfFileName(t("{name} to print", { name })));
    if (made.status === "failed") setProblem(made.message);
  };
  return { running, problem, download };
}

interface FirstSheetProps {
  readonly summary: PrintSummary;
  readonly sides: readonly PageDrawing[];
}

function FirstSheet({ summary, sides }: FirstSheetProps) {
  const { sheets, pages, blank, scale, flip } = summary;
  return (
    <>
      <output className="leading-snug">
        {t("Sheets: {sheets}. Pages: {pages}, at {percent} %. Blank pages: {blank}.", {
          sheets,
          pages,
          blank,
          percent: Math.round(scale * 1000) / 10,
        })}{" "}
        {flipText(flip)}
      </output>
      <div className="flex flex-col gap-3 max-lg:flex-row max-lg:*:flex-1">
        {sides.map((side, i) => (
          <figure key={side.page} className="flex min-w-0 flex-col items-center gap-1">
            <PageThumbnail
              drawing={side}
              shape={side.size.width / side.size.height}
              className={side.size.width > side.size.height ? "w-full" : "w-2/3 max-lg:w-full"}
            />
            <figcaption className="text-sm text-ink-soft">
              {i === 0 ? t("First sheet, front") : t("First sheet, back")}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

function flipText(flip: Flip): string {
  switch (flip) {
    case "long":
      return t("Print at 100 %, on both sides, flipped on the long edge.");
    case "short":
      return t("Print at 100 %, on both sides, flipped on the short edge.");
    case "none":
      return t("Print at 100 %, on one side.");
  }
}
