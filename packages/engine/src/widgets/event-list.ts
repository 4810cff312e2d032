import {
  addDays,
  type CivilDate,
  daysBetween,
  firstOfWeek,
  formatWeek,
  monthKey,
  monthStart,
  parseDate,
  quarterKey,
  quarterStart,
  type Reckoning,
  weekdayOf,
  yearStart,
} from "@octavo/foundation";
import { dayText, shortDate } from "../calendar/document-calendar.ts";
import type { DisplayItem } from "../display/display-list.ts";
import { continues, type EntryFilter, entriesOn, linksOn, shownEntries } from "../events/entries.ts";
import { leastCell, leastName, wideEms } from "../events/event-sizes.ts";
import { moreLinkOrWeek } from "../events/more-link.ts";
import { agendaPages, type ListedDay, linesOf as linesOfEntry, listedDays } from "../language/agenda.ts";
import { agendaName, dayName, subpageName } from "../language/destination-names.ts";
import * as messages from "../language/widget-messages.ts";
import { reckoningOf } from "../model/calendar-properties.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { CountOptions, LineOptions } from "../model/event-drawing.ts";
import { dayOnUndatedPage, mustBe, unusableProperty } from "../model/messages.ts";
import { binding, choice, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget, type EventDrawing, type WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";

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
  unnamed: flag({ label: "Only events without room in calendars", default: false, role: "listsUnnamed" }),
  all_day: choice(["first", "last", "only", "hidden"], { label: "All-day events", default: "first" }),
  times: choice(["start", "start and end", "none"], { label: "Times", default: "start" }),
  bullets: choice(["calendar", "dot", "box", "none"], { label: "Bullets", default: "calendar" }),
  date_style: choice(["column", "headings", "none"], {
    label: "Dates as",
    default: "column",
    shownWhen: { span: ["week", "month", "quarter", "year", "upcoming"] },
  }),
  line_spacing: number({ ...length, label: "Line spacing (0 is automatic)", scaling: "height" }),
  page_lines: number({
    label: "Lines of each page (0 is one page)",
    min: 0,
    max: 100,
    whole: true,
    default: 0,
    role: "pageLines",
    shownWhen: { span: ["week", "month", "quarter", "year"] },
  }),
  columns: number({ label: "Columns", min: 1, max: 6, whole: true, default: 1 }),
  gap: number({ ...length, label: "Gap", default: 12, scaling: "width" }),
  more_text: text({ label: "Text for further events", default: "+{more}", tokens: "widget" }),
  more_link: binding({ label: "Link of further events" }),
  repeat_names: flag({ label: "Repeat names on each day", default: true, shownWhen: { span: ["day"] } }),
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
  area: "free",
  styling: stylingTable({ size: 10, maxSize: 24 }),
  properties,
  layout,
});

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const start = parseDate(options.shown_date.trim().slice(0, 10)) ?? context.date();
  if (!start) {
    context.warn("unusable_property", unusableProperty(properties.shown_date.label, mustBe(dayOnUndatedPage)));
    return [];
  }
  const date = addDays(start, options.days_later);
  const { size } = context.style;
  const pitch = options.line_spacing > 0 ? options.line_spacing : size * 1.5;
  if (box.height < pitch - 0.01 || box.width < size * leastName)
    context.warn("too_small", messages.eventsTooSmall, messages.enlargeEventList);
  if (options.page_lines > 1 && options.span !== "day" && options.span !== "upcoming")
    return listPage(box, date, options, context);
  const days = daysOf(date, options, context);
  if (days.length === 0)
    return options.empty_text === "" ? [] : context.setText(options.empty_text, { ...box, height: pitch });
  const drawing = context.eventDrawing();
  return drawing ? drawDays(box, days, { ...options, pitch }, drawing, context) : [];
}

