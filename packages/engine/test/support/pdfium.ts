/** Links and names as read by PDFium, which many devices use. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
}

let loading: Promise<WrappedPdfiumModule> | undefined;

async function load(): Promise<WrappedPdfiumModule> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Missing in the library's types. Replaced when the memory grows. */
const memory = ({ pdfium }: WrappedPdfiumModule) => pdfium as unknown as Memory;

/** Target pages of links, 0 for unknown targets. */
export async function pdfiumLinks(pdf: Uint8Array, pages: readonly number[]): Promise<readonly (readonly number[])[]> {
  return withDocument(pdf, (pdfium, document) => pages.map((page) => linksOfPage(pdfium, document, page)));
}

/** Target pages of destinations. */
export async function pdfiumNames(pdf: Uint8Array, names: readonly string[]): Promise<readonly number[]> {
  return withDocument(pdf, (pdfium, document) =>
    names.map((name) => pageOf(pdfium, document, pdfium.FPDF_GetNamedDestByName(document, name))),
  );
}

async function withDocument<T>(pdf: Uint8Array, ask: (pdfium: WrappedPdfiumModule, document: number) => T): Promise<T> {
  loading ??= load();
  const pdfium = await loading;
  const file = pdfium.pdfium.wasmExports.malloc(pdf.length);
  memory(pdfium).HEAPU8.set(pdf, file);
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.length, "");
  try {
    return ask(pdfium, document);
  } finally {
    pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(file);
  }
}

function linksOfPage(pdfium: WrappedPdfiumModule, document: number, number: number): readonly number[] {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  const position = pdfium.pdfium.wasmExports.malloc(8);
  memory(pdfium).HEAP32.fill(0, position / 4, position / 4 + 2);
  const targets: number[] = [];
  while (pdfium.FPDFLink_Enumerate(page, position, position + 4)) {
    const link = memory(pdfium).HEAP32[position / 4 + 1] ?? 0;
    targets.push(pageOf(pdfium, document, pdfium.FPDFLink_GetDest(document, link)));
  }
  pdfium.pdfium.wasmExports.free(position);
  pdfium.FPDF_ClosePage(page);
  return targets;
}

function pageOf(pdfium: WrappedPdfiumModule, document: number, destination: number): number {
  return destination === 0 ? 0 : pdfium.FPDFDest_GetDestPageIndex(document, destination) + 1;
}

/** Text of a page, as it is copied and searched. */
export async function pdfiumText(pdf: Uint8Array, number: number): Promise<string> {
  return withDocument(pdf, (pdfium, document) => {
    const page = pdfium.FPDF_LoadPage(document, number - 1);
    const text = pdfium.FPDFText_LoadPage(page);
    const count = pdfium.FPDFText_CountChars(text);
    const buffer = pdfium.pdfium.wasmExports.malloc(2 * (count + 1));
    const written = pdfium.FPDFText_GetText(text, 0, count, buffer);
    const units = memory(pdfium).HEAPU8.slice(buffer, buffer + 2 * Math.max(0, written - 1));
    pdfium.pdfium.wasmExports.free(buffer);
    pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
    return new TextDecoder("utf-16le").decode(units);
  });
}
