import type { ChangedPage, Comparison } from "@octavo/engine";
import { expect, test } from "vitest";
import { changedGroups, displacedGroups, newGroups, rangeOf, removedGroups, verdictOf } from "./edition-report.ts";
import { outlinePage } from "./use-update.ts";

const box = { x: 10, y: 20, width: 100, height: 60 };
const none: Comparison = {
  is_safe: true,
  keeps_pages: true,
  kept: 371,
  moved: [],
  removed: [],
  changed: [],
  added: [],
  appended: 4,
  altered: {},
};
const changed = (page: number, identity: string, change: Partial<ChangedPage>): ChangedPage => ({
  page,
  identity,
  change: "boxes",
  before: [box],
  after: [box],
  in_areas: true,
  ...change,
});

test("tells in one sentence whether the PDF can replace the one on the tablet", () => {
  const report = { removed: [], filled: [], appended: [] };
  expect(verdictOf(none, report)).toBe("371 pages at their places, 4 appended, 0 moved: safe to replace");
  const redrawn = { ...none, is_safe: false, changed: [changed(2, "days/2026-01-01", { after: [] })] };
  expect(verdictOf(redrawn, report)).toBe(
    "371 pages at their places, 1 changed, 4 appended, 0 moved: check the changed pages before you replace the PDF",
  );
  const removed = [{ page: 3, identity: "days/2026-01-01", to: undefined, lands_on: "notes/9", lands_on_empty: false }];
  const dropped = { ...none, is_safe: false, keeps_pages: false, kept: 1, removed };
  expect(verdictOf(dropped, { ...report, filled: [{ page: 3, identity: "notes/9" }] })).toBe(
    "1 page at its place, 1 in reserved or free places, 4 appended, 0 moved, 1 missing: not safe to replace",
  );
});

test("names the page of changes in words", () => {
  const appended = [{ page: 372, identity: "+changes/1" }];
  expect(newGroups({ removed: [], filled: [], appended })[0]?.section).toBe("Page of changes");
});

test("lists the same change of all days of a year once", () => {
  const lines = { before: [{ ...box, rows: 24 }], after: [{ ...box, rows: 20 }] };
  const groups = changedGroups({
    ...none,
    changed: [
      changed(1, "year", { after: [] }),
      ...Array.from({ length: 365 }, (_, i) => changed(i + 2, `days/${i + 1}`, lines)),
      changed(367, "weeks/1", { after: [{ ...box, x: 11 }] }),
      changed(368, "agenda/1", { before: [{ ...box, first: "8:00" }], after: [{ ...box, first: "9:00" }] }),
      changed(369, "grid/1", { after: [{ ...box, rows: 20 }] }),
      changed(370, "plain/1", { before: [{ ...box, rows: 20 }] }),
      changed(371, "wide/1", { change: "size" }),
    ],
  });
  expect(groups.map(({ section, change, pages }) => `${section}: ${change} (${pages.length})`)).toEqual([
    "year: Areas to write on: 1 before, 0 now (1)",
    "days: Distance of the lines: 8.5 mm before, 7.1 mm now (365)",
    "weeks: Areas to write on have another place or size (1)",
    "agenda: The lines start at another date or time (1)",
    "grid: An empty area has lines now (1)",
    "plain: Lines are gone (1)",
    "wide: Another page size (1)",
  ]);
  expect(groups.slice(0, 2).map(rangeOf)).toEqual(["", "1 – 365"]);
});

test("lists pages that are gone by the page that gets their handwriting", () => {
  const gone = (page: number, lands_on: string | undefined, lands_on_empty = false) => ({
    page,
    identity: `days/${page}`,
    to: undefined,
    lands_on,
    lands_on_empty,
  });
  const groups = displacedGroups(
    {
      ...none,
      moved: [{ ...gone(9, "notes/9"), to: 12 }],
      removed: [gone(1, "notes/1"), gone(2, "+free/2", true), gone(10, undefined)],
    },
    9,
  );
  expect(groups.map(({ change, pages }) => [change, pages.map(({ before, after }) => [before, after])])).toEqual([
    [
      "Handwriting would be on a page of notes",
      [
        [1, 1],
        [9, 9],
      ],
    ],
    ["Handwriting would be on an empty page", [[2, 2]]],
    ["Handwriting would have no page", [[10, undefined]]],
  ]);
  expect(removedGroups([{ page: 4, identity: "days/4" }], false)[0]?.pages[0]).toMatchObject({
    before: 4,
    after: undefined,
  });
});

test("lists new pages by their places", () => {
  const groups = newGroups({
    removed: [],
    filled: [{ page: 5, identity: "notes/5" }],
    appended: [
      { page: 8, identity: "notes/6" },
      { page: 9, identity: "notes/7" },
    ],
  });
  expect(groups.map((group) => `${group.section} ${rangeOf(group)} ${group.change}`)).toEqual([
    "notes 5 in reserved or free places",
    "notes 6 – 7 at the end",
  ]);
});

test("draws areas to write on, and no more of them than a page can have", () => {
  const { svg } = outlinePage({ identity: "<b>", width: 100, height: 200, boxes: [{ ...box, rows: 20 }] }, 1);
  expect(svg).toContain('<rect x="10" y="20" width="100" height="60"/><path d="M10 40h100M10 60h100"/>');
  expect(svg).not.toContain("<b>");
  const many = Array.from({ length: 10_000 }, () => ({ ...box, rows: 0.001 }));
  expect(outlinePage({ identity: "a", width: 1, height: 1, boxes: many }, 1).svg.length).toBeLessThan(3_000_000);
});
