/** Independent PDF readers. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist";

const folder = mkdtempSync(join(tmpdir(), "octavo-readers-"));
let files = 0;

/** Writes a temporary file. */
function asFile(pdf: Uint8Array): string {
  const path = join(folder, `${++files}.pdf`);
  writeFileSync(path, pdf);
  return path;
}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Throws qpdf's message for errors and warnings. */
export function qpdfCheck(pdf: Uint8Array): string {
  return run("qpdf", "--check", asFile(pdf));
}

/** Returns the objects of the document as text, without compression and object streams, for comparisons. */
export function qpdfText(pdf: Uint8Array): string {
  const path = join(folder, `${++files}.qdf.pdf`);
  run("qpdf", "--qdf", "--static-id", "--object-streams=disable", asFile(pdf), path);
  return readFileSync(path, "latin1");
}

export function popplerText(pdf: Uint8Array, page: number): string {
  return run("pdftotext", "-f", String(page), "-l", String(page), "-layout", asFile(pdf), "-");
}

/** Text of all pages, read at once. */
export function popplerTexts(pdf: Uint8Array): readonly string[] {
  return run("pdftotext", "-layout", asFile(pdf), "-").split("\f");
}

/** Page as PPM at two pixels per point. */
export function popplerPicture(pdf: Uint8Array, page: number): Uint8Array {
  const root = join(folder, String(++files));
  run("pdftoppm", "-f", String(page), "-singlefile", "-r", "144", asFile(pdf), root);
  return readFileSync(`${root}.ppm`);
}

export interface FontRow {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
  readonly unicode: boolean;
}

export function popplerFonts(pdf: Uint8Array): readonly FontRow[] {
  const rows = run("pdffonts", asFile(pdf)).trim().split("\n").slice(2);
  return rows.map((row) => {
    const [name = ""] = row.split(/\s+/);
    const flags = /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.exec(row) ?? [];
    return { name, embedded: flags[1] === "yes", subset: flags[2] === "yes", unicode: flags[3] === "yes" };
  });
}

/** Target pages of links as read by MuPDF, 0 for unknown targets. */
export function mupdfLinks(pdf: Uint8Array, pages: readonly number[]): readonly (readonly number[])[] {
  const script = join(folder, `${++files}.js`);
  writeFileSync(
    script,
    // MuPDF's script API changed on the way: links had a property `uri`, and resolving gave a number or a place.
    `var doc = Document.openDocument ? Document.openDocument(scriptArgs[0]) : new Document(scriptArgs[0]);
     var pages = JSON.parse(scriptArgs[1]);
     print(JSON.stringify(pages.map(function (number) {
       return doc.loadPage(number - 1).getLinks().map(function (link) {
         var found = doc.resolveLink(link.uri || link.getURI());
         return (typeof found === "number" ? found : found.page) + 1;
       });
     })));`,
  );
  return JSON.parse(run("mutool", "run", script, asFile(pdf), JSON.stringify(pages)));
}

/** First page as PNG. MuPDF draws at exact positions; poppler rounds them to pixels. */
export function mupdfPicture(pdf: Uint8Array, pixelsPerPoint: number): Buffer {
  const picture = join(folder, `${++files}.png`);
  run("mutool", "draw", "-q", "-r", String(72 * pixelsPerPoint), "-o", picture, asFile(pdf), "1");
  return readFileSync(picture);
}

export function mupdfText(pdf: Uint8Array, page: number): string {
  return run("mutool", "draw", "-q", "-F", "text", asFile(pdf), String(page));
}

export function mupdfOutline(pdf: Uint8Array): readonly string[] {
  return run("mutool", "show", asFile(pdf), "outline").trim().split("\n");
}

export async function openWithPdfjs(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  return getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 }).promise;
}

/** Creates canvases on Node.js. pdf.js has no type for it. */
interface CanvasFactory {
  readonly create: (
    width: number,
    height: number,
  ) => { readonly canvas: { readonly toBuffer: (type: string) => Buffer } };
}

/** First page as PNG at two pixels per point. */
export async function pdfjsPicture(pdf: Uint8Array): Promise<Buffer> {
  const document = await openWithPdfjs(pdf);
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const { canvas } = (document.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas.toBuffer("image/png");
}

/** Targets of all links as read by pdf.js: page numbers, or the unresolved target. */
export async function pdfjsLinks(
  document: PDFDocumentProxy,
): Promise<readonly { readonly page: number; readonly target: number | string }[]> {
  const found: { page: number; target: number | string }[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    for (const annotation of await (await document.getPage(page)).getAnnotations()) {
      const dest = annotation.dest as unknown;
      const target = Array.isArray(dest)
        ? (await document.getPageIndex(dest[0])) + 1
        : (annotation.url ?? `unfollowed ${JSON.stringify(dest)}`);
      found.push({ page, target });
    }
  }
  return found;
}
