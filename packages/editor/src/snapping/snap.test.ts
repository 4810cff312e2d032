import type { Rect } from "@octavo/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SnapOptions, snap } from "./snap.ts";
import type { Moving } from "./span.ts";
import { type SnapContext, snapTargets } from "./targets.ts";

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const whole = { x: "all", y: "all" } as const;
const lines: SnapOptions = { tolerance: 6, lines: true, grid: undefined };

const squares = (step: number) => ({ x: { step, origin: 0 }, y: { step, origin: 0 } });

/** A page of 600 × 800 with margins of 50 that contains only `siblings`. */
function on(siblings: readonly Rect[], more: Partial<SnapContext> = {}) {
  return snapTargets({
    page: { width: 600, height: 800 },
    margins: [50, 50, 50, 50],
    guides: undefined,
    siblings,
    ...more,
  });
}

const shift = (moving: Rect, siblings: readonly Rect[], options = lines, more: Partial<SnapContext> = {}) => {
  const { dx, dy } = snap(moving, whole, on(siblings, more), options);
  return [dx, dy];
};

test("lengths of neighbors are in order, wherever the neighbors are", () => {
  const { sizes } = on([rect(400, 0, 30, 10), rect(0, 50, 80, 40), rect(500, 20, 50, 30), rect(100, 7, 20, 60)]).x;
  expect(sizes.map(({ start, end }) => end - start)).toEqual([20, 30, 50, 80]);
});

describe("a moved widget", () => {
  test("snaps to margins, page edges and the page center", () => {
    expect(shift(rect(53, 300, 100, 77), [])).toEqual([-3, 0]);
    expect(shift(rect(446, 746, 100, 50), [])).toEqual([4, 4]);
    expect(shift(rect(252, 363, 100, 77), [])).toEqual([-2, -1.5]);
  });

  test("snaps to guides with its edges and its center", () => {
    const guides = { x: [200], y: [] };
    expect(shift(rect(204, 133, 30, 30), [], lines, { guides })[0]).toBe(-4);
    expect(shift(rect(187, 133, 30, 30), [], lines, { guides })[0]).toBe(-2);
  });

  test("snaps to edges and centers of neighbors", () => {
    const neighbor = rect(111, 100, 113, 40);
    expect(shift(rect(114, 300, 20, 20), [neighbor])[0]).toBe(-3);
    expect(shift(rect(221, 300, 20, 20), [neighbor])[0]).toBe(3);
    expect(shift(rect(159, 300, 20, 20), [neighbor])[0]).toBe(-1.5);
  });

  test("snaps to the nearest target and prefers the margin at equal distance", () => {
    expect(shift(rect(47, 300, 20, 20), [rect(44, 500, 11, 20)])[0]).toBe(3);
    expect(shift(rect(46, 300, 20, 20), [rect(45, 500, 11, 20)])[0]).toBe(-1);
  });

  test("respects the tolerance in screen pixels at any zoom", () => {
    expect(shift(rect(57, 300, 100, 77), [])[0]).toBe(0);
    expect(shift(rect(53, 300, 100, 77), [], { ...lines, tolerance: 2 })[0]).toBe(0);
  });

  test("snaps its top left corner to the grid if no line is near", () => {
    expect(shift(rect(147, 303, 33, 33), [], { ...lines, grid: squares(10) })).toEqual([3, -3]);
    expect(shift(rect(53, 303, 100, 33), [], { ...lines, grid: squares(7) })[0]).toBe(-3);
  });

  test("snaps only to the grid if lines are off", () => {
    expect(shift(rect(53, 303, 100, 33), [], { tolerance: 6, lines: false, grid: squares(7) })).toEqual([3, -2]);
  });
});

describe("equal gaps", () => {
  const pair = [rect(100, 100, 40, 40), rect(160, 100, 40, 40)];

  test("snap after two neighbors at their distance", () => {
    expect(shift(rect(217, 105, 33, 33), pair)[0]).toBe(3);
  });

  test("snap before two neighbors at their distance", () => {
    expect(shift(rect(44, 105, 33, 33), pair)[0]).toBe(3);
  });

  test("snap to the middle between two neighbors with enough room", () => {
    const apart = [rect(100, 300, 40, 40), rect(300, 300, 40, 40)];
    const { dx, guides } = snap(rect(203, 305, 30, 30), whole, on(apart), lines);
    expect(dx).toBe(2);
    expect(guides).toContainEqual({
      kind: "gap",
      axis: "x",
      at: 320,
      spans: [
        { from: 140, to: 205 },
        { from: 235, to: 300 },
      ],
    });
  });

  test("ignore widgets that are not beside the neighbors", () => {
    expect(shift(rect(217, 305, 33, 33), pair)[0]).toBe(0);
  });

  test("exist only between adjacent widgets", () => {
    const three = [rect(100, 300, 40, 40), rect(170, 300, 20, 40), rect(300, 300, 40, 40)];
    expect(shift(rect(203, 305, 30, 30), three)[0]).toBe(0);
    const [first, , last] = three;
    const low = rect(170, 300, 20, 15);
    expect(
      shift(
        rect(203, 320, 30, 19),
        [first, low, last].filter((other) => other !== undefined),
      )[0],
    ).toBe(0);
  });
});

