import { type CivilDate, type Weekday } from "@octavo/foundation";
import { capitalized } from "../calendar/calendar-names.ts";
import { dayText } from "../calendar/document-calendar.ts";
import { isSameMonth, monthWeeks, weekColumns } from "../calendar/month-weeks.ts";
import type { DisplayItem } from "../display/display-list.ts";
import { dayMarkProperties, dayMarks, markedEntries } from "../events/entries.ts";
import { dayName, monthName } from "../language/destination-names.ts";
import { hasMonth, planMonthsOf } from "../language/plan-months.ts";
import * as messages from "../language/widget-messages.ts";
import {
  cellLink,
  dayVariables,
  reckoningOf,
  resolveWeekStart,
  weekendProperties,
  weekendShading,
  weekStartChoice,
} from "../model/calendar-properties.ts";
import { isHoliday } from "../model/date-row.ts";
import type { LinkRule } from "../model/link-editing.ts";
import { mustBe, unusableProperty } from "../model/messages.ts";
import { choice, color, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { type CellVariables, defineWidget, type WidgetContext } from "../model/widget-definition.ts";
import type { Color } from "../primitives/color.ts";
import { gridCells, inset, type Rect, type Size } from "../primitives/geometry.ts";

const properties = {
  year: text({ label: "Year", default: "@year", atVariables: true }),
  start_month: number({ label: "First month", min: 1, max: 12, whole: true, default: 1 }),
  start_week_on: weekStartChoice,
  link_area: choice(["title and days", "month"], { label: "Links of a month", default: "title and days" }),
  month_cell: cellLink("Month links"),
  day_cell: cellLink("Day links"),
  show_weekdays: flag({ label: "Weekday names", default: true }),
  weekday_color: color({ label: "Weekday color", default: "#555555", shownWhen: { show_weekdays: [true] } }),
  close: flag({ label: "Close rows", default: false }),
  plan_only: flag({ label: "Only months of the plan", default: false }),
  fill: flag({ label: "Larger months in a short plan", default: false, shownWhen: { plan_only: [true] } }),
  ...weekendProperties(false),
  ...dayMarkProperties,
  event_calendars: text({ label: "Only calendars", default: "" }),
};

type Options = PropertiesOf<typeof properties>;

/** Weekdays are smaller than days down to this type size, in points, which all devices show. */
const smallestWeekday = 8;

/** Smallest readable type size, in points. If days would be smaller, months have no days. */
const smallestDay = 6;

/** Of a month. */
const weekRows = 6;

/** Heights of the title and of a row, and width of a day, if rows are close, in ems of the days. */
const closeEms = { title: 1.5, row: 1.1, day: 1.35 };

/** Most distance of a month with close rows from the edges of its cell, in points. */
const closeInset = 3;

/** Width of the name of a month with its year, in ems. */
const monthAndYear = 10;

/** Most growth of the type if fewer than twelve months fill the box. */
const mostGrowth = 1.75;

/** Rows and columns of a number of months that fill a box. */
export function monthsGrid(
  { width, height }: Size,
  count: number,
): { readonly rows: number; readonly columns: number } {
  if (count >= 12) return width >= height ? { rows: 3, columns: 4 } : { rows: 4, columns: 3 };
  const grids = [1, 2, 3, 4, 5, 6].map((columns) => ({ rows: Math.ceil(count / columns), columns }));
  const side = (grid: { readonly rows: number; readonly columns: number }) =>
    (Math.min(width / grid.columns, height / grid.rows) * count) / (grid.rows * grid.columns);
  return grids.reduce((best, grid) => (side(grid) > side(best) ? grid : best));
}

function closeMonthEms(hasWeekdays: boolean): Size {
  return { width: 7 * closeEms.day, height: closeEms.title + ((hasWeekdays ? 1 : 0) + weekRows) * closeEms.row };
}

/** Cell that a month with close rows needs for days of this size. */
export function closeMonthCell(daySize: number, hasWeekdays: boolean): Size {
  const { width, height } = closeMonthEms(hasWeekdays);
  return { width: width * daySize + 2 * closeInset, height: height * daySize + 2 * closeInset };
}

/**
 * Twelve small calendars, or twelve cells with names of months if there is not enough room. If the first month is not
 * January, headings include the year.
 */
export const calendarYear = defineWidget({
  type: "calendar_year",
  label: "Year calendar",
  size: { width: 400, height: 300 },
  content: "stored",
  styling: stylingTable({ size: 12, maxSize: 24, align: "center" }),
  properties,
  layout,
});

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const year = shownYear(options.year, context);
  if (year === undefined) return [];
  const plan = options.plan_only ? planMonthsOf(context.variable, context.calendar) : undefined;
  const all = Array.from({ length: 12 }, (_, i) => context.calendar.firstOf(year, options.start_month + i));
  const isShown = (month: CivilDate) => !plan || hasMonth(plan, month);
  const months = options.fill ? all.filter(isShown) : all;
  const { rows, columns } = monthsGrid(box, months.length);
  return gridCells(box, rows, columns).flatMap((cell, i) => {
    const month = months[i];
    if (!month || !isShown(month)) return [];
    return monthCell(month, headingOf(month, i, options, context), { cell, count: months.length }, options, context);
  });
}

function headingOf(first: CivilDate, position: number, options: Options, { names, calendar }: WidgetContext): string {
  const { year, month } = calendar.of(first);
  const saysYear = options.start_month > 1 && (position === 0 || month === 1);
  return saysYear ? names.monthTitle(year, month) : capitalized(names.month(month), names.locale);
}

function shownYear(written: string, context: WidgetContext): number | undefined {
  const year = /^\d{4}$/.test(written.trim()) ? Number(written) : pageYear(context);
  if (year === undefined)
    context.warn("unusable_property", unusableProperty(properties.year.label, mustBe(messages.yearOnUndatedPage)));
  return year;
}

