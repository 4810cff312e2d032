/** Sets text in a box: breaks lines, positions baselines by font metrics, and reports overflow. */
import type { Color } from "../primitives/color.ts";
import type { Point, Rect } from "../primitives/geometry.ts";
import { breakLines, breakParagraph, paragraphsOf } from "../typography/break-lines.ts";
import type { FaceId, FaceRun, FontLibrary } from "../typography/font.ts";
import { plainAdvance, runWidth, shapedWidth, shapeRuns } from "../typography/measure-text.ts";
import { isComplex } from "../typography/scripts.ts";
import type { TextAlign } from "../typography/text-style.ts";
import type { TextItem } from "./display-list.ts";

/** Vertical text reads downward (clockwise) or upward (counterclockwise). */
export type TextOrientation = "horizontal" | "vertical_cw" | "vertical_ccw";
export type VerticalAlign = "top" | "middle" | "bottom";

export interface TextOptions {
  readonly face: FaceId;
  readonly size: number;
  readonly color: Color;
  readonly align: TextAlign;
  /** Distance of baselines. Default: 1.2 × size. */
  readonly leading?: number;
  readonly orientation?: TextOrientation;
  /** Size of another text in the same box whose baseline this text shares. Default: its own size. */
  readonly baselineSize?: number;
  /** Default: "middle". */
  readonly vertical?: VerticalAlign;
  /** Breaks lines at the edge of the box. Line breaks in the text always apply. */
  readonly wrap?: boolean;
  readonly maxLines?: number;
  /** True in a language from right to left. The result is mirrored afterwards: runs are placed in the opposite order. */
  readonly isRightToLeft?: boolean;
}

export interface SetText {
  readonly items: readonly TextItem[];
  /** False if the text exceeds the box. It is drawn nevertheless. */
  readonly fits: boolean;
  readonly missing: readonly number[];
}

const tolerance = 0.01;
const none: readonly never[] = [];

export function setText(text: string, box: Rect, setting: TextOptions, fonts: FontLibrary): SetText {
  const { size, align, leading = size * 1.2, orientation = "horizontal", vertical = "middle" } = setting;
  const length = orientation === "horizontal" ? box.width : box.height;
  const depth = orientation === "horizontal" ? box.height : box.width;
  const plainWidth = widthOfPlainLine(text, setting, length, fonts);
  if (plainWidth !== undefined) {
    const first = firstBaseline(1, depth, leading, vertical, setting, fonts);
    const at = onPage(alignedStart(align, length, plainWidth), first, box, orientation);
    const items = text.trim() === "" ? none : [textItem({ text, face: setting.face }, setting, at)];
    return { items, fits: plainWidth <= length + tolerance && size <= depth + tolerance, missing: none };
  }
  const broken = linesOf(text, setting, length, fonts);
  const lines = broken.slice(0, setting.maxLines);
  const first = firstBaseline(lines.length, depth, leading, vertical, setting, fonts);
  const items: TextItem[] = [];
  const missing: number[] = [];
  let widest = 0;
  const isMirrored = setting.isRightToLeft === true && orientation === "horizontal";
  for (let i = 0; i < lines.length; i++) {
    const { text: line, isRightToLeft } = lines[i] as Line;
    const { runs: found, missing: lacking } = shapeRuns(line, setting.face, fonts, isRightToLeft);
    const runs = isMirrored ? found.toReversed() : found;
    if (lacking.length > 0) missing.push(...lacking);
    const widths = runs.map((run) => runWidth(run, size, fonts));
    const width = widths.reduce((sum, one) => sum + one, 0);
    widest = Math.max(widest, width);
    let along = alignedStart(align, length, width);
    for (let j = 0; j < runs.length; j++) {
      const run = runs[j] as FaceRun;
      const at = onPage(along, first + i * leading, box, orientation);
      if (run.text.trim() !== "") items.push(textItem(run, setting, at));
      along += widths[j] ?? 0;
    }
  }
  const isWhole = lines.length === broken.length;
  const fits = isWhole && widest <= length + tolerance && textDepth(lines.length, leading, size) <= depth + tolerance;
  return { items, fits, missing: missing.length > 1 ? [...new Set(missing)] : missing };
}

