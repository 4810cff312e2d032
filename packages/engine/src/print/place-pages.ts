/** Places on a sheet: cells, the scale of pages, and their distance from the bound edge. */
import type { Message } from "@octavo/foundation";
import type { Rect, Size } from "../primitives/geometry.ts";
import { holes, stripOf } from "./hole-patterns.ts";
import * as messages from "./messages.ts";
import type { PrintSettings } from "./print-settings.ts";

const pointsPerMillimetre = 72 / 25.4;
export const points = (millimetres: number): number => millimetres * pointsPerMillimetre;

/** Length of crop marks, and their distance from the page. */
export const markLength = points(5);
export const markDistance = points(3);

export interface SheetGrid {
  readonly size: Size;
  /** One or two, in reading direction. */
  readonly cells: readonly Rect[];
  /** The same parts up to the edges of the sheet: the leaves, unless they are trimmed. */
  readonly leaves: readonly Rect[];
  readonly areBeside: boolean;
  /** Largest scale at which the page fits into each cell, with its binding margin. */
  readonly room: number;
  readonly binding: number;
}

const bindingOf = ({ binding = 0, holes: pattern }: PrintSettings): number =>
  points(Math.max(binding, pattern ? stripOf(pattern) : 0));

/** Free strip along the edges of the sheet, which has room for marks. */
function marginOf({ margin = 0, marks = false }: PrintSettings): number {
  return Math.max(points(margin), marks ? markDistance + markLength : 0);
}

/** Chooses the orientation of the sheet that gives the largest pages. */
export function gridFor(page: Size, settings: PrintSettings): SheetGrid {
  const grids = orientations(page, settings).flatMap((size) =>
    arrangements(settings).map((of) => grid(page, size, of, settings)),
  );
  return grids.reduce((best, next) => (next.room > best.room + 1e-6 ? next : best));
}

function orientations(page: Size, settings: PrintSettings): readonly Size[] {
  const { sheet, scale = 1 } = settings;
  const around = 2 * marginOf(settings);
  if (!sheet)
    return [{ width: page.width * scale + bindingOf(settings) + around, height: page.height * scale + around }];
  const [width, height] = [points(sheet.width), points(sheet.height)];
  return [
    { width, height },
    { width: height, height: width },
  ];
}

type Arrangement = "alone" | "beside" | "below";

function arrangements({ layout }: PrintSettings): readonly Arrangement[] {
  if (layout === "one") return ["alone"];
  return layout === "booklet" ? ["beside"] : ["beside", "below"];
}

function grid(page: Size, size: Size, arrangement: Arrangement, settings: PrintSettings): SheetGrid {
  const around = marginOf(settings);
  const area = { x: around, y: around, width: size.width - 2 * around, height: size.height - 2 * around };
  const binding = bindingOf(settings);
  const cells = split(area, arrangement);
  const [{ width, height } = area] = cells;
  const room = Math.min((width - binding) / page.width, height / page.height);
  const leaves = split({ x: 0, y: 0, ...size }, arrangement);
  return { size, cells, leaves, areBeside: arrangement === "beside", room, binding };
}

function split(area: Rect, arrangement: Arrangement): readonly Rect[] {
  if (arrangement === "alone") return [area];
  if (arrangement === "beside") {
    const half = { ...area, width: area.width / 2 };
    return [half, { ...half, x: area.x + half.width }];
  }
  const half = { ...area, height: area.height / 2 };
  return [half, { ...half, y: area.y + half.height }];
}

/** Paper sizes in points are rounded, so that a page of half the sheet need not fit exactly. */
const nearlyOne = 0.005;

/** Scale of a page in its cell, or the reason why there is none. */
export function scaleIn({ room }: SheetGrid, { scale }: PrintSettings): number | Message {
  if (!(room > 0.01)) return messages.noRoom;
  if (scale === undefined) return Math.abs(room - 1) < nearlyOne ? 1 : room;
  return scale <= room + nearlyOne ? scale : messages.tooLarge(scale * 100, room * 100);
}

export type Edge = "left" | "right";

export interface PagePlace {
  /** Finished page, with the binding margin. */
  readonly trim: Rect;
  readonly x: number;
  readonly y: number;
}

/** A page that touches the middle of the sheet, where pages face each other, or with marks at which it is cut out. */
export function placeTrimmed(
  page: Size,
  cell: Rect,
  bound: Edge,
  { scale, binding, touches }: { readonly scale: number; readonly binding: number; readonly touches: Edge | undefined },
): PagePlace {
  const [width, height] = [page.width * scale + binding, page.height * scale];
  const free = cell.width - width;
  const x = cell.x + (touches === "right" ? free : touches === "left" ? 0 : free / 2);
  const trim = { x, y: cell.y + (cell.height - height) / 2, width, height };
  return { trim, x: trim.x + (bound === "left" ? binding : 0), y: trim.y };
}

/** A page in the middle of a leaf that is not trimmed, beside its binding margin. */
export function placeOnLeaf(
  page: Size,
  [cell, leaf]: readonly [cell: Rect, leaf: Rect],
  bound: Edge,
  { scale, binding }: { readonly scale: number; readonly binding: number },
): PagePlace {
  const free = cell.width - binding - page.width * scale;
  const x = cell.x + (bound === "left" ? binding : 0) + free / 2;
  return { trim: leaf, x, y: cell.y + (cell.height - page.height * scale) / 2 };
}

/** Reason why the holes do not fit along the bound edge of a finished page of this height. */
export function holesProblem(height: number, { holes: pattern }: PrintSettings): Message | undefined {
  if (!pattern) return undefined;
  const { along, diameter } = holes[pattern];
  const needed = 2 * Math.max(...along) + diameter;
  return height < points(needed) ? messages.holesNeedRoom(Math.ceil(needed)) : undefined;
}
