import { formatMessage } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { planEditorErrors, validatePlan, validateRules } from "./validate-plan.ts";

const masters = ["Day", "Note"];
const calendar = { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 };
const days = { kind: "days", master: "Day", generate: "each_day" };
const plan = (...sections: readonly object[]) => ({ calendar, sections, order: [] });

/** Returns each problem as "path: message". */
const errors = (value: unknown) => validatePlan(value, masters).errors.map(sentence);
const warnings = (value: unknown) => validatePlan(value, masters).warnings.map(sentence);
const editor = (value: unknown) => planEditorErrors(value, masters).map(sentence);

function sentence({ at, message }: ReturnType<typeof planEditorErrors>[number]): string {
  return `${(at.path ?? []).join(".")}: ${formatMessage(message)}`;
}

describe("a valid plan", () => {
  test("has no errors and no warnings, as a form keeps it", () => {
    const section = {
      ...days,
      count: null,
      start_date: "",
      end_date: "",
      pages_per_item: 1,
      anchors: [{ dest_id: "day:{date}" }],
      context: {},
    };
    expect(validatePlan({ ...plan(section), locale: "pl", order: ["days"] }, masters)).toEqual({
      errors: [],
      warnings: [],
    });
  });

  test("needs no dates for a section with a calendar, nor for an unused calendar", () => {
    expect(errors(plan(days))).toEqual([]);
    const notes = { kind: "notes", master: "Note", generate: "count", count: 3 };
    expect(errors({ sections: [notes], calendar: { start_date: "", end_date: "", pages_per_day: 1 } })).toEqual([]);
  });
});

describe("the editor of a plan refuses", () => {
  test.each([
    [{ ...days, kind: " " }, "sections.0.kind: Section kind is required"],
    [{ ...days, master: "" }, "sections.0.master: Master template is required"],
    [{ ...days, master: "Dya" }, "sections.0.master: Referenced master does not exist"],
    [{ kind: "n", master: "Note", generate: "count", count: 0 }, "sections.0.count: Count must be at least 1"],
    [
      { ...days, start_date: "2026-02-01", end_date: "" },
      "sections.0: Provide both start and end, or leave both empty to use plan defaults",
    ],
    [
      { ...days, anchors: [{ dest_id: "day:@date" }] },
      "sections.0.anchors.0.dest_id: Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
    ],
    [
      { ...days, nested: [{ kind: "n", master: "Gone", generate: "once" }] },
      "sections.0.nested.0.master: Referenced master does not exist",
    ],
  ])("%o", (section, expected) => {
    expect(editor(plan(section))).toEqual([expected]);
  });

  test("no error from warnings of the preview", () => {
    expect(
      editor({
        calendar: { start_date: "2026-01-01", end_date: "2035-01-01", pages_per_day: 12 },
        sections: [days, days],
      }),
    ).toEqual([]);
  });
});

describe("the preview of a plan lists as an error", () => {
  const withCalendar = (changed: object) => ({ ...plan(days), calendar: { ...calendar, ...changed } });

  test.each([
    [withCalendar({ start_date: "" }), "calendar.start_date: Start date is required"],
    [withCalendar({ end_date: "" }), "calendar.end_date: End date is required"],
    [withCalendar({ end_date: "2025-12-31" }), "calendar.end_date: End date must be after start date"],
    [withCalendar({ pages_per_day: 0 }), "calendar.pages_per_day: Pages per day must be at least 1"],
    [plan({ ...days, master: "X" }), "sections.0.master: Master 'X' does not exist"],
    [
      plan({ ...days, start_date: "2026-03-01", end_date: "2026-02-01" }),
      "sections.0.end_date: End date must be after start date",
    ],
    [plan(days, days), "sections.1.kind: Duplicate section kind 'days'. Each section must have a unique kind."],
    [
      { ...plan(days, { ...days, kind: "a" }, { ...days, kind: "b" }), order: ["days"] },
      "order: Sections not in order: a, b",
    ],
    [{ ...plan(days), order: ["days", "x", "y"] }, "order: Order contains non-existent sections: x, y"],
    [plan({ ...days, anchors: ["my day"] }), "sections.0.anchors: Invalid destination pattern format"],
  ])("%o", (value, expected) => {
    expect(errors(value)).toEqual([expected]);
  });

  test("a plan that no document can hold, without counting all of it", () => {
    expect(errors(plan({ kind: "n", master: "Note", generate: "count", count: 2_000_000_000 }))).toEqual([
      "sections: The plan makes more than 10,000 pages, which is the limit",
    ]);
  });
});

describe("the preview of a plan lists as a warning, which does not prevent compiling,", () => {
  test.each([
    [
      "a range over 2 years",
      { ...plan({ ...days, generate: "each_month" }), calendar: { ...calendar, end_date: "2028-01-02" } },
      ["calendar.end_date: The date range is over 2 years"],
    ],
    [
      "two years to the day",
      { ...plan({ ...days, generate: "each_month" }), calendar: { ...calendar, end_date: "2028-01-01" } },
      [],
    ],
    [
      "more than 10 pages per day",
      { ...plan({ ...days, generate: "once" }), calendar: { ...calendar, pages_per_day: 11 } },
      ["calendar.pages_per_day: There are more than 10 pages per day"],
    ],
    [
      "a count over 100",
      plan({ kind: "n", master: "Note", generate: "count", count: 101 }),
      ["sections.0.count: The count is over 100"],
    ],
    [
      "more than 1000 pages",
      { ...plan(days), calendar: { ...calendar, pages_per_day: 3 } },
      ["sections: There are more than 1000 estimated pages"],
    ],
    [
      "an empty context key",
      plan({ ...days, context: { "": "x" } }),
      ["sections.0.context.: A context variable has no name"],
    ],
    [
      "an empty context value",
      plan({ ...days, context: { mood: "" } }),
      ['sections.0.context.mood: Context variable "mood" has no value'],
    ],
  ])("%s", (_, value, expected) => {
    expect([errors(value), warnings(value)]).toEqual([[], expected]);
  });
});

test.each([undefined, null, 3, "plan", [], { sections: "x" }, { sections: [null, 3, { nested: [[]] }], order: {} }])(
  "survives %o for a plan and for rules",
  (value) => {
    expect(() => [validatePlan(value, []), planEditorErrors(value, []), validateRules(value, [])]).not.toThrow();
  },
);

test("reports missing values of rules", () => {
  const rules = [
    { page_name: "", repeat_mode: "once" },
    { page_name: "A", repeat_mode: "count" },
    { page_name: "A", repeat_mode: "each_week", start_date: "" },
    { page_name: "B", repeat_mode: "each_day", start_date: "2026-01-01" },
  ];
  expect(validateRules(rules, ["A"]).errors.map(sentence)).toEqual([
    "compilation_rules.0.page_name: All rules must have a page name",
    "compilation_rules.1.count: Count repeat mode requires a valid count value",
    "compilation_rules.2.start_date: each_week repeat mode requires a start date",
    "compilation_rules.3.page_name: Page 'B' does not exist",
  ]);
});
