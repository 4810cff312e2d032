/** Values of all page variables on an example page, for the reference of the document format. */
import { parseDate } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { plainCalendar } from "../packages/engine/src/calendar/document-calendar.ts";
import { DateIndex } from "../packages/engine/src/language/date-index.ts";
import type { PageFacts } from "../packages/engine/src/language/page-facts.ts";
import { planMonths } from "../packages/engine/src/language/plan-months.ts";
import { tableIndexOf } from "../packages/engine/src/language/table-index.ts";
import type { PageVariable } from "../packages/engine/src/language/variables/page-variable.ts";
import type { DataTable } from "../packages/engine/src/model/data-table.ts";
import { calendarStyle, type DateCalendar } from "../packages/engine/src/model/date-row.ts";

const style = calendarStyle(0);
const textColumn = (name: string) => ({ name, type: "text" }) as const;

const calendars: readonly DateCalendar[] = [
  { name: "Days off", style, rows: [{ date: "2026-01-15", title: "Founders' Day", kind: "holiday" }] },
  {
    name: "Work",
    style,
    rows: [
      { date: "2026-01-15", start: "09:00", end: "09:15", title: "Standup" },
      { date: "2026-01-15", start: "16:00", title: "Dentist" },
    ],
  },
  { name: "Birthdays", style, rows: [{ date: "2026-01-20", title: "Ada", kind: "birthday", age: 40 }] },
];

const lists: readonly DataTable[] = [
  { name: "pupils", key: "id", title: "name", columns: ["id", "name"].map(textColumn), rows: [["12", "Ann Lee"]] },
];

const { names, almanac } = nodeWorld();
const day = parseDate("2026-01-15");

/** Page 27 of an English plan of the year 2026: Thursday, 15 January, or the fifth of 60 notes. */
const page: PageFacts = {
  page: 27,
  totalPages: 400,
  section: "days",
  unit: "day",
  subpage: 1,
  items: [{ date: day, index: undefined, pages: [27] }],
  position: 0,
  own: {},
  names: names("en"),
  plan: planMonths(parseDate("2026-01-01"), parseDate("2026-12-31"), plainCalendar),
  dates: new DateIndex(calendars),
  numbering: { terms: [{ name: "Winter", from: "2026-01-05", to: "2026-03-27" }] },
  weekStart: 0,
  calendar: plainCalendar,
  almanac,
  rows: undefined,
  tables: tableIndexOf(lists),
};

const ofRow: PageFacts = {
  ...page,
  unit: "row",
  rows: { table: "pupils" },
  items: [{ date: undefined, index: 1, row: "12", pages: [27] }],
};

const onDay = (date: string): PageFacts => ({
  ...page,
  items: [{ date: parseDate(date), index: undefined, pages: [27] }],
});

const ofEvent = (date: string, event: number): PageFacts => ({
  ...page,
  unit: "event",
  items: [{ date: parseDate(date), index: undefined, event, pages: [27] }],
});

const counted: PageFacts = {
  ...page,
  unit: "count",
  items: Array.from({ length: 60 }, (_, i) => ({ date: undefined, index: i + 1, pages: [23 + i] })),
  position: 4,
};

/** The example, then pages for variables that are empty there: a working day, a new moon, an event, a birthday, a row, a note. */
const pages = [
  page,
  onDay("2026-01-16"),
  onDay("2026-01-18"),
  ofEvent("2026-01-15", 2),
  ofEvent("2026-01-20", 1),
  ofRow,
  counted,
];

/** Throws if a variable has no value on any of the pages. */
export function exampleOf(name: string, { value }: PageVariable): string {
  const example = pages.map(value).find((shown) => shown !== undefined && shown !== "");
  if (example === undefined) throw new Error(`{${name}} has no value: add a page to scripts/variable-examples.ts.`);
  return example;
}

/** By category: the pages on which its variables have values, in Markdown, for the reference. */
const notes: Readonly<Record<string, string>> = {
  Counters: "Counted pages, and pages of events",
  Day: "Pages with a date: of single pages, the plan's first day; of longer periods, their first day",
  Event: "Pages of events",
  "Fiscal year": "Pages with a date. The plan tells in which month the fiscal year begins",
  "Holidays and events":
    "Pages with a date, from the plan's calendars. All but `is_…` are of the whole week, month, quarter or year on its page",
  "Month and year": "Pages with a date",
  Moon: "Pages with a date. Empty except on the day of a phase, in UTC; `moon:+2` and `moon_phase:-5:30` are for a time so many hours ahead of UTC or behind it",
  "Other calendars":
    "Pages with a date, of Hebrew and Chinese dates from 2020 to 2040. Names of months are in the language of the document. Days begin at midnight; `islamic` is the calendar of Umm al-Qura, without the correction of a plan",
  Page: "All pages",
  Plan: "Pages of a plan with dates. A page without a date refers to the first plan year",
  Quarter: "Pages with a date",
  "Row of a list":
    "Pages of the rows of a list. `{row:Name}` is the text of the column Name, and `{parent_row:Name}` that of the row around the page",
  Term: "Pages with a date. Empty outside of the plan's terms",
  Week: "Pages with a date",
};

export function pagesOf(category: string): string {
  const note = notes[category];
  if (note === undefined) throw new Error(`scripts/variable-examples.ts says nothing about the pages of ${category}.`);
  return note;
}
