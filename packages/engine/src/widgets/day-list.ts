import {
  addDays,
  type CivilDate,
  formatDate,
  monthLength,
  monthStart,
  type Weekday,
  weekdayOf,
} from "@octavo/foundation";
import { dayText } from "../calendar/document-calendar.ts";
import type { DisplayItem, WritingBox } from "../display/display-list.ts";
import { filledRect, strokedLines } from "../display/paths.ts";
import { cellEventProperties, cellFilter, dayOffBand, daysOff, entriesOn, hasNames } from "../events/entries.ts";
import { cellEventSize } from "../events/event-sizes.ts";
import { dayLink, dayLinkEditing, dayLinkProperties, weekLink } from "../language/day-links.ts";
import * as messages from "../language/widget-messages.ts";
import {
  resolveMonth,
  resolveWeekStart,
  ruleWidth,
  weekendProperties,
  weekendShading,
  weekStartChoice,
} from "../model/calendar-properties.ts";
import { type DateEntry, isHoliday } from "../model/date-row.ts";
import { choice, color, date, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";
import { snapToPixel } from "../primitives/device-pixels.ts";
import type { Rect } from "../primitives/geometry.ts";

const properties = {
  start_date: date({ label: "Start date" }),
  month: text({ label: "Month", default: "@month", atVariables: true }),
  shown_days: choice(["all", "to 16", "from 17"], { label: "Days of the month", default: "all" }),
  ...dayLinkProperties,
  show_header: flag({ label: "Month and year", default: true }),
  show_days: flag({ label: "Day numbers", default: true }),
  show_weekdays: flag({ label: "Weekday names", default: true }),
  weekday_label_style: choice(["short", "narrow", "full"], {
    label: "Weekday names as",
    default: "short",
    shownWhen: { show_weekdays: [true] },
  }),
  week_numbers: flag({ label: "Week numbers", default: true }),
  first_day_of_week: weekStartChoice,
  row_height: number({
    label: "Row height (0 is automatic)",
    min: 0,
    max: 100,
    default: 0,
    unit: "pt",
    scaling: "height",
  }),
  note_lines: flag({ label: "Lines for notes", default: true }),
  columns: number({
    label: "Columns to tick off",
    min: 0,
    max: 31,
    whole: true,
    default: 0,
    shownWhen: { note_lines: [true] },
  }),
  line_color: color({
    label: "Line color",
    default: "#999999",
    role: "strokeColor",
    shownWhen: { note_lines: [true] },
  }),
  stroke_width: { ...ruleWidth, shownWhen: { note_lines: [true] } },
  ...weekendProperties(true),
  show_events: flag({ label: "Events", default: false, role: "showsEvents" }),
  ...cellEventProperties,
};

type Options = PropertiesOf<typeof properties>;

/** Rows of the longest month, so that rows have the same height in all months and halves of them. */
const mostRows = { all: 31, "to 16": 16, "from 17": 16 } as const;

/** First and last day of a month. */
const shownRange = { all: [1, 31], "to 16": [1, 16], "from 17": [17, 31] } as const;

/** Smallest readable row height, in points. */
const smallestRow = 6;

/** Month as a list of days with lines for notes. */
export const dayList = defineWidget({
  type: "day_list",
  label: "Days of a month",
  size: { width: 240, height: 480 },
  content: "stored",
  styling: stylingTable({ size: 10, maxSize: 24 }),
  properties,
  link: dayLinkEditing,
  layout,
  writing,
});

/** From left to right: week number, day number, weekday and notes. */
interface Row {
  readonly date: CivilDate;
  readonly area: Rect;
  readonly week: Rect;
  readonly day: Rect;
  readonly weekday: Rect;
  readonly notes: Rect;
}

/** The notes. */
function writing(box: Rect, options: Options, context: WidgetContext): readonly WritingBox[] {
  const month = options.start_date ?? resolveMonth(options.month, properties.month.label, context);
  const rows = month && options.note_lines ? rowsOf(box, headHeight(options, context), month, options, context) : [];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first.notes.width <= 0) return [];
  const height = last.area.y + last.area.height - first.area.y;
  return [
    {
      ...first.notes,
      height,
      rows: height / rows.length,
      ...(options.columns > 0 && { columns: first.notes.width / options.columns }),
      first: formatDate(first.date),
    },
  ];
}

