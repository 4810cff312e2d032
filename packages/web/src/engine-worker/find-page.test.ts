import type { DisplayDocument } from "@octavo/engine";
import { expect, it } from "vitest";
import { findPage } from "./find-page.ts";

const planner = (...names: readonly string[]) =>
  ({
    pageCount: names.length,
    destinations: names.map((name, index) => ({ name, page: index + 1, x: 0, y: 0 })),
  }) as unknown as DisplayDocument;

const before = planner("year:2026", "week:2026-W01", "day:2026-01-01", "day:2026-01-02");

it("finds the page of the same day if pages before it are omitted", () => {
  expect(findPage(before, 4, planner("year:2026", "day:2026-01-01", "day:2026-01-02"))).toBe(3);
});

it("finds the same day of another year", () => {
  expect(findPage(before, 3, planner("year:2027", "day:2027-01-01", "day:2027-01-02"))).toBe(2);
});

it("keeps the number of a page that has no equivalent", () => {
  expect(findPage(before, 2, planner("year:2026", "day:2026-01-01", "day:2026-01-02"))).toBe(2);
  expect(findPage(before, 4, planner("index"))).toBe(1);
  expect(findPage(undefined, 4, before)).toBe(4);
});
