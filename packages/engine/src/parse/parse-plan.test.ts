import { Report } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { parsePlan } from "./parse-plan.ts";
import { formatReport } from "./test-support.ts";

function parse(text: string) {
  const report = new Report();
  const plan = parsePlan(text, report);
  return { document: plan, plan: plan?.plan, reported: formatReport(report, { plan: text }) };
}

const calendar = "calendar: {start_date: 2026-01-01, end_date: 2026-12-31}";
/** Parses a plan with a calendar and one section, on line 3. */
const section = (fields: string) => parse(`${calendar}\nsections:\n- {${fields}}\n`);
const days = "kind: days, master: Day, generate: each_day";

test("reads a plan with everything in it", () => {
  const { document, reported } = parse(`
name: My year
description: All of it
category: journal
author: Ann
profile: remarkable-2
canvas: { dimensions: { width: 100, height: 200, margins: [1, 2, 3, 4] } }
plan:
  calendar: { start_date: 2026-01-01, end_date: "2026-12-31", pages_per_day: 2 }
  locale: pl_PL
  week_start: Sun
  context: { owner: Ann, year: 2026 }
  sections:
    - kind: cover
      master: Cover
      generate: once
      context: { year: MMXXVI, draft: true }
      anchors: [{ dest_id: "home:index" }, "year:{year}"]
    - kind: weeks
      master: Week
      generate: each_week
      start_date: 2026-02-01
      end_date: 2026-02-28
      pages_per_item: 3
      context: { owner: Bob }
      nested:
        - { kind: days, master: Day, generate: each_day, weekdays: [7, Mon], counters: { n: { start: 10, step: -1 }, m: 5 } }
    - { kind: notes, master: Note, generate: Count, count: 10, anchors: { top: "notes:{index}" } }
  order: [notes, cover]
compilation_rules:
  - { page_name: Review, repeat_mode: each_month, start_date: 2026-01-01, context_rules: { mood: good }, order: 2 }
`);
  expect(reported).toEqual([]);
  expect(document).toEqual({
    name: "My year",
    description: "All of it",
    category: "journal",
    author: "Ann",
    profile: "remarkable-2",
    canvas: {
      dimensions: { width: 100, height: 200, margins: [1, 2, 3, 4] },
      coordinate_system: "top_left",
      background: "#ffffff",
      grid_size: 10,
      snap_enabled: true,
    },
    plan: {
      calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 2 },
      locale: "pl-PL",
      week_start: "sunday",
      dates: [],
      changes_page: false,
      data: [],
      week_numbering: "iso",
      terms: [],
      sections: [
        {
          kind: "cover",
          master: "Cover",
          generate: "once",
          weekdays: undefined,
          count: undefined,
          start_date: "",
          end_date: "",
          pages_per_item: undefined,
          anchors: ["home:index", "year:{year}"],
          context: { owner: "Ann", year: "MMXXVI", draft: "true" },
          counters: {},
          nested: [],
        },
        {
          kind: "weeks",
          master: "Week",
          generate: "each_week",
          count: undefined,
          start_date: "2026-02-01",
          end_date: "2026-02-28",
          pages_per_item: 3,
          anchors: [],
          context: { owner: "Bob", year: "2026" },
          counters: {},
          nested: [
            {
              kind: "days",
              master: "Day",
              generate: "each_day",
              weekdays: ["monday", "sunday"],
              count: undefined,
              start_date: "",
              end_date: "",
              pages_per_item: undefined,
              anchors: [],
              context: { year: "2026" },
              counters: { n: { start: 10, step: -1 }, m: { start: 5, step: 1 } },
              nested: [],
            },
          ],
        },
        {
          kind: "notes",
          master: "Note",
          generate: "count",
          count: 10,
          start_date: "",
          end_date: "",
          pages_per_item: undefined,
          anchors: ["notes:{index}"],
          context: { owner: "Ann", year: "2026" },
          counters: {},
          nested: [],
        },
      ],
      order: ["notes", "cover"],
    },
    compilation_rules: [
      {
        page_name: "Review",
        repeat_mode: "each_month",
        start_date: "2026-01-01",
        end_date: "",
        count: undefined,
        context_rules: { mood: "good" },
        order: 2,
      },
    ],
  });
});

