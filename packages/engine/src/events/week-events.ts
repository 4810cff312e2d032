/** Events in the cells of a week: one bar for an entry over several days, and lines for all others. */

import type { DisplayItem } from "../display/display-list.ts";
import { filledRect } from "../display/paths.ts";
import * as messages from "../language/widget-messages.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { EventCell, LineOptions } from "../model/event-drawing.ts";
import type { EventDrawing, WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { withEntryLinks } from "./around-links.ts";
import { cellLines, cellLink, hasRoomFor, isOneLink } from "./cell-lines.ts";
import { dayMarks } from "./day-marks.ts";
import { entryLink } from "./entries.ts";
import { entryLines } from "./entry-line.ts";
import { inOneLine, listedLines } from "./event-lines.ts";
import { fingertip, linePitch, linesIn } from "./event-sizes.ts";
import { timeBlocks, titleBars } from "./time-blocks.ts";
import { titleLines, unnamedEntries, wholeLines } from "./whole-lines.ts";
import { isNarrow, pitchIn, wrappedEntries } from "./wrapped-titles.ts";

export const eventDrawing: EventDrawing = {
  entryLines,
  listedLines,
  inOneLine,
  cellLines,
  wrappedEntries,
  unnamedEntries,
  titleLines,
  wholeLines,
  weekEvents,
  dayMarks,
  withEntryLinks,
  timeBlocks,
};

function weekEvents(cells: readonly EventCell[], options: LineOptions, context: WidgetContext): readonly DisplayItem[] {
  if (cells.every(({ entries }) => entries.length === 0)) return [];
  const { size } = options;
  const rooms = cells.map((cell) => roomOf(cell, size));
  if (rooms.some(({ entries, box }) => entries.length > 0 && !hasRoomFor(box, entries.length, size)))
    context.warn("too_small", messages.eventsTooSmall, messages.enlargeEventCells);
  const bars = barsOf(rooms, size);
  const days = rooms.map((room, day) => placedDay(room, day, bars, size, context));
  return [
    ...titleBars(
      bars.map((bar) => entryBar(bar, days, size)),
      size,
      context,
    ),
    ...days.flatMap((day) => dayEvents(day, options, context)),
  ];
}

interface Room extends EventCell {
  /** False beside a number, which bars would cover. */
  readonly hasBars: boolean;
}

function roomOf({ area, box, beside, entries }: EventCell, size: number): Room {
  const isTooLow = linesIn(box.height, linePitch(size)) === 0 && hasRoomFor(beside, entries.length, size);
  return { area, box: isTooLow ? beside : box, beside, hasBars: !isTooLow, entries };
}

/** Consecutive days of an entry in a row of the cells. `lane` is the row of bars, from 0. */
interface EntryDays {
  readonly first: number;
  readonly entries: readonly DateEntry[];
}

interface PlacedBar extends EntryDays {
  readonly lane: number;
}

/** Height of a bar, whose text is clear of its frame, and distance of bars, in ems. A low cell has one bar as high as a line. */
const [barEms, laneEms] = [1.5, 1.65];

const lanePitch = (size: number) => Math.ceil(size * laneEms * 10) / 10;

const barHeight = ({ height }: Rect, size: number) => Math.min(height, size * barEms);

/** Bars in lanes. A day without room for a bar has none, which divides it. */
function barsOf(rooms: readonly Room[], size: number): readonly PlacedBar[] {
  const spans = spansOf(rooms);
  if (spans.length === 0) return [];
  const lanes = rooms.map((room) => lanesOf(room, size));
  const taken = rooms.map(() => new Set<number>());
  const isFree = (day: number, lane: number) => lane < (lanes[day] ?? 0) && !taken[day]?.has(lane);
  return spans.flatMap((span) => {
    const days = span.entries.map((_, i) => span.first + i);
    const free = Array.from({ length: Math.max(...days.map((day) => lanes[day] ?? 0)) }, (_, lane) =>
      days.filter((day) => isFree(day, lane)),
    );
    const most = Math.max(0, ...free.map(({ length }) => length));
    const lane = free.findIndex(({ length }) => length === most);
    if (most === 0) return [];
    for (const day of free[lane] ?? []) taken[day]?.add(lane);
    return dividedSpan(span, free[lane] ?? []).map((part) => ({ ...part, lane }));
  });
}

/** Number of bars with room in a cell. Other entries have a line below them, if one bar has room above it. */
function lanesOf({ box, entries, hasBars }: Room, size: number): number {
  if (!hasBars) return 0;
  const spans = entries.filter(isSpan).length;
  const all = lanesIn(box.height, size);
  const isComplete = spans === entries.length && spans <= all;
  return isComplete ? all : lanesIn(box.height - linePitch(size), size) || all;
}

function lanesIn(height: number, size: number): number {
  const lanes = Math.floor((height + 0.02 + lanePitch(size) - size * barEms) / lanePitch(size));
  return linesIn(height, linePitch(size)) === 0 ? 0 : Math.max(1, lanes);
}

function isSpan({ start, days = 1 }: DateEntry): boolean {
  return start === undefined && days > 1;
}

/** Entries over several days, those that begin first and last longest before others. */
function spansOf(rooms: readonly Room[]): readonly EntryDays[] {
  const spans: { first: number; entries: DateEntry[] }[] = [];
  rooms.forEach(({ entries }, day) => {
    for (const entry of entries) {
      if (!isSpan(entry)) continue;
      const open = spans.find(
        (span) => span.first + span.entries.length === day && isNext(span.entries.at(-1) as DateEntry, entry),
      );
      if (open) open.entries.push(entry);
      else spans.push({ first: day, entries: [entry] });
    }
  });
  return spans.toSorted((a, b) => a.first - b.first || b.entries.length - a.entries.length);
}

function isNext(one: DateEntry, next: DateEntry): boolean {
  return (
    one.title === next.title &&
    one.calendar === next.calendar &&
    one.days === next.days &&
    (one.day ?? 1) + 1 === next.day
  );
}

/** Runs of consecutive days. */
function dividedSpan({ first, entries }: EntryDays, days: readonly number[]): readonly EntryDays[] {
  const parts: { first: number; entries: DateEntry[] }[] = [];
  for (const day of days) {
    const entry = entries[day - first] as DateEntry;
    const part = parts.at(-1);
    if (part && part.first + part.entries.length === day) part.entries.push(entry);
    else parts.push({ first: day, entries: [entry] });
  }
  return parts;
}

/** A day with its bars, and what stands below them. */
interface PlacedDay extends Room {
  readonly barred: readonly { readonly entry: DateEntry; readonly lane: number }[];
  readonly below: Rect;
  readonly shown: readonly DateEntry[];
  /** Entries that are only counted, and the place of their number, if it is not the last line. */
  readonly hidden: number;
  readonly count?: Rect | undefined;
}

function placedDay(
  room: Room,
  day: number,
  bars: readonly PlacedBar[],
  size: number,
  context: WidgetContext,
): PlacedDay {
  const { box, beside, entries, hasBars } = room;
  const own = bars.filter(({ first, entries: days }) => first <= day && day < first + days.length);
  const barred = own.map((bar) => ({ entry: bar.entries[day - bar.first] as DateEntry, lane: bar.lane }));
  const others = spansLast(entries.filter((entry) => barred.every((bar) => bar.entry !== entry)));
  const last = Math.max(-1, ...barred.map(({ lane }) => lane));
  const foot = (last + 1) * lanePitch(size);
  const below = { ...box, y: box.y + foot, height: Math.max(0, box.height - foot) };
  const lines = linesIn(below.height, pitchIn(below.height, others.length, size));
  const hidden = Math.max(0, others.length - lines);
  const placed = { ...room, barred, below, shown: others, hidden };
  if (hidden === 0 || (lines > 0 && !isNarrow(box, size)) || !hasBars) return placed;
  const width = context.textWidth(`+${hidden}`, { size }) + size * 0.2;
  const isBeside = width <= beside.width;
  if (!isBeside && (lines > 0 || last < 0)) return placed;
  // Without room beside the number, the count takes the end of the last bar.
  const line = isBeside ? beside : { ...box, y: box.y + last * lanePitch(size), height: barHeight(box, size) };
  return { ...placed, shown: others.slice(0, lines), count: { ...line, x: line.x + line.width - width, width } };
}

/** The bars of the days before and after tell the names of entries over several days. */
function spansLast(entries: readonly DateEntry[]): readonly DateEntry[] {
  const spans = entries.filter(isSpan);
  return spans.length === 0 || spans.length === entries.length
    ? entries
    : [...entries.filter((entry) => !isSpan(entry)), ...spans];
}

/** Reaches the edge of the week if its entry continues there. The title stands before or behind the counts in the bar. */
function entryBar({ first, entries, lane }: PlacedBar, days: readonly PlacedDay[], size: number) {
  const own = days.slice(first, first + entries.length);
  const [from, to] = [own[0] as PlacedDay, own.at(-1) as PlacedDay];
  const [begin, end] = [entries[0] as DateEntry, entries.at(-1) as DateEntry];
  const before = (begin.day ?? 1) > 1 && first === 0;
  const after = end.day !== end.days && first + entries.length === days.length;
  const left = before ? from.area.x : from.box.x;
  const right = after ? to.area.x + to.area.width : to.box.x + to.box.width;
  const box = {
    x: left,
    y: from.box.y + lane * lanePitch(size),
    width: right - left,
    height: barHeight(from.box, size),
  };
  const counts = own.flatMap(({ count }) => (count && count.y === box.y ? [count] : []));
  const starts = [left, ...counts.map(({ x, width }) => x + width)];
  const rooms = starts.map((start, i) => ({ start, end: counts[i]?.x ?? right }));
  const room = rooms.find(({ start, end }) => end - start >= size * leastTitle) ?? longest(rooms);
  return { entry: begin, box, continues: { before, after }, title: room };
}

/** Room between counts that is enough for the title of a bar, in ems. */
const leastTitle = 4;

function longest<Room extends { readonly start: number; readonly end: number }>(rooms: readonly Room[]): Room {
  return rooms.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] as Room;
}

