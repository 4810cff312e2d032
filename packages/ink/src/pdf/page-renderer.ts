/** Pictures of pages by PDFium. Documents stay open, because pages of two files are drawn in turn. */
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Picture } from "./stamp.ts";

/** Constants of fpdfview.h: four bytes per pixel, the last one unused, and RGB order. */
const [bgrx, reverseByteOrder, white] = [3, 0x10, 0xffffffff];

/** Pixels of a page. A page that is larger is not drawn. */
const mostPixels = 40_000_000;

interface OpenDocument {
  readonly document: number;
  readonly file: number;
}

export class PageRenderer {
  readonly #pdfium: WrappedPdfiumModule;
  readonly #opened = new Map<Uint8Array, OpenDocument>();

  constructor(pdfium: WrappedPdfiumModule) {
    this.#pdfium = pdfium;
  }

  /** Draws a page like `Rasterize`. */
  draw(pdf: Uint8Array, index: number, scale: number): Picture | undefined {
    const { document } = this.#open(pdf);
    const page = document && this.#pdfium.FPDF_LoadPage(document, index);
    if (!page) return undefined;
    try {
      return this.#picture(page, scale);
    } finally {
      this.#pdfium.FPDF_ClosePage(page);
    }
  }

  close(): void {
    for (const { document, file } of this.#opened.values()) {
      if (document) this.#pdfium.FPDF_CloseDocument(document);
      this.#pdfium.pdfium.wasmExports.free(file);
    }
    this.#opened.clear();
  }

  #picture(page: number, scale: number): Picture | undefined {
    const pdfium = this.#pdfium;
    const width = Math.max(1, Math.round(pdfium.FPDF_GetPageWidthF(page) * scale));
    const height = Math.max(1, Math.round(pdfium.FPDF_GetPageHeightF(page) * scale));
    const bitmap = width * height > mostPixels ? 0 : pdfium.FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
    if (!bitmap) return undefined;
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, reverseByteOrder);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = this.#memory.slice(start, start + width * height * 4);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return { width, height, pixels };
  }

  #open(pdf: Uint8Array): OpenDocument {
    const known = this.#opened.get(pdf);
    if (known) return known;
    const file = this.#pdfium.pdfium.wasmExports.malloc(pdf.byteLength);
    this.#memory.set(pdf, file);
    const opened = { file, document: this.#pdfium.FPDF_LoadMemDocument(file, pdf.byteLength, "") };
    this.#opened.set(pdf, opened);
    return opened;
  }

  /** Missing from the types of the library. The buffer changes when memory grows. */
  get #memory(): Uint8Array {
    return (this.#pdfium.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;
  }
}
