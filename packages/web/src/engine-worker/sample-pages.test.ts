import { expect, it } from "vitest";
import { samplePages } from "./sample-pages.ts";

const section = (kind: string, unit: "once" | "day" | "month" | "count") => ({ kind, unit, anchors: [], context: {} });
const run = (master_id: string, sectionKind: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ page: from + i, master_id, context: { section: sectionKind } }));

it("returns a page from the middle of each master, dated masters first", () => {
  const sections = [
    section("year", "once"),
    section("months", "month"),
    section("days", "day"),
    section("notes", "count"),
  ];
  const page_assignments = [
    ...run("year", "year", 1, 1),
    ...run("month", "months", 2, 13),
    ...run("day", "days", 14, 44),
    ...run("note", "notes", 45, 144),
  ];
  expect(samplePages({ page_assignments, sections })).toEqual([29, 8, 95, 1]);
});

it("returns nothing for a document without masters", () => {
  expect(samplePages({ page_assignments: [], sections: [] })).toEqual([]);
});