function headHeight({ show_header }: Options, { style }: WidgetContext): number {
  return show_header ? style.size * 2 : 0;
}

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const month = options.start_date ?? resolveMonth(options.month, properties.month.label, context);
  if (!month) return [];
  const weekStart = resolveWeekStart(options.first_day_of_week, month, context);
  const head = { ...box, height: headHeight(options, context) };
  const rows = rowsOf(box, head.height, month, options, context);
  warnOfMisfits(box, rows, context);
  return [
    ...weekendShading(rows, options, context),
    ...(options.show_events
      ? daysOff(
          rows.map((row) => eventRow(row, options, context)),
          options,
          context,
          true,
        )
      : []),
    ...(options.show_header ? header(head, month, context) : []),
    ...noteLines(rows, options),
    ...rows.flatMap((row, i) => [
      ...(options.week_numbers ? weekNumber(row, i === 0, weekStart, options, context) : []),
      ...dayLabel(row, options.start_date ?? monthStart(month, context.calendar), options, context),
      ...(hasNames(options) ? events(row, options, context) : []),
    ]),
  ];
}

function rowsOf(
  box: Rect,
  head: number,
  month: CivilDate,
  options: Options,
  { style, pixel, calendar }: WidgetContext,
): readonly Row[] {
  const top = box.y + head;
  const height =
    options.row_height > 0 ? options.row_height : Math.max(1, box.height - head) / mostRows[options.shown_days];
  const edge = (i: number) => snapToPixel(top + i * height, pixel);
  const weekWidth = options.week_numbers ? style.size * 1.8 : 0;
  const dayWidth = options.show_days ? style.size * 1.8 : 0;
  const weekdayWidth = options.show_weekdays ? style.size * weekdayEms[options.weekday_label_style] : 0;
  const [from, to] = shownRange[options.shown_days];
  const first = addDays(monthStart(month, calendar), from - 1);
  return Array.from({ length: Math.min(to, monthLength(month, calendar)) - from + 1 }, (_, i) => {
    const area = { ...box, y: edge(i), height: edge(i + 1) - edge(i) };
    const [week, day, weekday, notes] = split(area, [weekWidth, dayWidth, weekdayWidth]);
    return { date: addDays(first, i), area, week, day, weekday, notes };
  });
}

/** Width of weekday names, in ems: "niedz.", "N", "poniedziałek". */
const weekdayEms = { short: 3.2, narrow: 1.8, full: 6.6 };

/** Splits off three widths from the left. The last part is the rest. */
function split(rect: Rect, [first, second, third]: readonly [number, number, number]): [Rect, Rect, Rect, Rect] {
  const part = (from: number, width: number) => ({
    ...rect,
    x: rect.x + from,
    width: Math.max(0, Math.min(width, rect.width - from)),
  });
  const used = first + second + third;
  return [part(0, first), part(first, second), part(first + second, third), part(used, rect.width)];
}

function warnOfMisfits(box: Rect, rows: readonly Row[], { warn }: WidgetContext): void {
  const last = rows.at(-1)?.area;
  const isTooLow = last && (last.height < smallestRow || last.y + last.height > box.y + box.height + 1);
  if (isTooLow) warn("too_small", messages.daysTooSmall, messages.enlargeList);
}

function header(
  head: Rect,
  date: CivilDate,
  { names, style, setText, calendar }: WidgetContext,
): readonly DisplayItem[] {
  const { year, month } = calendar.of(date);
  return setText(names.monthTitle(year, month), head, { face: style.boldFace });
}

