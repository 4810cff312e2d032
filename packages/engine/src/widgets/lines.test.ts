import { describe, expect, test } from "vitest";
import { draw, drawnItems, layOut, paths } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import type { DisplayPage, PathItem } from "../display/display-list.ts";
import { lines } from "./lines.ts";

const ruled = (properties = {}) =>
  paths(draw({ type: "lines", properties, position: { x: 100, y: 100, width: 200, height: 100 } }).items);

/** Start and end of each line of a path. */
const ends = (path: PathItem | undefined) => {
  const points = (path?.segments ?? []).map((segment) => [segment[1], segment[2]]);
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i], points[2 * i + 1]]);
};
const heights = (path: PathItem | undefined) => ends(path).map(([start]) => start?.[1]);
const columns = (path: PathItem | undefined) => ends(path).map(([start]) => start?.[0]);

describe("lines", () => {
  test("begin on the top edge and keep their spacing", () => {
    expect(heights(ruled({ line_spacing: 25, line_count: 3 })[0])).toEqual([100, 125, 150]);
  });

  test("stop at the bottom, inclusive", () => {
    expect(heights(ruled({ line_spacing: 25, line_count: 50 })[0])).toEqual([100, 125, 150, 175, 200]);
  });

  test("keep away from paddings and margins", () => {
    const [path] = ruled({ line_spacing: 20, top_padding: 10, bottom_padding: 30, margin_left: 15, margin_right: 5 });
    expect(heights(path)).toEqual([110, 130, 150, 170]);
    expect(ends(path)[0]).toEqual([
      [115, 110],
      [295, 110],
    ]);
  });

  test.each([
    ["solid", undefined],
    ["dotted", [2, 3]],
    ["dashed", [6, 3]],
  ])("that are %s have their dashes", (line_style, dash) => {
    expect(ruled({ line_style })[0]?.stroke?.dash).toEqual(dash);
  });

  test("as a grid have vertical lines from margin to margin", () => {
    expect(columns(ruled({ line_style: "grid", grid_spacing: 50 })[1])).toEqual([100, 150, 200, 250, 300]);
  });

  test("leave out single edges", () => {
    const square = { line_style: "grid", line_spacing: 50, grid_spacing: 50 };
    const [rules, uprights] = ruled({ ...square, edge_top: false, edge_right: false });
    expect([heights(rules), columns(uprights)]).toEqual([
      [150, 200],
      [100, 150, 200, 250],
    ]);
    expect(columns(ruled({ ...square, edge_left: false, edge_bottom: false })[1])).toEqual([150, 200, 250, 300]);
    expect(heights(ruled({ line_spacing: 25, top_padding: 10, edge_top: false })[0])).toEqual([135, 160, 185]);
    expect(ruled({ line_count: 1, edge_bottom: false })).toEqual([]);
    const guided = { line_spacing: 25, columns: 2, vertical_guides: [0.25], edge_left: false, edge_right: false };
    expect(columns(ruled(guided)[1])).toEqual([200, 150]);
  });

  test.each(["isometric", "hexagonal"])("as %s paper leave out single edges", (line_style) => {
    const drawn = (edges: Readonly<Record<string, boolean>>) =>
      ends(ruled({ line_style, grid_spacing: 20, ...edges })[0]);
    const all = drawn({});
    const isUpright = ([start, end]: (typeof all)[number]) => start?.[0] === end?.[0];
    const first = Math.min(...columns(ruled({ line_style, grid_spacing: 20 })[0]).map(Number));
    expect(all.some((ends) => isUpright(ends) && ends[0]?.[0] === first)).toBe(true);
    expect(drawn({ edge_left: false }).some((ends) => isUpright(ends) && ends[0]?.[0] === first)).toBe(false);
    const most = drawn({ edge_left: false, edge_right: false, edge_top: false, edge_bottom: false });
    expect(most.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(most));
  });

  test("as isometric paper have triangles of equal sides inside the box", () => {
    const [path] = ruled({ line_style: "isometric", grid_spacing: 20 });
    const drawn = ends(path) as [[number, number], [number, number]][];
    const angles = new Set(
      drawn.map(([[x1, y1], [x2, y2]]) => Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI)),
    );
    expect([...angles]).toEqual([90, 30, -30]);
    expect(drawn.flat().every(([x, y]) => x >= 99.99 && x <= 300.01 && y >= 99.99 && y <= 200.01)).toBe(true);
  });

  test("as hexagonal paper have whole hexagons, each side once", () => {
    const [path] = ruled({ line_style: "hexagonal", grid_spacing: 20 });
    const drawn = ends(path) as [[number, number], [number, number]][];
    expect(drawn.every(([[x1, y1], [x2, y2]]) => Math.abs(Math.hypot(x2 - x1, y2 - y1) - 20) < 0.01)).toBe(true);
    const keys = drawn.map((line) =>
      line
        .map((point) => point.map((at) => at.toFixed(1)).join())
        .toSorted()
        .join(" "),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(drawn.flat().every(([x, y]) => x >= 99.99 && x <= 300.01 && y >= 99.99 && y <= 200.01)).toBe(true);
  });

  test("report hexagons that are too many to draw", () => {
    const position = { x: 0, y: 0, width: 14_000, height: 14_000 };
    const { items, diagnostics } = draw({
      type: "lines",
      properties: { line_style: "hexagonal", grid_spacing: 5 },
      position,
    });
    expect(paths(items)).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: "too_many_cells" }]);
  });

  test("in columns have uprights between them", () => {
    expect(columns(ruled({ columns: 4 })[1])).toEqual([150, 200, 250]);
  });

  test("have guides at fractions of the width between the margins", () => {
    expect(columns(ruled({ vertical_guides: [0.25, 0.5], margin_left: 20 })[1])).toEqual([165, 210].map((x) => x - 0));
  });

  test("refuse guides outside of the box", () => {
    const { diagnostics } = draw({ type: "lines", properties: { vertical_guides: [0, 1, 0.5] } });
    expect(inEnglish(diagnostics)).toMatchObject([{ message: "Vertical guides must be fractions between 0 and 1" }]);
  });

  test("are omitted if the margins leave no room", () => {
    expect(ruled({ margin_left: 100, margin_right: 100 })).toEqual([]);
  });

  test("have the thickness and cap of their properties", () => {
    expect(ruled({ line_thickness: 2, line_cap: "round", stroke_color: "#999999" })[0]?.stroke).toMatchObject({
      width: 2,
      cap: "round",
      color: "#999999",
    });
  });

  test("are uniform on the device's own page: on whole pixels", () => {
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
      masters: { it: [{ type: "lines", properties: { line_spacing: 20.1 } }] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    for (const y of heights(paths(drawnItems(pages[0] as DisplayPage))[0]))
      expect((y ?? 0) / pixel).toBeCloseTo(Math.round((y ?? 0) / pixel), 6);
  });

  test("warn of a value out of range and use the nearest", () => {
    const drawn = draw({ type: "lines", properties: { line_spacing: 5 } });
    expect(inEnglish(drawn.diagnostics)).toMatchObject([
      {
        code: "unusable_property",
        message: "Line spacing must be from 10 to 50",
        at: { path: ["properties", "line_spacing"] },
      },
    ]);
    expect(heights(paths(drawn.items)[0])[1]).toBe(110);
  });
});

