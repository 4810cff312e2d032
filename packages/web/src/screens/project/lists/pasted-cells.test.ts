import { expect, test } from "vitest";
import { isClearTable, looksHeaded } from "./pasted-cells.ts";

test.each([
  ["names", "Ada\nBo\nCy", false],
  ["one name", "Ada", false],
  ["names under a heading", "Name\nAda\nBo", true],
  ["columns under headings", "Id\tName\tBorn\n1\tAnn\t2016-01-02", true],
  ["columns of which one has no heading", "Class,,Name\n5a,x,Ann", true],
  ["columns without headings", "Ada\t5a\nBo\t5b", false],
  ["addresses", "Ada\tada@example.org\nBo\tbo@example.org", false],
])("%s", (_, text, isHeaded) => {
  expect(looksHeaded(text)).toBe(isHeaded);
});

test("only cells of a spreadsheet leave nothing to ask, because names contain commas", () => {
  expect(isClearTable("Name\tClass\nAnn\t5a")).toBe(true);
  expect(isClearTable("Lee, Ann\nKay, Bo")).toBe(false);
  expect(isClearTable("Name\nAnn")).toBe(false);
});
