import type { DisplayItem } from "../display/display-list.ts";
import { rectSegment, strokedLines } from "../display/paths.ts";
import { capitalized } from "../foundation/calendar-names.ts";
import { type CivilDate, daysBetween, formatDate, isBefore, type Weekday, weekOf } from "../foundation/civil-date.ts";
import { inset, type Rect } from "../foundation/geometry.ts";
import { monthWeeks, weekColumns } from "../foundation/month-weeks.ts";
import { dayName } from "../language/destination-names.ts";
import { chosenWeekStart, dayVariables, weekStartChoice } from "../model/calendar-properties.ts";
import { binding, choice, date, flag, number, type PropertiesOf } from "../model/property.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";

const properties = {
  calendar_type: choice(["monthly"], { label: "Type", default: "monthly" }),
  start_date: date({ label: "Start date" }),
  end_date: date({ label: "End date" }),
  link_strategy: choice(["no_links", "sequential_pages", "named_destinations", "template"], {
    label: "Days link to",
    default: "no_links",
    initial: "named_destinations",
    synonyms: { none: "no_links" },
  }),
  link_template: binding({ label: "Link rule", default: "day(@date)", shownWhen: { link_strategy: ["template"] } }),
  first_page_number: number({
    label: "First page",
    min: 1,
    max: 10_000,
    whole: true,
    default: 2,
    fallback: 1,
    shownWhen: { link_strategy: ["sequential_pages"] },
  }),
  pages_per_date: number({
    label: "Pages per date",
    min: 1,
    max: 15,
    inputMax: 10,
    whole: true,
    default: 1,
    shownWhen: { link_strategy: ["sequential_pages"] },
  }),
  show_weekdays: flag({ label: "Weekday names", default: true }),
  weekday_label_style: choice(["short", "narrow", "full"], {
    label: "Weekday names as",
    default: "short",
    shownWhen: { show_weekdays: [true] },
  }),
  show_month_year: flag({ label: "Month and year", default: true }),
  show_month_name: flag({ label: "Month", default: true, shownWhen: { show_month_year: [true] } }),
  show_year: flag({ label: "Year", default: true, shownWhen: { show_month_year: [true] } }),
  month_name_format: choice(["long", "short"], {
    label: "Month as",
    default: "long",
    shownWhen: { show_month_year: [true] },
  }),
  show_grid_lines: flag({ label: "Grid lines", default: true }),
  show_trailing_days: flag({ label: "Days of other months", default: false }),
  highlight_today: flag({ label: "Mark the page's day", default: false }),
  highlight_date: date({ label: "Mark a day" }),
  first_day_of_week: weekStartChoice,
  week_numbers: flag({ label: "Week numbers", default: false }),
  cell_min_size: number({ label: "Minimum cell size", min: 20, max: 100, default: 44, unit: "pt" }),
  cell_padding: number({ label: "Cell padding", min: 0, max: 20, default: 4, unit: "pt" }),
};

type Options = PropertiesOf<typeof properties>;

const otherMonthColor = "#888888";
const ruleColor = "#000000";
const ruleWidth = 0.5;

/** Type size in points that can just be read. */
const smallestNumber = 6;

/** A month with a cell for every day, to write in. */
export const calendar = defineWidget({
  type: "calendar",
  label: "Calendar",
  size: { width: 280, height: 200 },
  content: "none",
  typography: { size: 10, maxSize: 24, align: "center" },
  properties,
  layout,
});

/** The parts of the widget, outside in: head, weekday names and week numbers around the cells of the days. */
interface Frame {
  readonly head: Rect;
  readonly weekdays: Rect;
  readonly weeks: Rect;
  readonly body: Rect;
}

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const month = options.start_date ?? context.date();
  if (!month) {
    context.warn("unusable_property", "start_date must be a day like 2026-01-31 on a page without a date");
    return [];
  }
  const weekStart = chosenWeekStart(options.first_day_of_week, context.weekStart);
  const weeks = monthWeeks(month.year, month.month, weekStart);
  const frame = frameOf(box, options, context.style.size);
  if (frame.body.height < weeks.length * smallestNumber || frame.body.width < 7 * smallestNumber)
    context.warn(
      "too_small",
      "Too small: the days of a month need more room",
      "Make the calendar larger or leave out its head",
    );
  return [
    ...(options.show_grid_lines ? gridLines(frame, weeks.length) : []),
    ...header(frame, month, options, context),
    ...(options.show_weekdays ? weekdayNames(frame, weekStart, options, context) : []),
    ...weeks.flatMap((week, row) => weekRow(week, row, weeks.length, frame, month, weekStart, options, context)),
  ];
}

