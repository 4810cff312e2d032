import type { TemplateSection } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { keepsMeaning, linkIntents } from "./link-intents.ts";

const section = (kind: string, unit: TemplateSection["unit"], parent?: string): TemplateSection => ({
  kind,
  unit,
  anchors: [],
  context: {},
  ...(parent !== undefined && { parent }),
});
const days = section("days", "day");
const months = section("months", "month");
const weeks = section("weeks", "week");
const notes = section("notes", "count");
const more = section("more", "once", "days");
const sections = [months, weeks, days, more, notes, section("home", "once")];

const bindsFrom = (here: TemplateSection | undefined, perEntry = false) =>
  linkIntents({ sections, here, perEntry }).map(({ bind }) => bind);

describe("the links from a page", () => {
  test("begin with its neighbors", () => {
    expect(bindsFrom(days).slice(0, 2)).toEqual(["day(@date_prev)", "day(@date_next)"]);
    expect(bindsFrom(months).slice(0, 2)).toEqual(["month(@plan_month_prev)", "month(@plan_month_next)"]);
    expect(bindsFrom(notes).slice(0, 2)).toEqual(["notes(@index_prev)", "notes(@index_next)"]);
  });

  test("lead from a day to its week and month, and to those before and after", () => {
    expect(bindsFrom(days)).toEqual(
      expect.arrayContaining([
        "week(@iso_week)",
        "month(@year-@month_padded)",
        "week(@iso_week_next)",
        "month(@plan_month_prev)",
        "day(@week_first_day)",
        "day(@month_last_day)",
        "more(@date)",
        "home(index)",
      ]),
    );
  });

  test("have no previous day on the page of a month", () => {
    expect(bindsFrom(months)).not.toContain("day(@date_prev)");
    expect(bindsFrom(months)).toEqual(expect.arrayContaining(["day(@month_first_day)", "week(@iso_week)"]));
  });

  test("lead from a page without a date to the ends of sections", () => {
    expect(bindsFrom(undefined)).toEqual([
      "more(@date)",
      "home(index)",
      "page(@page_prev)",
      "page(@page_next)",
      "day(first)",
      "week(first)",
      "month(first)",
      "notes(first)",
      "page(first)",
      "day(last)",
      "week(last)",
      "month(last)",
      "notes(last)",
      "page(last)",
    ]);
  });

  test("name a second section of days by its kind", () => {
    const both = [days, section("agenda", "day")];
    const binds = linkIntents({ sections: both, here: days, perEntry: false });
    expect(binds.filter(({ move }) => move === "this").map(({ bind }) => bind)).toEqual(["agenda(@date)"]);
  });

  test("begin with one page per entry for a widget with entries", () => {
    expect(bindsFrom(days, true).slice(0, 2)).toEqual(["day(@date)", "week(@iso_week)"]);
    expect(bindsFrom(undefined, true)).toContain("notes(@index)");
  });
});

describe("a rule on the pages of another section", () => {
  test("keeps its meaning if the pages have such neighbors", () => {
    expect(keepsMeaning("day(@date_prev)", days)).toBe(true);
    expect(keepsMeaning("week(@iso_week_next)", days)).toBe(true);
    expect(keepsMeaning("month(@year-@month_padded)", weeks)).toBe(true);
    expect(keepsMeaning("day(2026-01-01)", months)).toBe(true);
  });

  test("loses its meaning on pages of longer periods, of other counted items, and without a date", () => {
    expect(keepsMeaning("day(@date_prev)", months)).toBe(false);
    expect(keepsMeaning("week(@iso_week_next)", months)).toBe(false);
    expect(keepsMeaning("day(@date_prev)", notes)).toBe(false);
    expect(keepsMeaning("notes(@index_next)", section("ideas", "count"))).toBe(false);
  });
});