/** Lines for the entries of days, each on one line or, if the room is for names that others cut, on more. */
function drawDays(
  box: Rect,
  days: readonly ListedDay[],
  options: Options & { readonly pitch: number },
  drawing: EventDrawing,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { columns, gap, pitch } = options;
  const wrapped =
    options.span === "day" && columns === 1 ? wrappedDay(box, days, options, drawing, context) : undefined;
  if (wrapped) return wrapped;
  const dates = days.flatMap((day) => day.entries.map(() => day.date));
  const hasHeadings = options.span !== "day" && options.date_style === "headings";
  const draw = drawLine(days, options, box.width / columns, drawing, context);
  const count: CountOptions = {
    columns,
    gap,
    pitch,
    size: context.style.size,
    hasLinks: options.link_events,
    more: (more) =>
      context.substitute(options.more_text, { more: String(more) }, { property: "more_text", atVariables: false }),
    moreLink: (rect, more) =>
      options.more_link.trim() === ""
        ? moreLinkOrWeek(rect, dates.at(-more) ?? (dates[0] as CivilDate), context)
        : context.link(rect, { bind: options.more_link }),
  };
  if (options.unnamed && !hasHeadings) return wholeNames(box, days, { ...count, draw }, options, drawing, context);
  return drawing.listedLines(
    box,
    linesOf(days, hasHeadings),
    { ...count, isHeading: ({ entry }) => entry === undefined, draw, entries: dates.length },
    context,
  );
}

/** A list of the names that others cut cuts none of them. */
function wholeNames(
  box: Rect,
  days: readonly ListedDay[],
  { draw, ...count }: CountOptions & { readonly draw: ReturnType<typeof drawLine> },
  options: Options,
  drawing: EventDrawing,
  context: WidgetContext,
): readonly DisplayItem[] {
  const entries = days.flatMap((day) =>
    day.entries.map((entry, i) => ({ date: day.date, entry, isFirstOfDay: i === 0 })),
  );
  const whole = {
    ...count,
    line: lineOptions(days, options, box.width / options.columns, context),
    left: dateWidth(days, options, context),
    draw: (items: DisplayItem[], one: Line, rects: readonly Rect[], isFirstOfColumn: boolean) =>
      draw(items, one, rects[0] as Rect, isFirstOfColumn, rects),
  };
  return drawing.wholeLines(box, entries, whole, context);
}

/** Long titles of a day with room for more lines. */
function wrappedDay(
  box: Rect,
  days: readonly ListedDay[],
  options: Options & { readonly pitch: number },
  drawing: EventDrawing,
  context: WidgetContext,
): readonly DisplayItem[] | undefined {
  const entries = days.flatMap((day) => day.entries);
  const line = lineOptions(days, options, box.width, context);
  return drawing.wrappedEntries(box, entries, line, options.pitch, context)?.items;
}

/** On the last line of a page, to the pages of the list before and after it. 0 is no page. */
function pageLinks(
  { x, y, width, height }: Rect,
  { previous, next }: { readonly previous: number; readonly next: number },
  date: CivilDate,
  { span }: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const side = Math.max(height, fingertip);
  const box = { y: y + height - side, width: side, height: side };
  const key = agendaKey(span, date, reckoningOf(context));
  const link = (to: number, sign: string, at: Rect, align: "left" | "right"): readonly DisplayItem[] =>
    to === 0
      ? []
      : [
          ...context.setText(sign, at, { align, vertical: "bottom", reportsFit: false }),
          ...context.linkIfPresent(at, to === 1 ? agendaName(key) : subpageName(agendaName(key), to)),
        ];
  return [
    ...link(previous, `‹ ${previous}`, { ...box, x }, "left"),
    ...link(next, `${next} ›`, { ...box, x: x + width - side }, "right"),
  ];
}

/** Side of a link that a finger hits, in points. */
const fingertip = 20;

