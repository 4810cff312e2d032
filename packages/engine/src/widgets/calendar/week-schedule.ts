import { addDays, type CivilDate, firstOfWeek, formatDate, weekdayOf } from "@octavo/foundation";
import { dayText } from "../../calendar/document-calendar.ts";
import type { DisplayItem, WritingBox } from "../../display/display-list.ts";
import { filledRect, strokedLines } from "../../display/paths.ts";
import { daysOff, drawnWeeks, hasNames } from "../../events/entries.ts";
import { cellEventSize } from "../../events/event-sizes.ts";
import { isInPlan } from "../../language/day-links.ts";
import { weekendShading } from "../../model/calendar-properties.ts";
import type { EventCell } from "../../model/event-drawing.ts";
import { inset, type Rect } from "../../primitives/geometry.ts";
import {
  type CalendarContext,
  checkSize,
  drawTitle,
  gridRules,
  type Line,
  periodTitle,
  ruleStroke,
  titleHeight,
  weekdayNames,
} from "./calendar-context.ts";
import {
  type DayCell,
  dayCell,
  dayNumber,
  entryMarks,
  eventCell,
  lineOptions,
  numberFace,
  numberWidth,
  withEntries,
} from "./day-cell.ts";
import * as messages from "./messages.ts";
import { clockTime, minLineSpacing, position, type TimeScale, timeLabels, timeLines, timeScale } from "./time-scale.ts";
import { below, boxLayout, columnLayout, rowLayout, timeEms, timeSize, type WeekLayout } from "./week-layout.ts";

const layouts = { horizontal: columnLayout, vertical: rowLayout, boxes: boxLayout };

export function weekSchedule(box: Rect, date: CivilDate, calendar: CalendarContext): readonly DisplayItem[] {
  const { options, context } = calendar;
  const { start, title, head, plan, scale } = placedWeek(box, date, calendar);
  checkWeek(box, head.height, plan, options.show_time_grid ? scale : undefined, calendar);
  const days = plan.cells.map((area, i) => ({ date: addDays(start, i), area, line: plan.labels[i] as Rect }));
  const cells = options.show_events ? days.map((day) => scheduleCell(day, plan, calendar)) : [];
  const named = hasNames(options) ? cells : [];
  return [
    ...weekendShading(days, options, context),
    ...daysOff(cells, options, context),
    ...entryMarks(days, calendar),
    ...(options.show_grid_lines ? gridRules(plan.rules, calendar) : []),
    ...drawTitle(title, head, calendar),
    ...(plan.axis === "y" ? weekdayNames(plan.weekdays, calendar) : []),
    ...(scale ? hours(plan, scale, calendar) : []),
    ...withEntries(
      days.flatMap((day) => dayCell(day, options.start_date ?? start, dayLabel(day, plan, calendar), calendar)),
      scale
        ? timedEvents(named, plan, scale, calendar)
        : untimedEvents(named, options.layout_orientation === "horizontal", calendar),
      calendar,
    ),
  ];
}

/** One for each day. */
export function weekScheduleWriting(box: Rect, date: CivilDate, calendar: CalendarContext): readonly WritingBox[] {
  const { start, plan, scale } = placedWeek(box, date, calendar);
  const pitch = scale && (lengthOf(plan.times, plan.axis) * 60) / (scale.end - scale.start);
  return plan.cells.map((cell, i) => ({
    ...cell,
    ...(pitch !== undefined && { [plan.axis === "y" ? "rows" : "columns"]: pitch }),
    first: [formatDate(addDays(start, i)), ...(scale ? [clockTime(scale.start)] : [])].join(" "),
    ...(scale && { minutes: 60 }),
  }));
}

function placedWeek(box: Rect, date: CivilDate, calendar: CalendarContext) {
  const { options, context, weekStart } = calendar;
  const start = firstOfWeek(date, weekStart);
  const title = weekTitle(start, calendar);
  const head = { ...box, height: titleHeight(title, context) };
  const plan = layouts[options.layout_orientation](below(head.height, box), calendar);
  const hasTimes = options.layout_orientation !== "boxes" && (options.show_time_grid || options.show_time_gutter);
  return { start, title, head, plan, scale: hasTimes ? timeScale(options, context) : undefined };
}