describe("editing lines", () => {
  const edit = (properties: Readonly<Record<string, unknown>>, changed: string, size = { width: 400, height: 200 }) =>
    lines.reconcile?.({ size, properties }, changed);

  test("derives the height from spacing and count, with a minimum of 50", () => {
    expect(edit({ line_spacing: 30, line_count: 10 }, "line_count")?.size.height).toBe(320);
    expect(edit({ line_spacing: 10, line_count: 1 }, "line_spacing")?.size.height).toBe(50);
  });

  test("the height makes the count, at least 1", () => {
    expect(edit({ line_spacing: 20 }, "height", { width: 400, height: 130 })?.properties.line_count).toBe(5);
    expect(edit({ line_spacing: 50 }, "height", { width: 400, height: 30 })?.properties.line_count).toBe(1);
  });

  test("a narrower box shrinks both margins in proportion", () => {
    expect(edit({ margin_left: 60, margin_right: 30 }, "width", { width: 55, height: 100 })?.properties).toMatchObject({
      margin_left: 30,
      margin_right: 15,
    });
  });

  test("margins leave at least 10 points", () => {
    expect(
      edit({ margin_left: 100, margin_right: 30 }, "margin_left", { width: 100, height: 100 })?.properties.margin_left,
    ).toBe(60);
  });

  test("applies the Cornell layout of cues, notes and summary", () => {
    const cornell = lines.presets?.cornell?.apply({
      size: { width: 400, height: 400 },
      properties: { top_padding: 10 },
    });
    expect(cornell?.properties).toEqual({
      top_padding: 10,
      line_style: "solid",
      vertical_guides: [0.25],
      bottom_padding: 120,
      line_spacing: 18,
      columns: 0,
      line_count: 15,
    });
  });
});
