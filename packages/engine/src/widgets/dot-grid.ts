import type { DisplayItem, Stroke, WritingBox } from "../display/display-list.ts";
import { strokedLines } from "../display/paths.ts";
import * as messages from "../language/widget-messages.ts";
import { edgeProperties } from "../model/edge-properties.ts";
import { choice, color, number, type PropertiesOf } from "../model/property.ts";
import { defineWidget, type Reconcilable, type WidgetContext } from "../model/widget-definition.ts";
import { roundToPixels, snapToPixel } from "../primitives/device-pixels.ts";
import type { Rect } from "../primitives/geometry.ts";

const pointsPerMillimetre = 72 / 25.4;

/** 5 mm, the usual pitch of notebooks. */
const usualPitch = pitch(5);

const properties = {
  cell_size: number({ label: "Cell size", min: 4, max: 100, step: 0.25, default: usualPitch, unit: "pt" }),
  dot_size: number({ label: "Dot size", min: 0.25, max: 10, step: 0.25, default: 1, unit: "pt", scaling: "stroke" }),
  dot_shape: choice(["round", "square"], { label: "Dots", default: "round" }),
  dot_color: color({ label: "Color", default: "#000000", role: "strokeColor" }),
  margin_top: number({ label: "Top margin", min: 0, max: 200, default: 0, unit: "pt", scaling: "height" }),
  margin_right: number({ label: "Right margin", min: 0, max: 200, default: 0, unit: "pt", scaling: "width" }),
  margin_bottom: number({ label: "Bottom margin", min: 0, max: 200, default: 0, unit: "pt", scaling: "height" }),
  margin_left: number({ label: "Left margin", min: 0, max: 200, default: 0, unit: "pt", scaling: "width" }),
  ...edgeProperties({ marks: "Dots" }),
};

type Options = PropertiesOf<typeof properties>;

/** Grid of dots with whole cells, centered in the box. Dots at its edges are whole, too. */
export const dotGrid = defineWidget({
  type: "dot_grid",
  label: "Dot grid",
  size: { width: 400, height: 200 },
  content: "none",
  area: "ruled",
  properties,
  // Pages inserted on a reMarkable have these pitches (its templates "Dots Small" and "Lines Small").
  presets: {
    remarkable_dots: { label: "reMarkable Dots Small", apply: withPitch(4.756) },
    remarkable_lines: { label: "reMarkable Lines Small", apply: withPitch(5.82) },
    five_millimetres: { label: "5 mm", apply: withPitch(5) },
  },
  layout,
  writing,
});

interface DotField {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

function layout(box: Rect, options: Options, { pixel, warn }: WidgetContext): readonly DisplayItem[] {
  const size = roundToPixels(options.dot_size, pixel);
  const field = fieldOf(box, options, pixel);
  if (field.columns < 1 || field.rows < 1) warn("too_small", messages.noRoomForDots);
  else if (options.dot_color) return dots(field, size, options, options.dot_color);
  return [];
}

function writing(box: Rect, options: Options, { pixel }: WidgetContext): readonly WritingBox[] {
  const { x, y, rows, columns, cell } = fieldOf(box, options, pixel);
  if (columns < 1 || rows < 1 || !options.dot_color) return [];
  return [{ x, y, width: columns * cell, height: rows * cell, rows: cell, columns: cell }];
}

function fieldOf(box: Rect, options: Options, pixel: number | undefined): DotField {
  const size = roundToPixels(options.dot_size, pixel);
  return dotField(inner(box, options), roundToPixels(options.cell_size, pixel), edgesOf(size, options, pixel), pixel);
}

/** Room beside the outer cells for the halves of dots at single edges, and for moving them to whole pixels. */
interface DotEdges {
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

function edgesOf(
  size: number,
  { edge_top, edge_right, edge_bottom, edge_left }: Options,
  pixel: number | undefined,
): DotEdges {
  const room = (edges: readonly boolean[]) => edges.filter(Boolean).length * ((size + (pixel ?? 0)) / 2);
  return { size, width: room([edge_left, edge_right]), height: room([edge_top, edge_bottom]) };
}

function inner(box: Rect, { margin_top, margin_right, margin_bottom, margin_left }: Options): Rect {
  return {
    x: box.x + margin_left,
    y: box.y + margin_top,
    width: box.width - margin_left - margin_right,
    height: box.height - margin_top - margin_bottom,
  };
}

/** Offset of half a pixel for dots with an odd width in pixels, whose center is the center of a pixel. */
function oddOffset(size: number, pixel: number | undefined): number {
  return pixel !== undefined && Math.round(size / pixel) % 2 === 1 ? pixel / 2 : 0;
}

function dotField(area: Rect, cell: number, edges: DotEdges, pixel: number | undefined): DotField {
  const offset = oddOffset(edges.size, pixel);
  const columns = Math.floor((area.width - edges.width) / cell + 1e-6);
  const rows = Math.floor((area.height - edges.height) / cell + 1e-6);
  const x = snapToPixel(area.x + (area.width - columns * cell) / 2 - offset, pixel) + offset;
  const y = snapToPixel(area.y + (area.height - rows * cell) / 2 - offset, pixel) + offset;
  return { x, y, columns, rows, cell };
}

/** Almost 0. PDFium draws dashes of length 0 with 0.1 pt, so that a row of forty dots would be 4 pt too long. */
const roundDash = 0.01;

/**
 * Draws a row as one dashed line and all rows as one path. Round dots are round caps of almost empty dashes; square
 * dots are dashes as long as the line is wide. The line ends after its last dot, because rounding could cut it off.
 */
function dots(
  { x, y, columns, rows, cell }: DotField,
  size: number,
  { dot_shape: shape, edge_top, edge_right, edge_bottom, edge_left }: Options,
  color: Stroke["color"],
): readonly DisplayItem[] {
  const [first, last] = [edge_left ? 0 : 1, columns - (edge_right ? 0 : 1)];
  const [top, bottom] = [edge_top ? 0 : 1, rows - (edge_bottom ? 0 : 1)];
  if (last < first || bottom < top) return [];
  const seen = Math.min(size, cell);
  const length = shape === "round" ? roundDash : seen;
  const start = x + first * cell - length / 2;
  const end = x + last * cell + seen / 2;
  const row = (i: number) => [start, y + i * cell, end, y + i * cell] as const;
  const stroke: Stroke = {
    color,
    width: size,
    dash: [length, cell - length],
    cap: shape === "round" ? "round" : "butt",
  };
  return strokedLines(
    Array.from({ length: bottom - top + 1 }, (_, i) => row(top + i)),
    stroke,
  );
}

function withPitch(millimetres: number) {
  return (widget: Reconcilable): Reconcilable => ({
    ...widget,
    properties: { ...widget.properties, cell_size: pitch(millimetres) },
  });
}

/** In points, rounded to the precision of PDF files. */
function pitch(millimetres: number): number {
  return Math.round(millimetres * pointsPerMillimetre * 1000) / 1000;
}
