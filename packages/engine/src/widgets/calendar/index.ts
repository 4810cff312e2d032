import { addDays, type CivilDate, isBefore, type MonthCalendar, monthStart } from "@octavo/foundation";
import type { DisplayItem, WritingBox } from "../../display/display-list.ts";
import { dayLinkEditing } from "../../language/day-links.ts";
import { resolveWeekStart } from "../../model/calendar-properties.ts";
import { dayOnUndatedPage, mustBe, unusableProperty } from "../../model/messages.ts";
import { stylingTable } from "../../model/styling.ts";
import { defineWidget, type WidgetContext } from "../../model/widget-definition.ts";
import type { Rect } from "../../primitives/geometry.ts";
import * as messages from "./messages.ts";
import { type Options, properties } from "./options.ts";
import { reconcileTimes } from "./time-scale.ts";
import { plainLabel, rangeLabel, weekRows, weekRowsWriting } from "./week-rows.ts";
import { weekSchedule, weekScheduleWriting } from "./week-schedule.ts";

const { start_date, end_date } = properties;

export const calendar = defineWidget({
  type: "calendar",
  label: "Calendar",
  size: { width: 280, height: 200 },
  content: "stored",
  styling: stylingTable({ size: 10, maxSize: 24, align: "center" }),
  properties,
  link: dayLinkEditing,
  reconcile: reconcileTimes,
  layout,
  writing,
});

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const date = options.start_date ?? context.date();
  if (!date) {
    context.warn("unusable_property", unusableProperty(start_date.label, mustBe(dayOnUndatedPage)));
    return [];
  }
  const weekStart = resolveWeekStart(options.first_day_of_week, date, context);
  const calendarContext = { options, context, weekStart };
  switch (options.calendar_type) {
    case "monthly":
      return weekRows(box, { ...monthOf(date, context.calendar), label: plainLabel }, calendarContext);
    case "weekly":
      return weekSchedule(box, date, calendarContext);
    case "custom_range":
      return weekRows(
        box,
        { first: date, last: lastDay(date, options, context), label: rangeLabel(date) },
        calendarContext,
      );
  }
}

function writing(box: Rect, options: Options, context: WidgetContext): readonly WritingBox[] {
  const date = options.start_date ?? context.date();
  if (!date) return [];
  // It counts as a widget with events whatever its options: prints in earlier PDFs depend on it.
  context.dates();
  const weekStart = resolveWeekStart(options.first_day_of_week, date, context);
  const calendarContext = { options, context: { ...context, warn: () => {} }, weekStart };
  switch (options.calendar_type) {
    case "monthly":
      return weekRowsWriting(box, { ...monthOf(date, context.calendar), label: plainLabel }, calendarContext);
    case "weekly":
      return weekScheduleWriting(box, date, calendarContext);
    case "custom_range":
      return weekRowsWriting(
        box,
        { first: date, last: lastDay(date, options, calendarContext.context), label: rangeLabel(date) },
        calendarContext,
      );
  }
}

function monthOf(date: CivilDate, calendar: MonthCalendar) {
  return { first: monthStart(date, calendar), last: addDays(monthStart(date, calendar, 1), -1) };
}

/** Without a valid end, shows four weeks. */
function lastDay(start: CivilDate, { end_date: end }: Options, context: WidgetContext): CivilDate {
  if (end && !isBefore(end, start)) return end;
  context.warn(
    "unusable_property",
    end ? messages.endBeforeStart(end_date.label, start_date.label) : messages.noEndDate(end_date.label),
  );
  return addDays(start, 27);
}
