/** Programs that write handwriting into a PDF. A new program is one entry of `writers`. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PDFArray, PDFDocument, PDFName, type PDFPage, rgb } from "pdf-lib";
import { editWithPdfium, type PdfiumDocument } from "../edit-with-pdfium.ts";
import type { Stroke } from "../ink/strokes.ts";

export interface ColoredStroke extends Stroke {
  /** Different for each stroke of a file. Components from 0 to 255. */
  readonly color: readonly [number, number, number];
}

export interface WriteContext {
  readonly from: string;
  readonly to: string;
  readonly strokes: readonly ColoredStroke[];
  /** Sizes of the pages in points. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** Folder for files of the program. */
  readonly cwd: string;
}

export interface Writer {
  readonly name: string;
  /** True if strokes become part of the pages. */
  readonly flattens: boolean;
  /** True if the program leaves out the files in the PDF, so that the one without handwriting is needed. */
  readonly needsEarlier: boolean;
  readonly write: (context: WriteContext) => void | Promise<void>;
}

const penWidth = 3;

const share = ([r, g, b]: ColoredStroke["color"]) => [r / 255, g / 255, b / 255] as const;

/** Points from the lower left corner. */
function upward({ points }: Stroke, height: number): readonly (readonly [number, number])[] {
  return points.map(([x, y]) => [x, height - y] as const);
}

const numbers = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(" ");

async function withPdfLib(
  { from, to, strokes }: WriteContext,
  draw: (page: PDFPage, stroke: ColoredStroke, i: number) => void,
) {
  const pdf = await PDFDocument.load(readFileSync(from), { updateMetadata: false });
  const pages = pdf.getPages();
  for (const [i, stroke] of strokes.entries()) draw(pages[stroke.page - 1] as PDFPage, stroke, i);
  writeFileSync(to, await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

const subtypes = ["Ink", "Highlight", "Square", "Line", "FreeText", "Stamp"] as const;

/** Each kind of annotation, with an appearance that draws the stroke. */
function annotate(page: PDFPage, stroke: ColoredStroke, i: number): void {
  const { context } = page.doc;
  const path = upward(stroke, page.getHeight());
  const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
  const [left, right, bottom, top] = [
    Math.min(...xs) - 2,
    Math.max(...xs) + 2,
    Math.min(...ys) - 2,
    Math.max(...ys) + 2,
  ];
  const line = path.map(([x, y], at) => `${numbers([x - left, y - bottom])} ${at === 0 ? "m" : "l"}`).join(" ");
  const appearance = context.stream(`${share(stroke.color).join(" ")} RG ${penWidth} w 1 J 1 j ${line} S`, {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, right - left, top - bottom],
  });
  const subtype = subtypes[i % subtypes.length] as (typeof subtypes)[number];
  const annotation = context.obj({
    Type: "Annot",
    Subtype: subtype,
    Rect: [left, bottom, right, top],
    F: 4,
    C: [...share(stroke.color)],
    AP: { N: context.register(appearance) },
    ...(subtype === "Ink" && { InkList: [path.flat()], BS: { W: penWidth } }),
    ...(subtype === "Highlight" && { QuadPoints: [left, top, right, top, left, bottom, right, bottom] }),
    ...(subtype === "Line" && { L: [left, bottom, right, top] }),
    ...(subtype === "FreeText" && { DA: "/Helv 9 Tf", Contents: "note" }),
  });
  const annotations = page.node.lookupMaybe(PDFName.of("Annots"), PDFArray);
  if (annotations) annotations.push(context.register(annotation));
  else page.node.set(PDFName.of("Annots"), context.obj([context.register(annotation)]));
}

function drawLines(page: PDFPage, stroke: ColoredStroke): void {
  const path = upward(stroke, page.getHeight());
  for (const [i, [x, y]] of path.entries()) {
    const [nextX, nextY] = path[i + 1] ?? [x, y];
    page.drawLine({
      start: { x, y },
      end: { x: nextX, y: nextY },
      thickness: penWidth,
      color: rgb(...share(stroke.color)),
    });
  }
}

/** Strokes of a page in one annotation each color: MuPDF has one color for each. */
const mutoolScript = `
var document = new PDFDocument(scriptArgs[0]);
var strokes = JSON.parse(read(scriptArgs[2]));
for (var i = 0; i < strokes.length; i++) {
  var stroke = strokes[i];
  var annotation = document.loadPage(stroke.page - 1).createAnnotation("Ink");
  annotation.setInkList([stroke.points]);
  annotation.setColor(stroke.color);
  if (annotation.setBorderWidth) annotation.setBorderWidth(stroke.width);
  else annotation.setBorder(stroke.width);
  annotation.update();
}
document.save(scriptArgs[1], "compress");
`;

function writeWithMutool({ from, to, strokes, cwd }: WriteContext): void {
  const [script, list] = [join(cwd, "ink.js"), join(cwd, "ink.json")];
  writeFileSync(script, mutoolScript);
  const listed = strokes.map(({ page, points, color }) => ({ page, points, color: share(color), width: penWidth }));
  writeFileSync(list, JSON.stringify(listed));
  execFileSync("mutool", ["run", script, from, to, list], { stdio: ["ignore", "pipe", "pipe"] });
}

/** Constants of fpdf_annot.h and fpdf_flatten.h. */
const [ink, colorType, normalDisplay] = [15, 0, 0];

/** PDFium forgets the entries that a page inherits when it flattens it. qpdf writes them into each page. */
async function flattenWithPdfium(context: WriteContext): Promise<void> {
  const from = join(context.cwd, "own-entries.pdf");
  execFileSync("qpdf", [context.from, "--pages", ".", "1-z", "--", from], { stdio: ["ignore", "pipe", "pipe"] });
  await writeWithPdfium({ ...context, from }, true);
}

async function writeWithPdfium({ from, to, strokes, sizes }: WriteContext, flattens: boolean): Promise<void> {
  await editWithPdfium(from, to, (opened) => {
    const { library, document } = opened;
    for (const [number, list] of Map.groupBy(strokes, ({ page }) => page)) {
      const page = library.FPDF_LoadPage(document, number - 1);
      for (const stroke of list) addInk(opened, page, upward(stroke, sizes[number - 1]?.height ?? 0), stroke.color);
      if (flattens) library.FPDFPage_Flatten(page, normalDisplay);
      library.FPDF_ClosePage(page);
    }
  });
}

function addInk(
  { library, allocate }: PdfiumDocument,
  page: number,
  points: ReturnType<typeof upward>,
  color: ColoredStroke["color"],
): void {
  const floats = (values: readonly number[]) => allocate(new Uint8Array(new Float32Array(values).buffer));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const annotation = library.FPDFPage_CreateAnnot(page, ink);
  const rect = floats([Math.min(...xs) - 2, Math.max(...ys) + 2, Math.max(...xs) + 2, Math.min(...ys) - 2]);
  library.FPDFAnnot_SetRect(annotation, rect);
  library.EPDFAnnot_SetColor(annotation, colorType, ...color);
  library.EPDFAnnot_SetBorderStyle(annotation, 1, penWidth);
  const path = floats(points.flat());
  library.FPDFAnnot_AddInkStroke(annotation, path, points.length);
  library.EPDFAnnot_GenerateAppearance(annotation);
  library.FPDFPage_CloseAnnot(annotation);
  for (const at of [rect, path]) library.pdfium.wasmExports.free(at);
}

/** The editor of pdf.js stores strokes so, and saves them with the document. */
const inkEditor = 15;

/** In place of the control points of a curve, for a line. */
const noControls = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];

