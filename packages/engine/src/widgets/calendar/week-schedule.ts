/** A week with its hours. */
import type { DisplayItem } from "../../display/display-list.ts";
import { strokedLines } from "../../display/paths.ts";
import { addDays, type CivilDate, firstOfWeek, weekdayOf, weekOf } from "../../foundation/civil-date.ts";
import type { Rect } from "../../foundation/geometry.ts";
import { weekendShade } from "../../model/calendar-properties.ts";
import { dayCell, dayNumber } from "./day-cell.ts";
import * as messages from "./messages.ts";
import { checkSize, drawTitle, periodTitle, ruleOf, type Sheet, titleHeight, weekdayNames } from "./sheet.ts";
import { clockTime, closestLines, position, type TimeScale, timeLabels, timeLines, timeScale } from "./time-scale.ts";
import { below, columnsPlan, type Line, rowsPlan, timeSize, timeWidth, type WeekPlan } from "./week-plan.ts";

export function weekSchedule(box: Rect, date: CivilDate, sheet: Sheet): readonly DisplayItem[] {
  const { options, context, weekStart } = sheet;
  const start = firstOfWeek(date, weekStart);
  const title = weekTitle(start, sheet);
  const head = { ...box, height: titleHeight(title, context) };
  const planOf = options.layout_orientation === "vertical" ? rowsPlan : columnsPlan;
  const plan = planOf(below(head.height, box), sheet);
  const scale = options.show_time_grid || options.show_time_gutter ? timeScale(options, context) : undefined;
  checkWeek(box, head.height, plan, options.show_time_grid ? scale : undefined, sheet);
  const days = plan.cells.map((area, i) => ({ date: addDays(start, i), area, line: plan.labels[i] as Rect }));
  return [
    ...weekendShade(days, options),
    ...(options.show_grid_lines ? strokedLines(plan.rules, ruleOf(sheet)) : []),
    ...drawTitle(title, head, sheet),
    ...(plan.axis === "y" ? weekdayNames(plan.weekdays, sheet) : []),
    ...(scale ? hours(plan, scale, sheet) : []),
    ...days.flatMap((day) =>
      dayCell(day, options.start_date ?? start, dayLabel(day.date, day.line, plan.axis, sheet), sheet),
    ),
  ];
}

/** "March 2026 – Week 10", "March / April 2026 – Week 14". */
function weekTitle(start: CivilDate, sheet: Sheet): string {
  const { options, context, weekStart } = sheet;
  if (!options.show_month_year) return "";
  const period = periodTitle(start, addDays(start, 6), sheet, " / ");
  return [period, context.names.weekTitle(weekOf(start, weekStart).week)].filter(Boolean).join(" – ");
}

/** `scale` is undefined where no slots are drawn. */
function checkWeek(
  box: Rect,
  head: number,
  { needed, times, axis }: WeekPlan,
  scale: TimeScale | undefined,
  { context }: Sheet,
): void {
  const slots = scale ? ((scale.end - scale.start) / scale.slot) * closestLines : 0;
  const { width, height } = needed(slots);
  const hint = slots > lengthOf(times, axis) ? messages.tooManySlotsHint : messages.tooSmallHint;
  checkSize({ width, height: head + height }, box, context, hint);
}

function lengthOf(rect: Rect, axis: WeekPlan["axis"]): number {
  return axis === "x" ? rect.width : rect.height;
}

function hours({ axis, times, gutter }: WeekPlan, scale: TimeScale, sheet: Sheet): readonly DisplayItem[] {
  const { options } = sheet;
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
    ...(options.show_time_grid ? timeRules(scale, length, lineAt, sheet) : []),
    ...(options.show_time_gutter ? writtenTimes(scale, length, axis, labelAt, sheet) : []),
  ];
}

const slotColor = "#999999";

/** The line of the first hour is the grid's own, where there is one. */
function timeRules(
  scale: TimeScale,
  length: number,
  lineAt: (time: number) => Line,
  sheet: Sheet,
): readonly DisplayItem[] {
  const { strong, faint } = timeLines(scale, length);
  const hasGrid = sheet.options.show_grid_lines;
  const rule = ruleOf(sheet);
  const drawn = (times: readonly number[]) => times.filter((time) => time > scale.start || !hasGrid).map(lineAt);
  return [...strokedLines(drawn(faint), { ...rule, color: slotColor }), ...strokedLines(drawn(strong), rule)];
}

/** Each time stands where its hour begins: beside the line below which, or above the line behind which, one writes. */
function writtenTimes(
  scale: TimeScale,
  length: number,
  axis: WeekPlan["axis"],
  boxAt: (from: number, to: number) => Rect,
  sheet: Sheet,
): readonly DisplayItem[] {
  const size = timeSize(sheet);
  const { times, step } = timeLabels(scale, length, size * (axis === "x" ? timeWidth : 1.1));
  const vertical = axis === "x" ? "middle" : "top";
  return times.flatMap((time) =>
    sheet.context.setText(clockTime(time), boxAt(time, time + step), {
      size,
      align: "left",
      vertical,
      reportsFit: false,
    }),
  );
}

/** A column has the weekday's name above it; a row has it beside the number. */
function dayLabel(date: CivilDate, label: Rect, axis: WeekPlan["axis"], sheet: Sheet): readonly DisplayItem[] {
  const { options, context } = sheet;
  if (axis === "y" || !options.show_weekdays) return dayNumber(String(date.day), label, sheet);
  const style = options.weekday_label_style;
  const words = `${context.names.weekday(weekdayOf(date), style)} ${date.day}`;
  return context.setText(words, label, { vertical: "middle", wrap: true, reportsFit: style === "full" });
}
