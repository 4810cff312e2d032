import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { type DisplayDocument, type DisplayPage, emitPdf, type FontLibrary, type Rect } from "@octavo/engine";
import { deflate, latin1 } from "./deflate.ts";
import { loadPdfium, memory, withDocument, withPage } from "./pdfium.ts";
import { encodePng, type RgbxPicture } from "./png.ts";

/** Constants of fpdfview.h: four bytes per pixel, the last one unused, and RGB order as in PNG. */
const bgrx = 3;
const reverseByteOrder = 0x10;
const white = 0xffffffff;

/** Annotations are drawn, too. */
const withAnnotations = 0x01;

/**
 * Renders a page to PNG on white, at `scale` pixels per point. `pageIndex` starts at 0. Annotations, such as links, are
 * not drawn.
 */
export async function rasterizePage(
  pdf: Uint8Array,
  pageIndex: number,
  scale: number,
  encode = encodePng,
): Promise<Uint8Array> {
  const pdfium = await loadPdfium();
  return withDocument(pdfium, pdf, (document) =>
    withPage(pdfium, document, pageIndex, (page) => {
      const { width, height } = pixelSize(pdfium, page, scale);
      return drawn(pdfium, page, { scale, part: { x: 0, y: 0, width, height }, flags: 0 }, encode);
    }),
  );
}

/** Renders a part of a page, with annotations, such as handwriting. `rect` is in points, from the upper left corner. */
export async function rasterizePart(
  pdf: Uint8Array,
  pageIndex: number,
  { x, y, width, height }: Rect,
  scale: number,
): Promise<RgbxPicture> {
  const pdfium = await loadPdfium();
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  const part = {
    x: left,
    y: top,
    width: Math.max(1, Math.ceil((x + width) * scale) - left),
    height: Math.max(1, Math.ceil((y + height) * scale) - top),
  };
  return withDocument(pdfium, pdf, (document) =>
    withPage(pdfium, document, pageIndex, (page) =>
      drawn(pdfium, page, { scale, part, flags: withAnnotations }, ({ pixels, ...size }) => ({
        ...size,
        pixels: pixels.slice(),
      })),
    ),
  );
}

function pixelSize(pdfium: WrappedPdfiumModule, page: number, scale: number) {
  return {
    width: Math.max(1, Math.round(pdfium.FPDF_GetPageWidthF(page) * scale)),
    height: Math.max(1, Math.round(pdfium.FPDF_GetPageHeightF(page) * scale)),
  };
}

interface Drawing {
  readonly scale: number;
  /** Part of the page in pixels. */
  readonly part: Rect;
  readonly flags: number;
}

/** Draws a part of a page. The pixels that `use` gets are gone afterwards. */
function drawn<Result>(
  pdfium: WrappedPdfiumModule,
  page: number,
  { scale, part: { x, y, width, height }, flags }: Drawing,
  use: (picture: RgbxPicture) => Result,
): Result {
  const whole = pixelSize(pdfium, page, scale);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrx, 0, 0);
  if (!bitmap) throw new Error(`PDFium has no room for a picture of ${width} × ${height} pixels.`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -x, -y, whole.width, whole.height, 0, reverseByteOrder | flags);
    // Rows of four-byte pixels have no padding. Reads them in place, because a copy takes a tenth of the time.
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return use({ width, height, pixels: memory(pdfium).subarray(start, start + width * height * 4) });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** Renders one page to PNG through a PDF of that page, so that the image matches the device. */
export async function pagePicture(
  document: DisplayDocument,
  page: DisplayPage,
  scale: number,
  fonts: FontLibrary,
  encode = encodePng,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const services = { deflate, latin1, fonts };
  for await (const chunk of emitPdf(alone(document, page), services, { manifest: false })) chunks.push(chunk);
  return rasterizePage(Buffer.concat(chunks), 0, scale, encode);
}

/** Removes links and destinations, because their pages are missing and they aren't drawn. */
function alone(document: DisplayDocument, page: DisplayPage): DisplayDocument {
  const only: DisplayPage = { ...page, number: 1, links: [] };
  return { ...document, pageCount: 1, page: () => only, destinations: [], outline: [] };
}
