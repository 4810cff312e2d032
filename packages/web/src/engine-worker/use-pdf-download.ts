import { type FileAnswer, pdfFileName } from "@octavo/contract";
import { isEqual, type WorkRights } from "@octavo/foundation";
import { useEffect, useRef, useState } from "react";
import { t } from "../language/t.ts";
import { downloadFile } from "../ui/download-file.ts";
import type { EngineClient } from "./engine-client.ts";
import type { PlannerSource } from "./protocol.ts";

export interface PdfProgress {
  readonly pages: number;
  /** 0 until it is known. */
  readonly total: number;
}

export interface PdfDownload {
  readonly pdf: PdfProgress | undefined;
  readonly downloadPdf: () => Promise<void>;
  readonly cancelPdf: () => void;
  /** True after a download of the content as it is now, until the next one starts or `forgetDownload` is called. */
  readonly isDownloaded: boolean;
  /** The downloaded PDF. */
  readonly file: File | undefined;
  /** True after a download, if the content has changed since. */
  readonly isOutdated: boolean;
  readonly forgetDownload: () => void;
}

interface PdfRequest {
  readonly name: string;
  /** Called when a download starts. Default: true. */
  readonly containsProject?: () => boolean;
  /** Written into the PDF. Absent: none are stated. */
  readonly rights?: WorkRights;
  readonly source: () => Promise<PlannerSource>;
  /** Parts of the planner now, to find out whether the downloaded one differs from it. Absent: it never changes. */
  readonly content?: readonly unknown[];
  /** Fallback if the browser cannot make the PDF. The server makes it, or reports the reason. */
  readonly readFromServer?: (signal: AbortSignal) => Promise<FileAnswer>;
  readonly onFailure: (reason: unknown) => void;
}

/** Makes the PDF in the browser, so that the user sees the progress and can cancel. */
export function usePdfDownload(order: PdfRequest): PdfDownload {
  const [pdf, setPdf] = useState<PdfProgress>();
  const [downloaded, setDownloaded] = useState<{ readonly content: readonly unknown[]; readonly file: File }>();
  const running = useRef<AbortController>(undefined);
  const cancelPdf = () => {
    running.current?.abort();
    setPdf(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);
  const downloadPdf = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPdf({ pages: 0, total: 0 });
    setDownloaded(undefined);
    const { content = [] } = order;
    try {
      const made = await makePdf(order, signal, (pages, total) => {
        if (!signal.aborted) setPdf({ pages, total });
      });
      if (made && !signal.aborted) {
        const file = new File([made], pdfFileName(order.name), { type: "application/pdf" });
        downloadFile(file, file.name);
        setDownloaded({ content, file });
      }
    } catch (reason) {
      if (!signal.aborted) order.onFailure(reason);
    } finally {
      // A second download may have started after this one was cancelled.
      if (running.current === controller) setPdf(undefined);
    }
  };
  const isCurrent = downloaded !== undefined && isEqual(downloaded.content, order.content ?? []);
  return {
    pdf,
    downloadPdf,
    cancelPdf,
    isDownloaded: isCurrent,
    file: downloaded?.file,
    isOutdated: downloaded !== undefined && !isCurrent,
    forgetDownload: () => setDownloaded(undefined),
  };
}

type OnProgress = (pages: number, total: number) => void;

async function makePdf(order: PdfRequest, signal: AbortSignal, onProgress: OnProgress): Promise<Blob | undefined> {
  const { startEngine } = await import("./start-engine.ts");
  const engine = startEngine();
  signal.addEventListener("abort", () => engine.dispose(), { once: true });
  try {
    return (await makeInBrowser(engine, order, signal, onProgress)) ?? (await makeOnServer(order, signal));
  } finally {
    engine.dispose();
  }
}

async function makeInBrowser(
  engine: EngineClient,
  { source, containsProject, rights }: PdfRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob | undefined> {
  const wanted = await source();
  if (signal.aborted) return undefined;
  const outcome = await engine.compile(wanted);
  const planner = outcome.status === "compiled" ? outcome.compiled.planner : undefined;
  if (!planner) return undefined;
  const made = await engine.pdf(planner, signal, onProgress, { containsProject: containsProject?.(), rights });
  return made.status === "made" ? made.file : undefined;
}

/** PDFs of the server contain the project. */
async function makeOnServer(
  { readFromServer, containsProject }: PdfRequest,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  if (signal.aborted) return undefined;
  if (!navigator.onLine) throw new Error(t("No connection. Your work is kept here: try again when it returns."));
  if (!readFromServer || containsProject?.() === false)
    throw new Error(t("The PDF could not be made in this browser. Reload the page and try again."));
  const { bytes } = await readFromServer(signal);
  return new Blob([bytes], { type: "application/pdf" });
}