test("reads a plan without the key plan and adds defaults", () => {
  const { document, reported } = parse("sections: [{kind: cover, master: Cover, generate: once}]\nlocale: en-GB\n");
  expect(reported).toEqual([]);
  expect(document).toMatchObject({ name: "Planner", category: "planner", author: "", profile: "", canvas: undefined });
  expect(document?.plan).toMatchObject({
    calendar: { start_date: "", end_date: "", pages_per_day: 1 },
    locale: "en-GB",
    week_start: "monday",
    order: [],
  });
});

test("takes the locale and the week start from the top of the document when the plan has none", () => {
  expect(parse("locale: pl\nweek_start: sunday\nplan: {sections: []}\n").plan).toMatchObject({
    locale: "pl",
    week_start: "sunday",
  });
  expect(parse("locale: pl\nplan: {sections: [], locale: en}\n").plan).toMatchObject({ locale: "en" });
});

test.each([
  [
    "no plan",
    "name: x",
    "error 1 at name:: The document has no plan (Write plan: and, below it, calendar and sections)",
  ],
  ["a plan that is none", "plan: 3", "error 1 at 3: plan must be a mapping of keys and values"],
  ["a list of sections that is none", "sections: {a: 1}", "error 1 at {: sections must be a list"],
  [
    "an unknown language",
    "sections: []\nlocale: tlh",
    'warning 2 at tlh: There are no names of months and days in "tlh"; English is used (Did you mean "th"?)',
  ],
  [
    "a week that begins on no day",
    "sections: []\nweek_start: Sundey",
    'warning 2 at Sundey: week_start must be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday (Did you mean "sunday"?)',
  ],
  [
    "a misspelt key",
    "sections: []\nodrer: []",
    'warning 2 at []: The key "odrer" is unknown here, so it is ignored (Did you mean "order"?)',
  ],
])("reports %s", (_, text, expected) => {
  expect(parse(text).reported.map((line) => line.replace(/ at \[:/, " at []:"))).toEqual([expected]);
});

test.each([
  [
    "a day that does not exist",
    "{start_date: 2026-02-30, end_date: 2026-03-01}",
    'error 1 at 2026-02-30: "2026-02-30" is not a date (Write a day that exists as YYYY-MM-DD, such as 2026-01-31)',
  ],
  [
    "an end before the start",
    "{start_date: 2026-03-01, end_date: 2026-02-01}",
    "error 1 at 2026-02-01: End date must be after start date",
  ],
  ["no start", "{end_date: 2026-02-01}", "error 1 at {: Start date is required"],
  ["no end", "{start_date: 2026-02-01, end_date: }", "error 1 at end_date:: End date is required"],
  [
    "no pages",
    "{start_date: 2026-02-01, end_date: 2026-02-01, pages_per_day: 0}",
    "error 1 at 0: Pages per day must be at least 1",
  ],
  [
    "too many pages",
    "{start_date: 2026-02-01, end_date: 2026-02-01, pages_per_day: 16}",
    "warning 1 at 16: pages_per_day must be a whole number from 1 to 15; 15 is used",
  ],
])("reports a calendar with %s", (_, fields, expected) => {
  expect(parse(`calendar: ${fields}\nsections: [{${days}}]\n`).reported).toEqual([expected]);
});

test("requires the dates of a missing calendar only if a section needs them", () => {
  expect(parse(`sections:\n- {${days}}\n`).reported).toEqual([
    "error 1 at sections:: Start date is required",
    "error 1 at sections:: End date is required",
  ]);
  expect(parse(`sections:\n- {${days}, start_date: 2026-01-01, end_date: 2026-01-01}\n`).reported).toEqual([]);
  expect(parse("sections:\n- {kind: notes, master: Note, generate: count, count: 3}\n").reported).toEqual([]);
});

test.each([
  ["kind", "master: Day, generate: once", "error 3 at {: Section kind is required"],
  ["kind, blank", 'kind: " ", master: Day, generate: once', 'error 3 at " ": Section kind is required'],
  ["master", "kind: a, generate: once", "error 3 at {: Master template is required"],
  [
    "mode",
    "kind: a, master: Day",
    "error 3 at {: Generation mode is required (generate must be one of once, each_day, each_week, each_month, each_quarter, each_year, each_event, each_row, count)",
  ],
  [
    "known mode",
    "kind: a, master: Day, generate: eachday",
    'error 3 at eachday: There is no generation mode "eachday" (Did you mean "each_day"?)',
  ],
  ["count", "kind: a, master: Day, generate: count", "error 3 at {: Count must be at least 1"],
  ["positive count", "kind: a, master: Day, generate: count, count: 0", "error 3 at 0: Count must be at least 1"],
  ["whole count", "kind: a, master: Day, generate: count, count: 2.5", "error 3 at 2.5: Count must be at least 1"],
  [
    "day that exists",
    `${days}, start_date: 2026-13-01, end_date: 2026-12-01`,
    'error 3 at 2026-13-01: "2026-13-01" is not a date (Write a day that exists as YYYY-MM-DD, such as 2026-01-31)',
  ],
  [
    "end after its start",
    `${days}, start_date: 2026-03-01, end_date: 2026-02-01`,
    "error 3 at 2026-02-01: End date must be after start date",
  ],
  [
    "other half of its range",
    `${days}, start_date: 2026-03-01`,
    "warning 3 at {: Provide both start and end, or leave both empty to use plan defaults",
  ],
  [
    "usable pages_per_item",
    `${days}, pages_per_item: none`,
    "warning 3 at none: pages_per_item must be a whole number from 1 to 1000; 1 is used",
  ],
  [
    "destination without @",
    `${days}, anchors: [{dest_id: "day:@date"}]`,
    "error 3 at \"day:@date\": Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
  ],
  [
    "destination that is text",
    `${days}, anchors: [{}]`,
    "warning 3 at {: An anchor needs a dest_id: the name of the destination",
  ],
  [
    "context that is text",
    `${days}, context: {a: [1]}`,
    'warning 3 at [: Context variable "a" must be text or a number',
  ],
  ["context with a value", `${days}, context: {a: ""}`, 'warning 3 at "": Context variable "a" has no value'],
  ["context with a name", `${days}, context: {"": 1}`, "warning 3 at 1: A context variable has no name"],
])("asks a section for a %s", (_, fields, expected) => {
  expect(section(fields).reported).toEqual([expected]);
});

test.each([
  ["working_days", ["monday", "tuesday", "wednesday", "thursday", "friday"]],
  ["weekends", ["saturday", "sunday"]],
  ["[weekends, fri]", ["friday", "saturday", "sunday"]],
  ["[0, 1]", ["monday", "sunday"]],
  ["tuesday", ["tuesday"]],
  ["[]", undefined],
])("reads weekdays: %s", (written, weekdays) => {
  const { plan, reported } = section(`${days}, weekdays: ${written}`);
  expect([plan?.sections[0]?.weekdays, reported]).toEqual([weekdays, []]);
});

test.each([
  ["he", "working_days", "sunday monday tuesday wednesday thursday"],
  ["fa", "weekends", "friday"],
  ["ar-AE", "weekends", "saturday sunday"],
])("working days and weekends are those of the region: in %s, %s", (locale, written, expected) => {
  const text = `plan: { locale: ${locale}, sections: [{ kind: a, master: A, generate: each_day, weekdays: ${written} }] }`;
  expect(parsePlan(text, new Report())?.plan.sections[0]?.weekdays?.toSorted()).toEqual(expected.split(" ").toSorted());
});

test.each([
  [
    "a weekday that does not exist",
    `${days}, weekdays: [Funday]`,
    'error 3 at Funday: There is no weekday "Funday" (Did you mean "sunday"?)',
  ],
  [
    "weekdays of weeks",
    "kind: weeks, master: Week, generate: each_week, weekdays: weekends",
    "warning 3 at weekends: Weekdays only count for sections with a page for each day",
  ],
  [
    "a counter that no token can name",
    `${days}, counters: {"a-b": {start: 1}}`,
    'warning 3 at {: "a-b" cannot be the name of a counter (Use letters, digits and underscores, and begin with a letter)',
  ],
  [
    "a counter that does not count",
    `${days}, counters: {a: {start: x}}`,
    "warning 3 at x: start must be a number from -1000000000 to 1000000000",
  ],
  [
    "a kind that a section inside has",
    `${days}, nested: [{${days}}]`,
    "error 3 at days: Duplicate section kind 'days'. Each section must have a unique kind.",
  ],
  [
    "a section inside without a master",
    `${days}, nested: [{kind: a, generate: once}]`,
    "error 3 at {: Master template is required",
  ],
  [
    "sections four levels deep",
    `${days}, nested: [{kind: a, master: A, generate: once, nested: [{kind: b, master: A, generate: once, nested: [{kind: c, master: A, generate: once}]}]}]`,
    "error 3 at [: Sections can be at most 3 levels deep",
  ],
])("reports %s", (_, fields, expected) => {
  expect(section(fields).reported).toEqual([expected]);
});

const rule = (fields: string) => parse(`${calendar}\ncompilation_rules:\n- {${fields}}\n`).reported;

test.each([
  ["page_name: '', repeat_mode: once", "error 3 at '': All rules must have a page name"],
  ["page_name: A, repeat_mode: count", "error 3 at {: Count repeat mode requires a valid count value"],
  ["page_name: A, repeat_mode: count, count: 0", "error 3 at 0: Count repeat mode requires a valid count value"],
  ["page_name: A, repeat_mode: each_day", "error 3 at {: each_day repeat mode requires a start date"],
  ["page_name: A, repeat_mode: each_week", "error 3 at {: each_week repeat mode requires a start date"],
  ["page_name: A, repeat_mode: each_month", "error 3 at {: each_month repeat mode requires a start date"],
  [
    "page_name: A, repeat_mode: daily",
    'error 3 at daily: There is no generation mode "daily" (repeat_mode must be one of once, each_day, each_week, each_month, each_quarter, each_year, each_event, each_row, count)',
  ],
])("reports missing keys of a rule: {%s}", (fields, expected) => {
  expect(rule(fields)).toEqual([expected]);
});

test("does not expand a count, however large", () => {
  expect(section("kind: a, master: Day, generate: count, count: 9000000000").plan?.sections[0]?.count).toBe(
    9_000_000_000,
  );
});

test("refuses two sections of one kind", () => {
  const { reported } = parse(
    "sections:\n- {kind: a, master: M, generate: once}\n- {kind: a, master: N, generate: once}\n",
  );
  expect(reported).toEqual(["error 3 at a: Duplicate section kind 'a'. Each section must have a unique kind."]);
});

test("names the sections that are ordered and do not exist", () => {
  const { reported, plan } = parse("sections:\n- {kind: a, master: M, generate: once}\norder: [x, a, y, a]\n");
  expect(reported).toEqual(["warning 3 at [: Order contains non-existent sections: x, y"]);
  expect(plan?.order).toEqual(["a"]);
});

describe("the calendar of a plan", () => {
  const calendarIn = (fields: string, rest = "") => {
    const { document, reported } = parse(`plan:\n  calendar: { ${fields} }\n${rest}  sections: []\n`);
    return { calendar: document?.plan.calendar, week_start: document?.plan.week_start, reported };
  };
  const range = { start_date: "", end_date: "", pages_per_day: 1 };

  test.each([
    ["system: persian", { system: "persian" }, "saturday"],
    ["system: hijri, correction: -2", { system: "hijri", correction: -2 }, "saturday"],
    ["system: gregorian, correction: 0, years: common, digits: latin", {}, "monday"],
    ["years: japanese, digits: native", { years: "japanese", digits: "native" }, "monday"],
  ])("is read from %s", (fields, choice, weekStart) => {
    expect(calendarIn(fields)).toEqual({ calendar: { ...range, ...choice }, week_start: weekStart, reported: [] });
  });

  test("starts its weeks on the day that the plan says", () => {
    expect(calendarIn("system: persian", "  week_start: sunday\n").week_start).toBe("sunday");
  });

  test.each([
    ["system: julian", "warning 2 at julian: system must be one of gregorian, persian, hijri"],
    ["system: hijri, correction: 3", "warning 2 at 3: correction must be a whole number from -2 to 2"],
    ["system: hijri, correction: 0.5", "warning 2 at 0.5: correction must be a whole number from -2 to 2"],
    ["digits: roman", "warning 2 at roman: digits must be one of latin, native"],
    ["correction: 1", "warning 2 at 1: correction has an effect with system: hijri only"],
    ["system: persian, years: buddhist", "warning 2 at buddhist: years of this kind need the Gregorian calendar"],
  ])("is not usual with %s: %s", (fields, problem) => {
    expect(calendarIn(fields).reported).toEqual([problem]);
  });
});
