/** Known handwriting on the pages of a PDF, written as tablets write it: by the number of the page. */
import { readFileSync, writeFileSync } from "node:fs";
import { PDFArray, PDFDocument, PDFName, type PDFPage, rgb } from "pdf-lib";
import type { Documents } from "./documents.ts";
import type { Look, PixelRect } from "./look.ts";
import type { Random } from "./random.ts";

export interface Stroke {
  readonly page: number;
  /** Points from the upper left corner of the page. */
  readonly points: readonly (readonly [number, number])[];
  /** Type of the widget that it is near, for reports. */
  readonly near: string;
}

/** `annotation`: PDF annotations of type Ink. `flattened`: drawn into the content of the page. */
export type InkForm = "annotation" | "flattened";

const strokeCount = 40;
const inkWidth = 1.6;

/** A stroke in five is on the first page, which is the overview of most planners. */
const shareOfFirstPage = 0.2;

/** Strokes at widgets of all designs, and a few anywhere. */
export function randomStrokes({ masters }: Documents, pages: number, random: Random): readonly Stroke[] {
  const { width, height } = masters.canvas.dimensions;
  const widgets = masters.masters.flatMap((master) => master.widgets);
  return Array.from({ length: strokeCount }, () => {
    const page = random.chance(shareOfFirstPage) ? 1 : 1 + random.below(pages);
    const widget = widgets.length > 0 && random.chance(0.85) ? random.pick(widgets) : undefined;
    const { x, y, ...size } = widget?.position ?? { x: 0, y: 0, width, height };
    const start = [x + random.below(size.width + 1), y + random.below(size.height + 1)] as const;
    return { page, points: wave(start, { width, height }, random), near: widget?.type ?? "the page" };
  });
}

/** A short word of ten points from left to right, moved inside the page. */
function wave([x, y]: readonly [number, number], page: { width: number; height: number }, random: Random) {
  const [step, margin] = [3, 10];
  const left = Math.max(margin, Math.min(page.width - margin - 10 * step, x));
  const middle = Math.max(margin, Math.min(page.height - margin, y));
  return Array.from({ length: 10 }, (_, i) => [left + i * step, middle + random.below(9) - 4] as const);
}

/** Writes a copy of a PDF with the strokes on its pages. Strokes on pages that it lacks are lost. */
export async function writeInk(from: string, to: string, strokes: readonly Stroke[], form: InkForm): Promise<void> {
  const pdf = await PDFDocument.load(readFileSync(from), { updateMetadata: false });
  const pages = pdf.getPages();
  for (const stroke of strokes) {
    const page = pages[stroke.page - 1];
    if (page && form === "annotation") annotate(page, stroke);
    else if (page) flatten(page, stroke);
  }
  writeFileSync(to, await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

function annotate(page: PDFPage, { points }: Stroke): void {
  const { context } = page.doc;
  const path = points.map(([x, y]) => [x, page.getHeight() - y] as const);
  const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
  const annotation = context.obj({
    Type: "Annot",
    Subtype: "Ink",
    Rect: [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2],
    InkList: [path.flat()],
    C: [1, 0, 0],
    BS: { W: inkWidth },
    F: 4,
  });
  const annotations = page.node.lookupMaybe(PDFName.of("Annots"), PDFArray);
  if (annotations) annotations.push(context.register(annotation));
  else page.node.set(PDFName.of("Annots"), context.obj([context.register(annotation)]));
}

function flatten(page: PDFPage, { points }: Stroke): void {
  const height = page.getHeight();
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    page.drawLine({
      start: { x, y: height - y },
      end: { x: nextX, y: height - nextY },
      thickness: inkWidth,
      color: rgb(1, 0, 0),
    });
  }
}

const windowMargin = 18;

/** The surroundings of a stroke in a rendered page. */
export function surroundings({ points }: Stroke, dpi: number): PixelRect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const pixel = (length: number) => Math.round((length * dpi) / 72);
  return {
    left: pixel(Math.min(...xs) - windowMargin),
    top: pixel(Math.min(...ys) - windowMargin),
    right: pixel(Math.max(...xs) + windowMargin),
    bottom: pixel(Math.max(...ys) + windowMargin),
  };
}

/** True if poppler shows the ink of the stroke. */
export function isVisible(stroke: Stroke, page: Look | undefined, dpi: number): boolean {
  if (!page) return false;
  const { left, top, right, bottom } = surroundings(stroke, dpi);
  let found = 0;
  for (let y = Math.max(0, top); y < Math.min(page.height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(page.width, right); x++)
      if (isRed(page.rgb, (y * page.width + x) * 3)) found++;
  return found >= 3;
}

function isRed(rgb: Buffer, at: number): boolean {
  const red = rgb[at] as number;
  return red > (rgb[at + 1] as number) + 80 && red > (rgb[at + 2] as number) + 80;
}
