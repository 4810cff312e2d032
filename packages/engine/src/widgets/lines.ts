import { limits } from "@octavo/foundation";
import type { DisplayItem, Stroke, WritingBox } from "../display/display-list.ts";
import { strokedLines, withoutEdges } from "../display/paths.ts";
import { hexagonCount, hexagons, outlineDepth, triangles } from "../display/triangles-and-hexagons.ts";
import * as messages from "../language/widget-messages.ts";
import { edgeProperties } from "../model/edge-properties.ts";
import { choice, color, fractions, number, type PropertiesOf } from "../model/property.ts";
import { defineWidget, type Reconcilable, type WidgetContext } from "../model/widget-definition.ts";
import { roundToPixels, snapToPixel } from "../primitives/device-pixels.ts";
import { clamp, type Rect } from "../primitives/geometry.ts";

const properties = {
  line_style: choice(["solid", "dotted", "dashed", "grid", "isometric", "hexagonal"], {
    label: "Style",
    default: "solid",
    role: "dashes",
  }),
  line_spacing: number({ label: "Line spacing", min: 10, max: 50, default: 20, unit: "pt", scaling: "height" }),
  line_count: number({ label: "Line count", min: 1, max: 50, whole: true, default: 10 }),
  line_thickness: number({
    label: "Thickness",
    min: 0.5,
    max: 3,
    step: 0.25,
    default: 0.75,
    unit: "pt",
    scaling: "stroke",
  }),
  stroke_color: color({ label: "Color", default: "#000000", role: "strokeColor" }),
  margin_left: number({ label: "Left margin", min: 0, max: 100, default: 0, unit: "pt", scaling: "width" }),
  margin_right: number({ label: "Right margin", min: 0, max: 100, default: 0, unit: "pt", scaling: "width" }),
  top_padding: number({ label: "Top padding", min: 0, max: 200, default: 0, unit: "pt", scaling: "height" }),
  bottom_padding: number({ label: "Bottom padding", min: 0, max: 200, default: 0, unit: "pt", scaling: "height" }),
  grid_spacing: number({
    label: "Grid spacing",
    min: 5,
    max: 200,
    default: 20,
    unit: "pt",
    shownWhen: { line_style: ["grid", "isometric", "hexagonal"] },
  }),
  columns: number({ label: "Columns", min: 0, max: 15, inputMax: 12, whole: true, default: 0 }),
  vertical_guides: fractions({ label: "Vertical guides" }),
  line_cap: choice(["butt", "round"], { label: "Line ends", default: "butt" }),
  ...edgeProperties({
    shownWhen: { line_style: ["solid", "dotted", "dashed", "grid", "hexagonal"] },
    sidesShownWhen: { line_style: ["grid", "isometric", "hexagonal"] },
  }),
};

type Properties = PropertiesOf<typeof properties>;

/** Ruled paper: evenly spaced lines, the first at the top edge. */
export const lines = defineWidget({
  type: "lines",
  label: "Lines",
  size: { width: 400, height: 200 },
  content: "none",
  area: "ruled",
  rows: { pitchProperty: "line_spacing", height: () => undefined, resize: withLines },
  properties,
  reconcile,
  presets: { cornell: { label: "Cornell", apply: cornell } },
  layout,
  writing,
});

function layout(box: Rect, options: Properties, { pixel, warn }: WidgetContext): readonly DisplayItem[] {
  const left = box.x + options.margin_left;
  const right = box.x + box.width - options.margin_right;
  if (left >= right || !options.stroke_color) return [];
  const area = { ...box, x: left, width: right - left };
  const plain = { color: options.stroke_color, width: options.line_thickness, cap: options.line_cap };
  const side = options.grid_spacing;
  if (options.line_style === "isometric") return strokedLines(withoutEdges(triangles(area, side), options), plain);
  if (options.line_style === "hexagonal") {
    if (hexagonCount(area, side) <= limits.cells)
      return strokedLines(withoutEdges(hexagons(area, side), options, outlineDepth(side)), plain);
    warn("too_many_cells", messages.tooManyCells(limits.cells));
    return [];
  }
  const { edge_top, edge_bottom } = options;
  const rules = withoutEdges(
    ruleHeights(box, options, pixel).map((y) => [left, y, right, y] as const),
    { edge_top, edge_bottom, edge_left: true, edge_right: true },
  );
  const uprights = uprightPositions(left, right, options, pixel).map((x) => [x, box.y, x, box.y + box.height] as const);
  return [...strokedLines(rules, { ...plain, ...dash(options) }), ...strokedLines(uprights, plain)];
}

/** One for each column. */
function writing(box: Rect, options: Properties, { pixel }: WidgetContext): readonly WritingBox[] {
  const left = box.x + options.margin_left;
  const right = box.x + box.width - options.margin_right;
  if (left >= right || !options.stroke_color) return [];
  const { line_style, grid_spacing } = options;
  const area = { ...box, x: left, width: right - left };
  if (line_style === "isometric" || line_style === "hexagonal")
    return [{ ...area, rows: grid_spacing, columns: grid_spacing }];
  const [first, ...others] = ruleHeights(box, options, pixel);
  if (first === undefined) return [];
  const ruled = {
    y: first,
    height: (others.at(-1) ?? first) - first,
    rows: roundToPixels(options.line_spacing, pixel),
  };
  if (line_style === "grid") return [{ ...area, ...ruled, columns: roundToPixels(grid_spacing, pixel) }];
  const edges = [left, ...uprightPositions(left, right, options, pixel).toSorted((a, b) => a - b), right];
  return edges.slice(1).map((end, i) => ({ ...ruled, x: edges[i] ?? left, width: end - (edges[i] ?? left) }));
}