function agendaKey(span: Options["span"], date: CivilDate, { weekStart, calendar }: Reckoning): string {
  const month = monthKey(date, calendar);
  if (span === "week") return formatWeek(date, weekStart);
  return span === "quarter" ? quarterKey(date, calendar) : span === "year" ? month.slice(0, -3) : month;
}

function periodOf(
  span: Options["span"],
  date: CivilDate,
  days: number,
  { weekStart, calendar }: Reckoning,
): readonly [CivilDate, number] {
  const months = (first: CivilDate, count: number) =>
    [first, daysBetween(first, monthStart(first, calendar, count))] as const;
  switch (span) {
    case "day":
      return [date, 1];
    case "week":
      return [firstOfWeek(date, weekStart), 7];
    case "month":
      return months(monthStart(date, calendar), 1);
    case "quarter":
      return months(quarterStart(date, calendar), 3);
    case "year":
      return months(yearStart(date, calendar), 12);
    case "upcoming":
      return [addDays(date, 1), days];
  }
}

/** Days with entries. An event of several days is listed on its first day in a longer period. */
function daysOf(date: CivilDate, options: Options, context: WidgetContext): readonly ListedDay[] {
  const [first, count] = periodOf(options.span, date, options.days, reckoningOf(context));
  const filter: EntryFilter = { entries: options.entries, calendars: options.calendars };
  const on = (day: string) => entriesOn(parseDate(day) ?? date, filter, context);
  const days = inOrderOf(listedDays({ on }, first, count), options, context);
  return options.span === "day" && !options.repeat_names ? days.map((day) => continuedLast(day, context)) : days;
}

/** Names come before arrows, which need no line if there is no room for them. */
function continuedLast({ date, entries }: ListedDay, context: WidgetContext): ListedDay {
  const [continued, named] = [true, false].map((is) => entries.filter((entry) => continues(entry, context) === is));
  return { date, entries: [...(named ?? []), ...(continued ?? [])] };
}

