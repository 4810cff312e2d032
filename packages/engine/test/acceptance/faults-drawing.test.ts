/** Regression tests of drawings, as Poppler rasterizes them. */
import { describe, expect, test } from "vitest";
import { emitSvg, render } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { print } from "../support/print.ts";
import { popplerPicture, popplerText } from "../support/readers.ts";

type Notation = Readonly<Record<string, unknown>>;

const box = { x: 20, y: 20, width: 200, height: 160 };

/** A page of 240 × 200 for 5 March 2026 with these widgets. The default position is 20 points from the edges. */
function aTemplate(widgets: readonly Notation[], more: Notation = {}): string {
  return JSON.stringify({
    canvas: { dimensions: { width: 240, height: 200, margins: [0, 0, 0, 0] }, ...more },
    metadata: { week_start: "sunday" },
    sections: [{ kind: "days", unit: "day" }],
    masters: [
      { id: "it", name: "it", widgets: widgets.map((widget, i) => ({ id: `w${i}`, position: box, ...widget })) },
    ],
    page_assignments: [{ page: 1, master_id: "it", context: { section: "days", date: "2026-03-05" } }],
  });
}

async function drawn(widgets: readonly Notation[], more: Notation = {}) {
  const { document, diagnostics } = render(aTemplate(widgets, more), world);
  if (!document) throw new Error(JSON.stringify(diagnostics));
  const pdf = await print(document);
  const picture = readPpm(popplerPicture(pdf, 1));
  /** Returns the brightness at a point of the page: 0 is black, 255 is white. */
  const at = (x: number, y: number) => grayAt(picture, Math.round(x * 2), Math.round(y * 2));
  const inkIn = (x: number, y: number, width: number, height: number) => {
    const points = Array.from({ length: width * height * 4 }, (_, i) => [i % (width * 2), Math.floor(i / (width * 2))]);
    return points.filter(([right = 0, down = 0]) => at(x + right / 2, y + down / 2) < 200).length;
  };
  return { diagnostics, pdf, document, at, inkIn };
}

interface Picture {
  readonly width: number;
  readonly samples: Uint8Array;
}

/** Header "P6 480 400 255", followed by a byte for each of red, green and blue. */
function readPpm(file: Uint8Array): Picture {
  const head = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(Buffer.from(file.subarray(0, 64)).toString("latin1"));
  if (!head) throw new Error("That is no PPM.");
  return { width: Number(head[1]), samples: file.subarray(head[0].length) };
}

function grayAt({ width, samples }: Picture, x: number, y: number): number {
  return samples[(y * width + x) * 3 + 1] ?? 255;
}

test("the hours of a week stand in the order of the day, from top to bottom", async () => {
  const calendar = {
    type: "calendar",
    styling: { size: 6 },
    properties: { calendar_type: "weekly", time_start_hour: 8, time_end_hour: 12, cell_min_size: 20 },
  };
  const { pdf } = await drawn([calendar]);
  const text = popplerText(pdf, 1);
  const hours = ["8:00", "9:00", "10:00", "11:00"].map((hour) => text.indexOf(hour));
  expect(hours.every((place) => place >= 0)).toBe(true);
  expect(hours).toEqual([...hours].sort((a, b) => a - b));
});

test("the square of a checkbox is in the middle of its box", async () => {
  const { at, inkIn } = await drawn([
    { type: "checkbox", position: { ...box, height: 60 }, properties: { checkbox_size: 20 } },
  ]);
  expect(at(20 + 10, 20 + 20)).toBeLessThan(200);
  expect(at(20 + 10, 20 + 40)).toBeLessThan(200);
  expect([inkIn(22, 20, 16, 18), inkIn(22, 42, 16, 16), inkIn(22, 62, 16, 18)]).toEqual([0, 0, 0]);
});

test("a link has no ink but its words", async () => {
  const link = { type: "internal_link", content: "", properties: { to_dest: "https://example.org" } };
  const { inkIn, document } = await drawn([link]);
  expect(document.page(1).links).toHaveLength(1);
  expect(inkIn(0, 0, 240, 200)).toBe(0);
});

test("a stroke width of 0 draws no stroke, and one of 2 a stroke of 2", async () => {
  const stroked = (stroke_width: number) => [{ type: "box", properties: { stroke_width, stroke_color: "#000000" } }];
  expect((await drawn(stroked(0))).inkIn(0, 0, 240, 200)).toBe(0);
  const { inkIn } = await drawn(stroked(2));
  expect(inkIn(100, 15, 1, 10)).toBe(2 * 2 * 2);
});

test("the page has the colour that its canvas has", async () => {
  const { at } = await drawn([], { background: "#808080" });
  expect([at(1, 1), at(238, 198)]).toEqual([0x80, 0x80]);
});

test.each([
  ["the rules of a grid", { line_style: "grid", grid_spacing: 20 }],
  ["columns", { columns: 4 }],
  ["vertical guides", { vertical_guides: [0.25, 0.5] }],
])("lines have %s", async (_, properties) => {
  const { at } = await drawn([{ type: "lines", properties: { line_thickness: 1, line_spacing: 20, ...properties } }]);
  const column = (x: number) => [25, 37, 53, 71, 91].filter((y) => Math.min(at(x, y), at(x - 0.5, y)) < 200).length;
  expect(column(20 + 100)).toBe(5);
  expect(column(20 + 93)).toBe(0);
});

test("weekends are Saturday and Sunday for any first day of the week", async () => {
  const list = {
    type: "day_list",
    styling: { size: 5 },
    properties: { show_header: false, shade_weekends: true, note_lines: false, weekend_color: "#808080" },
    position: { ...box, height: 31 * 5 },
  };
  const { at } = await drawn([list]);
  const shaded = Array.from({ length: 31 }, (_, i) => i + 1).filter((day) => at(200, 20 + day * 5 - 2.5) < 200);
  expect(shaded).toEqual([1, 7, 8, 14, 15, 21, 22, 28, 29]);
});

describe("one page design alone can be looked at", () => {
  test.each<[string, Notation]>([
    [
      "a link whose page is elsewhere",
      { type: "internal_link", content: "March", properties: { to_dest: "month:2026-03" } },
    ],
    ["a rule", { type: "internal_link", content: "March", properties: { bind: "month(@date)" } }],
    ["a month", { type: "calendar_month", styling: { size: 6 } }],
    ["a year", { type: "calendar_year", styling: { size: 6 } }],
    [
      "a grid",
      {
        type: "grid",
        properties: { data_source: ["March"], cell_template: { type: "text_block", content: "{cell_value}" } },
      },
    ],
    [
      "a list of links",
      { type: "link_list", properties: { count: 1, label_template: "March", bind: "notes(@index)" } },
    ],
  ])("with %s on it", async (_, widget) => {
    const { document, diagnostics } = await drawn([widget]);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(emitSvg(document.page(1), { fontFamily: (face) => face })).toMatch(/March|31</);
  });
});
