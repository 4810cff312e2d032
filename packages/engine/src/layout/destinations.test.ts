import { describe, expect, test } from "vitest";
import type { TemplateNotation } from "../../test/support/documents.ts";
import { dayPages, days, layOut, said } from "../../test/support/documents.ts";

const anchor = (dest_id: string) => ({
  type: "anchor",
  properties: { dest_id },
  position: { x: 10, y: 20, width: 1, height: 1 },
});
const places = (notation: TemplateNotation) =>
  Object.fromEntries(layOut(notation).document.destinations.map(({ name, page }) => [name, page]));

describe("destinations", () => {
  test("are where anchors stand, with the tokens of their pages", () => {
    const { document } = layOut({
      masters: { it: [anchor("at:{date}")] },
      sections: [days],
      page_assignments: dayPages("it", ["2026-01-01"]),
    });
    expect(document.destinations).toContainEqual({ name: "at:2026-01-01", page: 1, x: 10, y: 20 });
  });

  test("of dated and counted items exist without any anchor", () => {
    const pages = [
      { page: 1, master_id: "it", context: { section: "year", date: "2026-01-01", index: 1 } },
      { page: 2, master_id: "it", context: { section: "months", date: "2026-01-01" } },
      { page: 3, master_id: "it", context: { section: "weeks", date: "2025-12-29" } },
      { page: 4, master_id: "it", context: { section: "days", date: "2026-01-15" } },
      { page: 5, master_id: "it", context: { section: "notes_pages", index: 1 } },
    ];
    const sections = (
      [
        ["year", "once"],
        ["months", "month"],
        ["weeks", "week"],
        ["days", "day"],
        ["notes_pages", "count"],
      ] as const
    ).map(([kind, unit]) => ({ kind, unit, anchors: [], context: {} }));
    expect(places({ masters: { it: [] }, sections, page_assignments: pages })).toEqual({
      "year:2026": 1,
      "year:index": 1,
      "month:2026-01": 2,
      "week:2026-W01": 3,
      "day:2026-01-15": 4,
      "notes_pages:page:001": 5,
      "notes:page:001": 5,
    });
  });

  test("of a section's anchors stand at the top of each item's first page", () => {
    const section = { ...days, anchors: ["journal:{date}"] };
    const assignments = [
      ...dayPages("it", ["2026-01-01"]),
      { page: 2, master_id: "it", context: { section: "days", date: "2026-01-01", subpage: 2 } },
    ];
    expect(places({ masters: { it: [] }, sections: [section], page_assignments: assignments })).toEqual({
      "journal:2026-01-01": 1,
      "day:2026-01-01": 1,
      "day:2026-01-01#2": 2,
    });
  });

  test("of an item with two pages are the first page, and #2 the second, without a warning", () => {
    const { document, diagnostics } = layOut({
      masters: { it: [anchor("d:{date}")] },
      sections: [days],
      page_assignments: [
        ...dayPages("it", ["2026-01-01"]),
        { page: 2, master_id: "it", context: { section: "days", date: "2026-01-01", subpage: 2 } },
      ],
    });
    expect(document.destinations).toMatchObject([
      { name: "d:2026-01-01", page: 1 },
      { name: "d:2026-01-01#2", page: 2 },
      {},
      {},
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("keep the first of two equal names and report the second", () => {
    const { document, diagnostics } = layOut({
      masters: { it: [anchor("home")] },
      page_assignments: [1, 2].map((page) => ({ page, master_id: "it" })),
    });
    expect(document.destinations).toMatchObject([{ name: "home", page: 1 }]);
    expect(said(diagnostics)).toEqual([
      'duplicate_destination: The destination "home" is already on page 1; links go there',
    ]);
  });

  test("cannot have blanks in their names", () => {
    expect(
      said(
        layOut({ masters: { it: [anchor("my home")] }, page_assignments: [{ page: 1, master_id: "it" }] }).diagnostics,
      ),
    ).toEqual(['invalid_destination: "my home" cannot be the name of a destination']);
  });

  test("cannot have variables of links in their names", () => {
    const { diagnostics } = layOut({
      masters: { it: [anchor("day:@date")] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    expect(said(diagnostics)).toEqual([
      "invalid_destination: Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).",
    ]);
  });
});
