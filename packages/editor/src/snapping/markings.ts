/** Baselines, rules and rows that widgets draw, as targets of others. Loaded with the placement of new widgets. */
import type { DrawnItem, PathItem, Point, Rect, Widget, WritingBox } from "@octavo/engine";
import { masterUnder } from "../document/editor-document.ts";
import { gridOf, hasOwnStep, nearestCorner, type PageGrid } from "../document/page-grid.ts";
import { holdsPoint, roundToHundredths } from "../document/rects.ts";
import { widgetsIn } from "../document/widget-lists.ts";
import { type EditorState, hasText, unlocked } from "../state/editor-state.ts";
import { type Guide, lineGuides } from "./guides.ts";
import { nearestLine, type Offset } from "./nearest.ts";
import type { Moving, Span } from "./span.ts";
import { type AxisTargets, type Line, type OwnMarks, sorted, type Targets } from "./targets.ts";

interface Markings {
  readonly baselines: readonly Line[];
  readonly rules: readonly Line[];
  readonly areas: readonly WritingBox[];
}

/** Undefined before the page is painted. */
function markingsOf({ paint }: EditorState, widgets: readonly Widget[]): Markings | undefined {
  const painted = paint && widgets.map((widget) => ({ widget, ...paint(widget) }));
  return (
    painted && {
      baselines: painted.flatMap(({ widget, items }) => linesAt(items.flatMap(baselinesOf), widget.position)),
      rules: painted.flatMap(({ widget, items }) => linesAt(items.flatMap(rulesOf), widget.position)),
      areas: painted.flatMap(({ writing }) => writing.filter(({ rows = 0 }) => rows >= leastRow && rows <= highestRow)),
    }
  );
}

/** Heights of rows to write on, in points. Higher ones are days of a calendar. */
const leastRow = 8;
const highestRow = 40;

function linesAt(heights: readonly number[], { x, width }: Rect): readonly Line[] {
  return [...new Set(heights.map(roundToHundredths))].map((at) => ({ at, from: x, to: x + width, rank: 1 }));
}

function baselinesOf(item: DrawnItem): readonly number[] {
  if (item.kind === "group") return item.items.flatMap(baselinesOf);
  return item.kind === "text" && item.rotation === undefined ? [item.y] : [];
}

function rulesOf(item: DrawnItem): readonly number[] {
  if (item.kind === "group") return item.items.flatMap(rulesOf);
  return item.kind === "path" && item.stroke ? horizontalsOf(item) : [];
}

/** Shorter strokes are parts of signs and boxes, in points. */
const shortestRule = 20;

function horizontalsOf({ segments }: PathItem): readonly number[] {
  return segments.flatMap(([kind, x, y], i) => {
    const [before, left, at] = segments[i - 1] ?? [];
    const isRule = kind === "L" && before === "M" && y === at && Math.abs((x ?? 0) - (left ?? 0)) >= shortestRule;
    return isRule && y !== undefined ? [y] : [];
  });
}

/** Adds what the siblings draw. A step that the author has set stays everywhere. */
export function withMarkings(targets: Targets, state: EditorState, siblings: readonly Widget[]): Targets {
  const markings = markingsOf(state, siblings);
  if (!markings) return targets;
  const { baselines, rules, areas } = markings;
  const edges = sorted([...targets.y.edges, ...rules]);
  const y = { ...targets.y, edges, baselines: sorted(baselines) };
  return { ...targets, y, ...(!hasOwnStep(state.document) && { areas }) };
}

export function marksIn(state: EditorState, widgets: readonly Widget[]): OwnMarks {
  const { baselines = [], rules = [] } = markingsOf(state, widgets) ?? {};
  return { baselines: baselines.map(({ at }) => at), rules: rules.map(({ at }) => at), rate: 1 };
}

/**
 * Returns the baselines of a single text in its new box, which move less than the edge if the text is in the middle. `placed` returns
 * the text in a box.
 */
export function marksWithin(
  state: EditorState,
  placed: (box: Rect) => ReadonlyMap<string, Widget>,
  rect: Rect,
  moving: Moving,
): OwnMarks | undefined {
  const [widget, ...others] = unlocked(state);
  if (moving === "none" || !widget || !hasText(widget) || others.length > 0) return undefined;
  const baselinesIn = (box: Rect) => marksIn(state, [...placed(box).values()]).baselines;
  const baselines = baselinesIn(rect);
  const isEnd = moving === "end";
  const further = { ...rect, y: isEnd ? rect.y : rect.y + 1, height: rect.height + (isEnd ? 1 : -1) };
  const rate = (baselinesIn(further)[0] ?? 0) - (baselines[0] ?? 0);
  return rate < leastRate ? undefined : { baselines, rules: [], rate };
}

const leastRate = 0.1;

/** Movements of an edge, or of the whole, after which one of the marks aligns. */
export function markOffsets(own: OwnMarks, { edges, baselines = [] }: AxisTargets, tolerance: number) {
  const offset = (lines: readonly Line[], at: number): Offset | undefined => {
    const nearest = nearestLine(lines, at, tolerance);
    return nearest && { ...nearest, by: nearest.by / own.rate };
  };
  return [...own.baselines.map((at) => offset(baselines, at)), ...own.rules.map((at) => offset(edges, at))];
}

/** The first mark of each kind that aligns after a movement by `by` has a guide. */
export function markGuides(
  own: OwnMarks,
  by: number,
  span: Span,
  { edges, baselines = [] }: AxisTargets,
): readonly Guide[] {
  const first = (lines: readonly Line[], heights: readonly number[]) =>
    heights.flatMap((at) => lineGuides(lines, at + by * own.rate, span, "y")).slice(0, 1);
  return [...first(baselines, own.baselines), ...first(edges, own.rules)];
}

export function marksMovedBy({ baselines, rules, rate }: OwnMarks, by: number): OwnMarks {
  const move = (at: number) => at + by;
  return { baselines: baselines.map(move), rules: rules.map(move), rate };
}

/** The rows of the topmost area around a point, such as the cell of a grid, in place of those of the page. */
export function gridIn(areas: readonly WritingBox[], at: Point, grid: PageGrid): PageGrid {
  const { x, y, rows } = areas.findLast((area) => holdsPoint(area, at)) ?? {};
  if (x === undefined || y === undefined || rows === undefined) return grid;
  return { x: { step: rows / 2, origin: x }, y: { step: rows, origin: y } };
}

/** The grid at a point of the page. */
export function gridAround(state: EditorState, at: Point): PageGrid {
  const { document, place } = state;
  const grid = gridOf(document, place);
  if (hasOwnStep(document)) return grid;
  const widgets = [...(masterUnder(document, place)?.widgets ?? []), ...widgetsIn(document, place)];
  return gridIn(markingsOf(state, widgets)?.areas ?? [], at, grid);
}

/** The corner of the grid that is nearest to a point, or the point itself if nothing snaps. */
export function cornerAt(state: EditorState, at: Point): Point {
  return state.settings.snap ? nearestCorner(gridAround(state, at), at) : at;
}
