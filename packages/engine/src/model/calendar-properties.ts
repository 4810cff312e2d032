import {
  type CivilDate,
  formatDate,
  formatWeek,
  isMapping,
  monthKey,
  monthStart,
  parseDate,
  parseMonth,
  quarterIn,
  quarterKey,
  type Reckoning,
  type Weekday,
  weekdayOf,
} from "@octavo/foundation";
import { weekendOf } from "../calendar/weekends.ts";
import type { PathItem, TextItem, WritingBox } from "../display/display-list.ts";
import { rectSegment } from "../display/paths.ts";
import type { Rect } from "../primitives/geometry.ts";
import { scalarText } from "../primitives/scalar.ts";
import type { LinkRule } from "./link-editing.ts";
import * as messages from "./messages.ts";
import { choice, color, flag, number, type PropertiesOf, structure } from "./property.ts";
import { type WeekStart, weekdayNumber, weekdays } from "./template.ts";
import type { CellVariables, WidgetContext } from "./widget-definition.ts";

/** `plan` is the first weekday of the document. Rows from the first of a month are true for any year. */
export const weekStartChoice = choice(["plan", "first of month", ...weekdays], {
  label: "Week Start",
  default: "plan",
  synonyms: Object.fromEntries(weekdays.map((weekday) => [weekday.slice(0, 3), weekday])),
});

export const ruleWidth = number({
  label: "Rule width",
  min: 0.25,
  max: 8,
  step: 0.25,
  default: 0.5,
  unit: "pt",
  scaling: "stroke",
});

/** `shaded` is the default of `shade_weekends`. */
export function weekendProperties(shaded: boolean) {
  return {
    shade_weekends: flag({ label: "Shade weekends", default: shaded }),
    weekend_color: color({ label: "Weekend color", default: "#eeeeee", shownWhen: { shade_weekends: [true] } }),
  };
}

/** A single path, because viewers may show a seam between two adjacent fills. */
export function weekendShading(
  days: readonly { readonly date: CivilDate; readonly area: Rect }[],
  { shade_weekends, weekend_color }: PropertiesOf<ReturnType<typeof weekendProperties>>,
  { names }: Pick<WidgetContext, "names">,
): readonly PathItem[] {
  const ofRegion = weekendOf(names.locale);
  const weekend = days.filter(({ date }) => ofRegion.includes(weekdayOf(date)));
  if (!shade_weekends || !weekend_color || weekend.length === 0) return [];
  return [{ kind: "path", segments: weekend.map(({ area }) => rectSegment(area)), fill: weekend_color }];
}

export const gregorianDays = flag({ label: "Gregorian days", default: false });

/** Part of the size of days, and smallest size in points, of Gregorian days beside them. */
const besideSize = { part: 0.6, least: 6 };

/** Gregorian number of a day of another calendar, in the upper corner that the number of the day leaves free. */
export function gregorianDay(date: CivilDate, cell: Rect, context: WidgetContext): readonly TextItem[] {
  const { calendar, names, style } = context;
  if (calendar.system === "gregorian") return [];
  const size = Math.max(besideSize.least, style.size * besideSize.part);
  const isFirst = date.day === 1 || calendar.of(date).day === 1;
  const number = calendar.digits(String(date.day));
  const words = isFirst ? `${number} ${names.gregorian.monthShort(date.month)}` : number;
  const box = {
    x: cell.x + 2,
    y: cell.y + 1,
    width: Math.max(1, cell.width - 4),
    height: Math.min(cell.height, size * 1.3),
  };
  const align = style.align === "right" ? "left" : "right";
  return context.setText(words, box, { size, align, color: "#555555", reportsFit: false });
}

/** Shortest side of a cell with room for handwriting, about 8 mm. Smaller cells are only links. */
const smallestRoom = 24;

/** Cells of `weeks` rows with seven days each. Empty if they are too small. `first` is the date of the first cell. */
export function weekWriting(body: Rect, weeks: number, first: CivilDate | undefined): readonly WritingBox[] {
  const [rows, columns] = [body.height / weeks, body.width / 7];
  if (!first || Math.min(rows, columns) < smallestRoom) return [];
  return [{ ...body, rows, columns, first: formatDate(first) }];
}

/** First weekday of the rows of the month with `date`. */
export function resolveWeekStart(
  choice: "plan" | "first of month" | WeekStart,
  date: CivilDate,
  { weekStart, calendar }: Pick<WidgetContext, "weekStart" | "calendar">,
): Weekday {
  if (choice === "first of month") return weekdayOf(monthStart(date, calendar));
  return weekdayNumber(choice === "plan" ? weekStart : choice);
}

/** Link of a cell: `{ link: { bind } }` or `{ link: { to_dest } }`. Undefined means the calendar's default link. */
export function cellLink(label: string) {
  return structure<LinkRule | undefined>({
    label,
    default: undefined,
    parse: parseCell,
    expected: messages.linkRule,
  });
}

function parseCell(raw: unknown): LinkRule | undefined {
  const link = isMapping(raw) ? raw.link : undefined;
  if (!isMapping(link)) return undefined;
  const bind = scalarText(link.bind);
  const to_dest = scalarText(link.to_dest);
  return { ...(bind !== undefined && { bind }), ...(to_dest !== undefined && { to_dest }) };
}

/** Weeks and months of the document. */
export function reckoningOf({ weekStart, calendar }: Pick<WidgetContext, "weekStart" | "calendar">): Reckoning {
  return { weekStart: weekdayNumber(weekStart), calendar };
}

/** A day in the month `YYYY-MM`, in the one around `YYYY-MM-DD`, in a month of the page's year, or else in the page's month. */
export function resolveMonth(written: string, label: string, context: WidgetContext): CivilDate | undefined {
  const number = /^\d{1,2}$/.test(written)
    ? `${context.variable("year")}-${written.padStart(2, "0")}`
    : written.slice(0, 7);
  const month = parseDate(written) ?? parseMonth(number, context.calendar) ?? context.date();
  if (!month)
    context.warn("unusable_property", messages.unusableProperty(label, messages.mustBe(messages.monthOnUndatedPage)));
  return month;
}

/** Variables of a link rule for a day, or for the week that starts on it. */
export function dayVariables(date: CivilDate, { weekStart, calendar }: Reckoning): CellVariables {
  const written = formatDate(date);
  const isoWeek = formatWeek(date, weekStart);
  const [isoYear = "", week = ""] = isoWeek.split("-W");
  const { year, month, day } = calendar.of(date);
  const padded = String(month).padStart(2, "0");
  return {
    cell_date: written,
    cell_day: String(day),
    cell_month: monthKey(date, calendar),
    index_date: written,
    date: written,
    year: String(year),
    quarter: String(quarterIn(date, calendar)),
    year_quarter: quarterKey(date, calendar),
    month: String(month),
    month_padded: padded,
    month_padded3: padded.padStart(3, "0"),
    week: String(Number(week)),
    week_padded: week,
    iso_week: isoWeek,
    iso_year: isoYear,
    day: String(day),
    day_padded: String(day).padStart(2, "0"),
  };
}
