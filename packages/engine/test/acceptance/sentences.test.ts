/**
 * Messages that the specification fixes (product, section 5; editor, section 5), each with a mistake that causes it.
 */
import { expect, test } from "vitest";
import { bindingProblems, compile, planEditorErrors, validatePlan, validateRules } from "../../src/index.ts";
import { destinationPatternProblem } from "../../src/language/link-patterns.ts";
import { world } from "../support/documents.ts";
import { inEnglish } from "../support/in-english.ts";

const calendar = { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 };
const day = { kind: "days", master: "Day", generate: "each_day" };
const plan = (...sections: readonly object[]) => ({ calendar, sections });
const at =
  "Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).";

test.each<readonly [string, object]>([
  ["Section kind is required", { ...day, kind: "" }],
  ["Master template is required", { ...day, master: "" }],
  ["Referenced master does not exist", { ...day, master: "X" }],
  ["Count must be at least 1", { kind: "n", master: "Day", generate: "count" }],
  ["Count must be at least 1", { kind: "n", master: "Day", generate: "count", count: 0 }],
  [
    "Provide both start and end, or leave both empty to use plan defaults",
    { ...day, generate: "each_month", start_date: "2026-01-01" },
  ],
  ["Provide both start and end, or leave both empty to use plan defaults", { ...day, end_date: "2026-01-01" }],
  [at, { ...day, anchors: [{ dest_id: "day:@date" }] }],
])("the plan editor reports: %s", (sentence, section) => {
  expect(inEnglish(planEditorErrors(plan(section), ["Day"]).map(({ message }) => message))).toEqual([sentence]);
});

test.each<readonly [string, object]>([
  ["Start date is required", { ...plan(day), calendar: { ...calendar, start_date: "" } }],
  ["End date is required", { ...plan(day), calendar: { ...calendar, end_date: "" } }],
  ["End date must be after start date", { ...plan(day), calendar: { ...calendar, end_date: "2025-01-01" } }],
  ["Pages per day must be at least 1", { ...plan(day), calendar: { ...calendar, pages_per_day: 0 } }],
  ["Section kind is required", plan({ ...day, kind: "" })],
  ["Master template is required", plan({ ...day, master: "" })],
  ["Master 'X' does not exist", plan({ ...day, master: "X" })],
  ["Count must be at least 1", plan({ ...day, generate: "count", count: -1 })],
  ["Start date is required", { calendar: { end_date: "2026-12-31" }, sections: [day] }],
  ["End date is required", { calendar: { start_date: "2026-01-01" }, sections: [{ ...day, generate: "each_month" }] }],
  ["End date must be after start date", plan({ ...day, start_date: "2026-02-01", end_date: "2026-01-01" })],
  ["Sections not in order: b, c", { ...plan(day, { ...day, kind: "b" }, { ...day, kind: "c" }), order: ["days"] }],
  ["Order contains non-existent sections: x, y", { ...plan(day), order: ["days", "x", "y"] }],
  ["Duplicate section kind 'days'. Each section must have a unique kind.", plan(day, day)],
])("the validator of a whole plan has the error: %s", (sentence, value) => {
  expect(inEnglish(validatePlan(value, ["Day"]).errors.map(({ message }) => message))).toEqual([sentence]);
});

test.each<readonly [string, object]>([
  [
    "The date range is over 2 years",
    { ...plan({ ...day, generate: "each_month" }), calendar: { ...calendar, end_date: "2028-01-02" } },
  ],
  [
    "There are more than 10 pages per day",
    { ...plan({ ...day, generate: "once" }), calendar: { ...calendar, pages_per_day: 11 } },
  ],
  ["The count is over 100", plan({ kind: "n", master: "Day", generate: "count", count: 101 })],
  ["There are more than 1000 estimated pages", { ...plan(day), calendar: { ...calendar, pages_per_day: 3 } }],
  ["A context variable has no name", plan({ ...day, context: { "": "good" } })],
  ['Context variable "mood" has no value', plan({ ...day, context: { mood: " " } })],
])("the validator of a whole plan warns: %s", (sentence, value) => {
  const { errors, warnings } = validatePlan(value, ["Day"]);
  expect(inEnglish([errors, warnings.map(({ message }) => message)])).toEqual([[], [sentence]]);
});

test.each<readonly [string, string]>([
  ["Unknown binding function", "fortnight(2)"],
  ["Variable @moon is not available", "day(@moon)"],
  ["Invalid destination pattern format", "over there"],
])("a binding reports: %s", (sentence, bind) => {
  expect(inEnglish(bindingProblems(bind, ["date"]).map(({ message }) => message))).toEqual([sentence]);
});

test.each(["notes(@x)", "month(@x)", "day(@x)", "year(@x)", "a_Z9:b.{year}-c"])("a binding may be %s", (bind) => {
  expect(bindingProblems(bind, ["x", "year"])).toEqual([]);
});

test("a destination reports: Invalid destination pattern format", () => {
  expect(inEnglish(destinationPatternProblem("my day"))).toBe("Invalid destination pattern format");
});

test.each<readonly [string, object]>([
  ["All rules must have a page name", { page_name: " ", repeat_mode: "once" }],
  ["Count repeat mode requires a valid count value", { page_name: "P", repeat_mode: "count", count: 0 }],
  ["each_day repeat mode requires a start date", { page_name: "P", repeat_mode: "each_day" }],
  ["each_week repeat mode requires a start date", { page_name: "P", repeat_mode: "each_week" }],
  ["each_month repeat mode requires a start date", { page_name: "P", repeat_mode: "each_month", start_date: "" }],
])("a compilation rule reports: %s", (sentence, rule) => {
  expect(inEnglish(validateRules([rule], ["P"]).errors.map(({ message }) => message))).toEqual([sentence]);
});

test.each<readonly [string, string]>([
  ["Master name is required", "  "],
  ["Master name must be at least 2 characters long", "A"],
  ["Master name must be less than 100 characters", "A".repeat(100)],
  ["Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses", "A/B"],
  ["Master name must contain at least one letter or number", "(-_.)"],
])("the name of a master reports: %s", (sentence, name) => {
  const masters = JSON.stringify({ masters: [{ name, widgets: [] }] });
  const { diagnostics } = compile(masters, JSON.stringify({ plan: plan() }), world);
  expect(inEnglish(diagnostics.map(({ message }) => message))).toContain(sentence);
});

test("a master name may have 99 allowed characters", () => {
  const name = "Day_1 (a.b)-".padEnd(99, "x");
  const { diagnostics } = compile(JSON.stringify({ masters: [{ name, widgets: [] }] }), "plan: {sections: []}", world);
  expect(diagnostics.map(({ code }) => code)).toEqual(["no_sections"]);
});
