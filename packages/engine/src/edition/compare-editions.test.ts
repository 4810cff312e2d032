import { describe, expect, test } from "vitest";
import type { WritingBox } from "../display/display-list.ts";
import type { AlteredPages, ManifestPage } from "../manifest/manifest.ts";
import { compareEditions } from "./compare-editions.ts";

const lines: WritingBox = { x: 24, y: 96, width: 400, height: 480, rows: 24, columns: 57, first: "06:00" };

const aPage = (identity: string, rest: Partial<ManifestPage> = {}): ManifestPage => ({
  identity,
  width: 446.4,
  height: 595.2,
  boxes: [lines],
  print: { digest: "AAAAAA", map: "AAAAAAAAAAAA" },
  ...rest,
});

const compare = (before: readonly ManifestPage[], after: readonly ManifestPage[]) =>
  compareEditions({ pages: before }, { pages: after });

const otherPrint = { digest: "BAAAAA", map: "AAAAAAAAAAAA" };

const redrawn = (change: Partial<WritingBox>) =>
  compare([aPage("days/1")], [aPage("days/1", { boxes: [{ ...lines, ...change }], print: otherPrint })]);

test("new pages at the end are safe", () => {
  expect(compare([aPage("days/1")], [aPage("days/1"), aPage("days/2")])).toMatchObject({
    is_safe: true,
    keeps_pages: true,
    kept: 1,
    added: [{ page: 2, identity: "days/2" }],
    appended: 1,
  });
});

test.each<[string, Partial<WritingBox>]>([
  ["another distance", { rows: 24.1 }],
  ["another place", { y: 97 }],
  ["another first date or time", { first: "07:00" }],
  ["another width of their columns", { columns: 60 }],
])("lines with %s are not safe, and stay on their page", (_, change) => {
  const comparison = redrawn(change);
  expect(comparison).toMatchObject({ is_safe: false, keeps_pages: true, kept: 1 });
  expect(comparison.changed).toMatchObject([{ page: 1, identity: "days/1", change: "boxes", before: [lines] }]);
});

test("lines that are gone are a change", () => {
  const { rows: _, ...bare } = lines;
  expect(compare([aPage("days/1")], [aPage("days/1", { boxes: [bare], print: otherPrint })]).changed).toHaveLength(1);
});

test("an area that is added is a change", () => {
  expect(
    compare([aPage("days/1")], [aPage("days/1", { boxes: [lines, lines], print: otherPrint })]).changed,
  ).toHaveLength(1);
});

test("areas that are described otherwise are no change if the same is printed, unless they begin at another date", () => {
  const page = (change: Partial<WritingBox>) => [aPage("days/1", { boxes: [{ ...lines, ...change }] })];
  expect(compare(page({}), page({ columns: 60 })).changed).toEqual([]);
  expect(compare(page({}), page({ first: "07:00" })).changed).toMatchObject([{ change: "boxes" }]);
});

test("differences of rounding are no changes", () => {
  const rounded = aPage("days/1", { boxes: [{ ...lines, x: 24.01, width: 399.98, rows: 24.001 }] });
  expect(compare([aPage("days/1")], [rounded])).toMatchObject({ is_safe: true, changed: [] });
  const page = aPage("days/1", { width: 446.41 });
  expect(compare([aPage("days/1")], [page])).toMatchObject({ is_safe: true, changed: [] });
});

test("another page size displaces handwriting", () => {
  const comparison = compare([aPage("days/1")], [aPage("days/1", { width: 400 })]);
  expect(comparison).toMatchObject({ is_safe: false, keeps_pages: false, changed: [{ change: "size" }] });
});

test("moved and missing pages are listed with the pages that get their handwriting", () => {
  const reserved = aPage("notes/+1", { placeholder: "reserved", boxes: [] });
  const comparison = compare(
    [aPage("days/1"), aPage("days/2"), aPage("days/3"), reserved],
    [aPage("days/2"), { ...reserved, identity: "notes/+2" }],
  );
  expect(comparison).toMatchObject({
    is_safe: false,
    keeps_pages: false,
    moved: [{ page: 2, identity: "days/2", to: 1, lands_on: "notes/+2", lands_on_empty: true }],
    removed: [
      { page: 1, identity: "days/1", to: undefined, lands_on: "days/2", lands_on_empty: false },
      { page: 3, identity: "days/3", to: undefined, lands_on: undefined, lands_on_empty: false },
    ],
    added: [],
  });
});

test("a blank page in place of a page keeps its handwriting, without what was printed around it", () => {
  const blank = aPage("days/1", { placeholder: "blank", boxes: [] });
  expect(compare([aPage("days/1")], [blank])).toMatchObject({
    is_safe: false,
    keeps_pages: true,
    changed: [{ change: "blank" }],
  });
});

describe("another print", () => {
  const printed = (map: string) =>
    aPage("days/1", { boxes: [{ ...lines, y: 300, height: 100 }], print: { digest: `${map.search("B")}`, map } });

  test.each([
    ["top", "ABAAAAAAAAAA", false],
    ["middle", "AAAAAABAAAAA", true],
    ["bottom", "AAAAAAAAAAAB", false],
    ["several", "ABAAAAAAAAAB", false],
  ])("at the %s of the page is a change, and in its areas only if it overlaps one", (part, map, in_areas) => {
    const comparison = compare([printed("AAAAAAAAAAAA")], [printed(map)]);
    expect(comparison).toMatchObject({
      is_safe: false,
      keeps_pages: true,
      changed: [{ change: "print", part, in_areas }],
    });
  });

  test("that is in no strip can be anywhere", () => {
    const other = aPage("days/1", { print: { digest: "BAAAAA", map: "AAAAAAAAAAAA" } });
    expect(compare([aPage("days/1")], [other]).changed).toMatchObject([{ change: "print", in_areas: true }]);
  });

  test("is unknown if a PDF does not record it", () => {
    const { print: _, ...unknown } = aPage("days/1");
    expect(compare([unknown], [aPage("days/1")])).toMatchObject({ is_safe: false, changed: [{ change: "unknown" }] });
  });
});

describe("a file whose pages another program changed", () => {
  const pages = [aPage("days/1"), aPage("days/2")];
  const altered = { inserted: [], deleted: [], reordered: false, unknown: false };
  const safe = (change: Partial<AlteredPages>) =>
    compareEditions({ pages, altered: { ...altered, ...change } }, { pages }).is_safe;

  test("is compared in the order of the file", () => {
    expect(safe({ reordered: true })).toBe(true);
    expect(safe({ deleted: ["days/3"] })).toBe(true);
  });

  test("is not safe if pages were inserted, or if its order is unknown", () => {
    expect(safe({ inserted: [{ page: 2 }] })).toBe(false);
    expect(safe({ unknown: true })).toBe(false);
    const later = { pages, altered: { ...altered, unknown: true } };
    expect(compareEditions({ pages }, later)).toMatchObject({ is_safe: false, altered: { later: { unknown: true } } });
  });
});
