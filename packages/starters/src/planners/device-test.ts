/** Pages that show what a device can do: greys and rules, type and targets, edges. */
import { type Canvas, type DrawingOptions, isWide, left, measure, right, rowCount, top } from "../kit/canvas.ts";
import { gutter, head, rule, type Tabs, tabs, whole, withTabRow } from "../kit/frame.ts";
import type { Master } from "../kit/pages.ts";
import { frame, label, rowTop, type Span, split, text, type Widget, widthOf } from "../kit/widgets.ts";
import type { StarterSource } from "../starter.ts";
import { behindEach } from "./sections.ts";

/** Id of the widget that covers the toolbar of the device. */
export const toolbarAreaId = "toolbar_area";

export const deviceTest: StarterSource = {
  id: "device-test",
  category: "other",
  name: { en: "Device test", pl: "Test urządzenia" },
  description: "Greys, rules, type, tap targets and edges, to see what a device shows and what its toolbar covers.",
  optional: [],
  isMeasured: true,
  sections: [
    behindEach("greys", "Greys and rules", "test:1"),
    behindEach("type", "Type and targets", "test:2"),
    behindEach("edges", "Edges", "test:3"),
  ],
  masters: (device, options) => {
    const canvas = withTabRow(device);
    return [greysAndRules(canvas), typeAndTargets(canvas), edges(canvas, options)];
  },
};

const bar: Tabs = {
  home: { id: "to_greys", content: "Greys", bind: "test:1", widest: "Szarości" },
  hasMonths: false,
  pages: [
    { content: "Type", bind: "test:2" },
    { content: "Edges", bind: "test:3" },
  ],
};

function greysAndRules(canvas: Canvas): Master {
  const rows = rowCount(canvas);
  const area = Math.max(2, Math.floor(rows * 0.4));
  return {
    name: "Greys and rules",
    description: "Sixteen greys, and rules of several widths",
    widgets: [
      ...tabs(canvas, bar, bar.home.id),
      ...head(canvas, { title: "Greys" }),
      label(canvas, "greys", whole(canvas), 0, "Sixteen greys"),
      ...greys(canvas, area),
      label(canvas, "rules", whole(canvas), area + 1, "Rules in pixels"),
      ...frame(canvas, "rules_frame", whole(canvas), area + 2, rows - area - 2),
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
    const properties = { fill_color: `#${part}${part}${part}`, stroke_width: i === 15 ? canvas.black : 0 };
    return { id: `grey_${i}`, type: "box", position, properties };
  });
}

/** In pixels, from the thinnest that screens show evenly. */
const widths = [2, 3, 4, 6, 8];

/** Black on the left, gray on the right, with the number of pixels in front. */
function ruleSamples(canvas: Canvas, row: number, rows: number): readonly Widget[] {
  const [dark = whole(canvas), light = dark] = split(whole(canvas), [1, 1], gutter(canvas));
  const type = { font: canvas.families.narrow, size: canvas.type.text };
  const room = widthOf(canvas, "0", type) + 8;
  const shown = widths.slice(0, Math.floor((rows * canvas.pitch) / (type.size * 1.2)) - 1);
  const step = (rows * canvas.pitch) / (shown.length + 1);
  return shown.flatMap((width, i) => {
    const y = rowTop(canvas, row) + (i + 1) * step;
    const line_thickness = (width * 72) / canvas.ppi;
    const span = { x: dark.x + room, width: dark.width - room };
    return [
      text(canvas, `width_${i + 1}`, { x: dark.x, width: room }, y + type.size * 0.35, type, String(width)),
      rule(canvas, `pixels_black_${i + 1}`, span, y, { line_thickness }),
      rule(canvas, `pixels_grey_${i + 1}`, light, y, { line_thickness, stroke_color: canvas.greys.rule }),
    ];
  });
}

function typeAndTargets(canvas: Canvas): Master {
  const rows = rowCount(canvas);
  const area = Math.max(3, rows - 4);
  const [sans = whole(canvas), serif = sans] = split(whole(canvas), [1, 1], gutter(canvas));
  const shown = sizes.filter((size) => sampleWidth(canvas, size) <= sans.width * 0.9).slice(0, area - 1);
  return {
    name: "Type and targets",
    description: "Type of several sizes, and squares to tap",
    widgets: [
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Type" }),
      label(canvas, "sizes", whole(canvas), 0, "Sizes in points"),
      ...samples(canvas, sans, canvas.families.text, shown, area),
      ...samples(canvas, serif, canvas.families.title, shown, area),
      label(canvas, "targets", whole(canvas), area, "Tap targets in millimeters"),
      ...targets(canvas, area + 1),
    ],
  };
}

