import { messages } from "@octavo/contract";
import { afterEach, expect, it, vi } from "vitest";
import {
  choicesOf,
  emptyForm,
  followProposal,
  hasUserInput,
  newProjectOf,
  projectNameProblem,
  yearsToChoose,
} from "./project-form.ts";

const march = new Date(2026, 2, 1);
const form = { ...emptyForm("boox-note-air-4c", march), name: " Mine " };

afterEach(() => vi.unstubAllGlobals());

it("defaults to a blank planner of this year", () => {
  expect(form).toMatchObject({ category: "planner", starter: "", year: "2026", locale: "en", holidays: false });
});

it.each([
  ["ar-EG", { week_start: "saturday", hours: "12", calendar: "gregorian" }],
  ["fa", { week_start: "saturday", hours: "24", calendar: "persian" }],
  ["en-US", { week_start: "sunday", hours: "12" }],
  ["en-GB", { week_start: "monday", hours: "24" }],
  ["en", { week_start: "monday", hours: "24" }],
])("defaults to week and clock of the region of a browser that prefers %s", (preferred, habits) => {
  vi.stubGlobal("navigator", { languages: [preferred] });
  expect(emptyForm("boox-note-air-4c", march)).toMatchObject(habits);
});

it("offers the previous year and the next five", () => {
  expect(yearsToChoose(march, "gregorian")).toEqual([2025, 2026, 2027, 2028, 2029, 2030, 2031]);
});

it("distinguishes user input from proposals", () => {
  const proposed = { ...form, name: "Daily planner 2026", proposed_name: "Daily planner 2026" };
  expect(hasUserInput(proposed)).toBe(false);
  expect(hasUserInput({ ...proposed, author: "Zofia" })).toBe(true);
  expect(hasUserInput({ ...proposed, name: "Mine" })).toBe(true);
});

it("requires a name within the limit", () => {
  expect(projectNameProblem("  ")).toEqual(messages.projectNameRequired);
  expect(projectNameProblem("x".repeat(101))).toEqual(messages.tooLong(100));
  expect(projectNameProblem("Mine")).toBeUndefined();
});

it("covers the whole chosen year", () => {
  expect(choicesOf(form, undefined)).toMatchObject({ from: "2026-01-01", to: "2026-12-31" });
});

it("sends documents only with a starter", () => {
  const madeFrom = { starter: "daily", version: 2, choices: "device=boox-note-air-4c&year=2026&locale=en" };
  expect(newProjectOf(form, undefined)).not.toHaveProperty("plan_yaml");
  expect(newProjectOf(form, { masters: "m", plan: "p", madeFrom })).toMatchObject({
    name: "Mine",
    device_profile: "boox-note-air-4c",
    masters_yaml: "m",
    plan_yaml: "p",
    made_from: madeFrom,
  });
});

it("follows proposals until the user changes a field", () => {
  expect(followProposal("", "", "Daily planner 2026")).toBe("Daily planner 2026");
  expect(followProposal("Daily planner 2026", "Daily planner 2026", "Weekly planner 2026")).toBe("Weekly planner 2026");
  expect(followProposal("Mine", "Daily planner 2026", "Weekly planner 2026")).toBe("Mine");
});
