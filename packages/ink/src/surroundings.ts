/** Compares what is printed around handwriting with what is around its new place. */
import type { DisplayPage, DrawnItem, PathItem, Rect, TextItem } from "@octavo/engine";
import type { Placement } from "./place-areas.ts";

/** Distance of printed marks to which handwriting can refer, in points. */
const around = 18;

/** Largest difference of places of the same mark, in points. */
const tolerance = 0.8;

/** Width of a letter relative to the size of its type. Estimated, because only texts nearby are compared. */
const letterWidth = 0.6;

/** Marks in so little space that all are not compared. */
const mostMarks = 4000;

interface MarkKind {
  /** Kind of path, or text. */
  readonly what: string;
  /** Font, color and width. */
  readonly look: string;
  readonly isFilled: boolean;
}

/** A text, or the part of a line, rectangle or curve that is near. Coordinates of both ends. */
interface PrintedMark extends MarkKind, Readonly<Record<"x1" | "y1" | "x2" | "y2", number>> {}

/** "similar": the same texts and lines at the same places, in other fonts, colors or widths. */
export type Resemblance = "same" | "similar" | "different";

/** Compares what is printed around a rectangle of one page with what is around its place on the other. */
export function compareSurroundings(
  before: DisplayPage,
  after: DisplayPage,
  rect: Rect,
  placement: Placement,
): Resemblance {
  const near = grown(rect, around);
  const [marks, others] = [marksIn(before, near), marksIn(after, placedRect(near, placement))];
  if (marks.length > mostMarks || others.length > mostMarks || marks.length !== others.length) return "different";
  const placed = marks.map((mark) => placedMark(mark, placement));
  const sharpness = tolerance * Math.max(1, placement.scaleX, placement.scaleY);
  if (!areAlike(placed, others, sharpness, ({ what }) => what)) return "different";
  if (!areAlike(placed, others, sharpness, ({ what, look }) => `${what} ${look}`)) return "similar";
  // A filled area covers what was drawn before it.
  const isCovering = marks.some(({ isFilled }) => isFilled);
  return !isCovering || placed.every((mark, i) => isAt(mark, others[i] ?? mark, sharpness)) ? "same" : "similar";
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function placedRect({ x, y, width, height }: Rect, { scaleX, scaleY, moveX, moveY }: Placement): Rect {
  return { x: x * scaleX + moveX, y: y * scaleY + moveY, width: width * scaleX, height: height * scaleY };
}

function placedMark(mark: PrintedMark, { scaleX, scaleY, moveX, moveY }: Placement): PrintedMark {
  const { x1, y1, x2, y2 } = mark;
  return {
    ...mark,
    x1: x1 * scaleX + moveX,
    y1: y1 * scaleY + moveY,
    x2: x2 * scaleX + moveX,
    y2: y2 * scaleY + moveY,
  };
}

/** Both have the same marks at the same places, in any order. */
function areAlike(
  marks: readonly PrintedMark[],
  others: readonly PrintedMark[],
  within: number,
  key: (mark: PrintedMark) => string,
): boolean {
  const byKey = Map.groupBy(others, key);
  return marks.every((mark) => {
    const candidates = byKey.get(key(mark)) ?? [];
    const found = candidates.findIndex((other) => isAt(mark, other, within));
    if (found >= 0) candidates.splice(found, 1);
    return found >= 0;
  });
}

function isAt(mark: PrintedMark, other: PrintedMark, within: number): boolean {
  return (["x1", "y1", "x2", "y2"] as const).every((end) => Math.abs(mark[end] - other[end]) <= within);
}

function marksIn(page: DisplayPage, within: Rect): readonly PrintedMark[] {
  const found: PrintedMark[] = [];
  const layers = page.events ? page.events.layersWithout() : page.layers;
  for (const { items } of layers) for (const item of items) addMarks(found, item, within);
  return found;
}

function addMarks(found: PrintedMark[], item: DrawnItem, within: Rect): void {
  if (found.length > mostMarks) return;
  if (item.kind === "group")
    for (const part of item.items) addMarks(found, part, item.clip ? overlap(item.clip, within) : within);
  else if (item.kind === "text") addText(found, item, within);
  else if (item.kind === "image")
    addClipped(found, { what: "image", look: item.image.id, isFilled: true }, item.rect, within);
  else addPath(found, item, within);
}

function addText(found: PrintedMark[], { text, x, y, size, face, color, rotation }: TextItem, within: Rect): void {
  const length = text.length * size * letterWidth;
  const rect = rotation
    ? { x: x - size, y: y - length, width: 2 * size, height: 2 * length }
    : { x, y: y - size, width: length, height: size * 1.3 };
  if (!isOverlapping(rect, within)) return;
  const look = `${face} ${size.toFixed(1)} ${color}`;
  found.push({ what: `text ${text}`, look, isFilled: false, x1: x, y1: y, x2: x, y2: y });
}

function addPath(found: PrintedMark[], { segments, fill, stroke }: PathItem, within: Rect): void {
  const pen = stroke
    ? `${stroke.color} ${stroke.width.toFixed(1)} ${stroke.dash?.join() ?? ""} ${stroke.cap ?? ""}`
    : "";
  const kind = { look: `${fill ?? ""} ${pen}`, isFilled: fill !== undefined };
  let [x, y] = [0, 0];
  for (const segment of segments) {
    const [what] = segment;
    if (what === "M") [x, y] = [segment[1], segment[2]];
    else if (what === "R")
      addClipped(
        found,
        { what, ...kind },
        { x: segment[1], y: segment[2], width: segment[3], height: segment[4] },
        within,
      );
    else if (what !== "Z") {
      const [endX, endY] = what === "C" ? [segment[5], segment[6]] : [segment[1], segment[2]];
      const rect = {
        x: Math.min(x, endX),
        y: Math.min(y, endY),
        width: Math.abs(endX - x),
        height: Math.abs(endY - y),
      };
      addClipped(found, { what, ...kind }, rect, within);
      [x, y] = [endX, endY];
    }
  }
}

function addClipped(found: PrintedMark[], kind: MarkKind, rect: Rect, within: Rect): void {
  if (!isOverlapping(rect, within)) return;
  const { x, y, width, height } = overlap(rect, within);
  found.push({ ...kind, x1: x, y1: y, x2: x + width, y2: y + height });
}

function isOverlapping(rect: Rect, other: Rect): boolean {
  return (
    rect.x <= other.x + other.width &&
    rect.x + rect.width >= other.x &&
    rect.y <= other.y + other.height &&
    rect.y + rect.height >= other.y
  );
}

function overlap(rect: Rect, other: Rect): Rect {
  const [x, y] = [Math.max(rect.x, other.x), Math.max(rect.y, other.y)];
  const [right, bottom] = [
    Math.min(rect.x + rect.width, other.x + other.width),
    Math.min(rect.y + rect.height, other.y + other.height),
  ];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}