/** Lines end with the last day of the month. */
function noteLines(rows: readonly Row[], options: Options): readonly DisplayItem[] {
  const { note_lines, line_color, stroke_width, columns } = options;
  if (!note_lines || !line_color) return [];
  const foot = ({ day, area }: Row) =>
    [day.x, area.y + area.height, area.x + area.width, area.y + area.height] as const;
  const upright = columns > 0 ? columnLines(rows, columns) : [];
  return strokedLines([...rows.map(foot), ...upright], { color: line_color, width: stroke_width });
}

/** Around each column and above the first day. */
function columnLines(rows: readonly Row[], columns: number) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const { x, width } = first.notes;
  const [top, bottom] = [first.area.y, last.area.y + last.area.height];
  const at = (i: number) => x + (i * width) / columns;
  const upright = Array.from({ length: columns + 1 }, (_, i) => [at(i), top, at(i), bottom] as const);
  return [[first.day.x, top, x + width, top] as const, ...upright];
}

/** On the first row and at the start of each week. */
function weekNumber(
  { date, week }: Row,
  isFirst: boolean,
  weekStart: Weekday,
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  if (!isFirst && weekdayOf(date) !== weekStart) return [];
  const baselineSize = Math.min(context.style.size, week.height);
  const number = context.calendar.digits(String(context.weekNumber(date, weekStart)));
  return [
    ...context.setText(number, week, { size: baselineSize * 0.8, baselineSize, align: "left", reportsFit: false }),
    ...weekLink(date, weekStart, week, options, context),
  ];
}

/** Width of numbers, which end at their right. */
const numberEms = 1.3;

/** The link ends before the notes, so that writing there does not follow it. */
function dayLabel(
  { date, day, weekday }: Row,
  first: CivilDate,
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const size = Math.min(context.style.size, day.height);
  const numberBox = { ...day, width: Math.min(day.width, size * numberEms) };
  const name = context.names.weekday(weekdayOf(date), options.weekday_label_style);
  return [
    ...(options.show_days
      ? context.setText(dayText(date, context.calendar), numberBox, { size, align: "right", reportsFit: false })
      : []),
    ...(options.show_weekdays ? context.setText(name, weekday, { size, align: "left" }) : []),
    ...dayLink(date, { ...day, width: day.width + weekday.width }, first, options, context),
  ];
}

/** In the notes: the first events, and the number of the others. Only the label of the day is a link to it. */
function events(row: Row, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const { notes } = row;
  const size = Math.min(cellEventSize(options.event_size, context), notes.height * 0.8);
  const { entries } = eventRow(row, options, context);
  if (notes.width < 2 * size) return narrowMark(row, entries, context);
  const line = { size, times: "start", bullets: "calendar", links: "own page", span: "none" } as const;
  const band = options.days_off === "band" ? dayOffBand : 0;
  const box = { ...notes, width: notes.width - band };
  const drawing = entries.length > 0 ? context.eventDrawing() : undefined;
  return drawing?.inOneLine(box, entries, line, context) ?? [];
}

/** Thickness of the mark of a day at the end of its row, and its distance from the number and the next list, in points. */
const mark = { width: 1.5, gap: 0.5 };

/** Mark of an all-day entry in a list without room for titles. Days off have a mark of their own. */
function narrowMark(
  { area, day }: Row,
  entries: readonly DateEntry[],
  { style }: WidgetContext,
): readonly DisplayItem[] {
  const size = Math.min(style.size, day.height);
  const x = area.x + area.width - mark.gap - mark.width;
  const isMarked = entries.some((entry) => entry.start === undefined && !isHoliday(entry));
  if (!isMarked || x - mark.gap < day.x + numberEms * size) return [];
  const height = size * 0.7;
  return [filledRect({ x, y: area.y + (area.height - height) / 2, width: mark.width, height }, style.color)];
}

function eventRow({ date, area }: Row, options: Options, context: WidgetContext) {
  return { area, entries: entriesOn(date, cellFilter(options), context) };
}
