/** Annotations of a page as marks: each stroke, highlight, note or picture that its owner made (ISO 32000-2, 12.5). */
import type { Point, Rect } from "@octavo/engine";
import type { PlacedShape } from "../place-marks.ts";
import type { PdfDocument, PdfPage } from "./pdf-document.ts";
import { type Dictionary, Reference, type Value } from "./values.ts";

export interface Annotation {
  /** Number of its object. Undefined for one in the list of its page. */
  readonly object: number | undefined;
  readonly dictionary: Dictionary;
  readonly subtype: string;
}

/** One stroke of an annotation, or a whole annotation. */
export type Mark = PlacedShape;

/** Transforms coordinates of a page to points from its upper left corner, in the size that its manifest has. */
export interface PageSpace {
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Parts of the document, and windows that belong to another annotation. */
const notOfOwner = new Set(["Link", "Widget", "Popup", "TrapNet", "PrinterMark"]);

export function spaceOf({ mediaBox }: PdfPage, size: { readonly width: number; readonly height: number }): PageSpace {
  const [left, bottom, right, top] = mediaBox;
  return { left, top, scaleX: size.width / (right - left), scaleY: size.height / (top - bottom) };
}

/** Annotations of a page that its owner made, in drawing order. */
export function annotationsOf(document: PdfDocument, page: PdfPage): readonly Annotation[] {
  return (document.arrayAt(page.dictionary.get("Annots")) ?? []).flatMap((item): Annotation[] => {
    const dictionary = document.dictionaryAt(item);
    const subtype = dictionary && document.nameAt(dictionary.get("Subtype"));
    if (!dictionary || subtype === undefined || notOfOwner.has(subtype)) return [];
    return [{ object: item instanceof Reference ? item.number : undefined, dictionary, subtype }];
  });
}

export function marksOf(document: PdfDocument, annotation: Annotation, space: PageSpace): readonly Mark[] {
  const strokes = annotation.subtype === "Ink" ? strokesOf(document, annotation.dictionary) : [];
  const width = strokeWidth(document, annotation.dictionary);
  if (strokes.length > 0)
    return strokes.map((points): Mark => {
      const there = points.map((point) => toPage(point, space));
      return { points: there, bounds: boundsOf(there, width / 2) };
    });
  const corners = normalizedRect(document.numbersAt(annotation.dictionary.get("Rect")));
  const bounds = boundsOf(
    corners.map((point) => toPage(point, space)),
    0,
  );
  return [{ bounds, points: pointsOf(document, annotation, bounds, space) }];
}

export function toPage({ x, y }: Point, { left, top, scaleX, scaleY }: PageSpace): Point {
  return { x: (x - left) * scaleX, y: (top - y) * scaleY };
}

/** Points that tell where a mark is: of the marked text, or of the rectangle. */
function pointsOf(document: PdfDocument, { dictionary }: Annotation, bounds: Rect, space: PageSpace): readonly Point[] {
  const written = document.numbersAt(dictionary.get("QuadPoints")) ?? document.numbersAt(dictionary.get("L"));
  const listed = written ? pairs(written).map((point) => toPage(point, space)) : [];
  if (listed.length > 0) return listed;
  const { x, y, width, height } = bounds;
  const parts = [0.1, 0.5, 0.9];
  return parts.flatMap((down) => parts.map((along) => ({ x: x + along * width, y: y + down * height })));
}

function strokesOf(document: PdfDocument, dictionary: Dictionary): readonly (readonly Point[])[] {
  const list = document.arrayAt(dictionary.get("InkList")) ?? [];
  const strokes = list.map((stroke) => pairs(document.numbersAt(stroke) ?? []));
  return strokes.every((points) => points.length > 0) ? strokes : [];
}

export function pairs(numbers: readonly number[]): readonly Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    x: numbers[2 * i] as number,
    y: numbers[2 * i + 1] as number,
  }));
}

/** Width of the border: 12.5.4. */
export function strokeWidth(document: PdfDocument, dictionary: Dictionary): number {
  const style = document.dictionaryAt(dictionary.get("BS"));
  const width: Value | undefined = style
    ? document.resolve(style.get("W"))
    : document.numbersAt(dictionary.get("Border"))?.[2];
  return typeof width === "number" && width >= 0 && width < 1000 ? width : 1;
}

function normalizedRect(corners: readonly number[] | undefined): readonly Point[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners ?? [];
  return [
    { x: Math.min(x1, x2), y: Math.min(y1, y2) },
    { x: Math.max(x1, x2), y: Math.max(y1, y2) },
  ];
}

export function boundsOf(points: readonly Point[], margin: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}
