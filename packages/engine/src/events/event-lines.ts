/** Entries as lines in a reserved box. Entries without room are counted. */
import type { DisplayItem, LinkItem } from "../display/display-list.ts";
import type { Rect } from "../foundation/geometry.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import { combined, entryLink } from "./entries.ts";
import { entryLines, type LineOptions } from "./entry-line.ts";

export interface ListedLine {
  readonly draw: (rect: Rect, isFirstOfColumn: boolean) => readonly DisplayItem[];
  /** Entries of the line: none for the heading of a date. */
  readonly entries: number;
}

export interface LinesOptions {
  readonly columns: number;
  readonly gap: number;
  readonly pitch: number;
  /** Text for a number of entries without room. */
  readonly more: (count: number) => string;
  readonly moreLink: (rect: Rect) => readonly LinkItem[];
  readonly size: number;
  /** Number of all entries, also of those without a line. */
  readonly entries: number;
}

/**
 * The number of further entries stands at the end of the last line, which is shorter by its width. Asks only for lines with
 * room.
 */
export function listedLines(
  box: Rect,
  lines: Iterable<ListedLine>,
  options: LinesOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { columns, gap, pitch } = options;
  const perColumn = linesIn(box.height, pitch);
  const room = perColumn * columns;
  if (room === 0 || options.entries === 0) return [];
  const width = (box.width - gap * (columns - 1)) / columns;
  const rectOf = (i: number): Rect => ({
    x: box.x + Math.floor(i / perColumn) * (width + gap),
    y: box.y + (i % perColumn) * pitch,
    width,
    height: pitch,
  });
  const shown = placed(lines, perColumn, room);
  const left = options.entries - shown.reduce((sum, { line }) => sum + line.entries, 0);
  if (left === 0) return combined(shown.flatMap(({ line, at }) => line.draw(rectOf(at), at % perColumn === 0)));
  const last = shown.at(-1)?.at ?? 0;
  const rest = options.more(left);
  const needed = context.textWidth(rest, { size: options.size }) + options.size * 0.4;
  const links = options.moreLink(rectOf(last));
  const moreWidth = Math.min(width, links.length > 0 ? Math.max(needed, fingertip) : needed);
  return combined([
    ...shown.flatMap(({ line, at }) => {
      const rect = rectOf(at);
      return line.draw(
        at === last ? { ...rect, width: Math.max(0, rect.width - moreWidth) } : rect,
        at % perColumn === 0,
      );
    }),
    ...moreText(rest, moreWidth, rectOf(last), links, options.size, context),
  ]);
}

function moreText(
  text: string,
  width: number,
  rect: Rect,
  links: readonly LinkItem[],
  size: number,
  context: WidgetContext,
): readonly DisplayItem[] {
  const box = { ...rect, x: rect.x + rect.width - width, width };
  const items = context.setText(text, box, { size, align: "right", reportsFit: false });
  // A little of the line above makes a link of writing rows high enough.
  const height = Math.max(rect.height, Math.min(fingertip, rect.height * 1.1));
  const linked = { ...box, y: rect.y + rect.height - height, height };
  return [...items, ...links.map((link) => ({ ...link, rect: linked }))];
}

/** Lines with their positions. A heading is never the last line of a column. */
function placed(lines: Iterable<ListedLine>, perColumn: number, room: number) {
  const found: { line: ListedLine; at: number }[] = [];
  let at = 0;
  for (const line of lines) {
    if (line.entries === 0 && perColumn > 1 && at % perColumn === perColumn - 1) at++;
    if (at >= room) break;
    found.push({ line, at: at++ });
  }
  while (found.at(-1)?.line.entries === 0) found.pop();
  return found;
}

/**
 * Entries of one day in its cell: as many lines as fit, and the number of the others. Low lines are linked with the part
 * of the cell above them.
 */
export function cellLines(
  box: Rect,
  entries: readonly DateEntry[],
  options: LineOptions,
  context: WidgetContext,
  cell = box,
): readonly DisplayItem[] {
  const [first] = entries;
  if (!first || box.width < options.size * 2) return [];
  const pitch = linePitch(options.size);
  // Without pages of events, one link to the day is enough for all lines.
  const hasOneLink = options.links === "page or day" && !context.hasDestinationPrefix("event:");
  const line: LineOptions = hasOneLink ? { ...options, links: "none" } : options;
  const room = linesIn(box.height, pitch);
  const draw = entryLines(line, context);
  const lines = entries.slice(0, room).map((entry): ListedLine => ({ entries: 1, draw: (rect) => draw(entry, rect) }));
  const more = (count: number) => `+${count}`;
  const setting = { columns: 1, gap: 0, pitch, more, moreLink: () => [], size: options.size, entries: entries.length };
  const height = lines.length * pitch;
  const foot = box.y + Math.max(height, Math.min(box.height, fingertip));
  const top = Math.max(cell.y, Math.min(box.y, foot - fingertip));
  const linked = { ...box, y: top, height: foot - top };
  return [
    ...listedLines(box, lines, setting, context),
    ...(hasOneLink && height > 0 ? entryLink(first, linked, "page or day", context) : []),
  ];
}

/** Height of a link that a finger hits, in points, where the cell has room for it. */
const fingertip = 20;

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
  const shown = Math.min(entries.length, Math.max(1, Math.floor(box.width / least)));
  const draw = entryLines(options, context);
  const lines = entries.slice(0, shown).map((entry): ListedLine => ({ entries: 1, draw: (rect) => draw(entry, rect) }));
  const setting = { columns: shown, gap: options.size * 0.6, pitch: box.height, size: options.size };
  const more = (count: number) => `+${count}`;
  return listedLines(box, lines, { ...setting, more, moreLink: () => [], entries: entries.length }, context);
}

/** Size of events in cells: that of the property, or a part of the widget's that devices still show well. */
export function cellEventSize(size: number, { style }: WidgetContext): number {
  return size > 0 ? size : Math.min(style.size, Math.max(readable, style.size * 0.7));
}

/** Type size that all devices show well, in points. */
export const readable = 7;

/** Distance of lines in cells. A multiple of tenths keeps files small. */
export function linePitch(size: number): number {
  return Math.ceil(size * 12) / 10;
}

/** Number of lines with room. Lengths in documents are rounded to hundredths of a point. */
function linesIn(height: number, pitch: number): number {
  return Math.floor((height + 0.02) / pitch);
}
