import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw, paths, texts, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";

const box = { x: 100, y: 100, width: 200, height: 100 };
const table = (properties: Readonly<Record<string, unknown>>, styling = {}) =>
  draw({
    type: "table",
    position: box,
    styling,
    properties: { border_style: "none", header_row: false, ...properties },
  });

const data = [["Day", "Done"], ["Mon", 1], ["Tue", null], ["Wed"]];

describe("a table", () => {
  test("has its texts row by row, and nothing where there is none", () => {
    const { items, diagnostics } = table({ rows: 4, columns: 2, data });
    expect(words(items)).toEqual(["Day", "Done", "Mon", "1", "Tue", "Wed"]);
    expect(texts(items)[3]).toMatchObject({ text: "1", x: 204 });
    expect(diagnostics).toEqual([]);
  });

  test("sets its header bold on a ground of its own", () => {
    const { items } = table({ rows: 4, columns: 2, data, header_row: true });
    expect(texts(items).map(({ face }) => face === texts(items)[0]?.face)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(paths(items)).toEqual([{ kind: "path", segments: [["R", 100, 100, 200, 25]], fill: "#dddddd" }]);
  });

  test("leaves out borders at single edges", () => {
    const bordered = (properties: Readonly<Record<string, unknown>>) =>
      paths(table({ rows: 2, columns: 2, ...properties }).items).flatMap(({ segments }) =>
        segments.map(([, x, y]) => [x, y]),
      );
    expect(bordered({ border_style: "outer", edge_top: false, edge_right: false, edge_bottom: false })).toEqual([
      [100, 100],
      [100, 200],
    ]);
    expect(bordered({ border_style: "horizontal", edge_top: false, edge_left: false })).toEqual([
      [100, 150],
      [300, 150],
      [100, 200],
      [300, 200],
    ]);
    expect(bordered({ border_style: "all", edge_left: false })).toHaveLength(
      bordered({ border_style: "all" }).length - 2,
    );
  });

  test("shades every other row of its body", () => {
    const shaded = (header_row: boolean) =>
      paths(table({ rows: 5, columns: 1, zebra: true, header_row, header_color: "" }).items).map(({ segments }) =>
        segments.map((segment) => segment[2]),
      );
    expect(shaded(false)).toEqual([[120, 160]]);
    expect(shaded(true)).toEqual([[140, 180]]);
  });

  test.each([
    [
      [1, 3],
      [100, 150],
    ],
    ["1, 3", [100, 150]],
    [[3], [100, 250]],
    [[], [100, 200]],
    [
      [10_000, 10_000],
      [100, 200],
    ],
  ])("has columns with the widths %j", (column_widths, expected) => {
    const { items } = table({ rows: 1, columns: 2, data: [["a", "b"]], column_widths, cell_padding: 0 });
    expect(texts(items).map(({ x }) => x)).toEqual(expected);
  });

  test.each([[[0, 1]], [[10_001, 1]], ["1, wide"]])("refuses %j as widths of columns", (column_widths) => {
    const { diagnostics } = table({ rows: 1, columns: 2, column_widths });
    expect(inEnglish(diagnostics.map(({ message }) => message))).toEqual([
      expect.stringContaining("a list of positive numbers"),
    ]);
  });

  test("fills its box with rows and columns of any ratios", () => {
    const ratios = fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(
        ratios,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 100 }),
        (column_widths, columns, rows) => {
          const { items } = table({ rows, columns, column_widths, border_style: "all" });
          const places = paths(items)[0]?.segments.map((segment) => [Number(segment[1]), Number(segment[2])]) ?? [];
          expect(places).toHaveLength(2 * (rows + columns + 2));
          expect(Math.max(...places.map(([x]) => x ?? 0))).toBeCloseTo(300, 6);
          expect(Math.max(...places.map(([, y]) => y ?? 0))).toBeCloseTo(200, 6);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ["none", []],
    ["outer", [["R", 100, 100, 200, 100]]],
    [
      "horizontal",
      [100, 150, 200].flatMap((y) => [
        ["M", 100, y],
        ["L", 300, y],
      ]),
    ],
    [
      "vertical",
      [100, 200, 300].flatMap((x) => [
        ["M", x, 100],
        ["L", x, 200],
      ]),
    ],
  ])("has %s borders", (border_style, expected) => {
    const { items } = table({ rows: 2, columns: 2, border_style });
    expect(paths(items).flatMap(({ segments }) => segments)).toEqual(expected);
  });

  test("has rows of a fixed height and reports those that do not fit", () => {
    const fixed = (rows: number) => table({ rows, columns: 1, row_height: 30, data: [["a"], ["b"]] });
    const [first, second] = texts(fixed(3).items).map(({ y }) => y);
    expect((second ?? 0) - (first ?? 0)).toBe(30);
    expect(fixed(3).diagnostics).toEqual([]);
    expect(fixed(4).diagnostics).toMatchObject([{ code: "too_small" }]);
  });

  test("replaces the page's tokens and those of its cells, and leaves @ alone", () => {
    const row = ["{row}/{col}", "{month_name} {{x}}", "me@home, @day"];
    expect(words(table({ rows: 1, columns: 3, data: [row] }, { size: 6 }).items)).toEqual([
      "1/1",
      "March {x}",
      "me@home, @day",
    ]);
  });

  test("wraps texts in at most the given number of lines and reports truncated texts", () => {
    const long = "one two three four five six seven eight";
    const wrapped = (max_lines: number) =>
      table({ rows: 1, columns: 3, data: [[long]], wrap: true, max_lines }, { size: 10 });
    expect(words(wrapped(2).items)).toEqual(["one two", "three four"]);
    expect(wrapped(2).diagnostics).toMatchObject([{ code: "text_does_not_fit" }]);
    expect(words(wrapped(9).items).join(" ")).toBe(long);
    expect(wrapped(9).diagnostics).toEqual([]);
  });

  test("reports a text that is too long for its cell without wrapping", () => {
    expect(table({ rows: 1, columns: 3, data: [["one two three four five"]] }).diagnostics).toMatchObject([
      { code: "text_does_not_fit" },
    ]);
  });

  test("links its cells, except the header, by a rule with row, column and value", () => {
    const link = { rows: 3, columns: 2, header_row: true, header_color: "", link_template: "@value" };
    const page = (properties: Readonly<Record<string, unknown>>) =>
      table({
        ...link,
        data: [
          ["a", "b"],
          ["{date}", "day:2026-03-05"],
          ["", "day:{date}"],
        ],
        ...properties,
      });
    expect(page({ link_template: "day:@value", link_columns: [1] }).links.map(({ rect }) => rect)).toEqual([
      { x: 100, y: 100 + 100 / 3, width: 100, height: expect.closeTo(100 / 3, 6) },
    ]);
    expect(page({ link_columns: "2" }).links).toHaveLength(2);
    expect(page({ link_columns: "2" }).diagnostics).toEqual([]);
    expect(inEnglish(page({ link_template: "notes({row}{col})", link_columns: [2] }).diagnostics)).toMatchObject([
      { message: expect.stringContaining('"notes:page:012"') },
    ]);
  });

  test("reports more texts than cells", () => {
    expect(table({ rows: 3, columns: 2, data }).diagnostics).toMatchObject([{ code: "left_over" }]);
    expect(table({ rows: 4, columns: 1, data }).diagnostics).toMatchObject([{ code: "left_over" }]);
  });

  test.each([
    [{ data: "a, b" }, "Texts must be a list of rows, each a list of texts"],
    [{ data: [["a"], "b"] }, "Texts must be a list of rows, each a list of texts"],
    [{ column_widths: [1, -1] }, "Relative column widths must be a list of positive numbers"],
  ])("reports invalid input in %j", (properties, message) => {
    expect(inEnglish(table({ rows: 1, columns: 1, ...properties }).diagnostics)).toMatchObject([{ message }]);
  });
});
