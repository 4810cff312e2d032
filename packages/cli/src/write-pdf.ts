import { type Compilation, type DisplayDocument, emitPdf, type PdfOptions, type World } from "@octavo/engine";
import { deflate, latin1 } from "@octavo/press";
import { summarize } from "./diagnostics.ts";
import type { Output } from "./output.ts";
import { standardStream } from "./read-document.ts";
import { fileSize, formatCount, formatNumber } from "./terminal.ts";

export interface WriteResult {
  readonly pages: number;
  readonly links: number;
  readonly bytes: number;
}

/** Writes a PDF page by page, so that its size isn't limited by memory. */
export async function writePdf(
  document: DisplayDocument,
  { fonts }: World,
  output: Output,
  options: PdfOptions = {},
): Promise<WriteResult> {
  const progress = new Progress(document.pageCount);
  let links = 0;
  const page: DisplayDocument["page"] = (number) => {
    const laidOut = document.page(number);
    links += laidOut.links.length;
    progress.page(number);
    return laidOut;
  };
  try {
    const bytes = await output.write(emitPdf({ ...document, page }, { deflate, latin1, fonts }, options));
    return { pages: document.pageCount, links, bytes };
  } finally {
    progress.end();
  }
}

/** Returns "planner.pdf  7 pages, 6 links, 12 kB". */
export function summarizeResult(
  path: string,
  { pages, links, bytes }: WriteResult,
  { diagnostics }: Compilation,
): string {
  const name = path === standardStream ? "stdout" : path;
  return `${name}  ${[formatCount(pages, "page"), formatCount(links, "link"), fileSize(bytes), summarize(diagnostics)].filter((part) => part !== "").join(", ")}`;
}

const beginsAfter = 500;
const repeatsAfter = 100;
const eraseLine = "\r\x1b[K";

/** Shows a page counter on a terminal, and nothing elsewhere. */
class Progress {
  readonly #total: number;
  #shown = false;
  #next = performance.now() + beginsAfter;

  constructor(total: number) {
    this.#total = total;
  }

  page(number: number): void {
    if (!process.stderr.isTTY || performance.now() < this.#next) return;
    process.stderr.write(`${eraseLine}Page ${formatNumber(number)} of ${formatNumber(this.#total)} …`);
    this.#shown = true;
    this.#next = performance.now() + repeatsAfter;
  }

  end(): void {
    if (this.#shown) process.stderr.write(eraseLine);
    this.#shown = false;
  }
}
