import { addDays, type CivilDate, daysBetween, firstOfWeek, formatDate, isBefore, isSameDay } from "@octavo/foundation";
import { dayText } from "../../calendar/document-calendar.ts";
import type { DisplayItem, WritingBox } from "../../display/display-list.ts";
import { sharedGroup } from "../../display/shared-group.ts";
import { daysOff, drawnWeeks, hasNames } from "../../events/entries.ts";
import { cellEventSize } from "../../events/event-sizes.ts";
import { weekLink } from "../../language/day-links.ts";
import { gregorianDay, weekendShading, weekWriting } from "../../model/calendar-properties.ts";
import type { EventCell } from "../../model/event-drawing.ts";
import { gridCells, inset, type Rect } from "../../primitives/geometry.ts";
import {
  type CalendarContext,
  checkSize,
  drawTitle,
  gridRules,
  minCellSize,
  minTypeSize,
  periodTitle,
  titleHeight,
  weekdayNames,
  weekdaysHeight,
} from "./calendar-context.ts";
import {
  type DayCell,
  dayNumber,
  entryMarks,
  eventCell,
  lineOptions,
  linkArea,
  linkedLabel,
  mark,
  numberFace,
  numberLine,
  numberWidth,
  weekNumber,
  withEntries,
} from "./day-cell.ts";
import type { Options } from "./options.ts";

/** Inclusive. */
export interface Period {
  readonly first: CivilDate;
  readonly last: CivilDate;
  readonly label: DayLabel;
}

type DayLabel = (date: CivilDate, calendar: CalendarContext) => string;

export function plainLabel(date: CivilDate, { context }: CalendarContext): string {
  return dayText(date, context.calendar);
}

/** Includes the month's name on the first day and at the start of a month. */
export function rangeLabel(first: CivilDate): DayLabel {
  return (date, calendar) => {
    const { names, calendar: own } = calendar.context;
    const { day, month } = own.of(date);
    const label = plainLabel(date, calendar);
    return day === 1 || isSameDay(date, first) ? `${label} ${names.monthShort(month)}` : label;
  };
}

interface Frame {
  readonly head: Rect;
  readonly weekdays: Rect;
  readonly weeks: Rect;
  readonly body: Rect;
}

export function weekRows(box: Rect, period: Period, calendar: CalendarContext): readonly DisplayItem[] {
  const { options, context } = calendar;
  const draw = (isShared: boolean) => drawWeeks(box, period, calendar, isShared);
  const { items, days } = isEqualOnPages(options) ? context.shared(keyOf(period, options), draw) : draw(false);
  return [...items, ...days.flatMap((day) => mark(day, calendar))];
}

export function weekRowsWriting(box: Rect, period: Period, calendar: CalendarContext): readonly WritingBox[] {
  const { body, start, rows } = placedWeeks(box, period, calendar);
  return weekWriting(body, rows, start);
}

function placedWeeks(box: Rect, { first, last }: Period, calendar: CalendarContext) {
  const title = calendar.options.show_month_year ? periodTitle(first, last, calendar) : "";
  const frame = frameOf(box, title, calendar);
  const start = firstOfWeek(first, calendar.weekStart);
  const count = Math.floor(daysBetween(start, last) / 7) + 1;
  return { body: frame.body, frame, title, start, count, rows: drawnRows(frame, count) };
}

/** Weeks without the mark of a day, which is different on each page. */
interface DrawnWeeks {
  readonly items: readonly DisplayItem[];
  /** Days that can be marked: those of the period. */
  readonly days: readonly DayCell[];
}

/** The author's link rule can contain any variable of the page. */
function isEqualOnPages({ link_strategy }: Options): boolean {
  return link_strategy !== "template";
}

/** All options except the marked day, concatenated, which is faster than JSON of forty options. */
function keyOf({ first, last }: Period, options: Options): string {
  let key = `${formatDate(first)} ${formatDate(last)}`;
  for (const name in options) if (name !== "highlight_date") key += ` ${textOf(options[name as keyof Options])}`;
  return key;
}

function textOf(value: Options[keyof Options]): string | number | boolean | undefined {
  return typeof value === "string" || typeof value === "object" ? JSON.stringify(value) : value;
}

