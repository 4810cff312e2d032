import { expect, test } from "vitest";
import { nearestSize } from "./nearest.ts";

const spans = [40, 60, 90].map((length) => ({ start: 10, end: 10 + length, from: 0, to: 1 }));

test.each([
  [57, 3],
  [62, -2],
  [38, 2],
  [94, -4],
  [60, 0],
])("a length of %d changes by %d to that of the nearest widget", (length, by) => {
  expect(nearestSize(spans, length, 5)).toMatchObject({ by });
});

test.each([50, 34, 96])("a length of %d is too far from all widgets", (length) => {
  expect(nearestSize(spans, length, 5)).toBeUndefined();
});