async function writeWithPdfJs({ from, to, strokes, sizes }: WriteContext): Promise<void> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: new Uint8Array(readFileSync(from)), verbosity: 0 });
  const document = await loading.promise;
  for (const [i, stroke] of strokes.entries()) {
    const path = upward(stroke, sizes[stroke.page - 1]?.height ?? 0);
    const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
    const [first, ...others] = path;
    // Six numbers for each point: control points of curves, or only the end for a line.
    const line = [...noControls, ...(first ?? [0, 0]), ...others.flatMap(([x, y]) => [...noControls, x, y])];
    document.annotationStorage.setValue(`pdfjs_internal_editor_${i}`, {
      annotationType: inkEditor,
      color: [...stroke.color],
      thickness: penWidth,
      opacity: 1,
      paths: { lines: [Float32Array.from(line)], points: [Float32Array.from(path.flat())] },
      pageIndex: stroke.page - 1,
      rect: [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2],
      rotation: 0,
    });
  }
  writeFileSync(to, await document.saveDocument());
  await loading.destroy();
}

/** Xournal++ draws all pages again, with its strokes. */
function writeWithXournal({ from, to, strokes, sizes, cwd }: WriteContext): void {
  const hex = (color: ColoredStroke["color"]) => color.map((part) => part.toString(16).padStart(2, "0")).join("");
  const pages = sizes.map(({ width, height }, i) => {
    const file = i === 0 ? ` domain="absolute" filename="${from}"` : "";
    const drawn = strokes
      .filter(({ page }) => page === i + 1)
      .map(
        ({ points, color }) =>
          `<stroke tool="pen" color="#${hex(color)}ff" width="${penWidth}">${numbers(points.flat())}</stroke>`,
      );
    return `<page width="${width}" height="${height}"><background type="pdf"${file} pageno="${i + 1}"/><layer>${drawn.join("")}</layer></page>`;
  });
  const document = `<?xml version="1.0" standalone="no"?>\n<xournal creator="Octavo" fileversion="4">${pages.join("\n")}</xournal>\n`;
  writeFileSync(join(cwd, "ink.xopp"), gzipSync(document));
  execFileSync("xournalpp", [`--create-pdf=${to}`, join(cwd, "ink.xopp")], { stdio: ["ignore", "pipe", "pipe"] });
}

const annotations = { flattens: false, needsEarlier: false };

export const writers: readonly Writer[] = [
  { name: "pdf-lib", ...annotations, write: (context) => withPdfLib(context, annotate) },
  { name: "MuPDF", ...annotations, write: writeWithMutool },
  { name: "PDFium", ...annotations, write: (context) => writeWithPdfium(context, false) },
  { name: "the ink editor of pdf.js", ...annotations, write: writeWithPdfJs },
  {
    name: "pdf-lib, in the page",
    flattens: true,
    needsEarlier: false,
    write: (context) => withPdfLib(context, drawLines),
  },
  {
    name: "PDFium, flattened",
    flattens: true,
    needsEarlier: false,
    write: flattenWithPdfium,
  },
];

/** Debian's package is installed for the long run. */
export const xournal: Writer = { name: "Xournal++", flattens: true, needsEarlier: true, write: writeWithXournal };
