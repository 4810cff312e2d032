/** Entries as lines in a reserved box. Entries without room are counted. */

import { parseDate } from "@octavo/foundation";
import type { DisplayItem, LinkItem } from "../display/display-list.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { CountOptions, LineOptions, LinesOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { combined } from "./entries.ts";
import { entryLines } from "./entry-line.ts";
import { fingertip, linesIn } from "./event-sizes.ts";
import { moreLink } from "./more-link.ts";

/**
 * The number of further entries stands at the end of the last line, which is shorter by its width. Asks only for lines with
 * room.
 */
export function listedLines<Line>(
  box: Rect,
  lines: Iterable<Line>,
  options: LinesOptions<Line>,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { columns, entries, isHeading, draw } = options;
  const { perColumn, width, rectOf } = linesOfColumns(box, options);
  if (perColumn * columns === 0 || entries === 0) return [];
  const { shown, last } = withRoom(lines, perColumn, columns, isHeading);
  const left = entries - shown.reduce((sum, line) => (line === undefined || isHeading(line) ? sum : sum + 1), 0);
  const items: DisplayItem[] = [];
  const countOf = (count: number) => furtherEntries(count, rectOf(last), perColumn, options, context);
  const counted = left > 0 ? countOf(left) : undefined;
  // Beside a count without room for a name, the entry is counted, too.
  const isCounted = counted && width - counted.width < options.size * leastBeside;
  const further = isCounted ? countOf(left + 1) : counted;
  shown.forEach((line, at) => {
    if (line === undefined || (isCounted && at === last)) return;
    const rect = rectOf(at);
    const drawn = further && at === last ? { ...rect, width: Math.max(0, width - further.width) } : rect;
    draw(items, line, drawn, at % perColumn === 0);
  });
  return combined(further ? [...items, ...further.items] : items);
}

/** Least width of an entry beside a count, in ems. */
const leastBeside = 1.8;

/** Lines below each other in columns, by position. */
export function linesOfColumns(
  { x, y, ...box }: Rect,
  { columns, gap, pitch }: Pick<CountOptions, "columns" | "gap" | "pitch">,
) {
  const perColumn = linesIn(box.height, pitch);
  const width = (box.width - gap * (columns - 1)) / columns;
  const rectOf = (i: number): Rect => ({
    x: x + Math.floor(i / perColumn) * (width + gap),
    y: y + (i % perColumn) * pitch,
    width,
    height: pitch,
  });
  return { perColumn, width, rectOf };
}

/** The number of further entries at the end of a line, and its width. */
export function furtherEntries(
  count: number,
  rect: Rect,
  perColumn: number,
  { more, moreLink, hasLinks, pitch, size }: CountOptions,
  context: WidgetContext,
) {
  // A little of a line above with links makes a link of writing rows high enough.
  const highest = perColumn === 1 || !hasLinks ? fingertip : Math.min(fingertip, pitch * 1.1);
  const text = more(count);
  const needed = context.textWidth(text, { size }) + size * 0.4;
  const links = moreLink(rect, count);
  const width = Math.min(rect.width, links.length > 0 ? Math.max(needed, fingertip) : needed);
  return { width, items: moreText(text, { width, highest }, rect, links, size, context) };
}

function moreText(
  text: string,
  { width, highest }: { readonly width: number; readonly highest: number },
  rect: Rect,
  links: readonly LinkItem[],
  size: number,
  context: WidgetContext,
): readonly DisplayItem[] {
  const box = { ...rect, x: rect.x + rect.width - width, width };
  const items = context.setText(text, box, { size, align: "right", reportsFit: false });
  const height = Math.max(rect.height, highest);
  const linked = { ...box, y: rect.y + rect.height - height, height };
  return [...items, ...links.map((link) => ({ ...link, rect: linked }))];
}

/** Lines by their position. A heading is never the last line of a column, so that a position can be empty. */
function withRoom<Line>(
  lines: Iterable<Line>,
  perColumn: number,
  columns: number,
  isHeading: (line: Line) => boolean,
): { readonly shown: readonly (Line | undefined)[]; readonly last: number } {
  const shown: (Line | undefined)[] = [];
  for (const line of lines) {
    if (perColumn > 1 && shown.length % perColumn === perColumn - 1 && isHeading(line)) shown.push(undefined);
    if (shown.length >= perColumn * columns) break;
    shown.push(line);
  }
  const last = shown.findLastIndex((line) => line !== undefined && !isHeading(line));
  return { shown: shown.slice(0, last + 1), last: Math.max(0, last) };
}

/** Entries beside one another. Those without room are counted at the end. */
export function inOneLine(
  box: Rect,
  entries: readonly DateEntry[],
  options: LineOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  if (entries.length === 0 || box.width < options.size * 2) return [];
  // Each needs room for a sign, a time and a short word.
  const least = options.size * 7;
  const columns = Math.min(entries.length, Math.max(1, Math.floor(box.width / least)));
  const date = parseDate(entries[0]?.date ?? "");
  const more = (rect: Rect) => (date && options.links === "page or day" ? moreLink(rect, date, context) : []);
  const placement = { columns, gap: options.size * 0.6, pitch: box.height, line: options, moreLink: more };
  return linesOfEntries(box, entries, placement, context);
}

interface EntriesOptions {
  readonly columns: number;
  readonly gap: number;
  readonly pitch: number;
  readonly line: LineOptions;
  readonly moreLink?: LinesOptions<DateEntry>["moreLink"];
}

export function linesOfEntries(
  box: Rect,
  entries: readonly DateEntry[],
  { line, moreLink = () => [], ...placement }: EntriesOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const drawEntry = entryLines(line, context);
  const options = {
    ...placement,
    isHeading: () => false,
    draw: (items: DisplayItem[], entry: DateEntry, rect: Rect) => drawEntry(items, entry, rect),
    more: (count: number) => `+${count}`,
    moreLink,
    hasLinks: line.links !== "none",
    size: line.size,
    entries: entries.length,
  };
  return listedLines(box, entries, options, context);
}
