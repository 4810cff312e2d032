import { type CivilDate, formatDate } from "@octavo/foundation";
import type { DisplayItem } from "../../display/display-list.ts";
import { strokedRect } from "../../display/paths.ts";
import { cellFilter, dayMarks, dayOffBand, entriesOn, markedEntries } from "../../events/entries.ts";
import { cellEventSize, linePitch } from "../../events/event-sizes.ts";
import { dayLink } from "../../language/day-links.ts";
import { isHoliday } from "../../model/date-row.ts";
import type { EventCell, LineOptions } from "../../model/event-drawing.ts";
import type { WidgetTextOptions } from "../../model/widget-definition.ts";
import { clamp, inset, type Rect } from "../../primitives/geometry.ts";
import { type CalendarContext, minTypeSize, ruleStroke } from "./calendar-context.ts";
import type { Options } from "./options.ts";

/** Cell of a day. `line` contains its label, vertically centered. */
export interface DayCell {
  readonly date: CivilDate;
  readonly area: Rect;
  readonly line: Rect;
}

/** Mark around the label, and link over the cell or the label. `first` is the first day of sequential pages. */
export function dayCell(
  cell: DayCell,
  first: CivilDate,
  label: readonly DisplayItem[],
  calendar: CalendarContext,
): readonly DisplayItem[] {
  return [...mark(cell, calendar), ...linkedLabel(cell, first, label, calendar)];
}

/** Cell without its mark. */
export function linkedLabel(
  cell: DayCell,
  first: CivilDate,
  label: readonly DisplayItem[],
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { options, context } = calendar;
  return [...label, ...dayLink(cell.date, linkArea(cell, calendar), first, options, context)];
}

/** Around the label and at least `cell_min_size` wide and high. The rest is free for writing. */
export function linkArea({ area, line }: Pick<DayCell, "area" | "line">, { options, context }: CalendarContext): Rect {
  if (options.link_area === "cell") return area;
  const least = options.cell_min_size;
  const hasName = options.calendar_type === "weekly" && options.layout_orientation !== "horizontal";
  const width = Math.min(area.width, hasName ? line.x + line.width - area.x : least);
  const height = Math.min(area.height, Math.max(least, context.style.size * 1.2));
  const beside = { left: 0, center: 0.5, right: 1 }[hasName ? "left" : context.style.align];
  return {
    x: area.x + (area.width - width) * beside,
    y: clamp(line.y + (line.height - height) / 2, area.y, area.y + area.height - height),
    width,
    height,
  };
}

/** Line for a number at the top of a cell. `room` is the cell without its padding. */
export function numberLine(room: Rect, calendar: CalendarContext): Rect {
  return { ...room, height: Math.min(room.height, numberSize(room, calendar) * 1.2) };
}

function numberSize({ height }: Rect, { context }: Pick<CalendarContext, "context">): number {
  return Math.min(context.style.size, Math.max(minTypeSize, height));
}

/** `text` is the number, with the month's name if necessary. Shrinks long texts. */
export function dayNumber(
  text: string,
  line: Rect,
  calendar: CalendarContext,
  setting: Partial<WidgetTextOptions> = {},
): readonly DisplayItem[] {
  const baselineSize = numberSize(line, calendar);
  const fitting = text.length > 2 ? line.width / (text.length * 0.58) : baselineSize;
  const size = Math.max(minTypeSize, Math.min(baselineSize, fitting));
  return calendar.context.setText(text, line, { size, baselineSize, reportsFit: false, ...setting });
}

/** `line` is aligned with the lines of the week's days. */
export function weekNumber(number: number, line: Rect, calendar: CalendarContext): readonly DisplayItem[] {
  const baselineSize = numberSize(line, calendar);
  const size = baselineSize * 0.8;
  return calendar.context.setText(calendar.context.calendar.digits(String(number)), line, {
    size,
    baselineSize,
    align: "center",
    reportsFit: false,
  });
}

/** Grounds and frames of days with entries: of cells, or around the numbers of days without a grid. */
export function entryMarks(days: readonly DayCell[], { options, context }: CalendarContext): readonly DisplayItem[] {
  if (options.mark_days === "nothing") return [];
  const marked = days.map(({ date, area, line }) => ({
    area: options.show_grid_lines
      ? area
      : { ...area, height: Math.min(area.height, line.height + 2 * (line.y - area.y)) },
    entries: markedEntries(date, options, context),
  }));
  return dayMarks(marked, options, context);
}

/** Numbers of marked holidays are bold. */
export function numberFace(date: CivilDate, { options, context }: CalendarContext): Partial<WidgetTextOptions> {
  return markedEntries(date, options, context).some(isHoliday) ? { face: context.style.boldFace } : {};
}

/** Marks the day that the author chose, or the page's own. */
export function mark({ date, area, line }: DayCell, calendar: CalendarContext): readonly DisplayItem[] {
  const { options, context } = calendar;
  const marked = options.highlight_date ?? (options.highlight_today ? context.date() : undefined);
  if (!marked || formatDate(marked) !== formatDate(date)) return [];
  const { color, width } = ruleStroke(calendar);
  const margin = clamp(line.y - area.y - 3 * width, 0, context.style.size / 4);
  return strokedRect(inset(line, -margin), { color, width: 2 * width });
}

/** Room for the events of a day below its label, and beside a label at the start of a cell, of this width. */
export function eventCell({ date, area, line }: DayCell, labelWidth: number, calendar: CalendarContext): EventCell {
  const { options, context } = calendar;
  const pitch = linePitch(cellEventSize(options.event_size, context));
  const margin = Math.min(2, area.width / 20);
  const top = Math.max(line.y + line.height, area.y);
  const right = area.x + area.width - margin;
  const foot = options.days_off === "band" ? dayOffBand : 0;
  const height = Math.max(0, area.y + area.height - top - 1 - foot);
  const begin = line.x + labelWidth + besideGap;
  const hasBeside = context.style.align === "left" && !options.gregorian_days;
  return {
    area,
    box: {
      x: area.x + margin,
      y: top,
      width: area.width - 2 * margin,
      height,
    },
    beside: {
      x: begin,
      y: line.y + (line.height - pitch) / 2,
      width: hasBeside ? Math.max(0, right - begin) : 0,
      height: Math.min(pitch, area.height),
    },
    entries: entriesOn(date, cellFilter(options), context),
  };
}

/** Between a number and an event beside it, in points. */
const besideGap = 1.5;

/** Width of the text of `dayNumber`. */
export function numberWidth(text: string, line: Rect, { context }: CalendarContext): number {
  return context.textWidth(text, { size: numberSize(line, { context }) });
}

/** Cells without links have none for their events either, but labels without links do. */
export function lineOptions(size: number, { link_area, link_strategy }: Options): LineOptions {
  const links = link_area === "cell" && link_strategy === "no_links" ? "none" : "page or day";
  return { size, times: "none", bullets: "calendar", links, span: "none" };
}

/** The items of cells and of entries in them. Links of whole cells leave out those of entries, and labels are too small for that. */
export function withEntries(
  cells: readonly DisplayItem[],
  entries: readonly DisplayItem[],
  { options, context }: CalendarContext,
): readonly DisplayItem[] {
  const drawing = options.link_area === "cell" && entries.length > 0 ? context.eventDrawing() : undefined;
  return drawing ? drawing.withEntryLinks(cells, entries) : [...cells, ...entries];
}