/** Without days that have none of the entries. */
function inOrderOf(days: readonly ListedDay[], options: Options, context: WidgetContext): readonly ListedDay[] {
  const drawing = options.unnamed && days.length > 0 ? context.eventDrawing() : undefined;
  const named = drawing ? context.namedEntries() : [];
  return days
    .map(({ date, entries }) => ({ date, entries: drawing?.unnamedEntries(entries, named) ?? entries }))
    .map((day) => ({ ...day, entries: inOrder(day.entries, options) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The part of a longer list that belongs to this page of its item. Titles are complete, on as many lines as they need. */
function listPage(box: Rect, date: CivilDate, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const { page_lines, columns, gap, span } = options;
  const [first, count] = periodOf(span, date, options.days, reckoningOf(context));
  const pages = agendaPages(context.dates(), first, count, page_lines - 1);
  const number = Number(context.variable("subpage") ?? 1);
  const shown = pages[number - 1] ?? [];
  const days = inOrderOf(shown, options, context);
  const drawing = days.length > 0 ? context.eventDrawing() : undefined;
  const perColumn = Math.ceil(page_lines / columns);
  const pitch = Math.min(options.line_spacing || Infinity, box.height / perColumn);
  const width = (box.width - gap * (columns - 1)) / columns;
  const rectOf = (line: number): Rect => {
    const [column, row] = [Math.floor(line / perColumn), line % perColumn];
    return { x: box.x + column * (width + gap), y: box.y + row * pitch, width, height: pitch };
  };
  const draw = drawing && drawLine(days, options, width, drawing, context);
  const neighbors = { previous: number > 1 ? number - 1 : 0, next: number < pages.length ? number + 1 : 0 };
  const items: DisplayItem[] = [...pageLinks(rectOf(page_lines - 1), neighbors, date, options, context)];
  if (!draw) return items;
  let line = 0;
  for (const { date: day, entries } of days)
    for (const [i, entry] of entries.entries()) {
      const lines = Array.from({ length: linesOfEntry(entry) }, (_, n) => rectOf(line + n));
      const isFirstOfColumn = line % perColumn === 0;
      // Most titles need fewer lines than they can have.
      line += draw(items, { date: day, entry, isFirstOfDay: i === 0 }, lines[0] as Rect, isFirstOfColumn, lines);
    }
  return items;
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

function* linesOf(days: readonly ListedDay[], hasHeadings: boolean): Iterable<Line> {
  for (const { date, entries } of days) {
    if (hasHeadings) yield { date, entry: undefined, isFirstOfDay: true };
    for (let i = 0; i < entries.length; i++) yield { date, entry: entries[i], isFirstOfDay: i === 0 };
  }
}

/** True if dates name their months. */
function isLong(days: readonly ListedDay[], { span }: Options, { calendar }: WidgetContext): boolean {
  return span === "quarter" || span === "year" || new Set(days.map(({ date }) => calendar.of(date).month)).size > 1;
}

/** Width of the dates before the entries. */
function dateWidth(days: readonly ListedDay[], options: Options, context: WidgetContext): number {
  if (options.span === "day" || options.date_style !== "column") return 0;
  return context.style.size * (isLong(days, options, context) ? 3.6 : 4);
}

function drawLine(
  days: readonly ListedDay[],
  options: Options,
  width: number,
  drawing: EventDrawing,
  context: WidgetContext,
) {
  const hasMonths = isLong(days, options, context);
  const left = dateWidth(days, options, context);
  const line = lineOptions(days, options, width, context);
  const drawEntry = drawing.entryLines(line, context);
  return (
    items: DisplayItem[],
    { date, entry, isFirstOfDay }: Line,
    rect: Rect,
    isFirstOfColumn: boolean,
    lines?: readonly Rect[],
  ): number => {
    if (entry === undefined) items.push(...dateText(headingOf(date, context), date, rect, options, context));
    else {
      if (left > 0 && (isFirstOfDay || isFirstOfColumn))
        items.push(...dateText(shortLabel(date, hasMonths, context), date, { ...rect, width: left }, options, context));
      const { x, y, width, height } = rect;
      const own = { x: x + left, y, width: Math.max(0, width - left), height };
      const beside = lines?.map((one) => ({ ...one, x: one.x + left, width: own.width }));
      const title = beside && drawing.titleLines(entry, beside, line, context);
      drawEntry(items, entry, own, title);
      return Math.max(1, title?.length ?? 1);
    }
    return 1;
  };
}

function lineOptions(
  [first]: readonly ListedDay[],
  options: Options,
  width: number,
  context: WidgetContext,
): LineOptions {
  const { span, times, bullets, link_events, repeat_names } = options;
  const isDay = span === "day";
  // Less has no room for the last day of an entry over several days.
  const isNarrow = width < context.style.size * wideEms;
  const links = isDay && first ? linksOn(first.date, context) : "page or day";
  return {
    size: context.style.size,
    times,
    // A narrow column has its room for names.
    bullets: bullets === "calendar" && width < context.style.size * leastCell ? "none" : bullets,
    unsigned: isNarrow ? "at edge" : "with others",
    links: link_events ? links : "none",
    span: isDay && !repeat_names ? "once" : isDay && isNarrow ? "none" : "until",
  };
}

/** "5 Jan" in long periods, or "Mon 5". */
function shortLabel(date: CivilDate, hasMonth: boolean, context: WidgetContext): string {
  return hasMonth
    ? shortDate(date, context)
    : `${context.names.weekday(weekdayOf(date), "short")} ${dayText(date, context.calendar)}`;
}

/** "Monday 5 January", in the order of the language. */
function headingOf(date: CivilDate, { names, calendar }: WidgetContext): string {
  const month = names.monthInDate(calendar.of(date).month);
  return `${names.weekday(weekdayOf(date), "full")} ${dayText(date, calendar)} ${month}`;
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
