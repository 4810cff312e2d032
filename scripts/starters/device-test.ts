/** Pages that show what a device can do: greys and rules, type and targets, edges. */
import { type Canvas, isWide, left, measure, right, rowCount, top } from "./canvas.ts";
import { gutter, head, rule, type Tabs, tabs, whole } from "./frame.ts";
import type { Master } from "./pages.ts";
import { black, fonts, frame, grey, label, rowTop, type Span, split, text, type Widget } from "./widgets.ts";

const bar: Tabs = {
  home: { id: "to_greys", content: "Greys", bind: "test:1", widest: "Szarości" },
  hasMonths: false,
  pages: [
    { content: "Type", bind: "test:2" },
    { content: "Edges", bind: "test:3" },
  ],
};

export function deviceTest(canvas: Canvas): readonly Master[] {
  return [greysAndRules(canvas), typeAndTargets(canvas), edges(canvas)];
}

function greysAndRules(canvas: Canvas): Master {
  const rows = rowCount(canvas);
  const area = Math.max(2, Math.floor(rows * 0.4));
  return {
    name: "Greys and rules",
    description: "Sixteen greys, and rules of several widths",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...head(canvas, { title: "Greys" }),
      label("greys", canvas, whole(canvas), 0, "Sixteen greys"),
      ...greys(canvas, area),
      label("rules", canvas, whole(canvas), area + 1, "Rules"),
      frame("rules_frame", canvas, whole(canvas), area + 2, rows - area - 2),
      ...ruleSamples(canvas, area + 2, rows - area - 2),
    ],
  };
}

/** Levels of a 16-level screen, from black. White has a frame. */
function greys(canvas: Canvas, rows: number): readonly Widget[] {
  const bands = isWide(canvas) ? 1 : 2;
  const columns = 16 / bands;
  const width = measure(canvas) / columns;
  const height = (rows * canvas.pitch) / bands;
  return Array.from({ length: 16 }, (_, i) => {
    const part = (i * 17).toString(16).padStart(2, "0");
    const position = {
      x: left(canvas) + (i % columns) * width,
      y: rowTop(canvas, 1) + Math.floor(i / columns) * height,
      width,
      height,
    };
    const properties = { fill_color: `#${part}${part}${part}`, stroke_width: i === 15 ? black : 0 };
    return { id: `grey_${i}`, type: "box", position, properties };
  });
}

const widths = [0.75, 1, 1.25, 1.5, 2, 3];

/** Black on the left, gray on the right. */
function ruleSamples(canvas: Canvas, row: number, rows: number): readonly Widget[] {
  const [dark = whole(canvas), light = dark] = split(whole(canvas), [1, 1], gutter(canvas));
  const step = (rows * canvas.pitch) / (widths.length + 1);
  return widths.flatMap((width, i) => {
    const y = rowTop(canvas, row) + (i + 1) * step;
    return [
      rule(`black_${i + 1}`, dark, y, { line_thickness: width }),
      rule(`grey_rule_${i + 1}`, light, y, { line_thickness: width, stroke_color: grey.rule }),
    ];
  });
}

function typeAndTargets(canvas: Canvas): Master {
  const rows = rowCount(canvas);
  const area = Math.max(2, rows - 4);
  const spans = split(whole(canvas), [1, 1], gutter(canvas));
  return {
    name: "Type and targets",
    description: "Type of several sizes, and squares to tap",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Type" }),
      ...spans.flatMap((span, i) => samples(canvas, span, i === 0 ? fonts.text : fonts.title, area)),
      label("targets", canvas, whole(canvas), area, "Tap targets"),
      ...targets(canvas, area + 1),
    ],
  };
}

function samples(canvas: Canvas, span: Span, font: string, rows: number): readonly Widget[] {
  const count = Math.min(7, rows);
  const step = (rows * canvas.pitch) / count;
  return Array.from({ length: count }, (_, i) => {
    const size = canvas.type.tab + i;
    const base = top(canvas) + (i + 0.7) * step;
    return text(`sample_${font === fonts.text ? "sans" : "serif"}_${i + 1}`, span, base, { font, size }, "a ć ł 0 1");
  });
}

/** From 7 mm on. */
const sides = [20, 23, 26, 29, 32];

function targets(canvas: Canvas, row: number): readonly Widget[] {
  const step = measure(canvas) / sides.length;
  return sides.map((side, i) => ({
    id: `target_${i + 1}`,
    type: "box",
    position: { x: left(canvas) + i * step, y: rowTop(canvas, row) + 4, width: side, height: side },
    properties: { stroke_width: black, bind: "test:1" },
  }));
}

/** Distances from the edges of the page, in points. */
const insets = [4, 8, 12, 16];

function edges(canvas: Canvas): Master {
  const { width, height } = canvas;
  const size = canvas.type.title;
  const middle = top(canvas) + (rowCount(canvas) * canvas.pitch) / 2;
  const span = { x: left(canvas) + 8, width: right(canvas) - left(canvas) - 16 };
  return {
    name: "Edges",
    description: "Frames near the edges, to see what the toolbar covers and which side is left",
    widgets: [
      ...insets.map((inset) => ({
        id: `edge_${inset}`,
        type: "box",
        position: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
        properties: { stroke_width: black },
      })),
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Edges" }),
      text("left_side", { ...span, width: span.width / 2 }, middle, { font: fonts.title, size }, "Left"),
      text(
        "right_side",
        { x: span.x + span.width / 2, width: span.width / 2 },
        middle,
        { font: fonts.title, size, text_align: "right" },
        "Right",
      ),
    ],
  };
}