/** Links of the day's bars, its other entries below them, and the number of those without room. */
function dayEvents(day: PlacedDay, options: LineOptions, context: WidgetContext): readonly DisplayItem[] {
  const { area, below, shown, hidden, count } = day;
  if (!count) return [...barLinks(day, options, context), ...cellLines(below, shown, options, context, area)];
  const { size } = options;
  const hasOneLink = isOneLink(options, context);
  return [
    ...(hasOneLink ? countLink(day, count, size, context) : barLinks(day, options, context)),
    ...cellLines(below, shown, hasOneLink ? { ...options, links: "none" } : options, context, area),
    ...(count.y === day.beside.y ? [] : [filledRect(count, "#ffffff")]),
    ...context.setText(`+${hidden}`, count, { size, align: "right", reportsFit: false }),
  ];
}

/** From the number of further entries to the foot of those that are shown, to the list of all. */
function countLink(
  { area, below, shown, entries }: PlacedDay,
  count: Rect,
  size: number,
  context: WidgetContext,
): readonly DisplayItem[] {
  const foot = below.y + shown.length * linePitch(size);
  const top = Math.max(area.y, Math.min(count.y, foot - fingertip));
  const height = Math.min(area.y + area.height - top, Math.max(foot - top, fingertip));
  return entries[0] ? cellLink(entries[0], true, { ...area, y: top, height }, context) : [];
}

/** Without pages of events, one link for all bars of a day: from the last one upward, as high as a finger needs. */
function barLinks(
  { area, box, barred }: PlacedDay,
  options: LineOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const [first] = barred;
  if (!first || options.links === "none") return [];
  const barAt = (lane: number): Rect => ({
    ...area,
    y: box.y + lane * lanePitch(options.size),
    height: barHeight(box, options.size),
  });
  if (!isOneLink(options, context))
    return barred.flatMap(({ entry, lane }) => entryLink(entry, barAt(lane), options.links, context));
  const last = barAt(Math.max(...barred.map(({ lane }) => lane)));
  const foot = last.y + last.height;
  const top = Math.max(area.y, Math.min(last.y, foot - fingertip));
  const height = Math.min(area.y + area.height - top, Math.max(foot - top, fingertip));
  return cellLink(first.entry, false, { ...area, y: top, height }, context);
}
