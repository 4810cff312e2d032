/** Copies of annotations at another place and in another size, with their appearance (ISO 32000-2, 12.5.5). */
import type { Placement } from "../place-areas.ts";
import type { ObjectCopier } from "./copy-objects.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { type Annotation, boundsOf, type Mark, type PageSpace, pairs, strokeWidth } from "./read-marks.ts";
import type { UpdateFile } from "./update-file.ts";
import { isDictionary, Name, printNumber, Reference, Stream, type Value } from "./values.ts";

/** Coordinates of one page in those of another: `x * scaleX + moveX`. */
export type Transform = Placement;

/** From the coordinates of one page to those of another, by a placement in points from their upper left corners. */
export function transformBetween(
  from: PageSpace,
  to: PageSpace,
  { scaleX, scaleY, moveX, moveY }: Placement,
): Transform {
  const [x, y] = [(from.scaleX * scaleX) / to.scaleX, (from.scaleY * scaleY) / to.scaleY];
  return {
    scaleX: x,
    scaleY: y,
    moveX: to.left + moveX / to.scaleX - from.left * x,
    moveY: to.top - moveY / to.scaleY - from.top * y,
  };
}

/** Entries with coordinates of the page, as pairs. */
const coordinates = ["QuadPoints", "L", "Vertices", "CL"];

/** Entries that belong to the earlier page, or that viewers make again. */
const leftOut = new Set([
  "P",
  "Popup",
  "AP",
  "Rect",
  "InkList",
  "RD",
  "A",
  "Parent",
  "NM",
  "IRT",
  "RT",
  ...coordinates,
]);

/** Place of ink on a page of the new file. */
export interface InkMove {
  readonly transform: Transform;
  readonly page: Reference;
  /** Strokes that are moved. Undefined for all. */
  readonly strokes: readonly number[] | undefined;
}

/** Strokes that can be moved one by one: an annotation, or what is drawn on a page. */
export interface InkSource {
  readonly marks: readonly Mark[];
  /** False for ink in the content of its page, which a copy of the page has too. */
  readonly isAnnotation: boolean;
  readonly write: (move: InkMove) => Reference;
}

export function annotationSource(files: CarryFiles, annotation: Annotation, marks: readonly Mark[]): InkSource {
  return { marks, isAnnotation: true, write: (move) => writeMoved(files, { ...move, annotation }) };
}

interface AnnotationMove extends InkMove {
  readonly annotation: Annotation;
}

/** Services of a carry from one file to another. */
export interface CarryFiles {
  readonly from: PdfDocument;
  readonly to: UpdateFile;
  readonly copier: ObjectCopier;
}

function writeMoved(files: CarryFiles, move: AnnotationMove): Reference {
  const { from, copier, to } = files;
  const { dictionary } = move.annotation;
  const entries = new Map<string, Value>();
  for (const [key, value] of dictionary) if (!leftOut.has(key)) entries.set(key, copier.copy(value));
  const rect = rectOf(from, move);
  entries.set("P", move.page).set("Rect", rect);
  for (const key of coordinates) {
    const numbers = from.numbersAt(dictionary.get(key));
    if (numbers) entries.set(key, moved(numbers, move.transform));
  }
  const strokes = from.arrayAt(dictionary.get("InkList"));
  if (strokes)
    entries.set(
      "InkList",
      chosen(strokes, move.strokes).map((stroke) => moved(from.numbersAt(stroke) ?? [], move.transform)),
    );
  const inset = from.numbersAt(dictionary.get("RD"));
  const { scaleX, scaleY } = move.transform;
  if (inset)
    entries.set(
      "RD",
      inset.map((length, i) => length * (i % 2 === 0 ? scaleX : scaleY)),
    );
  const appearance = appearanceOf(files, move, rect);
  if (appearance !== undefined) entries.set("AP", appearance);
  return to.add(entries);
}

function chosen(strokes: readonly Value[], numbers: readonly number[] | undefined): readonly Value[] {
  return numbers ? numbers.map((i) => strokes[i] ?? []) : strokes;
}

function moved(numbers: readonly number[], { scaleX, scaleY, moveX, moveY }: Transform): readonly number[] {
  return numbers.map((value, i) => (i % 2 === 0 ? value * scaleX + moveX : value * scaleY + moveY));
}

/** Of the whole annotation, or around some of its strokes. */
function rectOf(
  from: PdfDocument,
  { annotation: { dictionary }, strokes, transform }: AnnotationMove,
): readonly number[] {
  const rect = from.numbersAt(dictionary.get("Rect")) ?? [0, 0, 0, 0];
  if (!strokes) return moved(rect, transform);
  const points = chosen(from.arrayAt(dictionary.get("InkList")) ?? [], strokes).flatMap((stroke) =>
    pairs(from.numbersAt(stroke) ?? []),
  );
  const { x, y, width, height } = boundsOf(points, strokeWidth(from, dictionary) / 2 + 1);
  return moved([x, y, x + width, y + height], transform);
}

