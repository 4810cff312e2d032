import type { DisplayDocument, DisplayPage, LinkItem } from "@octavo/engine";
import { expect, it } from "vitest";
import { comparePages, findChange } from "./compare-pages.ts";

interface Page {
  readonly name?: string;
  readonly label?: string;
  readonly text: string;
  /** Number of the page that the page links to. */
  readonly to?: number;
}

function planner(...pages: readonly Page[]): DisplayDocument {
  const displayed = pages.map(({ label = "", text, to }, i) => {
    const link = {
      kind: "link",
      rect: { x: 0, y: 0, width: 9, height: 9 },
      target: { to: "page", page: to, x: 0, y: 0 },
    };
    const layers = [{ shared: i % 2 === 0, items: [{ kind: "text", text }] }];
    const links = (to === undefined ? [] : [link]) as readonly LinkItem[];
    return { number: i + 1, label, size: { width: 100, height: 200 }, background: undefined, layers, links };
  }) as unknown as readonly DisplayPage[];
  return {
    pageCount: pages.length,
    page: (number: number) => displayed[number - 1],
    destinations: pages.flatMap(({ name }, i) => (name === undefined ? [] : [{ name, page: i + 1, x: 0, y: 0 }])),
  } as unknown as DisplayDocument;
}

const days = [
  { name: "day:1", text: "one" },
  { name: "day:2", text: "two" },
];

it("pairs pages of the same name, and reports no difference between equal planners", () => {
  expect(comparePages(planner(...days), planner(...days))).toMatchObject([
    { before: 1, after: 1, differs: false },
    { before: 2, after: 2, differs: false },
  ]);
});

it("reports what differs, and pages that only one planner has", () => {
  const [one, two] = days as [Page, Page];
  const after = planner({ name: "year", text: "new" }, { ...one, text: "changed" });
  expect(comparePages(planner(one, two), after)).toMatchObject([
    { before: undefined, after: 1, differs: true },
    { before: 1, after: 2, differs: true },
    { before: 2, after: undefined, differs: true },
  ]);
});

it("pairs pages without names by their labels", () => {
  const notes = (...texts: string[]) => planner(...texts.map((text) => ({ label: "Notes", text })));
  expect(comparePages(notes("a", "b"), notes("a", "x", "c"))).toMatchObject([
    { before: 1, after: 1, differs: false },
    { before: 2, after: 2, differs: true, label: "Notes" },
    { before: undefined, after: 3, differs: true },
  ]);
});

it("compares links by where they lead, not by page numbers", () => {
  const [one, two] = days as [Page, Page];
  const before = planner({ ...one, to: 2 }, two);
  const moved = planner({ name: "cover", text: "cover" }, { ...one, to: 3 }, two);
  expect(comparePages(before, moved).map(({ differs }) => differs)).toEqual([true, false, false]);
  const retargeted = planner({ ...one, to: 1 }, two);
  expect(comparePages(before, retargeted).map(({ differs }) => differs)).toEqual([true, false]);
});

it("finds the first page that looks different, and none that only moved", () => {
  const [one, two] = days as [Page, Page];
  const before = planner(one, two);
  const after = planner({ name: "cover", text: "cover" }, one, { ...two, text: "other" });
  expect(findChange(before, after, [2, 3, 1])).toBe(3);
  expect(findChange(before, after, [2])).toBeUndefined();
});
