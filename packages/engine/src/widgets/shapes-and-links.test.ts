import { describe, expect, test } from "vitest";
import { draw, layOut, paths, texts, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";

describe("box", () => {
  const box = (properties = {}) => draw({ type: "box", properties });

  test("is a frame of one point by default", () => {
    expect(paths(box().items)).toEqual([
      { kind: "path", segments: [["R", 100, 100, 200, 100]], stroke: { color: "#000000", width: 1 } },
    ]);
  });

  test("without a stroke width has no stroke, and is omitted if also without a fill", () => {
    expect(paths(box({ stroke_width: 0, fill_color: "#cccccc" }).items)).toEqual([
      { kind: "path", segments: [["R", 100, 100, 200, 100]], fill: "#cccccc" },
    ]);
    expect(box({ stroke_width: 0 }).items).toEqual([]);
  });

  test("has round corners of at most half its height", () => {
    expect(paths(box({ corner_radius: 60 }).items)[0]?.segments[0]).toEqual(["M", 150, 100]);
  });

  test("is drawn with its opacity", () => {
    expect(box({ opacity: 0.5 }).page.layers[0]?.items).toMatchObject([{ kind: "group", opacity: 0.5 }]);
    expect(box({ opacity: 0 }).items).toEqual([]);
  });

  test("has its background behind it", () => {
    expect(paths(draw({ type: "box", background_color: "#eeeeee" }).items)[0]).toMatchObject({ fill: "#eeeeee" });
  });
});

describe("divider", () => {
  test("is a rule in the middle of its box", () => {
    expect(paths(draw({ type: "divider", properties: { line_thickness: 2 } }).items)).toMatchObject([
      {
        segments: [
          ["M", 100, 150],
          ["L", 300, 150],
        ],
        stroke: { width: 2 },
      },
    ]);
  });
});

describe("checkbox", () => {
  test("is a square in the middle of its height with its label beside it", () => {
    const { items } = draw({ type: "checkbox", content: "Milk", properties: { checkbox_size: 20 } });
    expect(paths(items)[0]?.segments[0]).toEqual(["R", 100, 140, 20, 20]);
    expect(texts(items)[0]).toMatchObject({ text: "Milk", x: 125 });
  });

  test("is 16 points when its size cannot be read, and 12 when it has none", () => {
    const side = (properties: Readonly<Record<string, unknown>>) =>
      paths(draw({ type: "checkbox", properties }).items)[0]?.segments[0]?.[3];
    expect(side({ checkbox_size: "large" })).toBe(16);
    expect(side({})).toBe(12);
  });

  test("has a tick when it is ticked", () => {
    expect(paths(draw({ type: "checkbox", properties: { checked: true } }).items)[0]?.segments).toHaveLength(4);
  });
});

describe("internal_link", () => {
  test("marks itself when highlighted", () => {
    const { items } = draw({
      type: "internal_link",
      content: "March",
      properties: { highlight: true, highlight_color: "#dddddd", to_dest: "https://example.org" },
    });
    expect(paths(items)).toMatchObject([{ fill: "#dddddd" }, { stroke: { width: 2 } }]);
  });

  test("can be tapped all over its box", () => {
    expect(
      draw({ type: "internal_link", content: "x", properties: { to_dest: "https://example.org" } }).links[0]?.rect,
    ).toEqual({ x: 100, y: 100, width: 200, height: 100 });
  });
});

describe("tap_zone", () => {
  const on = (page: number, properties: Readonly<Record<string, unknown>>) => {
    const { pages } = layOut({
      masters: { it: [{ type: "tap_zone", properties }] },
      page_assignments: [1, 2, 3].map((n) => ({ page: n, master_id: "it" })),
    });
    return pages[page - 1]?.links.map(({ target }) => target.to === "page" && target.page);
  };

  test("goes to a page", () => {
    expect(on(1, { tap_action: "page_link", target_page: 3 })).toEqual([3]);
  });

  test("links to the previous or next page and is omitted at the ends", () => {
    expect([1, 2, 3].map((page) => on(page, { tap_action: "prev_page" }))).toEqual([[], [1], [2]]);
    expect([1, 2, 3].map((page) => on(page, { tap_action: "next_page" }))).toEqual([[2], [3], []]);
  });

  test("is left out when its page does not exist", () => {
    expect(on(1, { tap_action: "page_link", target_page: 9 })).toEqual([]);
  });

  test("leaves no ink unless it has a border", () => {
    expect(draw({ type: "tap_zone" }).items).toEqual([]);
    expect(paths(draw({ type: "tap_zone", properties: { outline: true } }).items)).toHaveLength(1);
  });
});

describe("grid", () => {
  const grid = (properties: Readonly<Record<string, unknown>>) =>
    draw({
      type: "grid",
      properties: {
        rows: 2,
        cols: 3,
        cell_template: { type: "text_block", content: "Note @cell_value" },
        ...properties,
      },
    });

  test.each([
    ["range(1, 4)", ["Note 1", "Note 2", "Note 3"]],
    ["range(2)", ["Note 0", "Note 1"]],
    [
      ["a", 5],
      ["Note a", "Note 5"],
    ],
    ["range(1, {day})", ["Note 1", "Note 2", "Note 3", "Note 4"]],
  ])("fills its cells from %j", (data_source, expected) => {
    expect(words(grid({ data_source }).items)).toEqual(expected);
  });

  test("fills cells row by row and reports dropped values", () => {
    const { items, diagnostics } = grid({ data_source: "range(1, 100)" });
    expect(words(items)).toHaveLength(6);
    expect(texts(items)[3]).toMatchObject({ text: "Note 4", x: 100 });
    expect(inEnglish(diagnostics)).toMatchObject([
      { message: "The grid has 6 cells for 99 values; the rest are left out" },
    ]);
    expect(grid({ data_source: "range(1, 7)" }).diagnostics).toEqual([]);
  });

  test.each(["range(5001)", Array.from({ length: 5001 }, () => "x")])(
    "stops at its limit and names it",
    (data_source) => {
      const values = grid({ data_source, rows: 100, cols: 100, cell_template: { type: "box" } });
      expect(values.items).toHaveLength(5000);
      expect(inEnglish(values.diagnostics)).toMatchObject([
        { code: "too_many_cells", message: "A grid can have at most 5000 values; the rest are left out" },
      ]);
    },
  );

  test("hands its styling on to its cells", () => {
    const { items } = draw({
      type: "grid",
      styling: { size: 9, color: "#333333" },
      properties: { data_source: "range(1)", cell_template: { type: "text_block", content: "x" } },
    });
    expect(texts(items)[0]).toMatchObject({ size: 9, color: "#333333" });
  });

  test("replaces page variables and cell variables", () => {
    expect(
      words(
        grid({ data_source: "range(1, 2)", cell_template: { type: "text_block", content: "{year}: {cell_value}" } })
          .items,
      ),
    ).toEqual(["2026: 1"]);
  });

  test("reports unusable values and an unknown widget type in cells", () => {
    expect(inEnglish(grid({ data_source: "some(3)" }).diagnostics)).toMatchObject([
      { message: expect.stringContaining("range(first, end)") },
    ]);
    expect(grid({ data_source: "range(1)", cell_template: { type: "gauge" } }).diagnostics).toMatchObject([
      { severity: "error", code: "unknown_widget_type" },
    ]);
  });

  test("stops at grids in grids in grids", () => {
    const nest = (depth: number): Readonly<Record<string, unknown>> =>
      depth === 0
        ? { type: "text_block", content: "x" }
        : { type: "grid", properties: { data_source: "range(1)", cell_template: nest(depth - 1) } };
    expect(grid({ data_source: "range(1)", cell_template: nest(6) }).diagnostics).toMatchObject([
      { code: "nested_too_deep" },
    ]);
  });
});

test("a tap zone leads to the page before or after, and to none beyond either end", () => {
  const zone = (id: string, y: number, tap_action: string) => ({
    id,
    type: "tap_zone",
    position: { x: 0, y, width: 50, height: 50 },
    properties: { tap_action },
  });
  const { pages } = layOut({
    masters: {
      it: [zone("back", 0, "prev_page"), zone("on", 100, "next_page"), zone("none", 200, "destination_link")],
    },
    page_assignments: [1, 2, 3].map((page) => ({ page, master_id: "it" })),
  });
  const leads = pages.map(({ links }) =>
    links.map(({ rect, target }) => [rect.y, target.to === "page" ? target.page : undefined]),
  );
  expect(leads).toEqual([
    [[100, 2]],
    [
      [0, 1],
      [100, 3],
    ],
    [[0, 2]],
  ]);
});