describe("a resized widget", () => {
  const pull = (x: Moving, y: Moving = "none") => ({ x, y });

  test("snaps only the edges that move", () => {
    const targets = on([]);
    expect(snap(rect(53, 300, 494, 77), pull("end"), targets, lines).dx).toBe(3);
    expect(snap(rect(53, 300, 400, 77), pull("end"), targets, lines).dx).toBe(0);
    expect(snap(rect(53, 300, 400, 77), pull("start"), targets, lines).dx).toBe(-3);
  });

  test("snaps to the size of a neighbor", () => {
    const targets = on([rect(300, 600, 123, 40)]);
    const { dx, guides } = snap(rect(77, 300, 120, 77), pull("end"), targets, lines);
    expect(dx).toBe(3);
    expect(guides).toContainEqual({
      kind: "size",
      axis: "x",
      spans: [
        { from: 77, to: 200, at: 338.5 },
        { from: 300, to: 423, at: 620 },
      ],
    });
    expect(snap(rect(77, 300, 120, 77), pull("start"), targets, lines).dx).toBe(-3);
  });

  test("snaps the moving edge to the grid", () => {
    const { dx } = snap(rect(3, 300, 140, 77), pull("end"), on([]), { ...lines, grid: squares(10) });
    expect(dx).toBe(-3);
  });
});

test("shows all alignments of the result", () => {
  const { guides } = snap(rect(53, 53, 100, 100), whole, on([rect(50, 300, 100, 20)]), lines);
  expect(guides).toContainEqual({ kind: "line", axis: "x", at: 50, from: 0, to: 800 });
  expect(guides).toContainEqual({ kind: "line", axis: "x", at: 150, from: 50, to: 320 });
  expect(guides).toContainEqual({ kind: "line", axis: "x", at: 100, from: 50, to: 320 });
  expect(guides).toContainEqual({ kind: "line", axis: "y", at: 50, from: 0, to: 600 });
});

describe("any layout", () => {
  const length = fc.double({ min: 0, max: 400, noNaN: true });
  const anyRect = fc.record({ x: length, y: length, width: length, height: length });
  const anyMoving = fc.constantFrom<Moving>("all", "start", "end", "none");
  const contexts = fc.record({
    page: fc.constant({ width: 600, height: 800 }),
    margins: fc.constant([50, 50, 50, 50] as const),
    guides: fc.option(fc.record({ x: fc.array(length, { maxLength: 3 }), y: fc.array(length, { maxLength: 3 }) }), {
      nil: undefined,
    }),
    siblings: fc.array(anyRect, { maxLength: 12 }),
  });
  const tolerance = fc.double({ min: 0.5, max: 60, noNaN: true });
  const moving = fc.record({ x: anyMoving, y: anyMoving });

  test("never moves a widget further than the tolerance to a line", () => {
    fc.assert(
      fc.property(anyRect, contexts, moving, tolerance, (moved, around, edges, most) => {
        const { dx, dy } = snap(moved, edges, snapTargets(around), { tolerance: most, lines: true, grid: undefined });
        expect(Math.abs(dx)).toBeLessThanOrEqual(most + 1e-9);
        expect(Math.abs(dy)).toBeLessThanOrEqual(most + 1e-9);
        if (edges.x === "none") expect(dx).toBe(0);
      }),
    );
  });

  test("never moves a widget further than the tolerance or half a grid step", () => {
    fc.assert(
      fc.property(anyRect, contexts, moving, tolerance, (moved, around, edges, most) => {
        const { dx } = snap(moved, edges, snapTargets(around), { tolerance: most, lines: true, grid: squares(10) });
        expect(Math.abs(dx)).toBeLessThanOrEqual(Math.max(most, 5) + 1e-9);
      }),
    );
  });

  test("leaves a snapped widget in place and shows correct guides", () => {
    fc.assert(
      fc.property(anyRect, contexts, tolerance, (moved, around, most) => {
        const targets = snapTargets(around);
        const options = { tolerance: most, lines: true, grid: undefined };
        const { dx, dy, guides } = snap(moved, whole, targets, options);
        fc.pre(dx !== 0);
        const there = { ...moved, x: moved.x + dx, y: moved.y + dy };
        expect(guides.some(({ axis }) => axis === "x")).toBe(true);
        const again = snap(there, whole, targets, { ...options, tolerance: 0.001 });
        expect(Math.abs(again.dx)).toBeLessThan(0.001);
      }),
    );
  });

  test("finds the nearest line like an exhaustive search", () => {
    fc.assert(
      fc.property(anyRect, fc.array(anyRect, { maxLength: 12 }), tolerance, (moved, siblings, most) => {
        const targets = snapTargets({
          page: { width: 600, height: 800 },
          margins: [50, 50, 50, 50],
          guides: undefined,
          siblings,
        });
        const edges = [0, 50, 550, 600, ...siblings.flatMap(({ x, width }) => [x, x + width])];
        const offsets = edges.map((edge) => edge - moved.x).filter((by) => Math.abs(by) <= most);
        const nearest = Math.min(...offsets.map(Math.abs), Number.POSITIVE_INFINITY);
        const { dx } = snap(moved, { x: "start", y: "none" }, targets, {
          tolerance: most,
          lines: true,
          grid: undefined,
        });
        if (Number.isFinite(nearest)) expect(Math.abs(dx)).toBeLessThanOrEqual(nearest + 1e-9);
      }),
    );
  });
});
