import { describe, expect, test } from "vitest";
import { drawnItems, layOut, messagesOf, type WidgetNotation, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import { aPlan, aSection, designs, expand, library } from "../../test/support/plans.ts";
import type { DisplayPage, OutlineItem } from "../display/display-list.ts";
import type { Plan } from "../model/plan.ts";

/** Returns the pages of a plan. Each displays `content`. */
function layOutPlan(plan: Plan, content = "", more: readonly WidgetNotation[] = []) {
  const { template } = expand(plan, { ...library, masters: designs("Day") });
  const position = { x: 0, y: 0, width: 390, height: 90 };
  const { sections, page_assignments } = template;
  return layOut({ masters: { Day: [{ type: "text_block", content, position }, ...more] }, sections, page_assignments });
}

const shows = (plan: Plan, content: string) =>
  layOutPlan(plan, content).pages.map((page: DisplayPage) => words(drawnItems(page)).join(" "));
const names = (plan: Plan) => layOutPlan(plan).document.destinations.map(({ name, page }) => `${name} ${page}`);

const days = aSection("days", "each_day", { weekdays: ["friday", "monday"] });
const weeks = aPlan([aSection("weeks", "each_week", { context: { mood: "good", year: "MMXXVI" }, nested: [days] })]);
const notes = aSection("notes", "count", { count: 2 });
const review = aSection("review", "once");
const inside = aPlan([aSection("weeks", "each_week", { nested: [notes, review] })]);
const people = aPlan([aSection("people", "count", { count: 2, nested: [notes, days] })]);

describe("a page inside another item", () => {
  test("inherits that item's variables, and keeps its own automatic ones", () => {
    expect(shows(weeks, "{mood} {year} {week_start} {parent_date} {parent_year}")).toEqual([
      "good MMXXVI 2026-01-26 {parent_date} {parent_year}",
      "good 2026 2026-01-26 2026-01-26 MMXXVI",
      "good MMXXVI 2026-02-02 {parent_date} {parent_year}",
      "good 2026 2026-02-02 2026-02-02 MMXXVI",
    ]);
  });

  test("suggests the parent's variables for a misspelled one, but not on a page without a parent", () => {
    const hints = (plan: Plan) => inEnglish(layOutPlan(plan, "{parent_iso_weak}").diagnostics).map(({ hint }) => hint);
    expect(hints(weeks)).toEqual(['Did you mean "parent_iso_week"?']);
    expect(hints(aPlan([notes]))).toEqual([undefined]);
  });

  test("without a date has its parent's, with previous and next", () => {
    expect(shows(inside, "{section} {date} {date_next} {index}/{parent_page}").slice(1, 4)).toEqual([
      "notes 2026-01-26 2026-02-02 1/1",
      "notes 2026-01-26 2026-02-02 2/1",
      "review 2026-01-26 2026-02-02 1/1",
    ]);
  });

  test("continues after the last item's days and counts only its own", () => {
    expect(shows(weeks, "{date_prev}|{date_next}")[3]).toBe("2026-01-30|");
    expect(shows(inside, "{index} of {total}|{index_prev}|{index_next}")[6]).toBe("2 of 2|1|");
  });

  test("of a counted item has neighbors only within that item", () => {
    expect(
      shows(people, "{section} {parent_index} {date}|{date_next}").filter((text) => text.startsWith("days")),
    ).toEqual([
      "days 1 2026-01-30|2026-02-02",
      "days 1 2026-02-02|",
      "days 2 2026-01-30|2026-02-02",
      "days 2 2026-02-02|",
    ]);
  });
});

describe("counters", () => {
  const counters = { n: { start: 10, step: 0.1 }, left: { start: 1, step: -1 } };

  test("go up an item at a time, whatever item they are behind and however many pages it has", () => {
    const plan = aPlan([aSection("weeks", "each_week", { nested: [{ ...notes, pages_per_item: 2, counters }] })]);
    const shown = shows(plan, "{section} {subpage}: {n} {left} ({n_prev} to {n_next})");
    expect(shown.filter((text) => text.startsWith("notes"))).toEqual([
      "notes 1: 10 1 ( to 10.1)",
      "notes 2: 10 1 ( to 10.1)",
      "notes 1: 10.1 0 (10 to 10.2)",
      "notes 2: 10.1 0 (10 to 10.2)",
      "notes 1: 10.2 -1 (10.1 to 10.3)",
      "notes 2: 10.2 -1 (10.1 to 10.3)",
      "notes 1: 10.3 -2 (10.2 to )",
      "notes 2: 10.3 -2 (10.2 to )",
    ]);
  });

  test("pad, and give way to a variable of the section", () => {
    const plan = aPlan([
      aSection("notes", "count", {
        count: 1,
        counters: { a: { start: 7, step: 1 }, b: { start: 1, step: 1 } },
        context: { b: "own" },
      }),
    ]);
    expect(shows(plan, "{a:03d} {b}")).toEqual(["007 own"]);
  });
});

describe("destinations", () => {
  test("of days are their own, inside weeks as outside", () => {
    expect(names(weeks)).toEqual(["week:2026-W05 1", "day:2026-01-30 2", "week:2026-W06 3", "day:2026-02-02 4"]);
  });

  test("of nested items contain the key of their parent", () => {
    expect(names(inside).slice(0, 4)).toEqual([
      "week:2026-W05 1",
      "notes:2026-W05-1 2",
      "notes:2026-W05-2 3",
      "review:2026-W05 4",
    ]);
  });

  test("of dated items inside counted ones exist with and without the number", () => {
    expect(names(people)).toEqual([
      "people:page:001 1",
      "notes:1-1 2",
      "notes:1-2 3",
      "day:2026-01-30 4",
      "days:1-2026-01-30 4",
      "day:2026-02-02 5",
      "days:1-2026-02-02 5",
      "people:page:002 6",
      "notes:2-1 7",
      "notes:2-2 8",
      "days:2-2026-01-30 9",
      "days:2-2026-02-02 10",
    ]);
  });

  test("can be bound to from around, from inside and by week", () => {
    const link = (bind: string): WidgetNotation => ({ type: "tap_zone", properties: { bind } });
    const binds = ["review(@iso_week)", "notes(@iso_week-2)", "week(@iso_week)"].map(link);
    const { pages, diagnostics } = layOutPlan(inside, "", binds);
    expect(messagesOf(diagnostics)).toEqual([]);
    for (const page of [1, 3, 4])
      expect(pages[page - 1]?.links.map(({ target }) => target)).toMatchObject([{ page: 4 }, { page: 3 }, { page: 1 }]);
  });

  test("of a section's anchors that do not tell the items apart are told", () => {
    const plan = aPlan([aSection("weeks", "each_week", { nested: [{ ...notes, anchors: ["note:{index}"] }] })]);
    expect(messagesOf(layOutPlan(plan).diagnostics)).toEqual([
      'duplicate_destination: The destination "note:1" is already on page 2; links go there',
      'duplicate_destination: The destination "note:2" is already on page 3; links go there',
    ]);
  });
});

describe("labels and outline", () => {
  const labels = (plan: Plan) => layOutPlan(plan).pages.map(({ label }) => label);
  const shape = (items: readonly OutlineItem[]): unknown[] =>
    items.map(({ title, target, children }) => [
      title,
      "page" in target ? target.page : 0,
      ...(children.length > 0 ? [shape(children)] : []),
    ]);

  test("a label includes parents that its own date does not imply", () => {
    expect(labels(weeks)).toEqual(["Week 5, Jan 26 – Feb 1", "2026-01-30", "Week 6, Feb 2 – 8", "2026-02-02"]);
    expect(labels(inside).slice(1, 4)).toEqual(["Week 5, Notes 1", "Week 5, Notes 2", "Week 5, Review"]);
    expect(labels(people).slice(5, 9)).toEqual([
      "People 2",
      "People 2, Notes 1",
      "People 2, Notes 2",
      "People 2, 2026-01-30",
    ]);
  });

  test("puts nested items below their parent", () => {
    const plan = aPlan([
      aSection("year", "once", { nested: [aSection("months", "each_month", { nested: weeks.sections })] }),
    ]);
    expect(shape(layOutPlan(plan).document.outline)).toEqual([
      [
        "2026",
        1,
        [
          ["January 2026", 2, [["Week 5", 3, [["Friday, January 30, 2026", 4]]]]],
          ["February 2026", 5, [["Week 6", 6, [["Monday, February 2, 2026", 7]]]]],
        ],
      ],
    ]);
    expect(shape(layOutPlan(people).document.outline)).toMatchObject([
      ["People", 1, [["People 1", 1, [["Notes 1", 2], ["Notes 2", 3], ["Friday, January 30, 2026", 4], {}]], {}]],
    ]);
  });

  test("a section with one counted page is an entry by itself, with its items below it", () => {
    const notes = aSection("note", "count", { count: 2 });
    const plan = aPlan([aSection("people", "count", { count: 1, nested: [notes] })]);
    const { document } = layOutPlan(plan);
    expect(shape(document.outline)).toEqual([
      [
        "People",
        1,
        [
          ["Note 1", 2],
          ["Note 2", 3],
        ],
      ],
    ]);
    expect(labels(plan)).toEqual(["People", "People, Note 1", "People, Note 2"]);
  });
});