/** In points. */
const sizes = [8, 9, 10, 11, 12, 14, 16];

const sample = (size: number) => `${size}  a ć ł ż 1 7`;
/** Width of the wider of the two families. */
const sampleWidth = (canvas: Canvas, size: number) =>
  Math.max(
    ...[canvas.families.text, canvas.families.title].map((font) => widthOf(canvas, sample(size), { font, size })),
  ) + 4;

function samples(canvas: Canvas, { x }: Span, font: string, shown: readonly number[], rows: number): readonly Widget[] {
  const step = ((rows - 1) * canvas.pitch) / shown.length;
  const name = font === canvas.families.text ? "sans" : "serif";
  return shown.map((size, i) => {
    const base = rowTop(canvas, 1) + (i + 0.75) * step;
    return text(
      canvas,
      `exact_${name}_${i + 1}`,
      { x, width: sampleWidth(canvas, size) },
      base,
      { font, size },
      sample(size),
    );
  });
}

/** Sides in millimeters. */
const sides = [7, 8, 9, 10, 11];
const pointsPerMillimeter = 72 / 25.4;

/** Squares with links, so that taps show which size is large enough. */
function targets(canvas: Canvas, row: number): readonly Widget[] {
  const shown = canvas.columns === 1 ? sides.slice(0, 4) : sides;
  const step = measure(canvas) / shown.length;
  return shown.map((side, i) => {
    const points = Math.ceil(side * pointsPerMillimeter * 100) / 100;
    return {
      id: `exact_target_${i + 1}`,
      type: "internal_link",
      position: { x: left(canvas) + i * step, y: rowTop(canvas, row) + 4, width: points, height: points },
      content: String(side),
      styling: { font: canvas.families.narrow, size: canvas.type.text, text_align: "center" },
      properties: { bind: "test:1", highlight: true, highlight_color: "#ffffff", stroke_width: canvas.black },
    };
  });
}

/** Distances from the edges of the page, in points. */
const insets = [3, 6, 9, 12];

function edges(canvas: Canvas, { hasToolbar }: DrawingOptions): Master {
  const { width, height } = canvas;
  const size = canvas.type.title;
  const middle = top(canvas) + (rowCount(canvas) * canvas.pitch) / 2;
  const span = { x: left(canvas) + 8, width: right(canvas) - left(canvas) - 16 };
  return {
    name: "Edges",
    description: "Frames near the edges, to see what the toolbar covers and which side is left",
    widgets: [
      ...(hasToolbar ? [toolbarArea(canvas)] : []),
      ...insets.map((inset) => ({
        id: `edge_${inset}`,
        type: "box",
        position: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
        properties: { stroke_width: canvas.black },
      })),
      ...tabs(canvas, bar),
      ...head(canvas, { title: "Edges" }),
      text(
        canvas,
        "left_side",
        { ...span, width: span.width / 2 },
        middle,
        { font: canvas.families.title, size },
        "Left",
      ),
      text(
        canvas,
        "right_side",
        { x: span.x + span.width / 2, width: span.width / 2 },
        middle,
        { font: canvas.families.title, size, text_align: "right" },
        "Right",
      ),
      ...(hasToolbar ? [toolbarNote(canvas, span, middle + 3 * canvas.pitch)] : []),
    ],
  };
}

/** `createPlanner` places it, because a mirrored page has its toolbar on the other side. */
function toolbarArea(canvas: Canvas): Widget {
  const position = { x: 0, y: 0, width: canvas.width, height: 1 };
  return { id: toolbarAreaId, type: "box", position, properties: { fill_color: canvas.greys.tint, stroke_width: 0 } };
}

function toolbarNote(canvas: Canvas, span: Span, base: number): Widget {
  const type = { font: canvas.families.text, size: canvas.type.text, text_align: "center" } as const;
  return text(canvas, "toolbar_area_note", span, base, type, "Grey: the toolbar");
}
