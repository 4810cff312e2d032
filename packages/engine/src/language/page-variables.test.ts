import { parseDate, type SectionUnit, type Weekday } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import type { CalendarChoice } from "../calendar/document-calendar.ts";
import { noDates } from "./date-index.ts";
import type { PageFacts } from "./page-facts.ts";
import {
  automaticVariables,
  categoryOf,
  isSharedByPages,
  pageVariables,
  variableCategories,
} from "./page-variables.ts";
import { tableIndexOf } from "./table-index.ts";

const { names: calendarNames, almanac } = nodeWorld();

interface Notation {
  readonly unit?: SectionUnit;
  readonly at?: number;
  readonly own?: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly weekStart?: Weekday;
  readonly numbering?: PageFacts["numbering"];
  readonly choice?: CalendarChoice;
}

/** Variables of the n-th day or counted page. */
function variables(
  items: readonly string[] | number,
  { unit, at = 0, own = {}, locale = "en", weekStart = 0, numbering = {}, choice = {} }: Notation = {},
) {
  const calendar = almanac.calendar(choice, locale);
  const list = typeof items === "number" ? Array.from({ length: items }, (_, i) => String(i + 1)) : items;
  const facts: PageFacts = {
    page: 10 + at,
    totalPages: 99,
    section: "it",
    unit: unit ?? (typeof items === "number" ? "count" : "day"),
    subpage: 1,
    items: list.map((item, i) => ({
      date: parseDate(item),
      index: typeof items === "number" ? i + 1 : undefined,
      pages: [10 + i],
    })),
    position: at,
    own,
    names: calendarNames(locale, calendar),
    plan: undefined,
    dates: noDates,
    rows: undefined,
    tables: tableIndexOf([]),
    numbering,
    weekStart,
    calendar,
    almanac,
  };
  return pageVariables(facts);
}

describe("a page of another calendar", () => {
  const on = variables(["2026-03-21", "2026-04-21"], { choice: { system: "persian" }, weekStart: 5 });

  test.each([
    ["date", "2026-03-21"],
    ["date_long", "Saturday, Farvardin 1, 1405"],
    ["day", "1"],
    ["day_padded", "01"],
    ["day_of_year", "1"],
    ["month", "1"],
    ["month_padded", "01"],
    ["month_name", "Farvardin"],
    ["month_name_next", "Ordibehesht"],
    ["month_title", "Farvardin 1405"],
    ["week_dates", "Farvardin 1 – 7"],
    ["week_months", "Farvardin"],
    ["month_first_day", "2026-03-21"],
    ["month_last_day", "2026-04-20"],
    ["year", "1405"],
    ["year_last_day", "2027-03-20"],
    ["year_quarter", "1405-Q1"],
    ["quarter_end", "2026-06-21"],
    ["plan_month", "1405-01"],
    ["plan_year_start", "1405-01"],
    ["iso_week", "2026-W13"],
    ["fiscal_year", "1405"],
    ["gregorian_date", "21 March 2026"],
    ["gregorian_day", "21"],
    ["gregorian_month", "March"],
    ["gregorian_months", "March 2026 – April 2026"],
    ["gregorian_year", "2026"],
    ["persian_date", "1 Farvardin 1405"],
    ["islamic_date", "2 Shawwal 1447"],
  ])("has {%s}: %s", (name, value) => {
    expect(on(name)).toBe(value);
  });
});

