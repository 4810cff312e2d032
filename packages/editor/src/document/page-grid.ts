/** The grid of a page: a step that the author has set, or else the rows that are printed on the page. */
import { type Point, templateDefaults, type Widget, widgetDefinition } from "@octavo/engine";
import { type EditorDocument, masterUnder, type Place } from "./editor-document.ts";
import { roundToHundredths } from "./rects.ts";
import { widgetsIn } from "./widget-lists.ts";

/** Lines of a grid along an axis, in points. */
export interface GridLines {
  readonly step: number;
  /** One of the lines. */
  readonly origin: number;
}

export type PageGrid = Readonly<Record<"x" | "y", GridLines>>;

/** Without rows, the grid starts at the corner of the page. Columns are half as wide as the rows are high, from the left margin. */
export function gridOf(document: EditorDocument, place: Place): PageGrid {
  const { grid_size, dimensions } = document.canvas;
  const rows = hasOwnStep(document) ? undefined : rowsOf(document, place);
  const even = { step: grid_size, origin: 0 };
  if (!rows) return { x: even, y: even };
  return { x: { step: rows.step / 2, origin: place.kind === "block" ? 0 : dimensions.margins[3] }, y: rows };
}

/** True if the author has set the step. */
export function hasOwnStep({ canvas }: EditorDocument): boolean {
  return canvas.grid_size !== templateDefaults.canvas.grid_size;
}

export function nearestGridLine({ step, origin }: GridLines, at: number): number {
  return origin + Math.round((at - origin) / step) * step;
}

/** The point of the grid that is nearest. */
export function nearestCorner({ x, y }: PageGrid, at: Point): Point {
  return { x: nearestGridLine(x, at.x), y: nearestGridLine(y, at.y) };
}

const found = new WeakMap<readonly Widget[], GridLines | undefined>();

/** Rows of the height that most of the page has. Undefined if it has none. */
function rowsOf(document: EditorDocument, place: Place): GridLines | undefined {
  const own = rowsAmong(widgetsIn(document, place));
  return own ?? rowsAmong(masterUnder(document, place)?.widgets ?? none);
}

const none: readonly Widget[] = [];

function rowsAmong(widgets: readonly Widget[]): GridLines | undefined {
  if (found.has(widgets)) return found.get(widgets);
  const heights = new Map<number, { readonly origin: number; readonly covered: number }>();
  for (const widget of widgets) {
    const step = roundToHundredths(rowHeight(widget) ?? 0);
    const { y, height } = widget.position;
    if (step < leastRow || height < 2 * step - tolerance) continue;
    const { origin = y, covered = 0 } = heights.get(step) ?? {};
    heights.set(step, { origin, covered: covered + height });
  }
  const [most] = [...heights].toSorted(([, a], [, b]) => b.covered - a.covered);
  const lines = most && { step: most[0], origin: most[1].origin };
  found.set(widgets, lines);
  return lines;
}

/** Smaller rows are no rows to write on, in points. */
const leastRow = 8;
const tolerance = 0.5;

function rowHeight({ type, position, properties = {} }: Widget): number | undefined {
  const { rows, properties: table = {} } = widgetDefinition(type) ?? {};
  const pitch = table[rows?.pitchProperty ?? ""];
  if (pitch) return Number(pitch.read(properties[rows?.pitchProperty ?? ""]).value);
  return rows?.height({ size: { width: position.width, height: position.height }, properties });
}
