/** Entries with complete titles, each on as many lines as it needs. */
import type { DisplayItem } from "../display/display-list.ts";
import type { WholeLinesOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { combined } from "./entries.ts";
import { furtherEntries, linesOfColumns } from "./event-lines.ts";

interface Placed<Line> {
  readonly line: Line;
  readonly at: number;
  readonly lines: number;
}

/** Entries without enough lines are counted on the line below the others, or at the end of the last line. */
export function wholeLines<Line>(
  box: Rect,
  lines: readonly Line[],
  options: WholeLinesOptions<Line>,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { perColumn, width, rectOf } = linesOfColumns(box, options);
  const room = perColumn * options.columns;
  if (room === 0 || lines.length === 0) return [];
  const placed = placedLines(lines, room, (line) => options.linesOf(line, width));
  const used = (shown: readonly Placed<Line>[]) => shown.reduce((sum, one) => sum + one.lines, 0);
  const countAfter = (shown: readonly Placed<Line>[]) =>
    furtherEntries(lines.length - shown.length, rectOf(Math.min(used(shown), room - 1)), perColumn, options, context);
  let further = placed.length < lines.length ? countAfter(placed) : undefined;
  const last = placed.at(-1);
  const beside = further && used(placed) === room ? width - further.width : width;
  if (last && further && beside < width && (last.lines > 1 || options.linesOf(last.line, beside) > 1)) {
    placed.pop();
    further = countAfter(placed);
  }
  const items: DisplayItem[] = [];
  for (const { line, at, lines: own } of placed) {
    const isShort = further && at === room - 1;
    const rects = Array.from({ length: own }, (_, i) => ({ ...rectOf(at + i), width: isShort ? beside : width }));
    options.draw(items, line, rects, at % perColumn === 0);
  }
  return combined(further ? [...items, ...further.items] : items);
}

function placedLines<Line>(lines: readonly Line[], room: number, linesOf: (line: Line) => number): Placed<Line>[] {
  const placed: Placed<Line>[] = [];
  let at = 0;
  for (const line of lines) {
    const own = linesOf(line);
    if (at + own > room) break;
    placed.push({ line, at, lines: own });
    at += own;
  }
  return placed;
}
