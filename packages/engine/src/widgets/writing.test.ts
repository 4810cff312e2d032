/** Areas for handwriting, which editions are compared by. */
import { expect, test } from "vitest";
import { days, layOut, type WidgetNotation } from "../../test/support/documents.ts";

const position = { x: 50, y: 60, width: 280, height: 240 };

function areas(notation: WidgetNotation, more: readonly WidgetNotation[] = []) {
  const { pages } = layOut({
    masters: { it: [{ position, ...notation }, ...more] },
    sections: [days],
    page_assignments: [{ page: 1, master_id: "it", context: { section: "days", date: "2026-03-05" } }],
  });
  return pages[0]?.writing;
}

test("lines are an area from the first to the last line, with their distance", () => {
  expect(areas({ type: "lines", properties: { line_spacing: 20, line_count: 5 } })).toEqual([
    { ...position, height: 80, rows: 20 },
  ]);
});

test("guides divide lines into columns", () => {
  const properties = { line_spacing: 20, line_count: 5, vertical_guides: [0.25] };
  expect(areas({ type: "lines", properties })).toEqual([
    { ...position, width: 70, height: 80, rows: 20 },
    { ...position, x: 120, width: 210, height: 80, rows: 20 },
  ]);
});

test("dots are an area of whole cells", () => {
  expect(areas({ type: "dot_grid", properties: { cell_size: 50 } })).toEqual([
    { x: 65, y: 80, width: 250, height: 200, rows: 50, columns: 50 },
  ]);
});

test("a table has an area for each column", () => {
  expect(areas({ type: "table", properties: { rows: 4, columns: 2, column_widths: [1, 3] } })).toEqual([
    { ...position, width: 70, rows: 60 },
    { ...position, x: 120, width: 210, rows: 60 },
  ]);
});

test("a month grid tells which day its first cell is", () => {
  expect(areas({ type: "calendar_month", properties: { show_weekdays: false } })).toEqual([
    { ...position, rows: 40, columns: 40, first: "2026-02-23" },
  ]);
});

test("a calendar that is too small to write in has no areas", () => {
  const small = { position: { ...position, width: 120, height: 100 } };
  expect(areas({ type: "calendar_month", ...small })).toEqual([]);
  expect(areas({ type: "calendar", ...small })).toEqual([]);
});

test("a week has an area for each day, with the distance of hours", () => {
  const properties = {
    calendar_type: "weekly",
    show_month_year: false,
    show_weekdays: false,
    layout_orientation: "horizontal",
    time_start_hour: 8,
    time_end_hour: 18,
  };
  const week = areas({ type: "calendar", properties });
  expect(week).toHaveLength(7);
  expect(week?.[1]).toMatchObject({ width: expect.closeTo(40, -1), first: expect.stringMatching(/^2026-03-03/) });
});

test("a day list tells its first day", () => {
  expect(areas({ type: "day_list" })?.map(({ first }) => first)).toEqual(["2026-03-01"]);
});

test("a schedule tells its first hour", () => {
  const properties = { time_start_hour: 8, time_end_hour: 18, all_day_lines: 0, show_times: false };
  expect(areas({ type: "day_schedule", properties })).toEqual([{ ...position, rows: 24, first: "08:00", minutes: 60 }]);
});

test("a frame is an area, and a button is none", () => {
  expect(areas({ type: "box" })).toEqual([position]);
  expect(areas({ type: "box", properties: { to_dest: "page:1" } })).toEqual([]);
});

test("cells of a grid count", () => {
  const cell_template = { type: "box", properties: {} };
  expect(
    areas({ type: "grid", properties: { rows: 2, cols: 2, data_source: "range(4)", cell_template } }),
  ).toHaveLength(4);
});

test("texts and dividers are no areas", () => {
  expect(areas({ type: "text_block", content: "Notes" }, [{ type: "divider", id: "rule" }])).toEqual([]);
});
