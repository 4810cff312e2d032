import { pdfFileName } from "@octavo/contract";
import { useEffect, useRef, useState } from "react";
import { downloadFile } from "../ui/download-file.ts";
import type { PdfRequest } from "./request-pdf.ts";

export interface PdfProgress {
  readonly pages: number;
  /** 0 until it is known. */
  readonly total: number;
}

export interface PdfDownload {
  readonly pdf: PdfProgress | undefined;
  readonly downloadPdf: () => Promise<void>;
  readonly cancelPdf: () => void;
  /** True after a download, until the next one starts or `forgetDownload` is called. */
  readonly isDownloaded: boolean;
  readonly forgetDownload: () => void;
}

/** Makes the PDF in the browser, so that the user sees the progress and can cancel. */
export function usePdfDownload(order: PdfRequest): PdfDownload {
  const [pdf, setPdf] = useState<PdfProgress>();
  const [isDownloaded, setDownloaded] = useState(false);
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
    setDownloaded(false);
    try {
      const { requestPdf } = await import("./request-pdf.ts");
      const file = await requestPdf(order, signal, (pages, total) => {
        if (!signal.aborted) setPdf({ pages, total });
      });
      if (file && !signal.aborted) {
        downloadFile(file, pdfFileName(order.name));
        setDownloaded(true);
      }
    } catch (reason) {
      if (!signal.aborted) order.onFailure(reason);
    } finally {
      // A second download may have started after this one was cancelled.
      if (running.current === controller) setPdf(undefined);
    }
  };
  return { pdf, downloadPdf, cancelPdf, isDownloaded, forgetDownload: () => setDownloaded(false) };
}
