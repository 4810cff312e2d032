/** Brings roughly placed widgets into a row, a column or a grid with equal gaps. */
import { type Rect } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { roundToHundredths } from "../document/rects.ts";
import * as messages from "../messages.ts";
import { arrangeable, hasAtLeast, withRects } from "./arrange.ts";
import { type Command } from "./command.ts";

/** Loaded on demand by `tidyUp`. */
export const tidySelection: Command<undefined> = {
  id: "tidy-selection",
  label: message("Tidy Up"),
  group: "arrange",
  isEnabled: hasAtLeast(2),
  run: (state) => {
    const units = arrangeable(state);
    const rects = tidyRects(units.map(({ position }) => ({ ...position })));
    return withRects(state, units, rects, { step: messages.tidyStep, done: messages.tidied });
  },
};

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

function isBeside(a: Rect, b: Rect, axis: Axis): boolean {
  const shared = Math.min(endOf(a, axis), endOf(b, axis)) - Math.max(a[axis], b[axis]);
  return shared > Math.min(a[sizes[axis]], b[sizes[axis]]) / 2;
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