/** Columns have their events below the number, boxes below their label, and rows beside it. */
function scheduleCell(day: DayCell, { axis, times }: WeekLayout, calendar: CalendarContext): EventCell {
  const { date, area, line } = day;
  const { layout_orientation } = calendar.options;
  if (layout_orientation === "vertical") {
    const beside = { ...times, y: area.y + 1, height: area.height - 1 };
    return { ...eventCell({ date, area: beside, line: { ...line, y: beside.y, height: 0 } }, 0, calendar), area };
  }
  const label = axis === "y" ? numberWidth(dayText(date, calendar.context.calendar), line, calendar) : line.width;
  return eventCell(day, label, calendar);
}

/** A week without times has all events in lines. Only columns of days have bars over several of them. */
function untimedEvents(
  cells: readonly EventCell[],
  areBeside: boolean,
  { options, context }: CalendarContext,
): readonly DisplayItem[] {
  const line = lineOptions(cellEventSize(options.event_size, context), options);
  const weeks = areBeside ? [cells] : cells.map((cell) => [cell]);
  return drawnWeeks(weeks, line, context);
}

/** All-day events in their lines, and others at their times. */
function timedEvents(
  cells: readonly EventCell[],
  plan: WeekLayout,
  scale: TimeScale,
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { options, context } = calendar;
  const days = cells.flatMap((cell) => dayEvents(cell, plan, scale, calendar));
  if (plan.axis === "x") return days;
  const strips = cells.map(({ area, entries }) => {
    const strip = { ...area, y: plan.times.y - plan.strip, height: plan.strip };
    return {
      area: strip,
      box: { ...inset(strip, 1), height: plan.strip },
      beside: { ...strip, width: 0 },
      entries: entries.filter(isAllDay),
    };
  });
  return [...drawnWeeks([strips], lineOptions(cellEventSize(options.event_size, context), options), context), ...days];
}

const isAllDay = ({ start }: EventCell["entries"][number]) => start === undefined;

/** Events at their times, and all-day events at the top of a row. */
function dayEvents(
  { area: cell, entries }: EventCell,
  plan: WeekLayout,
  scale: TimeScale,
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { options, context } = calendar;
  const size = cellEventSize(options.event_size, context);
  const room =
    plan.axis === "y"
      ? { ...cell, y: plan.times.y, height: plan.times.height }
      : { ...plan.times, y: cell.y, height: cell.height };
  const allDay = plan.axis === "x" ? entries.filter(isAllDay) : [];
  const area = plan.axis === "y" ? room : below(plan.strip, room);
  const line = { ...lineOptions(size, options), span: "once" } as const;
  const { links } = line;
  const { start, end } = scale;
  const drawing = entries.length > 0 ? context.eventDrawing() : undefined;
  const blocks = drawing?.timeBlocks(area, entries, { start, end, axis: plan.axis, size, links }, context);
  // The lines of hours run through the rows of days.
  const ground = allDay.length > 0 ? [filledRect({ ...inset(room, 1), height: plan.strip }, "#ffffff")] : [];
  return [
    ...ground,
    ...(drawing?.cellLines({ ...inset(room, 1), height: plan.strip }, allDay, line, context) ?? []),
    ...(blocks ?? []),
  ];
}

/** "March 2026 – Week 10", "March / April 2026 – Week 14". */
function weekTitle(start: CivilDate, calendar: CalendarContext): string {
  const { options, context, weekStart } = calendar;
  if (!options.show_month_year) return "";
  const period = periodTitle(start, addDays(start, 6), calendar, " / ");
  return [period, context.names.weekTitle(context.weekNumber(start, weekStart))].filter(Boolean).join(" – ");
}

/** `scale` is undefined if no slots are drawn. */
function checkWeek(
  box: Rect,
  head: number,
  { needed, times, axis }: WeekLayout,
  scale: TimeScale | undefined,
  { context }: CalendarContext,
): void {
  const slots = scale ? ((scale.end - scale.start) / scale.slot) * minLineSpacing : 0;
  const { width, height } = needed(slots);
  const hint = slots > lengthOf(times, axis) ? messages.tooManySlotsHint : messages.tooSmallHint;
  checkSize({ width, height: head + height }, box, context, hint);
}