/** Heights in terms of the type size: 2 for the head, 1.5 for the weekday names; 2.2 across for week numbers. */
function frameOf(box: Rect, options: Options, size: number): Frame {
  const hasHead = options.show_month_year && (options.show_month_name || options.show_year);
  const head = { ...box, height: hasHead ? size * 2 : 0 };
  const left = options.week_numbers ? size * 2.2 : 0;
  const weekdays = {
    x: box.x + left,
    y: box.y + head.height,
    width: box.width - left,
    height: options.show_weekdays ? size * 1.5 : 0,
  };
  const top = weekdays.y + weekdays.height;
  const body = { ...weekdays, y: top, height: Math.max(1, box.y + box.height - top) };
  return { head, weekdays, weeks: { ...body, x: box.x, width: left }, body };
}

function header(
  { head }: Frame,
  month: CivilDate,
  options: Options,
  { names, style, setText }: WidgetContext,
): readonly DisplayItem[] {
  if (head.height === 0) return [];
  const name = capitalized(
    options.month_name_format === "short" ? names.monthShort(month.month) : names.month(month.month),
  );
  const title = [options.show_month_name ? name : "", options.show_year ? String(month.year) : ""]
    .filter(Boolean)
    .join(" ");
  const rule = options.show_grid_lines
    ? strokedLines([[head.x, head.y + head.height, head.x + head.width, head.y + head.height]], {
        color: ruleColor,
        width: ruleWidth,
      })
    : [];
  return [...setText(title, head, { align: style.align, face: style.boldFace }), ...rule];
}

function weekdayNames(
  { weekdays }: Frame,
  weekStart: Weekday,
  options: Options,
  { names, setText, style }: WidgetContext,
): readonly DisplayItem[] {
  const width = weekdays.width / 7;
  return weekColumns(weekStart).flatMap((weekday, column) =>
    setText(
      names.weekday(weekday, options.weekday_label_style),
      { ...weekdays, x: weekdays.x + column * width, width },
      { size: style.size * 0.9, align: "center", reportsFit: options.weekday_label_style === "full" },
    ),
  );
}

function weekRow(
  week: readonly CivilDate[],
  row: number,
  rows: number,
  { body, weeks }: Frame,
  month: CivilDate,
  weekStart: Weekday,
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const height = body.height / rows;
  const width = body.width / 7;
  const y = body.y + row * height;
  const number = String(weekOf(week[0] as CivilDate, weekStart).week);
  const margin = { ...weeks, y, height };
  return [
    ...(options.week_numbers
      ? context.setText(number, margin, { size: context.style.size * 0.8, align: "center", reportsFit: false })
      : []),
    ...week.flatMap((date, column) =>
      dayCell(date, { x: body.x + column * width, y, width, height }, month, options, context),
    ),
  ];
}

function dayCell(
  date: CivilDate,
  cell: Rect,
  month: CivilDate,
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const own = date.month === month.month && date.year === month.year;
  if (!own && !options.show_trailing_days) return [];
  const label = inset(cell, Math.min(options.cell_padding, cell.width / 8, cell.height / 8));
  const size = Math.min(context.style.size, Math.max(smallestNumber, label.height));
  const number = context.setText(String(date.day), label, {
    size,
    vertical: "top",
    reportsFit: false,
    ...(own ? {} : { color: otherMonthColor }),
  });
  return own
    ? [...highlight(date, cell, options, context), ...number, ...dayLink(date, cell, options, context)]
    : number;
}

/** A PDF has no today: the day to mark is the one that the author names, or the page's own. */
function highlight(date: CivilDate, cell: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const marked = options.highlight_date ?? (options.highlight_today ? context.date() : undefined);
  if (!marked || formatDate(marked) !== formatDate(date)) return [];
  return [{ kind: "path", segments: [rectSegment(inset(cell, 1.5))], stroke: { color: ruleColor, width: 1 } }];
}

function dayLink(date: CivilDate, cell: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  switch (options.link_strategy) {
    case "no_links":
      return [];
    case "template":
      return context.link(cell, { bind: options.link_template }, dayVariables(date));
    case "named_destinations":
      return namedLink(date, cell, context);
    case "sequential_pages": {
      const first = options.start_date ?? date;
      const page = options.first_page_number + daysBetween(first, date) * options.pages_per_date;
      return isBefore(date, first) ? [] : context.linkToPage(cell, page);
    }
  }
}

/** A plan need not have a page for every day; one that has none at all makes the links pointless, which is said. */
function namedLink(date: CivilDate, cell: Rect, context: WidgetContext): readonly DisplayItem[] {
  if (!context.knowsDestinations("day:"))
    context.warn(
      "unknown_destination",
      "The days of the calendar are links, but no page is a day",
      "Add a section that is generated each_day, or choose no_links",
    );
  return context.linkIfPresent(cell, dayName(date));
}

function gridLines({ body, weekdays }: Frame, rows: number): readonly DisplayItem[] {
  const across = Array.from({ length: rows + 1 }, (_, i) => {
    const y = body.y + (i * body.height) / rows;
    return [body.x, y, body.x + body.width, y] as const;
  });
  const down = Array.from({ length: 8 }, (_, i) => {
    const x = body.x + (i * weekdays.width) / 7;
    return [x, body.y, x, body.y + body.height] as const;
  });
  return strokedLines([...across, ...down], { color: ruleColor, width: ruleWidth });
}