/** At most `line_count` lines above the bottom padding. */
function ruleHeights({ y, height }: Rect, options: Properties, pixel: number | undefined): number[] {
  const spacing = roundToPixels(options.line_spacing, pixel);
  const first = snapToPixel(y + options.top_padding, pixel);
  const fitting = linesWithin(y + height - options.bottom_padding - first, spacing);
  return Array.from({ length: clamp(fitting, 0, options.line_count) }, (_, i) => first + i * spacing);
}

/** Counts the lines from the top edge of a space to its bottom edge. */
function linesWithin(height: number, spacing: number): number {
  return Math.floor(height / spacing + 1e-6) + 1;
}

function uprightPositions(left: number, right: number, options: Properties, pixel: number | undefined): number[] {
  const guides = options.vertical_guides.map((ratio) => left + ratio * (right - left));
  return [...columnPositions(left, right, options, pixel), ...guides].map((x) => snapToPixel(x, pixel));
}

function columnPositions(
  left: number,
  right: number,
  { line_style, grid_spacing, columns, edge_left, edge_right }: Properties,
  pixel: number | undefined,
): number[] {
  if (line_style === "grid") {
    const spacing = roundToPixels(grid_spacing, pixel);
    const cells = Math.floor((right - left) / spacing + 1e-6);
    const [first, last] = [edge_left ? 0 : 1, edge_right ? cells : cells - 1];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => left + (first + i) * spacing);
  }
  return Array.from({ length: Math.max(0, columns - 1) }, (_, i) => left + ((i + 1) * (right - left)) / columns);
}

function dash({ line_style }: Properties): Pick<Stroke, "dash"> {
  if (line_style === "dotted") return { dash: [2, 3] };
  return line_style === "dashed" ? { dash: [6, 3] } : {};
}

const room = { above: 20, smallest: 50, beside: 10 };

/**
 * Spacing and count determine the height, a typed height determines the count, and the width limits the margins. A
 * drag removes only lines without room, and never removes lines from a taller widget.
 */
function reconcile(widget: Reconcilable, changed: string): Reconcilable {
  const { line_spacing: spacing, line_count: count } = ruling(widget);
  const { width, height } = widget.size;
  const counted = (lines: number) => ({
    ...widget,
    properties: { ...widget.properties, line_count: Math.max(1, lines) },
  });
  const usual = Math.floor((height - room.above) / spacing);
  switch (changed) {
    case "line_spacing":
    case "line_count":
      return { ...widget, size: { width, height: Math.max(room.smallest, count * spacing + room.above) } };
    case "height":
      return counted(usual);
    case "taller":
      return counted(Math.max(count, usual));
    case "shorter":
      return counted(Math.min(count, fittingLines(widget)));
    case "width":
      return shrinkMargins(widget);
    case "margin_left":
    case "margin_right":
      return capMargin(widget, changed);
    default:
      return widget;
  }
}

function ruling({ properties: given }: Reconcilable) {
  return {
    line_spacing: properties.line_spacing.read(given.line_spacing).value,
    line_count: properties.line_count.read(given.line_count).value,
  };
}

/** Counts the lines that layout would draw without a limit. */
function fittingLines({ size, properties: given }: Reconcilable): number {
  const top = properties.top_padding.read(given.top_padding).value;
  const bottom = properties.bottom_padding.read(given.bottom_padding).value;
  return linesWithin(size.height - top - bottom, properties.line_spacing.read(given.line_spacing).value);
}

/** As many lines more, or fewer, as the box has room for. */
function withLines(widget: Reconcilable, before: Reconcilable): Reconcilable {
  const { line_count: count } = ruling(widget);
  const [now, earlier] = [fittingLines(widget), fittingLines({ ...widget, size: before.size })];
  if (now === earlier || count > Math.max(now, earlier)) return widget;
  const line_count = properties.line_count.read(Math.max(1, count + now - earlier)).value;
  return { ...widget, properties: { ...widget.properties, line_count } };
}

function margins(widget: Reconcilable) {
  return {
    margin_left: properties.margin_left.read(widget.properties.margin_left).value,
    margin_right: properties.margin_right.read(widget.properties.margin_right).value,
  };
}

function shrinkMargins(widget: Reconcilable): Reconcilable {
  const { margin_left, margin_right } = margins(widget);
  const most = Math.max(0, widget.size.width - room.beside);
  const sum = margin_left + margin_right;
  if (sum < most || sum === 0) return widget;
  const part = most / sum;
  return {
    ...widget,
    properties: { ...widget.properties, margin_left: margin_left * part, margin_right: margin_right * part },
  };
}

function capMargin(widget: Reconcilable, changed: "margin_left" | "margin_right"): Reconcilable {
  const given = margins(widget);
  const other = changed === "margin_left" ? given.margin_right : given.margin_left;
  const most = Math.max(0, widget.size.width - room.beside - other);
  return { ...widget, properties: { ...widget.properties, [changed]: Math.min(given[changed], most) } };
}

/** Cornell layout: notes on the right, cues on the left, summary at the bottom. */
function cornell(widget: Reconcilable): Reconcilable {
  const spacing = 18;
  const summary = Math.min(120, Math.round(widget.size.height * 0.4));
  const { value: padding } = properties.top_padding.read(widget.properties.top_padding);
  const line_count = Math.max(3, Math.floor((widget.size.height - summary - padding) / spacing));
  const preset = {
    line_style: "solid",
    vertical_guides: [0.25],
    bottom_padding: summary,
    line_spacing: spacing,
    columns: 0,
    line_count,
  };
  return { ...widget, properties: { ...widget.properties, ...preset } };
}