function lengthOf(rect: Rect, axis: WeekLayout["axis"]): number {
  return axis === "x" ? rect.width : rect.height;
}

function hours(
  { axis, times, gutter }: WeekLayout,
  scale: TimeScale,
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { options } = calendar;
  const length = lengthOf(times, axis);
  const at = (time: number) => times[axis] + position(time, scale, length);
  const lineAt = (time: number): Line =>
    axis === "x"
      ? [at(time), times.y, at(time), times.y + times.height]
      : [times.x, at(time), times.x + times.width, at(time)];
  const labelAt = (from: number, to: number): Rect =>
    axis === "x"
      ? { ...gutter, x: at(from), width: at(to) - at(from) }
      : { ...gutter, y: at(from), height: at(to) - at(from) };
  return [
    ...(options.show_time_grid ? timeRules(scale, length, lineAt, calendar) : []),
    ...(options.show_time_gutter ? writtenTimes(scale, length, axis, labelAt, calendar) : []),
  ];
}

const slotColor = "#999999";

/** Omits the first hour's line if the grid already has it. */
function timeRules(
  scale: TimeScale,
  length: number,
  lineAt: (time: number) => Line,
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { strong, faint } = timeLines(scale, length);
  const hasGrid = calendar.options.show_grid_lines;
  const rule = ruleStroke(calendar);
  const drawn = (times: readonly number[]) => times.filter((time) => time > scale.start || !hasGrid).map(lineAt);
  return [...strokedLines(drawn(faint), { ...rule, color: slotColor }), ...strokedLines(drawn(strong), rule)];
}

/** Places each time at the start of its hour. */
function writtenTimes(
  scale: TimeScale,
  length: number,
  axis: WeekLayout["axis"],
  boxAt: (from: number, to: number) => Rect,
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const size = timeSize(calendar);
  const { times, step } = timeLabels(scale, length, size * (axis === "x" ? timeEms : 1.1));
  const vertical = axis === "x" ? "middle" : "top";
  return times.flatMap((time) =>
    calendar.context.setText(calendar.context.calendar.digits(clockTime(time)), boxAt(time, time + step), {
      size,
      align: "left",
      vertical,
      reportsFit: false,
    }),
  );
}

/** Columns have weekday names above them. Rows have them beside the number. Days outside of the plan have their month. */
function dayLabel(
  { date, area, line }: DayCell,
  { axis }: WeekLayout,
  calendar: CalendarContext,
): readonly DisplayItem[] {
  const { options, context } = calendar;
  const { names, calendar: months } = context;
  const isOther = !isInPlan(date, context);
  const number = dayText(date, months);
  const dated = isOther ? `${number} ${names.monthShort(months.of(date).month)}` : number;
  const color = isOther ? { color: options.outside_color ?? context.style.color } : numberFace(date, calendar);
  if (axis === "y" || !options.show_weekdays)
    return dayNumber(
      dated.length * widestDigit * context.style.size <= line.width ? dated : number,
      line,
      calendar,
      color,
    );
  const style = options.weekday_label_style;
  const named = (day: string) => `${names.weekdayHead(weekdayOf(date), style)} ${day}`;
  const isBox = options.layout_orientation === "boxes";
  // No link ends at the label of a day outside of the plan.
  const label = isOther && isBox ? { ...line, width: area.x + area.width - line.x } : line;
  const hasMonth =
    context.textWidth(named(dated)) <= label.width || (!isBox && label.height >= 2 * lineEms * context.style.size);
  return context.setText(named(hasMonth ? dated : number), label, {
    ...color,
    vertical: "middle",
    wrap: true,
    reportsFit: style === "full" && !isOther,
  });
}

/** Width with which numbers are set, in ems. */
const widestDigit = 0.58;

/** Height of a line of a label, in ems. */
const lineEms = 1.2;
