/** Entries of a day in its cell. */

import { parseDate } from "@octavo/foundation";
import type { DisplayItem } from "../display/display-list.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { LineOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { combined, entryLink } from "./entries.ts";
import { pushBullet } from "./entry-line.ts";
import { linesOfEntries } from "./event-lines.ts";
import { fingertip, leastName, linePitch, linesIn } from "./event-sizes.ts";
import { moreLink } from "./more-link.ts";
import { isNarrow, pitchIn, wrappedEntries } from "./wrapped-titles.ts";

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
  if (!first || box.width < options.size) return [];
  const pitch = pitchIn(box.height, entries.length, options.size);
  if (box.width < options.size * leastName) return cellMarks(box, entries, options, context, cell);
  const hasOneLink = isOneLink(options, context);
  const narrow = isNarrow(box, options.size);
  const line: LineOptions = {
    ...options,
    unsigned: "at edge",
    ...(narrow && { bullets: "none" }),
    ...(hasOneLink && { links: "none" }),
  };
  const wrapped = wrappedEntries(box, entries, line, pitch, context);
  const height = wrapped?.height ?? Math.min(entries.length, linesIn(box.height, pitch)) * pitch;
  const { top, foot } = linkedPart(box, height, cell);
  const across = narrow ? { x: cell.x, width: cell.width } : { x: box.x, width: box.width };
  const linked = { ...across, y: top, height: foot - top };
  return [
    ...(wrapped?.items ?? linesOfEntries(box, entries, { columns: 1, gap: 0, pitch, line }, context)),
    ...(hasOneLink && height > 0 ? cellLink(first, entries.length * pitch > height + 0.1, linked, context) : []),
  ];
}

/** Part of a cell that links lines of this height: with the part above them, and below them if that is too low. */
function linkedPart(box: Rect, height: number, cell: Rect): { readonly top: number; readonly foot: number } {
  const foot = box.y + Math.max(height, Math.min(box.height, fingertip));
  const top = Math.max(cell.y, Math.min(box.y, foot - fingertip));
  return { top, foot: Math.max(foot, Math.min(cell.y + cell.height, top + fingertip)) };
}

/** Without pages of events, one link to the day is enough for all its lines. */
export function isOneLink({ links }: LineOptions, context: WidgetContext): boolean {
  return links === "page or day" && !context.hasDestinationPrefix("event:");
}

/** To the day. To the list of all its events if some of them are not shown, or if the day has no page. */
export function cellLink(
  first: DateEntry,
  hasMore: boolean,
  rect: Rect,
  context: WidgetContext,
): readonly DisplayItem[] {
  const own = hasMore ? [] : entryLink(first, rect, "page or day", context);
  const date = parseDate(first.date);
  return own.length > 0 || !date ? own : moreLink(rect, date, context);
}

/** True if a cell shows at least the beginning of a name, or signs of all entries. */
export function hasRoomFor({ width, height }: Rect, count: number, size: number): boolean {
  const lines = linesIn(height, linePitch(size));
  return lines > 0 && (width >= size * leastName || count <= lines * Math.floor(width / (size * markEms)));
}

/** Distance of signs, in ems. */
const markEms = 0.75;

/** A sign for each entry of a narrow cell, and the number of all of them if they have no room. */
function cellMarks(
  box: Rect,
  entries: readonly DateEntry[],
  { size, links }: LineOptions,
  context: WidgetContext,
  cell: Rect,
): readonly DisplayItem[] {
  const [first] = entries;
  const step = size * markEms;
  const pitch = linePitch(size);
  const [perLine, lines] = [Math.floor(box.width / step), Math.floor((box.height + 0.02) / pitch)];
  if (!first || perLine < 1 || lines < 1) return [];
  const hasMore = entries.length > perLine * lines;
  const count = `+${entries.length}`;
  if (hasMore && context.textWidth(count, { size }) > box.width) return [];
  const marks = hasMore ? [] : entries;
  const height = hasMore ? pitch : Math.ceil(entries.length / perLine) * pitch;
  const { top, foot } = linkedPart(box, height, cell);
  return [
    ...combined(
      marks.flatMap((entry, i) => {
        const at = { x: box.x + (i % perLine) * step, y: box.y + Math.floor(i / perLine) * pitch };
        return entrySign(entry, { ...at, width: step, height: pitch }, size, context);
      }),
    ),
    ...(hasMore ? context.setText(count, { ...box, height: pitch }, { size, align: "left", reportsFit: false }) : []),
    ...(links === "page or day"
      ? cellLink(first, hasMore, { x: cell.x, y: top, width: cell.width, height: foot - top }, context)
      : []),
  ];
}

/** Sign of the entry's calendar. One without a sign has a dot. */
function entrySign({ style }: DateEntry, rect: Rect, size: number, context: WidgetContext): readonly DisplayItem[] {
  const items: DisplayItem[] = [];
  const bullets = style.pattern === "plain" ? "dot" : "calendar";
  const options = { size, bullets, times: "none", links: "none", span: "none" } as const;
  pushBullet(items, { style } as DateEntry, rect, options, context.style.color);
  return items;
}
