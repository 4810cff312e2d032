/** Finds the place of handwriting on the later edition of its page: line to line, and cell to cell of the same day. */
import { type DisplayPage, isSamePage, isSameSize, type ManifestPage, type Point, type Rect } from "@octavo/engine";
import type { LeftReason } from "./carry-report.ts";
import {
  type Area,
  areaAt,
  cellOfDay,
  dayAt,
  dayPart,
  hasCellsOfDays,
  inPlace,
  isOfOneDay,
  type Placement,
  type Reading,
  rowsLater,
} from "./place-areas.ts";
import { compareSurroundings, placedRect, type Resemblance } from "./surroundings.ts";

/** A stroke, or anything else that is moved as one, in points from the upper left corner of its page. */
export interface PlacedShape {
  readonly points: readonly Point[];
  readonly bounds: Rect;
}

/** `isBesideOthers`: other words or lines may be around the new place. */
export type MarkPlace =
  | { readonly placement: Placement; readonly isBesideOthers: boolean }
  | { readonly reason: LeftReason };

/** Sources of what is known about a page. */
export interface EditionPage {
  readonly manifest: ManifestPage;
  /** The page as it is drawn. Absent if the PDF does not contain its project, or if it is drawn otherwise now. */
  readonly drawn?: DisplayPage | undefined;
  readonly reading: Reading;
}

/** A page that shrinks by less is rounded otherwise. */
const smallestScale = 0.98;

/** Handwriting may leave its area by so much more than before, in points. */
const overhang = 4;

export class PagePlacer {
  readonly #before: EditionPage;
  readonly #after: EditionPage;
  readonly #isSame: boolean;
  readonly #areas: readonly Area[];
  readonly #later: readonly Area[];

  constructor(before: EditionPage, after: EditionPage) {
    this.#before = before;
    this.#after = after;
    this.#isSame = isSamePage(before.manifest, after.manifest);
    const [areas, later] = [areasOf(before), areasOf(after)];
    // Widgets are known only if both pages are drawn.
    const isNamed = before.drawn !== undefined && after.drawn !== undefined;
    this.#areas = isNamed ? areas : areas.map(withoutWidget);
    this.#later = isNamed ? later : later.map(withoutWidget);
  }

