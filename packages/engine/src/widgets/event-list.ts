import type { DisplayItem, LinkItem } from "../display/display-list.ts";
import { type EntryFilter, entriesOn, linksOn, shownEntries } from "../events/entries.ts";
import { entryLines, type LineOptions, shortDate } from "../events/entry-line.ts";
import { listedLines } from "../events/event-lines.ts";
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  daysBetween,
  firstOfMonth,
  firstOfQuarter,
  firstOfWeek,
  formatDate,
  formatQuarter,
  formatWeek,
  parseDate,
  type Weekday,
  weekdayOf,
} from "../foundation/civil-date.ts";
import type { Rect } from "../foundation/geometry.ts";
import { agendaName, dayName } from "../language/destination-names.ts";
import * as messages from "../language/widget-messages.ts";
import type { DateEntry } from "../model/date-row.ts";
import { mustBe, unusableProperty } from "../model/messages.ts";
import { binding, choice, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { weekdayNumber } from "../model/template.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";

const length = { min: 0, max: 100, default: 0, unit: "pt" } as const;

const properties = {
  span: choice(["day", "week", "month", "quarter", "year", "upcoming"], { label: "Events of", default: "day" }),
  shown_date: text({ label: "Date", default: "@date", atVariables: true }),
  days_later: number({ label: "Days later", min: -366, max: 366, whole: true, default: 0 }),
  days: number({
    label: "Days ahead",
    min: 1,
    max: 400,
    whole: true,
    default: 7,
    shownWhen: { span: ["upcoming"] },
  }),
  entries: choice(shownEntries, { label: "Show", default: "everything" }),
  calendars: text({ label: "Only calendars", default: "" }),
  all_day: choice(["first", "last", "only", "hidden"], { label: "All-day events", default: "first" }),
  times: choice(["start", "start and end", "none"], { label: "Times", default: "start" }),
  bullets: choice(["calendar", "dot", "box", "none"], { label: "Bullets", default: "calendar" }),
  date_style: choice(["column", "headings", "none"], {
    label: "Dates as",
    default: "column",
    shownWhen: { span: ["week", "month", "quarter", "year", "upcoming"] },
  }),
  line_spacing: number({ ...length, label: "Line spacing (0 is automatic)", scaling: "height" }),
  columns: number({ label: "Columns", min: 1, max: 6, whole: true, default: 1 }),
  gap: number({ ...length, label: "Gap", default: 12, scaling: "width" }),
  more_text: text({ label: "Text for further events", default: "+{more}", tokens: "widget" }),
  more_link: binding({ label: "Link of further events" }),
  link_events: flag({ label: "Link events", default: true }),
  empty_text: text({ label: "Text without events", default: "" }),
};

type Options = PropertiesOf<typeof properties>;

/** Events and holidays of a period, a line each. */
export const eventList = defineWidget({
  type: "event_list",
  label: "Event list",
  size: { width: 240, height: 160 },
  content: "none",
  styling: stylingTable({ size: 10, maxSize: 24 }),
  properties,
  layout,
});

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const start = parseDate(options.shown_date.trim().slice(0, 10)) ?? context.date();
  if (!start) {
    context.warn("unusable_property", unusableProperty(properties.shown_date.label, mustBe(messages.dayOnUndatedPage)));
    return [];
  }
  const date = addDays(start, options.days_later);
  const { size } = context.style;
  const pitch = options.line_spacing > 0 ? options.line_spacing : size * 1.5;
  if (box.height < pitch - 0.01 || box.width < size * 3)
    context.warn("too_small", messages.eventsTooSmall, messages.enlargeEventList);
  const days = daysOf(date, options, context);
  if (days.length === 0)
    return options.empty_text === "" ? [] : context.setText(options.empty_text, { ...box, height: pitch });
  const { columns, gap } = options;
  const hasHeadings = options.span !== "day" && options.date_style === "headings";
  return listedLines(
    box,
    linesOf(days, hasHeadings),
    {
      isHeading: ({ entry }) => entry === undefined,
      draw: drawLine(days, options, context),
      columns,
      gap,
      pitch,
      size,
      entries: days.reduce((sum, { entries }) => sum + entries.length, 0),
      more: (more) =>
        context.substitute(options.more_text, { more: String(more) }, { property: "more_text", atVariables: false }),
      moreLink: (rect) => moreLink(rect, date, options, context),
    },
    context,
  );
}

function periodOf(
  span: Options["span"],
  date: CivilDate,
  days: number,
  weekStart: Weekday,
): readonly [CivilDate, number] {
  const months = (first: CivilDate, count: number) => [first, daysBetween(first, addMonths(first, count))] as const;
  switch (span) {
    case "day":
      return [date, 1];
    case "week":
      return [firstOfWeek(date, weekStart), 7];
    case "month":
      return months(firstOfMonth(date), 1);
    case "quarter":
      return months(firstOfQuarter(date), 3);
    case "year":
      return months(civilDate(date.year, 1, 1), 12);
    case "upcoming":
      return [addDays(date, 1), days];
  }
}

