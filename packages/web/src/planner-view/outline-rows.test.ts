import type { OutlineItem } from "@octavo/engine";
import { expect, it } from "vitest";
import { findOutlinePath, withReserved } from "./outline-rows.ts";

const entry = (title: string, page: number, children: readonly OutlineItem[] = []): OutlineItem => ({
  title,
  target: { page, x: 0, y: 0 },
  children,
});

const outline = [
  entry("Notes", 2, [entry("Notes 1", 2), entry("Notes 2", 3)]),
  entry("2026", 4, [entry("January", 5, [entry("1 January", 17)]), entry("February", 6, [entry("1 February", 48)])]),
];

const titles = (page: number) => findOutlinePath(outline, page).map(({ title }) => title);

it("returns the path to a page", () => {
  expect(titles(48)).toEqual(["2026", "February", "1 February"]);
  expect(titles(6)).toEqual(["2026", "February"]);
});

it("includes later pages of an entry", () => expect(titles(20)).toEqual(["2026", "January", "1 January"]));

it("prefers the outermost of two entries on one page", () => expect(titles(2)).toEqual(["Notes"]));

it("returns nothing for pages before the first entry", () => expect(titles(1)).toEqual([]));

it("has entries for reserved pages between those around them, and at the end", () => {
  const found = withReserved(outline, [3, 60], "Reserved");
  expect(found.map(({ title, target }) => `${title} ${target.page}`)).toEqual([
    "Notes 2",
    "Reserved 3",
    "2026 4",
    "Reserved 60",
  ]);
});
