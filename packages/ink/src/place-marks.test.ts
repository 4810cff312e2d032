import type { ManifestPage, Rect } from "@octavo/engine";
import { expect, test } from "vitest";
import type { Placement } from "./place-areas.ts";
import { type EditionPage, PagePlacer } from "./place-marks.ts";

const print = (digest: string) => ({ digest, map: "------------" });

/** Pages without their projects, so that only areas tell places. */
function pageOf(boxes: ManifestPage["boxes"], digest: string): EditionPage {
  const manifest = { identity: "months/2026-03", width: 400, height: 500, boxes, print: print(digest) };
  return { manifest, reading: { isFromRight: false } };
}

function place(before: ManifestPage["boxes"], after: ManifestPage["boxes"], bounds: Rect) {
  const { x, y, width, height } = bounds;
  const points = [
    { x, y },
    { x: x + width, y: y + height },
  ];
  return new PagePlacer(pageOf(before, "a"), pageOf(after, "b")).place({ points, bounds });
}

const moved = (placement: Partial<Placement>) => ({
  placement: { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0, ...placement },
  isBesideOthers: true,
});

const lines = { x: 50, y: 100, width: 300, height: 200, rows: 20 };
const month = { x: 50, y: 100, width: 280, height: 200, rows: 40, columns: 40, first: "2026-02-23" };

test("a stroke moves with its lines", () => {
  const stroke = { x: 60, y: 145, width: 30, height: 10 };
  expect(place([lines], [{ ...lines, x: 40, y: 130 }], stroke)).toEqual(moved({ moveX: -10, moveY: 30 }));
});

test("a stroke above the first line belongs to it", () => {
  expect(place([lines], [{ ...lines, y: 130 }], { x: 60, y: 85, width: 30, height: 10 })).toEqual(moved({ moveY: 30 }));
});

test("a stroke grows with the distance of its lines", () => {
  const after = { ...lines, rows: 25, height: 250 };
  expect(place([lines], [after], { x: 60, y: 145, width: 30, height: 10 })).toEqual(
    moved({ scaleY: 1.25, moveY: -25 }),
  );
});

test("a stroke below the last line of the new page has no room", () => {
  const after = { ...lines, height: 100 };
  expect(place([lines], [after], { x: 60, y: 245, width: 30, height: 10 })).toEqual({ reason: "smaller_area" });
  expect(place([lines], [{ ...lines, rows: 15 }], { x: 60, y: 145, width: 30, height: 10 })).toEqual({
    reason: "smaller_area",
  });
});

test("a stroke moves with its day, also if the week begins on another one", () => {
  const after = { ...month, first: "2026-02-22" };
  // The Monday of the second week becomes the second day of it.
  expect(place([month], [after], { x: 55, y: 145, width: 20, height: 10 })).toEqual(moved({ moveX: 40 }));
  // A Sunday begins the next week.
  expect(place([month], [after], { x: 295, y: 145, width: 20, height: 10 })).toEqual(moved({ moveX: -240, moveY: 40 }));
});

test("a stroke on a day that the new page lacks has no place", () => {
  const after = { ...month, height: 40, first: "2026-03-30" };
  expect(place([month], [after], { x: 55, y: 145, width: 20, height: 10 })).toEqual({ reason: "no_area" });
});

test("a stroke in a smaller cell stays in its size, or has no room", () => {
  const after = { ...month, width: 210, columns: 30, height: 150, rows: 30 };
  expect(place([month], [after], { x: 55, y: 145, width: 20, height: 10 })).toEqual(moved({ moveY: -10 }));
  expect(place([month], [after], { x: 52, y: 145, width: 36, height: 10 })).toEqual({ reason: "smaller_area" });
});

test("a stroke at a time has no place if the day begins at another one, because a list of areas has no length of a line", () => {
  const hours = { ...lines, first: "07:00" };
  const earlier = { ...lines, first: "06:00" };
  expect(place([hours], [earlier], { x: 60, y: 145, width: 30, height: 10 })).toEqual({ reason: "no_area" });
});

test("a stroke on an unchanged page stays", () => {
  const page = pageOf([lines], "a");
  const bounds = { x: 10, y: 10, width: 5, height: 5 };
  expect(new PagePlacer(page, page).place({ points: [{ x: 12, y: 12 }], bounds })).toEqual({
    placement: { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0 },
    isBesideOthers: false,
  });
});
