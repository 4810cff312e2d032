/** Brings roughly placed widgets into a row, a column or a grid with equal gaps. */
import { type Rect, type Size, type Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { encloses, roundToHundredths } from "../document/rects.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import * as placement from "../placement-messages.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import { arrangeable, hasAtLeast, withRects } from "./arrange.ts";
import { type Command, isRefused } from "./command.ts";

/** Loaded on demand by `tidyUp`. */
export const tidySelection: Command<undefined> = {
  id: "tidy-selection",
  label: message("Tidy Up"),
  group: "arrange",
  isEnabled: hasAtLeast(2),
  run: (state) => {
    const units = arrangeable(state);
    const rects = units.map(({ position }) => ({ ...position }));
    if (hasNested(rects)) return { refused: placement.notTidy };
    const outcome = withRects(state, units, tidyRects(rects), { step: placement.tidyStep, done: placement.tidied });
    return isRefused(outcome) || !isWorse(state, outcome.state) ? outcome : { refused: placement.notTidy };
  },
};

/** True if a rectangle lies inside a larger one. */
function hasNested(rects: readonly Rect[]): boolean {
  return rects.some((outer) => rects.some((inner) => encloses(outer, inner) && !encloses(inner, outer)));
}

/** Positions have two decimals. */
const tolerance = 0.02;

/** True if a widget is further outside the page than before, or covers one that it did not cover. */
function isWorse(before: EditorState, after: EditorState): boolean {
  const { place } = before.selection;
  const page = pageRect(before);
  const old = widgetsIn(before.document, place);
  const moved = widgetsIn(after.document, place);
  const isFurtherOut = old.some(({ position }, i) => {
    const sides = outside(position, page);
    return outside(moved[i]?.position ?? position, page).some((by, side) => by > (sides[side] ?? 0) + tolerance);
  });
  return isFurtherOut || coversMore(old, moved);
}

/** Returns how far a rectangle is beyond each side of the page. */
function outside({ x, y, width, height }: Rect, page: Size): readonly number[] {
  return [-x, -y, x + width - page.width, y + height - page.height].map((by) => Math.max(0, by));
}

/** Both lists have the same widgets in the same order. */
function coversMore(old: readonly Widget[], moved: readonly Widget[]): boolean {
  return moved.some((a, i) =>
    moved.slice(i + 1).some((b, j) => {
      const [first, second] = [old[i], old[i + 1 + j]];
      return covers(a.position, b.position) && !(first && second && covers(first.position, second.position));
    }),
  );
}

function covers(a: Rect, b: Rect): boolean {
  return sharedLength(a, b, "x") > tolerance && sharedLength(a, b, "y") > tolerance;
}

type Lane = readonly Rect[];

/** Rows that share a height range become a grid, and everything else one column. The top left corner stays. */
function tidyRects(rects: readonly Rect[]): readonly Rect[] {
  const rows = lanes(rects, "y");
  const columns = columnsOf(rows);
  const across = starts(columns, "x");
  const down = starts(rows, "y");
  const placed = new Map(
    rows.flatMap((row, i) => row.map((rect, j) => [rect, { ...rect, x: across[j] ?? rect.x, y: down[i] ?? rect.y }])),
  );
  return rects.map((rect) => placed.get(rect) ?? rect);
}

const sizes = { x: "width", y: "height" } as const;
type Axis = keyof typeof sizes;

const endOf = (rect: Rect, axis: Axis) => rect[axis] + rect[sizes[axis]];

/**
 * Returns rectangles that stand beside each other: each overlaps the first one of its lane by more than half of the
 * smaller side. Lanes and their members are in order.
 */
function lanes(rects: readonly Rect[], axis: Axis): readonly Lane[] {
  const other = axis === "x" ? "y" : "x";
  const found: [Rect, ...Rect[]][] = [];
  for (const rect of rects.toSorted((a, b) => a[axis] - b[axis] || a[other] - b[other])) {
    const lane = found.find(([first]) => isBeside(first, rect, axis));
    if (lane) lane.push(rect);
    else found.push([rect]);
  }
  return found.map((lane) => lane.toSorted((a, b) => a[other] - b[other]));
}

function sharedLength(a: Rect, b: Rect, axis: Axis): number {
  return Math.min(endOf(a, axis), endOf(b, axis)) - Math.max(a[axis], b[axis]);
}

function isBeside(a: Rect, b: Rect, axis: Axis): boolean {
  return sharedLength(a, b, axis) > Math.min(a[sizes[axis]], b[sizes[axis]]) / 2;
}

/** The first members of all rows are a column, then the second ones. */
function columnsOf(rows: readonly Lane[]): readonly Lane[] {
  const most = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => rows.flatMap((row) => row[i] ?? []));
}

/** Returns the start of each lane: as wide as its largest member, with the most frequent gap between lanes. */
function starts(all: readonly Lane[], axis: Axis): readonly number[] {
  const gap = mostFrequent(gapsBetween(all, axis));
  let next = Math.min(...all.flat().map((rect) => rect[axis]));
  return all.map((lane) => {
    const start = next;
    next = roundToHundredths(start + largestIn(lane, axis) + gap);
    return start;
  });
}

const largestIn = (lane: Lane, axis: Axis) => Math.max(...lane.map((rect) => rect[sizes[axis]]));

/** Returns the gaps that the lanes would have with aligned members. Lanes that overlap have none. */
function gapsBetween(all: readonly Lane[], axis: Axis): readonly number[] {
  const startOf = (lane: Lane) => middleOf(lane.map((rect) => rect[axis]).toSorted((a, b) => a - b));
  return all.slice(1).map((lane, i) => {
    const before = all[i] ?? [];
    return Math.max(0, roundToHundredths(startOf(lane) - startOf(before) - largestIn(before, axis)));
  });
}

const middleOf = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/** Returns the middle value if no value is more frequent than others. */
function mostFrequent(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const counts = [...Map.groupBy(sorted, (value) => Math.round(value * 2))].map(([, equal]) => equal);
  const most = Math.max(0, ...counts.map(({ length }) => length));
  const frequent = counts.filter(({ length }) => length === most);
  const [only] = frequent;
  return frequent.length === 1 ? (only?.[0] ?? 0) : middleOf(sorted);
}