describe("a page with a date", () => {
  const on = variables(["2026-03-05"]);

  test.each([
    ["date", "2026-03-05"],
    ["date_long", "Thursday, March 5, 2026"],
    ["year", "2026"],
    ["quarter", "1"],
    ["year_quarter", "2026-Q1"],
    ["quarter_start", "2026-01-01"],
    ["quarter_end", "2026-03-31"],
    ["month", "3"],
    ["month_padded", "03"],
    ["month_padded3", "003"],
    ["month_name", "March"],
    ["month_abbr", "Mar"],
    ["week", "10"],
    ["week_padded", "10"],
    ["iso_week", "2026-W10"],
    ["iso_year", "2026"],
    ["week_start", "2026-03-02"],
    ["week_end", "2026-03-08"],
    ["day", "5"],
    ["day_padded", "05"],
    ["day_of_year", "64"],
    ["weekday", "Thursday"],
    ["weekday_short", "Thu"],
    ["page", "10"],
    ["total_pages", "99"],
    ["section", "it"],
    ["subpage", "1"],
    ["locale", "en"],
  ])("knows its %s", (name, value) => {
    expect(on(name)).toBe(value);
  });

  test("knows no index, and nothing that does not exist", () => {
    expect([on("index"), on("total"), on("constructor"), on("date_prevv")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("speaks Polish with the month in the genitive in dates and in the nominative in titles", () => {
    const po = variables(["2026-03-05"], { locale: "pl" });
    expect([po("date_long"), po("month_name"), po("weekday")]).toEqual([
      "czwartek, 5 marca 2026",
      "marzec",
      "czwartek",
    ]);
  });

  test("keeps all seven days of a Sunday-first week in one week", () => {
    const sunday = variables(["2026-01-04"], { weekStart: 6 });
    const saturday = variables(["2026-01-10"], { weekStart: 6 });
    expect([sunday("iso_week"), saturday("iso_week"), sunday("week_end")]).toEqual([
      "2026-W02",
      "2026-W02",
      "2026-01-10",
    ]);
  });

  test("lets the author's own variables win", () => {
    const own = variables(["2026-03-05"], { own: { year: "MMXXVI", mood: "good" } });
    expect([own("year"), own("mood"), own("month")]).toEqual(["MMXXVI", "good", "3"]);
  });
});

describe("neighbours", () => {
  const dates = ["2026-01-30", "2026-01-31", "2026-02-02"];

  test("are the previous and the next item that there is", () => {
    const middle = variables(dates, { at: 1 });
    expect([middle("date_prev"), middle("date_next")]).toEqual(["2026-01-30", "2026-02-02"]);
  });

  test("of a month are those in another month", () => {
    expect(variables(dates, { at: 0 })("month_next")).toBe("2");
    expect(variables(dates, { at: 2 })("month_prev")).toBe("1");
  });

  test("of a quarter are those in another quarter, also over the turn of a year", () => {
    const quarters = ["2026-10-01", "2026-11-01", "2027-01-01"];
    const first = variables(quarters, { at: 0, unit: "month" });
    expect([first("year_quarter_next"), first("quarter_next"), first("year_quarter_prev")]).toEqual([
      "2027-Q1",
      "1",
      "",
    ]);
  });

  test("are empty at the ends of the section", () => {
    expect(variables(dates, { at: 0 })("date_prev")).toBe("");
    expect(variables(dates, { at: 2 })("year_next")).toBe("");
  });

  test("of a counted page are its numbers", () => {
    const second = variables(3, { at: 1 });
    expect([
      second("index"),
      second("index_padded"),
      second("total"),
      second("index_prev"),
      second("index_next"),
    ]).toEqual(["2", "002", "3", "1", "3"]);
    expect(variables(3, { at: 2 })("index_next")).toBe("");
  });
});

describe("the list of variables", () => {
  test("has a category for each variable, and each name once", () => {
    expect(automaticVariables.filter((name) => !variableCategories.includes(categoryOf(name) ?? ""))).toEqual([]);
    expect(new Set(automaticVariables).size).toBe(automaticVariables.length);
    expect([categoryOf("parent_date"), categoryOf("month_next"), categoryOf("mood")]).toEqual([
      "Parent section",
      "Previous and next",
      undefined,
    ]);
  });
});

describe("what pages share", () => {
  const shares = (unit: SectionUnit, parent?: SectionUnit) => (name: string) =>
    isSharedByPages(name, { unit, parent: parent && { ...exampleParent, unit: parent } });
  const exampleParent = { parent: undefined } as PageFacts;

  test.each<[SectionUnit, readonly string[], readonly string[]]>([
    ["day", ["week", "month_name", "year", "plan_month", "term", "holiday", "section"], ["date", "weekday", "index"]],
    ["week", ["quarter", "year", "plan_month", "holiday"], ["week", "week_start", "month_title", "weekday"]],
    ["month", ["year", "plan_year", "section"], ["month", "quarter", "week"]],
    ["year", ["section", "plan_start", "locale"], ["year", "year_first_day", "month"]],
    ["count", ["section", "total", "plan_month", "year"], ["index", "page"]],
    ["once", ["total_pages", "locale", "plan_end"], ["section", "date", "month"]],
  ])("on pages of a %s are values that last much longer", (unit, shared, others) => {
    expect(shared.filter((name) => !shares(unit)(name))).toEqual([]);
    expect(others.filter(shares(unit))).toEqual([]);
  });

  test("on a single page within a day is what the days share", () => {
    expect(["month", "section", "date", "mood"].map(shares("once", "day"))).toEqual([true, true, false, false]);
  });
});

describe("years that are counted in another way", () => {
  test.each([
    ["iso", 0, "2026-01-01", "1"],
    ["iso", 0, "2027-01-01", "53"],
    ["us", 6, "2026-01-03", "1"],
    ["us", 6, "2026-01-04", "2"],
    ["us", 6, "2026-12-27", "1"],
    ["us", 6, "2026-12-26", "52"],
    ["first_full_week", 0, "2026-01-04", "52"],
    ["first_full_week", 0, "2026-01-05", "1"],
    ["first_full_week", 6, "2026-01-04", "1"],
  ] as const)("number weeks by %s from weekday %i: %s is in week %s", (week_numbering, weekStart, date, week) => {
    expect(variables([date], { weekStart, numbering: { week_numbering } })("week")).toBe(week);
  });

  test.each([
    ["2026-09-30", "2026 4 12"],
    ["2026-10-01", "2027 1 1"],
    ["2027-01-15", "2027 2 4"],
  ])("start in the fiscal month: %s is in %s", (date, expected) => {
    const on = variables([date], { numbering: { years: { fiscal: 10 } } });
    expect([on("fiscal_year"), on("fiscal_quarter"), on("fiscal_month")].join(" ")).toBe(expected);
  });

  test("have terms with weeks of their own", () => {
    const terms = [{ name: "Autumn", from: "2026-10-01", to: "2026-12-18" }];
    const on = (date: string) => {
      const read = variables([date], { numbering: { terms } });
      return [read("term"), read("term_week"), read("term_end")].join(" ");
    };
    expect(on("2026-10-04")).toBe("Autumn 1 2026-12-18");
    expect(on("2026-10-05")).toBe("Autumn 2 2026-12-18");
    expect(on("2026-12-19")).toBe("  ");
  });
});
