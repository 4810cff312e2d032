import { type CivilDate, formatDate, isDated, modeOfUnit, quarterIn, weekdayOf } from "@octavo/foundation";
import { capitalized } from "../calendar/calendar-names.ts";
import { type DocumentCalendar, dayText } from "../calendar/document-calendar.ts";
import { isYearKind } from "../language/destination-names.ts";
import { itemOf } from "../language/page-facts.ts";
import { pageVariables } from "../language/page-variables.ts";
import { printYears } from "../language/printed-values.ts";
import { weekOfFacts } from "../language/variables/weeks.ts";
import type { PageRecord } from "./page-records.ts";

/** "2026-01-15", "Week 3, Jan 12 – 18", "January 2026", "Notes 12", "Week 3, Review". Empty for a page without a section. */
export function pageLabel(record: PageRecord): string {
  const { section, facts } = record;
  if (section.kind === "") return "";
  const dates = section.unit === "week" ? [pageVariables(facts)("week_dates_short")] : [];
  const name = [...labelsAround(record), itemLabel(record), ...dates].join(", ");
  return facts.subpage > 1 ? `${name} (${facts.subpage})` : name;
}

/** As in a sentence: "Tue 6 January", "Week 2", "January 2026". The label for pages without a date. */
export function pageTitle(record: PageRecord): string {
  const { section, facts } = record;
  const { names, calendar } = facts;
  const date = itemOf(facts)?.date;
  if (!date || facts.subpage > 1) return pageLabel(record);
  if (section.unit === "day")
    return `${names.weekday(weekdayOf(date), "short")} ${dayText(date, calendar)} ${names.monthInDate(calendar.of(date).month)}`;
  if (section.unit === "event") return pageVariables(facts)("event") ?? "";
  return section.unit === "week" || section.unit === "month" ? itemLabel(record) : pageLabel(record);
}

/** Labels of the parent items, unless the page's own label implies them, as a date does. */
function labelsAround({ section, parent }: PageRecord, hasDate = isDated(section.unit)): readonly string[] {
  if (!parent) return [];
  const { unit } = parent.section;
  const isTold = unit === "once" || (hasDate && modeOfUnit(unit).days > 0);
  const around = labelsAround(parent, hasDate || isDated(unit));
  return isTold ? around : [...around, itemLabel(parent)];
}

/** Without those of the parent items: "Notes 12", "Week 3". */
export function itemLabel({ section, facts }: Pick<PageRecord, "section" | "facts">): string {
  const item = itemOf(facts);
  if (section.unit === "count") {
    const title = sectionTitle(section.kind, facts.names.locale);
    return facts.items.length > 1 ? `${title} ${item?.index ?? 1}` : title;
  }
  if (section.unit === "row") return pageVariables(facts)("row_title") ?? "";
  if (section.unit === "once" || !item?.date) return onceTitle({ section, facts });
  if (section.unit === "year") return yearTitle(facts);
  if (section.unit === "event") return `${formatDate(item.date)} ${pageVariables(facts)("event") ?? ""}`.trim();
  if (section.unit === "week") return facts.names.weekTitle(weekOfFacts(item.date, facts));
  const { year, month } = facts.calendar.of(item.date);
  if (section.unit === "month") return facts.names.monthTitle(year, month);
  if (section.unit === "quarter") return quarterTitle(item.date, facts.calendar);
  return formatDate(item.date);
}

export function quarterTitle(date: CivilDate, calendar: DocumentCalendar): string {
  const { year, month } = calendar.of(date);
  return `Q${quarterIn(date, calendar)} ${calendar.year(year, month)}`;
}

/** Title of a `once` page: its own title, or the year, or its kind. */
export function onceTitle({ section, facts }: Pick<PageRecord, "section" | "facts">): string {
  const { title, year } = facts.own;
  if (title) return title;
  const date = itemOf(facts)?.date;
  if (isYearKind(section.kind) && (year || date))
    return year ?? (date ? facts.calendar.year(facts.calendar.of(date).year) : "");
  return sectionTitle(section.kind, facts.names.locale);
}

/** "2026", or "2026–27" for twelve months in two years. */
export function yearTitle(facts: PageRecord["facts"]): string {
  return printYears(pageVariables(facts)("plan_year") ?? "", facts.calendar);
}

/** Title of a kind: "notes_pages" is "Notes". */
export function sectionTitle(kind: string, locale: string): string {
  const words = kind
    .replace(/[_-]+/g, " ")
    .replace(/ pages?$/i, "")
    .trim();
  return capitalized(words || kind, locale);
}