  place(shape: PlacedShape): MarkPlace {
    if (this.#isSame) return { placement: inPlace, isBesideOthers: false };
    const area = this.#areaOf(shape);
    const found = area && this.#isOfSamePeriod(area) ? this.#placeIn(area, shape) : undefined;
    if (typeof found === "object")
      return { placement: found, isBesideOthers: this.#resemblance(shape, found) !== "same" };
    // Where no day or line is known, the same words and lines around it tell that it belongs there.
    const isSameSheet = isSameSize(this.#before.manifest, this.#after.manifest) && this.#haveSamePeriod();
    const there = isSameSheet ? this.#resemblance(shape, inPlace) : "different";
    if (there !== "different") return { placement: inPlace, isBesideOthers: there === "similar" };
    return { reason: found ?? "no_area" };
  }

  /** The area with most of the points. */
  #areaOf({ points }: PlacedShape): Area | undefined {
    const counts = new Map<Area, number>();
    for (const point of points) {
      const area = areaAt(this.#areas, point);
      if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    return most && most[1] * 2 >= points.length ? most[0] : undefined;
  }

  #haveSamePeriod(): boolean {
    const [before, after] = [this.#before, this.#after];
    if (before.drawn && after.drawn) return before.drawn.period === after.drawn.period;
    return before.manifest.boxes[0]?.first === after.manifest.boxes[0]?.first;
  }

  /** In another week, lines without a date can belong to another day. */
  #isOfSamePeriod(area: Area): boolean {
    return area.first !== undefined || this.#haveSamePeriod();
  }

  #placeIn(area: Area, shape: PlacedShape): Placement | LeftReason | undefined {
    if (hasCellsOfDays(area)) return this.#placeInDay(area, shape);
    const later = this.#counterpart(area);
    const rows = later && rowsLater(area, later);
    return later && rows !== undefined ? fitted(area, later, rows, shape) : "no_area";
  }

  #placeInDay(area: Area, shape: PlacedShape): Placement | LeftReason {
    const middle = middleOf(shape.bounds);
    const day = dayAt(area, middle, this.#before.reading);
    const cell = day === undefined ? undefined : cellOfDay(area, day, this.#before.reading);
    if (day === undefined || !cell) return "no_area";
    const calendars = this.#later.filter(hasCellsOfDays);
    const candidates = calendars.filter((later) => cellOfDay(later, day, this.#after.reading));
    const isSameWidget = ({ widget }: Area) => widget !== undefined && widget === area.widget;
    const found = candidates.find(isSameWidget) ?? (candidates.length === 1 ? candidates[0] : undefined);
    const later = found && cellOfDay(found, day, this.#after.reading);
    return later ? fittedCell(cell, later, shape) : "no_area";
  }

  /** The same area in the later edition: of the same widget, or the only one that looks like it. */
  #counterpart(area: Area): Area | undefined {
    if (isOfOneDay(area)) {
      const days = this.#later.filter(
        (later) => later.widget === area.widget && isOfOneDay(later) && dayPart(later) === dayPart(area),
      );
      return days.length === 1 ? days[0] : undefined;
    }
    if (area.widget !== undefined)
      return this.#later.find(
        (later) => later.widget === area.widget && later.part === area.part && isSameKind(area, later),
      );
    const isAlike = (one: Area) =>
      isSameKind(area, one) && one.first === area.first && Math.abs(one.width - area.width) < 1;
    const [before, after] = [this.#areas.filter(isAlike), this.#later.filter(isAlike)];
    return before.length === after.length ? after[before.indexOf(area)] : undefined;
  }

  #resemblance({ bounds }: PlacedShape, placement: Placement): Resemblance {
    const [before, after] = [this.#before.drawn, this.#after.drawn];
    return before && after ? compareSurroundings(before, after, bounds, placement) : "different";
  }
}

/** The areas of a drawn page have the names of their widgets. */
function areasOf({ manifest, drawn }: EditionPage): readonly Area[] {
  if (!drawn) return manifest.boxes;
  const numbers = new Map<string, number>();
  return drawn.writing.map((box, i): Area => {
    const widget = drawn.writingWidgets?.[i] ?? "";
    const part = numbers.get(widget) ?? 0;
    numbers.set(widget, part + 1);
    return { ...box, widget, part };
  });
}

function withoutWidget({ widget: _widget, part: _part, ...area }: Area): Area {
  return area;
}

/** Both have lines, or both have none. Cells of days are found by their day. */
function isSameKind(area: Area, later: Area): boolean {
  const isOfCells = hasCellsOfDays(later) || isOfOneDay(later);
  return (
    !isOfCells &&
    (area.rows === undefined) === (later.rows === undefined) &&
    (area.columns === undefined) === (later.columns === undefined)
  );
}

function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Line to line. `rows` lines later. Handwriting is never made smaller. */
function fitted(area: Area, later: Area, rows: number, shape: PlacedShape): Placement | LeftReason {
  const scaleY = area.rows !== undefined && later.rows !== undefined ? later.rows / area.rows : 1;
  const wanted =
    area.columns !== undefined && later.columns !== undefined
      ? later.columns / area.columns
      : Math.max(1, later.width / area.width);
  const scaleX = area.columns === undefined ? Math.min(Math.max(1, scaleY), wanted) : wanted;
  if (Math.min(scaleX, scaleY) < smallestScale) return "smaller_area";
  const [across, down] = later.rows === undefined ? [rows * (later.columns ?? 0), 0] : [0, rows * later.rows];
  const moveX = later.x + across - area.x * scaleX;
  const placement = { scaleX, scaleY, moveX, moveY: later.y + down - area.y * scaleY };
  return isWithin(shape.bounds, area, later, placement) ? placement : "smaller_area";
}

/** By one scale, from the upper left corner. */
function fittedCell(cell: Rect, later: Rect, shape: PlacedShape): Placement | LeftReason {
  const scale = Math.min(later.width / cell.width, later.height / cell.height);
  if (scale < smallestScale && !fitsUnscaled(cell, later, shape)) return "smaller_area";
  const used = Math.max(1, scale);
  return { scaleX: used, scaleY: used, moveX: later.x - cell.x * used, moveY: later.y - cell.y * used };
}

function fitsUnscaled(cell: Rect, later: Rect, { bounds }: PlacedShape): boolean {
  return isWithin(bounds, cell, later, { scaleX: 1, scaleY: 1, moveX: later.x - cell.x, moveY: later.y - cell.y });
}

/** True if handwriting leaves the later area by no more than the earlier one. */
function isWithin(bounds: Rect, area: Rect, later: Rect, placement: Placement): boolean {
  const [before, after] = [beyond(bounds, area), beyond(placedRect(bounds, placement), later)];
  const above = Math.max(before.top, (later as Area).rows ?? 0);
  const isInside = after.left <= before.left + overhang && after.right <= before.right + overhang;
  return isInside && after.top <= above + overhang && after.bottom <= before.bottom + overhang;
}

/** Lengths by which a rectangle leaves another one. */
function beyond(rect: Rect, area: Rect) {
  return {
    left: Math.max(0, area.x - rect.x),
    right: Math.max(0, rect.x + rect.width - area.x - area.width),
    top: Math.max(0, area.y - rect.y),
    bottom: Math.max(0, rect.y + rect.height - area.y - area.height),
  };
}
