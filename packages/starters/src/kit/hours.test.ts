import { expect, test } from "vitest";
import { hourRows } from "./hours.ts";

test("hours have a row each if the rows are high enough", () => {
  expect(hourRows({ first: 7, last: 20 }, 140, 10)).toEqual({ first: 7, rows: 14, step: 1 });
});

test.each([
  [120, { first: 0, rows: 12, step: 2 }],
  [80, { first: 0, rows: 8, step: 3 }],
  [60, { first: 0, rows: 6, step: 4 }],
])("a whole day in %d points has rows of several hours that are high enough", (height, rows) => {
  expect(hourRows({ first: 0, last: 23 }, height, 10)).toEqual(rows);
});

test("rows of several hours end at midnight at the latest", () => {
  expect(hourRows({ first: 1, last: 23 }, 120, 10)).toEqual({ first: 0, rows: 12, step: 2 });
  expect(hourRows({ first: 7, last: 20 }, 50, 10)).toEqual({ first: 7, rows: 5, step: 3 });
});
