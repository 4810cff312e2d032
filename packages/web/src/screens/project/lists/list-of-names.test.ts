import { expect, it } from "vitest";
import { readCells } from "./list-cells.ts";
import { listOfNames } from "./list-of-names.ts";

const rowsOf = (lines: readonly string[]) => {
  const list = listOfNames("Pupils", lines, "Name");
  return list && readCells(list)?.rows.map(([cell]) => cell);
};

it("has a row for each name, without empty lines and cells of other columns", () => {
  expect(rowsOf(["Ann Lee\t5a", "", "  Lee, Bo ", '"Cy"', "d\r"])).toEqual(["Ann Lee", "Lee, Bo", '"Cy"', "d"]);
});

it("gives equal names numbers, because a name identifies its row", () => {
  const rows = rowsOf(["Ann", "Bo", "Ann"]) ?? [];
  expect(new Set(rows).size).toBe(3);
});

it("is no list without names", () => {
  expect(listOfNames("Pupils", ["", " "], "Name")).toBeUndefined();
});
