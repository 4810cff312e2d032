import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw, drawnItems, layOut, paths } from "../../test/support/documents.ts";
import type { DisplayPage, PathItem } from "../display/display-list.ts";
import { dotGrid } from "./dot-grid.ts";

/** Four by two cells of 50 points, and room for the halves of their outer dots. */
const box = { x: 99, y: 99, width: 202, height: 102 };
const dotted = (properties: Readonly<Record<string, unknown>>, position = box) =>
  draw({ type: "dot_grid", properties, position });

/** Returns the centers of all dots: the start of each dash on each line. */
function dots(path: PathItem | undefined): readonly (readonly [number, number])[] {
  const [length = 0, gap = 0] = path?.stroke?.dash ?? [];
  const ends = (path?.segments ?? []).map((segment) => [Number(segment[1]), Number(segment[2])] as const);
  return Array.from({ length: ends.length / 2 }, (_, i) => [ends[2 * i], ends[2 * i + 1]]).flatMap(([start, end]) => {
    const count = Math.floor(((end?.[0] ?? 0) - (start?.[0] ?? 0)) / (length + gap)) + 1;
    return Array.from(
      { length: count },
      (_, k) => [(start?.[0] ?? 0) + length / 2 + k * (length + gap), start?.[1] ?? 0] as const,
    );
  });
}

describe("a dot grid", () => {
  test("has a dot at each corner of its cells", () => {
    expect(dots(paths(dotted({ cell_size: 50 }).items)[0])).toEqual(
      [100, 150, 200].flatMap((y) => [100, 150, 200, 250, 300].map((x) => [x, y])),
    );
  });

  test("has only whole cells, centered within its margins", () => {
    const margins = { margin_left: 31, margin_right: 11, margin_top: 6, margin_bottom: 16 };
    const found = dots(paths(dotted({ cell_size: 30, ...margins }).items)[0]);
    expect(found[0]).toEqual([135, 115]);
    expect(found.at(-1)).toEqual([285, 175]);
  });

  test("has whole dots where cells would reach the edges of its box", () => {
    const found = dots(paths(dotted({ cell_size: 50, dot_size: 4 }, { ...box, width: 200, height: 104 }).items)[0]);
    expect([found[0], found.at(-1)]).toEqual([
      [124, 101],
      [274, 201],
    ]);
  });

  test("leaves out the dots at single edges", () => {
    const found = dots(paths(dotted({ cell_size: 50, edge_top: false, edge_left: false }).items)[0]);
    expect(found).toEqual([150, 200].flatMap((y) => [150, 200, 250, 300].map((x) => [x, y])));
    const narrow = { cell_size: 50, edge_right: false, edge_bottom: false };
    expect(dots(paths(dotted(narrow).items)[0]).at(-1)).toEqual([250, 150]);
    const none = { ...narrow, edge_left: false };
    expect(paths(dotted(none, { ...box, width: 50 }).items)).toEqual([]);
  });

  test("is a single path, with round dots as the caps of dashes", () => {
    const [path, ...more] = paths(dotted({ cell_size: 4, dot_size: 0.5, dot_color: "#999999" }).items);
    expect(more).toEqual([]);
    expect(path?.stroke).toEqual({ color: "#999999", width: 0.5, dash: [0.01, 3.99], cap: "round" });
  });

  test("has dots of equal width and height", () => {
    const [path] = paths(dotted({ cell_size: 50, dot_size: 2, dot_shape: "square" }).items);
    expect(path?.stroke).toMatchObject({ width: 2, dash: [2, 48], cap: "butt" });
    expect(dots(path)[1]).toEqual([150, 100]);
  });

  test("reports that a cell does not fit", () => {
    const { items, diagnostics } = dotted({ cell_size: 50 }, { ...box, height: 49 });
    expect(items).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: "too_small" }]);
  });

  test("keeps its dots inside, with the same margin on both sides", () => {
    const size = fc.double({ min: 10, max: 400, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.double({ min: 4, max: 100, noNaN: true }), (width, height, cell_size) => {
        const found = dots(paths(dotted({ cell_size }, { ...box, width, height }).items)[0]);
        if (found.length === 0) {
          expect(Math.min(width, height)).toBeLessThan(cell_size + 1 + 1e-6);
          return;
        }
        const [[left, top], [right, bottom]] = [found[0] ?? [0, 0], found.at(-1) ?? [0, 0]];
        expect(left - box.x).toBeCloseTo(box.x + width - right, 6);
        expect(top - box.y).toBeCloseTo(box.y + height - bottom, 6);
        expect(left - box.x).toBeGreaterThan(0.5 - 1e-5);
        expect(left - box.x).toBeLessThan((cell_size + 1) / 2 + 1e-5);
      }),
      { numRuns: 50 },
    );
  });

  test.each([1, 1.25])("of %s points is uniform on the device's own page", (dot_size) => {
    const pixel = 72 / 226;
    const { pages } = layOut({
      profile: "remarkable-2",
      canvas: {
        dimensions: { width: 447.29, height: 596.39, margins: [0, 0, 0, 0] },
        coordinate_system: "top_left",
        background: "#ffffff",
        grid_size: 10,
        snap_enabled: true,
      },
      masters: { it: [{ type: "dot_grid", properties: { cell_size: 13.482, dot_size } }] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    const [path] = paths(drawnItems(pages[0] as DisplayPage));
    const pixels = Math.round((path?.stroke?.width ?? 0) / pixel);
    expect((path?.stroke?.width ?? 0) / pixel).toBeCloseTo(pixels, 6);
    for (const edge of dots(path).flatMap(([x, y]) => [x / pixel - pixels / 2, y / pixel - pixels / 2]))
      expect(edge).toBeCloseTo(Math.round(edge), 6);
  });

  test("has the pitches of the reMarkable's own papers", () => {
    const pitch = (preset: string) =>
      dotGrid.presets?.[preset]?.apply({ size: box, properties: { dot_size: 2 } }).properties;
    expect(pitch("remarkable_dots")).toEqual({ dot_size: 2, cell_size: 13.482 });
    expect(pitch("remarkable_lines")?.cell_size).toBe(16.498);
    expect(pitch("five_millimetres")?.cell_size).toBe(14.173);
  });
});