function drawWeeks(box: Rect, period: Period, calendar: CalendarContext, isShared: boolean): DrawnWeeks {
  const { options } = calendar;
  const { frame, title, start, count, rows } = placedWeeks(box, period, calendar);
  checkRows(box, frame, count, calendar);
  const weeks = weeksFrom(start, frame, rows, calendar, period);
  const days = weeks.flatMap((week) => week.days);
  const { context } = calendar;
  const events = options.show_events ? weeks.map((week) => eventCells(week, period, calendar)) : [];
  const line = lineOptions(cellEventSize(options.event_size, context), options);
  const items = [
    ...weekendShading(days, options, context),
    ...daysOff(events.flat(), options, context),
    ...entryMarks(days, calendar),
    ...(options.show_grid_lines ? gridLines(frame, rows, calendar) : []),
    ...drawTitle(title, frame.head, calendar),
    ...weekdayNames(frame.weekdays, calendar),
    ...weeks.flatMap((week, i) => [
      ...weekMargin(week.first, week.margin, calendar),
      ...withEntries(
        week.days.flatMap((shown) => day(shown, period, calendar)),
        hasNames(options) ? drawnWeeks(events.slice(i, i + 1), line, context) : [],
        calendar,
      ),
    ]),
  ];
  return { items: isShared ? sharedGroup(items) : items, days: days.filter(({ date }) => isWithin(period, date)) };
}

/** In ems: height 2 for the title and 1.5 for weekday names, width 2.2 for week numbers. */
function frameOf(box: Rect, title: string, { options, context }: CalendarContext): Frame {
  const head = { ...box, height: titleHeight(title, context) };
  const left = options.week_numbers ? context.style.size * 2.2 : 0;
  const weekdays = {
    x: box.x + left,
    y: box.y + head.height,
    width: box.width - left,
    height: weekdaysHeight(options, context),
  };
  const top = weekdays.y + weekdays.height;
  const body = { ...weekdays, y: top, height: Math.max(1, box.y + box.height - top) };
  return { head, weekdays, weeks: { ...body, x: box.x, width: left }, body };
}

function checkRows(box: Rect, { body }: Frame, rows: number, { options, context }: CalendarContext): void {
  const cell = minCellSize(options);
  const needed = { width: body.x - box.x + 7 * cell.width, height: body.y - box.y + rows * cell.height };
  checkSize(needed, box, context);
}

/** Drops weeks at the end of a long range if rows would be too low. A month is always complete. */
function drawnRows({ body }: Frame, rows: number): number {
  return Math.min(rows, Math.max(6, Math.floor(body.height / minTypeSize)));
}

/** `margin` contains the week number, on its `line`. */
interface Week {
  readonly first: CivilDate;
  readonly margin: Pick<DayCell, "area" | "line">;
  readonly days: readonly DayCell[];
}

function weeksFrom(
  start: CivilDate,
  { body, weeks }: Frame,
  rows: number,
  calendar: CalendarContext,
  period: Period,
): readonly Week[] {
  const { cell_padding, show_trailing_days } = calendar.options;
  const padding = Math.min(cell_padding, body.width / 7 / 8, body.height / rows / 8);
  const cell = (area: Rect) => ({ area, line: numberLine(inset(area, padding), calendar) });
  const days = gridCells(body, rows, 7).map((area, i) => ({ date: addDays(start, i), ...cell(area) }));
  return gridCells(weeks, rows, 1).map((area, row) => ({
    first: addDays(start, row * 7),
    margin: cell(area),
    days: days.slice(row * 7, row * 7 + 7).filter(({ date }) => show_trailing_days || isWithin(period, date)),
  }));
}

function eventCells({ days }: Week, { label }: Period, calendar: CalendarContext): readonly EventCell[] {
  return days.map((cell) => eventCell(cell, numberWidth(label(cell.date, calendar), cell.line, calendar), calendar));
}

function isWithin({ first, last }: Period, date: CivilDate): boolean {
  return !isBefore(date, first) && !isBefore(last, date);
}

function weekMargin(
  firstDay: CivilDate,
  { area, line }: Week["margin"],
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { options, context, weekStart } = calendar;
  if (!options.week_numbers) return [];
  return [
    ...weekNumber(context.weekNumber(firstDay, weekStart), line, calendar),
    ...weekLink(firstDay, weekStart, linkArea({ area, line }, calendar), options, context),
  ];
}

const otherDaysColor = "#888888";

function day(cell: DayCell, period: Period, calendar: CalendarContext): readonly DisplayItem[] {
  const own = isWithin(period, cell.date);
  const number = dayNumber(
    period.label(cell.date, calendar),
    cell.line,
    calendar,
    own ? numberFace(cell.date, calendar) : { color: otherDaysColor },
  );
  const { options, context } = calendar;
  const beside = options.gregorian_days ? gregorianDay(cell.date, cell.area, context) : [];
  if (!own) return [...number, ...beside];
  const label = linkedLabel(cell, options.start_date ?? period.first, number, calendar);
  return [...label, ...beside];
}

function gridLines({ body }: Frame, rows: number, calendar: CalendarContext): readonly DisplayItem[] {
  const across = Array.from({ length: rows + 1 }, (_, i) => {
    const y = body.y + (i * body.height) / rows;
    return [body.x, y, body.x + body.width, y] as const;
  });
  const down = Array.from({ length: 8 }, (_, i) => {
    const x = body.x + (i * body.width) / 7;
    return [x, body.y, x, body.y + body.height] as const;
  });
  return gridRules([...across, ...down], calendar);
}
