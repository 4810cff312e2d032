import { addDays, civilDate, formatDate } from "@octavo/foundation";
import { describe, expect, test } from "vitest";
import { layOut } from "../../test/support/documents.ts";

const day = (n: number) => formatDate(addDays(civilDate(2026, 1, 1), n));

/** Lays out a plan from Thursday 1 January to 10 February 2026, with pages of days, months and two notes. */
function targetsOf(bind: string, master = "day") {
  const link = { type: "internal_link", content: "x", properties: { bind } };
  const days = Array.from({ length: 41 }, (_, i) => ({ master_id: "day", context: { section: "days", date: day(i) } }));
  const months = ["2026-01-01", "2026-02-01"].map((date) => ({
    master_id: "month",
    context: { section: "months", date },
  }));
  const notes = [1, 2].map((index) => ({ master_id: "note", context: { section: "notes", index } }));
  const assigned = [...days, ...months, ...notes].map((one, i) => ({ page: i + 1, ...one }));
  const { pages, diagnostics } = layOut({
    masters: { day: [], month: [], note: [], [master]: [link] },
    sections: [
      { kind: "days", unit: "day", anchors: [], context: {} },
      { kind: "months", unit: "month", anchors: [], context: {} },
      { kind: "notes", unit: "count", anchors: [], context: {} },
    ],
    page_assignments: assigned,
    dates: ["2026-01-01", "2026-02-10"],
  });
  const found = pages.map(
    ({ links }) => links.map(({ target }) => (target.to === "page" ? target.page : target.uri))[0],
  );
  return { on: (page: number) => found[page - 1], diagnostics };
}

describe("a link to the end of a section", () => {
  test.each([
    ["day(first)", 1],
    ["days(last)", 41],
    ["month(last)", 43],
    ["notes(first)", 44],
    ["notes(last)", 45],
    ["page(first)", 1],
    ["page(last)", 45],
    ["page(12)", 12],
  ])("%s leads to page %i", (bind, page) => {
    const { on, diagnostics } = targetsOf(bind);
    expect(on(5)).toBe(page);
    expect(diagnostics).toEqual([]);
  });

  test("leads nowhere if the document has no such page", () => {
    expect(targetsOf("page(46)").diagnostics).toMatchObject([{ code: "unknown_destination" }]);
  });
});

describe("a link to the end of a period", () => {
  test("leads to its first and last day within the plan", () => {
    expect(targetsOf("day(@month_last_day)").on(5)).toBe(31);
    expect(targetsOf("day(@month_last_day)").on(35)).toBe(41);
    expect(targetsOf("day(@week_first_day)").on(2)).toBe(1);
    expect(targetsOf("day(@week_first_day)").on(6)).toBe(5);
    expect(targetsOf("day(@quarter_last_day)").on(1)).toBe(41);
    expect(targetsOf("day(@year_first_day)").on(41)).toBe(1);
    expect(targetsOf("day(@month_last_day)", "month").on(42)).toBe(31);
  });

  test("leads from a date to the month that contains it", () => {
    expect(targetsOf("month(@date)").on(40)).toBe(43);
  });
});

describe("a link to the page before or after", () => {
  test("is left out at the ends of the document", () => {
    expect(targetsOf("page(@page_prev)").on(2)).toBe(1);
    const { on, diagnostics } = targetsOf("page(@page_prev)");
    expect(on(1)).toBeUndefined();
    expect(diagnostics).toEqual([]);
  });
});

test("reports a link without a target once per widget", () => {
  expect(targetsOf("").diagnostics).toMatchObject([{ code: "link_draft", severity: "warning", count: 41 }]);
});
