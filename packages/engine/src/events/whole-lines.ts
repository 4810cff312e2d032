/** Entries with complete titles, each on as many lines as it needs. */
import { addDays, formatDate, parseDate } from "@octavo/foundation";
import type { DisplayItem } from "../display/display-list.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { LineOptions, WholeLinesOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { combined } from "./entries.ts";
import { faceOf, titleStart, titleText } from "./entry-line.ts";
import { furtherEntries, linesOfColumns } from "./event-lines.ts";

interface Placed<Line> {
  readonly line: Line;
  readonly at: number;
  readonly lines: number;
}

/** Entries without enough lines are counted on the line below the others, or at the end of the last line. */
export function wholeLines<Line extends { readonly entry: DateEntry }>(
  box: Rect,
  lines: readonly Line[],
  options: WholeLinesOptions<Line>,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { perColumn, width, rectOf } = linesOfColumns(box, options);
  const room = perColumn * options.columns;
  if (room === 0 || lines.length === 0) return [];
  const linesOf = ({ entry }: Line, within: number) => linesOfTitle(entry, within, options, context);
  const placed = placedLines(lines, room, (line) => linesOf(line, width));
  const used = (shown: readonly Placed<Line>[]) => shown.reduce((sum, one) => sum + one.lines, 0);
  const countAfter = (shown: readonly Placed<Line>[]) =>
    furtherEntries(lines.length - shown.length, rectOf(Math.min(used(shown), room - 1)), perColumn, options, context);
  let further = placed.length < lines.length ? countAfter(placed) : undefined;
  const last = placed.at(-1);
  const beside = further && used(placed) === room ? width - further.width : width;
  if (last && further && beside < width && (last.lines > 1 || linesOf(last.line, beside) > 1)) {
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

function linesOfTitle(
  entry: DateEntry,
  width: number,
  { line, left }: Pick<WholeLinesOptions<never>, "line" | "left">,
  context: WidgetContext,
): number {
  const setting = { face: faceOf(entry, context), size: line.size };
  const title = titleText(entry, line.span, setting.face, context);
  const room = Math.max(1, width - left - titleStart(entry, line, context));
  return broken(title, room, (text) => context.textWidth(text, setting)).length;
}

/** Entries that none of `named` is a day of. */
export function unnamedEntries(entries: readonly DateEntry[], named: readonly DateEntry[]): readonly DateEntry[] {
  const keys = new Set(named.map(keyOfDays));
  return entries.filter((entry) => !keys.has(keyOfDays(entry)));
}

/** The same on all days of an entry. */
function keyOfDays({ date, day = 1, days, start, title, calendar }: DateEntry): string {
  const own = day > 1 ? parseDate(date) : undefined;
  const first = own ? formatDate(addDays(own, 1 - day)) : date;
  return [first, days, days === undefined ? start : "", calendar, title].join("\n");
}

/** Smallest part of the type size for a title that needs more lines than it has. */
const smallestTitle = 0.7;

/** The complete title on several lines, behind sign and time. */
export function titleLines(
  entry: DateEntry,
  lines: readonly Rect[],
  options: LineOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { size, span } = options;
  const left = titleStart(entry, options, context);
  const face = faceOf(entry, context);
  const width = Math.max(1, (lines[0]?.width ?? 0) - left);
  const title = titleText(entry, span, face, context);
  const set = (own: number) => broken(title, width, (text) => context.textWidth(text, { face, size: own }));
  const sizes = [1, 0.9, 0.8, smallestTitle].map((part) => size * part);
  const own = sizes.find((one) => set(one).length <= lines.length) ?? size * smallestTitle;
  return set(own).flatMap((text, i) => {
    const line = lines[i];
    if (!line) return [];
    const box = { ...line, x: line.x + left, width };
    return context.setText(text, box, { face, size: own, align: "left", reportsFit: false });
  });
}

/** Lines with breaks between words, and in words that are too long. */
function broken(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && widthOf(line + letter) > width) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line];
}
