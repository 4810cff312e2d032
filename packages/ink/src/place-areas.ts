/** Areas to write on of two editions of a page: where the lines and days of the earlier one are in the later one. */

import type { Point, Rect, WritingBox } from "@octavo/engine";
import { addDays, type CivilDate, daysBetween, formatDate, parseDate } from "@octavo/foundation";

export interface Area extends WritingBox {
  /** Widget that draws it. Absent if it is not known. */
  readonly widget?: string;
  /** Number of the area in its widget. */
  readonly part?: number;
}

/** Moves and scales points: `x * scaleX + moveX`. */
export interface Placement {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly moveX: number;
  readonly moveY: number;
}

export const inPlace: Placement = { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 };

/** Order of the days of a week. */
export interface Reading {
  readonly isFromRight: boolean;
}

/** Handwriting leaves its area by so much, in points. */
const nearby = 3;

/** Most space above the first line that belongs to it: it is written on, and the area begins at the line. */
const headroom = 40;

/** The area that holds a point: the smallest, or else the one whose line is below it. */
export function areaAt<Found extends Area>(areas: readonly Found[], point: Point): Found | undefined {
  return (
    smallest(areas.filter((area) => holds(area, point, nearby, nearby))) ??
    smallest(areas.filter((area) => holds(area, point, Math.min(headroom, area.rows ?? 0), nearby)))
  );
}

function holds({ x, y, width, height }: Rect, point: Point, above: number, beside: number): boolean {
  const isBeside = point.x >= x - beside && point.x <= x + width + beside;
  return isBeside && point.y >= y - above && point.y <= y + height + beside;
}

function smallest<Found extends Area>(areas: readonly Found[]): Found | undefined {
  return areas.toSorted((a, b) => cellSize(a) - cellSize(b))[0];
}

function cellSize({ width, height, rows = height, columns = width }: WritingBox): number {
  return rows * columns;
}

/** Days of a week side by side. */
export function hasCellsOfDays({ width, rows, columns, first }: WritingBox): boolean {
  return (
    rows !== undefined && columns !== undefined && dateOf(first) !== undefined && Math.abs(columns * 7 - width) < 1
  );
}

/** A date without a time. */
function dateOf(first: string | undefined): CivilDate | undefined {
  return first !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(first) ? parseDate(first) : undefined;
}

/** Time of day in minutes: "07:30", also after a date. */
function timeOf(first: string | undefined): number | undefined {
  const found = /(?:^|\s)(\d{1,2}):(\d{2})$/.exec(first ?? "");
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/** Date of the cell that holds a point, in an area with cells of days. */
export function dayAt(area: WritingBox, point: Point, { isFromRight }: Reading): string | undefined {
  const first = dateOf(area.first);
  if (!first || area.rows === undefined || area.columns === undefined) return undefined;
  const column = clampIndex((point.x - area.x) / area.columns, 7);
  const row = clampIndex((point.y - area.y) / area.rows, Math.round(area.height / area.rows));
  return formatDate(addDays(first, row * 7 + (isFromRight ? 6 - column : column)));
}

function clampIndex(position: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(position)));
}

/** Cell of a date. Undefined if the area does not show it. */
export function cellOfDay(area: WritingBox, day: string, { isFromRight }: Reading): Rect | undefined {
  const [first, date] = [dateOf(area.first), dateOf(day)];
  if (!first || !date || area.rows === undefined || area.columns === undefined) return undefined;
  const index = daysBetween(first, date);
  const [row, weekday] = [Math.floor(index / 7), ((index % 7) + 7) % 7];
  if (index < 0 || row >= Math.round(area.height / area.rows)) return undefined;
  const column = isFromRight ? 6 - weekday : weekday;
  return { x: area.x + column * area.columns, y: area.y + row * area.rows, width: area.columns, height: area.rows };
}

/** One of several areas with a day each, perhaps with times. */
export function isOfOneDay(area: WritingBox): boolean {
  const isWhole = area.rows === undefined && area.columns === undefined;
  return dayPart(area) !== "" && (isWhole || area.minutes !== undefined);
}

/** Number of lines by which a line of `before` is later in `after`: both count days or times. Undefined if it is not known. */
export function rowsLater(before: WritingBox, after: WritingBox): number | undefined {
  if (!sameTimes(before, after)) return undefined;
  if (before.first === after.first) return 0;
  const [day, laterDay] = [dateOf(before.first), dateOf(after.first)];
  if (day && laterDay) return daysBetween(laterDay, day);
  const [time, laterTime] = [timeOf(before.first), timeOf(after.first)];
  if (time === undefined || laterTime === undefined || before.minutes === undefined) return undefined;
  return dayPart(before) === dayPart(after) ? (time - laterTime) / before.minutes : undefined;
}

/** A line stands for the same time in both. */
function sameTimes(before: WritingBox, after: WritingBox): boolean {
  return before.minutes === undefined || after.minutes === undefined || before.minutes === after.minutes;
}

/** Day of an area, perhaps with times. */
export function dayPart({ first = "" }: WritingBox): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(first)?.[0] ?? "";
}