interface Day {
  readonly date: CivilDate;
  readonly entries: readonly DateEntry[];
}

/** Days with entries. An event of several days is listed on its first day in a longer period. */
function daysOf(date: CivilDate, options: Options, context: WidgetContext): readonly Day[] {
  const weekStart = weekdayNumber(context.weekStart);
  const [first, count] = periodOf(options.span, date, options.days, weekStart);
  const filter: EntryFilter = { entries: options.entries, calendars: options.calendars };
  const dates = Array.from({ length: count }, (_, i) => addDays(first, i));
  return dates
    .map((day, i) => ({
      date: day,
      entries: inOrder(
        entriesOn(day, filter, context).filter(({ day: part = 1 }) => part === 1 || i === 0),
        options,
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function inOrder(entries: readonly DateEntry[], { all_day }: Options): readonly DateEntry[] {
  if (all_day === "first") return entries;
  const timed = entries.filter(({ start }) => start !== undefined);
  const allDay = entries.filter(({ start }) => start === undefined);
  return all_day === "hidden" ? timed : all_day === "only" ? allDay : [...timed, ...allDay];
}

/** An entry, or the heading of a date. */
interface Line {
  readonly date: CivilDate;
  readonly entry: DateEntry | undefined;
  readonly isFirstOfDay: boolean;
}

function* linesOf(days: readonly Day[], hasHeadings: boolean): Iterable<Line> {
  for (const { date, entries } of days) {
    if (hasHeadings) yield { date, entry: undefined, isFirstOfDay: true };
    for (let i = 0; i < entries.length; i++) yield { date, entry: entries[i], isFirstOfDay: i === 0 };
  }
}

function drawLine(days: readonly Day[], options: Options, context: WidgetContext) {
  const { span } = options;
  const hasColumn = span !== "day" && options.date_style === "column";
  const isLong = span === "quarter" || span === "year" || new Set(days.map((day) => day.date.month)).size > 1;
  const left = hasColumn ? context.style.size * (isLong ? 3.6 : 4) : 0;
  const drawEntry = entryLines(lineOptions(days, options, context), context);
  return (items: DisplayItem[], { date, entry, isFirstOfDay }: Line, rect: Rect, isFirstOfColumn: boolean): void => {
    if (entry === undefined) items.push(...dateText(headingOf(date, context), date, rect, options, context));
    else {
      if (hasColumn && (isFirstOfDay || isFirstOfColumn))
        items.push(...dateText(shortLabel(date, isLong, context), date, { ...rect, width: left }, options, context));
      const { x, y, width, height } = rect;
      drawEntry(items, entry, { x: x + left, y, width: Math.max(0, width - left), height });
    }
  };
}

function lineOptions([first]: readonly Day[], options: Options, context: WidgetContext): LineOptions {
  const { span, times, bullets, link_events } = options;
  const isDay = span === "day";
  const links = isDay && first ? linksOn(first.date, context) : "page or day";
  return {
    size: context.style.size,
    times,
    bullets,
    links: link_events ? links : "none",
    span: isDay ? "part" : "until",
  };
}

/** "5 Jan" in long periods, or "Mon 5". */
function shortLabel(date: CivilDate, isLong: boolean, context: WidgetContext): string {
  return isLong ? shortDate(date, context) : `${context.names.weekday(weekdayOf(date), "short")} ${date.day}`;
}

/** "Monday 5 January", in the order of the language. */
function headingOf(date: CivilDate, { names }: WidgetContext): string {
  return `${names.weekday(weekdayOf(date), "full")} ${date.day} ${names.monthInDate(date.month)}`;
}

function dateText(
  words: string,
  date: CivilDate,
  rect: Rect,
  { link_events }: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  return [
    ...context.setText(words, rect, { face: context.style.boldFace, align: "left", reportsFit: false }),
    ...(link_events ? context.linkIfPresent(rect, dayName(date)) : []),
  ];
}

/** To the rule of the author, or the agenda of the day, week, month, quarter or year, or the day. */
function moreLink(rect: Rect, date: CivilDate, options: Options, context: WidgetContext): readonly LinkItem[] {
  if (options.more_link.trim() !== "") return context.link(rect, { bind: options.more_link });
  for (const key of context.hasDestinationPrefix(agendaName("")) ? agendaKeys(date, context) : []) {
    const found = context.linkIfPresent(rect, agendaName(key));
    if (found.length > 0) return found;
  }
  return linksOn(date, context) === "page or day" ? context.linkIfPresent(rect, dayName(date)) : [];
}

/** Keys of the day, week, month, quarter and year of a date. */
function agendaKeys(date: CivilDate, { weekStart }: WidgetContext): readonly string[] {
  const day = formatDate(date);
  return [day, formatWeek(date, weekdayNumber(weekStart)), day.slice(0, 7), formatQuarter(date), day.slice(0, 4)];
}