/** The appearance follows the rectangle. Of single strokes, it is clipped to them. */
function appearanceOf(files: CarryFiles, move: AnnotationMove, rect: readonly number[]): Value | undefined {
  const { from, copier } = files;
  const { dictionary } = move.annotation;
  const written = from.resolve(dictionary.get("AP"));
  if (!isDictionary(written)) return undefined;
  if (!move.strokes) return copier.copy(written);
  const normal = normalAppearance(from, written, dictionary.get("AS"));
  if (!normal) return undefined;
  const matrix = appearanceMatrix(from, normal.stream, from.numbersAt(dictionary.get("Rect")) ?? []);
  return (
    matrix && new Map([["N", clippedAppearance(files, move, rect, { form: copier.copy(normal.reference), matrix })]])
  );
}

function normalAppearance(from: PdfDocument, appearance: ReadonlyMap<string, Value>, state: Value | undefined) {
  let reference = appearance.get("N");
  const states = from.resolve(reference);
  const name = from.nameAt(state);
  if (isDictionary(states) && name !== undefined) reference = states.get(name);
  const stream = from.resolve(reference);
  return stream instanceof Stream && reference instanceof Reference ? { stream, reference } : undefined;
}

/** The matrix by which viewers draw an appearance into its rectangle. */
function appearanceMatrix(from: PdfDocument, { dictionary }: Stream, rect: readonly number[]): Transform | undefined {
  const box = from.numbersAt(dictionary.get("BBox")) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = from.numbersAt(dictionary.get("Matrix")) ?? [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })));
  const drawn = boundsOf(corners, 0);
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  if (drawn.width <= 0 || drawn.height <= 0) return undefined;
  const [scaleX, scaleY] = [Math.abs(right - left) / drawn.width, Math.abs(top - bottom) / drawn.height];
  return {
    scaleX,
    scaleY,
    moveX: Math.min(left, right) - drawn.x * scaleX,
    moveY: Math.min(bottom, top) - drawn.y * scaleY,
  };
}

interface DrawnForm {
  readonly form: Value;
  readonly matrix: Transform;
}

function clippedAppearance(
  { from, to }: CarryFiles,
  move: AnnotationMove,
  rect: readonly number[],
  { form, matrix }: DrawnForm,
): Value {
  const { transform, annotation, strokes } = move;
  const list = chosen(from.arrayAt(annotation.dictionary.get("InkList")) ?? [], strokes);
  const width = strokeWidth(from, annotation.dictionary) + 1;
  const paths = list.map((stroke) =>
    clipAround(moved(from.numbersAt(stroke) ?? [], transform), width * Math.max(transform.scaleX, transform.scaleY)),
  );
  const placed = [
    matrix.scaleX * transform.scaleX,
    0,
    0,
    matrix.scaleY * transform.scaleY,
    matrix.moveX * transform.scaleX + transform.moveX,
    matrix.moveY * transform.scaleY + transform.moveY,
  ];
  const content = `q\n${paths.join("")}W n\n${placed.map(printNumber).join(" ")} cm\n/Ink Do\nQ\n`;
  const resources = new Map([["XObject", new Map([["Ink", form]])]]);
  return to.addStream(
    [
      ["Type", new Name("XObject")],
      ["Subtype", new Name("Form")],
      ["BBox", rect],
      ["Resources", resources],
    ],
    content,
  );
}

/** Rectangles along a stroke, in one direction so that they add up. */
export function clipAround(numbers: readonly number[], width: number): string {
  const points = pairs(numbers);
  const half = width / 2 + 0.5;
  return points
    .map(({ x, y }, i) => {
      const next = points[i + 1] ?? { x: x + 0.01, y };
      const length = Math.hypot(next.x - x, next.y - y) || 1;
      const [alongX, alongY] = [((next.x - x) / length) * half, ((next.y - y) / length) * half];
      const corners = [
        [x - alongX + alongY, y - alongY - alongX],
        [next.x + alongX + alongY, next.y + alongY - alongX],
        [next.x + alongX - alongY, next.y + alongY + alongX],
        [x - alongX - alongY, y - alongY + alongX],
      ].map((corner) => corner.map(printNumber).join(" "));
      return `${corners[0]} m ${corners.slice(1).join(" l ")} l h\n`;
    })
    .join("");
}
