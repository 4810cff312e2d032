import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  blockOf,
  changeCell,
  clearRange,
  copyRange,
  insertColumn,
  insertRows,
  pasteBlock,
  printCells,
  readCells,
  removeColumn,
  removeRows,
} from "./list-cells.ts";

const cells = {
  head: ["Id", "Name"],
  rows: [
    ["1", "Ann"],
    ["2", "Bo"],
  ],
};
const at = (row: number, column: number) => ({ row, column });

test("cells are read again as they were printed", () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", ";", "\t", "=", "é", " ") }).map((t) => t.trim());
  const grid = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));
  fc.assert(
    fc.property(grid, ([first = [], ...rows]) => {
      const head = first.map((_, i) => `c${i}`);
      expect(readCells({ rows: printCells({ head, rows }) })).toEqual({ head, rows });
    }),
  );
});

describe("a block", () => {
  test("is pasted over cells, and adds rows and columns", () => {
    expect(pasteBlock(cells, at(1, 1), [["x", "y"], ["z"]])).toEqual({
      head: ["Id", "Name", "3"],
      rows: [
        ["1", "Ann", ""],
        ["2", "x", "y"],
        ["", "z", ""],
      ],
    });
  });

  test("with tabs and quotes is copied as spreadsheets do, and pasted again", () => {
    const odd = {
      head: ["a", "b"],
      rows: [
        ['say "hi"', "two\nlines"],
        ["x", "tab\tinside"],
      ],
    };
    const copied = copyRange(odd, { from: at(0, 0), to: at(1, 1) });
    expect(blockOf(copied)).toEqual(odd.rows);
    expect(blockOf('5" nail\tb')).toEqual([['5" nail', "b"]]);
    expect(blockOf('"open\tb')).toEqual([['"open', "b"]]);
  });

  test("does not exceed the limits of lists", () => {
    const wide = pasteBlock(cells, at(0, 0), [Array.from({ length: 500 }, () => "x")]);
    expect(wide.head).toHaveLength(100);
    expect(pasteBlock(cells, at(9_999, 0), [["a"], ["b"]]).rows).toHaveLength(10_000);
  });
});

test("cells, rows and columns are changed, cleared, inserted and removed", () => {
  expect(changeCell(cells, at(2, 1), " Cy ").rows[2]).toEqual(["", "Cy"]);
  expect(clearRange(cells, { from: at(0, 1), to: at(1, 1) }).rows).toEqual([
    ["1", ""],
    ["2", ""],
  ]);
  expect(insertRows(cells, 1).rows).toEqual([
    ["1", "Ann"],
    ["", ""],
    ["2", "Bo"],
  ]);
  expect(removeRows(cells, { from: at(0, 0), to: at(0, 1) }).rows).toEqual([["2", "Bo"]]);
  expect(insertColumn(cells, 1)).toEqual({
    head: ["Id", "3", "Name"],
    rows: [
      ["1", "", "Ann"],
      ["2", "", "Bo"],
    ],
  });
  expect(removeColumn(cells, 0)).toEqual({ head: ["Name"], rows: [["Ann"], ["Bo"]] });
});