function pageYear({ date, calendar }: WidgetContext): number | undefined {
  const day = date();
  return day && calendar.of(day).year;
}

function monthCell(
  month: CivilDate,
  title: string,
  { cell, count }: { readonly cell: Rect; readonly count: number },
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { size } = context.style;
  const growth = Math.min(mostGrowth, Math.sqrt(12 / count), cell.width / (monthAndYear * size));
  const most = size * Math.max(1, growth);
  const mini = (options.close ? closeCalendar : miniCalendar)(cell, most, options);
  if (!mini) return [...context.setText(title, cell), ...monthLink(month, cell, options.month_cell, context)];
  const head = context.setText(title, mini.title, { size: mini.titleSize, face: context.style.boldFace });
  return [
    ...head,
    ...monthLink(month, options.link_area === "month" ? cell : mini.title, options.month_cell, context),
    ...days(month, mini, options, context),
  ];
}

interface MiniCalendar {
  readonly title: Rect;
  readonly titleSize: number;
  readonly days: Rect;
  readonly daySize: number;
  /** Of weekdays and weeks. */
  readonly rows: number;
}

/** Undefined if days would be too small to read. Months without names of weekdays leave their row free. */
function miniCalendar(cell: Rect, most: number): MiniCalendar | undefined {
  const rows = 1 + weekRows;
  const area = inset(cell, Math.min(6, cell.width * 0.05));
  const titleSize = Math.min(most, area.height * 0.14);
  const title = { ...area, height: titleSize * 1.5 };
  const days = { ...area, y: area.y + title.height, height: area.height - title.height };
  const daySize = Math.min(most * 0.85, (days.height / rows) * 0.72, (days.width / 7) * 0.6);
  return daySize >= smallestDay ? { title, titleSize, days, daySize, rows } : undefined;
}

/** Days as large as the room allows. */
function closeCalendar(cell: Rect, most: number, { show_weekdays }: Options): MiniCalendar | undefined {
  const rows = (show_weekdays ? 1 : 0) + weekRows;
  const area = inset(cell, Math.min(closeInset, cell.width * 0.03));
  const ems = closeMonthEms(show_weekdays);
  const daySize = Math.min(most, area.height / ems.height, area.width / ems.width);
  const title = { ...area, height: daySize * closeEms.title };
  const days = { ...area, y: area.y + title.height, height: area.height - title.height };
  return daySize >= smallestDay ? { title, titleSize: daySize, days, daySize, rows } : undefined;
}

function days(month: CivilDate, mini: MiniCalendar, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const weekStart = resolveWeekStart(options.start_week_on, month, context);
  const cells = gridCells(mini.days, mini.rows, 7);
  const first = (mini.rows - weekRows) * 7;
  const ownDays = monthWeeks(month, { weekStart, calendar: context.calendar })
    .flat()
    .map((date, i) => ({ date, area: cells[first + i] as Rect }))
    .filter(({ date }) => isSameMonth(date, month, context.calendar));
  const marked = ownDays.map((day) => ({ ...day, entries: markedEntries(day.date, options, context) }));
  return [
    ...weekendShading(ownDays, options, context),
    ...(options.show_weekdays && options.weekday_color
      ? weekdayNames(cells, { weekStart, size: weekdaySize(mini, options), color: options.weekday_color }, context)
      : []),
    ...dayMarks(marked, options, context),
    ...marked.flatMap(({ date, area, entries }) => [
      ...dayNumber(date, area, mini.daySize, entries.some(isHoliday), context),
      // If the whole month is a link, smaller links inside it would be hit by accident.
      ...(options.link_area === "month" ? [] : dayLink(date, area, options.day_cell, context)),
    ]),
  ];
}

function dayNumber(
  date: CivilDate,
  area: Rect,
  size: number,
  isBold: boolean,
  { style, calendar, setText }: WidgetContext,
): readonly DisplayItem[] {
  const face = isBold ? style.boldFace : style.face;
  return setText(dayText(date, calendar), area, { size, face, align: "center" });
}

/** Close rows are for small screens and large type, whose days can have the smallest readable size. */
const weekdaySize = ({ daySize }: MiniCalendar, { close }: Options): number =>
  close ? daySize : Math.min(daySize, Math.max(daySize * 0.85, smallestWeekday));

function weekdayNames(
  cells: readonly Rect[],
  { weekStart, size, color: ink }: { readonly weekStart: Weekday; readonly size: number; readonly color: Color },
  context: WidgetContext,
): readonly DisplayItem[] {
  return weekColumns(weekStart).flatMap((weekday, i) =>
    context.setText(context.names.weekdayHead(weekday, "narrow"), cells[i] as Rect, {
      size,
      align: "center",
      color: ink,
      reportsFit: false,
    }),
  );
}

function monthLink(
  month: CivilDate,
  rect: Rect,
  rule: LinkRule | undefined,
  context: WidgetContext,
): readonly DisplayItem[] {
  if (!rule) return context.linkIfPresent(rect, monthName(month, context.calendar));
  return context.link(rect, rule, {
    ...cellVariables(month, context),
    cell_month_name: context.names.month(context.calendar.of(month).month),
  });
}

function dayLink(
  date: CivilDate,
  rect: Rect,
  rule: LinkRule | undefined,
  context: WidgetContext,
): readonly DisplayItem[] {
  return rule ? context.link(rect, rule, cellVariables(date, context)) : context.linkIfPresent(rect, dayName(date));
}

function cellVariables(date: CivilDate, context: WidgetContext): CellVariables {
  return dayVariables(date, reckoningOf(context));
}
