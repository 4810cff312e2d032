import { expect, test } from "vitest";
import { aTemplate, type Notation } from "../../test/a-template.ts";
import { openTemplate } from "./open-document.ts";
import { gridOf, nearestCorner } from "./page-grid.ts";

const page = (widgets: readonly Notation[], grid_size = 10) => {
  const document = openTemplate(aTemplate({ pages: [widgets] }));
  const canvas = { ...document.canvas, grid_size };
  return gridOf({ ...document, canvas }, { kind: "page", id: document.pages[0]?.id ?? "" });
};

const rows: Notation = ["rows", "table", [50, 103, 300, 219.8], { properties: { rows: 10, header_row: false } }];
const lines: Notation = ["lines", "lines", [50, 340, 300, 120], { properties: { line_spacing: 24 } }];
const even = { step: 10, origin: 0 };

test("follows the rows that cover most of the page, and the left margin", () => {
  expect(page([lines, rows])).toEqual({ x: { step: 10.99, origin: 50 }, y: { step: 21.98, origin: 103 } });
  expect(page([lines])).toEqual({ x: { step: 12, origin: 50 }, y: { step: 24, origin: 340 } });
});

test("has squares of 10 points on a page without rows, and those that the author has set", () => {
  expect(page([])).toEqual({ x: even, y: even });
  expect(page([rows], 7)).toEqual({ x: { step: 7, origin: 0 }, y: { step: 7, origin: 0 } });
});

test("ignores frames of one row and tables with texts", () => {
  const frame: Notation = ["frame", "table", [50, 100, 300, 200], { properties: { rows: 1, header_row: false } }];
  const data = [["a"], ["b"], ["c"]];
  const texts: Notation = ["texts", "table", [50, 100, 300, 200], { properties: { rows: 3, header_row: false, data } }];
  expect(page([frame, texts])).toEqual({ x: even, y: even });
});

test("finds the nearest corner above, below and beside the rows", () => {
  const grid = page([lines]);
  expect(nearestCorner(grid, { x: 55, y: 350 })).toEqual({ x: 50, y: 340 });
  expect(nearestCorner(grid, { x: 0, y: 0 })).toEqual({ x: 2, y: 4 });
});