/** Width of a text that is one run on one line as it is, which saves most texts the steps below. Undefined for other texts. */
function widthOfPlainLine(
  text: string,
  { face, size, wrap, maxLines = 1, isRightToLeft }: TextOptions,
  length: number,
  fonts: FontLibrary,
): number | undefined {
  if (isRightToLeft || maxLines < 1) return undefined;
  const advance = plainAdvance(text, fonts.metrics(face));
  if (advance === undefined) return undefined;
  const width = (advance * size) / 1000;
  return wrap && (width > length + tolerance || text.endsWith(" ")) ? undefined : width;
}

interface Line {
  readonly text: string;
  /** Direction of its paragraph. Undefined for text that is not complex. */
  readonly isRightToLeft?: boolean | undefined;
}

/** Numbers are the same in both directions. */
const onlyDigits = /^\d*$/;

function linesOf(text: string, setting: TextOptions, length: number, fonts: FontLibrary): readonly Line[] {
  const { face, size, wrap = false, isRightToLeft = false } = setting;
  if (isComplex(text) || (isRightToLeft && !onlyDigits.test(text)))
    return complexLines(text, { face, size, wrap, isRightToLeft }, length, fonts);
  const measure = (part: string) => shapedWidth(part, face, size, fonts);
  const lines = wrap ? breakLines(text, length + tolerance, measure) : text.split(/\r\n|[\n\r]/);
  return lines.map((line) => ({ text: line }));
}

/** Lines of a paragraph have its direction. */
function complexLines(
  text: string,
  { face, size, wrap, isRightToLeft: isUsual }: Required<Pick<TextOptions, "face" | "size" | "wrap" | "isRightToLeft">>,
  length: number,
  fonts: FontLibrary,
): readonly Line[] {
  const support = fonts.scripts();
  const measure = (part: string) => shapedWidth(part, face, size, fonts);
  return paragraphsOf(text).flatMap((paragraph) => {
    const isRightToLeft = support?.isRightToLeft(paragraph) ?? isUsual;
    const lines = wrap ? breakParagraph(paragraph, length + tolerance, measure, support?.lineParts) : [paragraph];
    return lines.map((line) => ({ text: line, isRightToLeft }));
  });
}

/** The last line needs only its size, not its leading. */
function textDepth(lines: number, leading: number, size: number): number {
  return (lines - 1) * leading + size;
}

function firstBaseline(
  lines: number,
  depth: number,
  leading: number,
  vertical: VerticalAlign,
  { face, size, baselineSize = size }: TextOptions,
  fonts: FontLibrary,
): number {
  const { ascent, descent } = fonts.metrics(face);
  const up = (ascent * baselineSize) / 1000;
  const block = (lines - 1) * leading + ((ascent - descent) * baselineSize) / 1000;
  if (vertical === "top") return up;
  return (vertical === "middle" ? (depth - block) / 2 : depth - block) + up;
}

/** Text wider than its box starts at the edge, so that its beginning is readable. */
function alignedStart(align: TextAlign, length: number, width: number): number {
  if (align === "left") return 0;
  return Math.max(0, align === "center" ? (length - width) / 2 : length - width);
}

/** Converts from text axes (along and across lines) to page axes. */
function onPage(x: number, y: number, box: Rect, orientation: TextOrientation): Point {
  if (orientation === "vertical_cw") return { x: box.x + box.width - y, y: box.y + x };
  if (orientation === "vertical_ccw") return { x: box.x + y, y: box.y + box.height - x };
  return { x: box.x + x, y: box.y + y };
}

function textItem(
  { text, face, clusters }: FaceRun,
  { size, color, orientation }: TextOptions,
  { x, y }: Point,
): TextItem {
  const plain = { kind: "text", text, face, size, color, x, y } as const;
  const item = clusters ? { ...plain, clusters } : plain;
  if (orientation === undefined || orientation === "horizontal") return item;
  return { ...item, rotation: orientation === "vertical_cw" ? 90 : -90 };
}
