/** Widgets of the starters: type on a baseline, writing rows below a label, links of a fingertip's height. */
import { runWidth, shapeRuns } from "@octavo/engine";
import { type Canvas, top } from "./canvas.ts";

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value | undefined };

export interface Widget {
  readonly id: string;
  readonly type: string;
  /** Widgets of a group are selected and moved as one in the editor. */
  readonly group?: string | undefined;
  readonly position: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly content?: string | undefined;
  readonly styling?: { readonly [name: string]: Value | undefined } | undefined;
  readonly properties?: { readonly [name: string]: Value | undefined } | undefined;
}

/** The widgets as a group, named like its label. */
export const grouped = (name: string, widgets: readonly Widget[]): readonly Widget[] =>
  widgets.map((widget) => ({ ...widget, group: name.replaceAll("/", "-") }));

export interface Type {
  readonly font?: string | undefined;
  readonly size: number;
  readonly text_align?: "left" | "center" | "right" | undefined;
}

export interface Span {
  readonly x: number;
  readonly width: number;
}

/** Box of the given height whose text has its baseline at `baseline`. */
export function onBaseline(
  canvas: Canvas,
  baseline: number,
  { font = canvas.families.text, size }: Type,
  height: number,
) {
  const { ascent, descent } = metricsOf(canvas, font);
  const rise = (ascent * size) / 1000;
  return { y: baseline - rise - (height - ((ascent - descent) * size) / 1000) / 2, height };
}

/** Height of the middle of a line above its baseline, as a share of the size. */
export function middleOf(canvas: Canvas, font: string): number {
  const { ascent, descent } = metricsOf(canvas, font);
  return (ascent + descent) / 2000;
}

function metricsOf({ fonts }: Canvas, font: string) {
  return fonts.metrics(fonts.resolve(font) ?? "");
}

/** In points. */
export function widthOf(
  canvas: Canvas,
  words: string,
  { font, size }: { readonly font: string; readonly size: number },
): number {
  const { runs } = shapeRuns(words, canvas.fonts.resolve(font) ?? "", canvas.fonts);
  return runs.reduce((sum, run) => sum + runWidth(run, size, canvas.fonts), 0);
}

/** Width of the longest text that `content` shows in the language of the planner. `widest` is that of English and Polish. */
export function widestOf(
  canvas: Canvas,
  { content, widest }: { readonly content: string; readonly widest: string },
  type: { readonly font: string; readonly size: number },
): number {
  return Math.max(...[widest, ...canvas.samples(content)].map((words) => widthOf(canvas, words, type)));
}

export function text(canvas: Canvas, id: string, span: Span, baseline: number, type: Type, content: string): Widget {
  const position = { ...span, ...onBaseline(canvas, baseline, type, type.size * 1.4) };
  return { id, type: "text_block", position, content, styling: { font: canvas.families.text, ...type } };
}

/** A link around its words, at least a fingertip high. */
export function link(
  canvas: Canvas,
  id: string,
  span: Span,
  baseline: number,
  type: Type & { readonly target: number },
  to: { readonly content: string; readonly bind: string },
): Widget {
  const { target, ...styling } = type;
  return {
    id,
    type: "internal_link",
    position: { ...span, ...onBaseline(canvas, baseline, type, target) },
    content: to.content,
    styling: { font: canvas.families.text, ...styling },
    properties: { bind: to.bind },
  };
}

/** Top of a row of the page's grid. */
export const rowTop = (canvas: Canvas, row: number) => top(canvas) + row * canvas.pitch;

/** Writing lines on the page's grid. */
export function lines(canvas: Canvas, id: string, span: Span, row: number, rows: number, more: Table = {}): Widget {
  const { theme, pitch, greys, hairline } = canvas;
  const position = { ...span, y: rowTop(canvas, row), height: rows * pitch };
  const isPlain = more["data"] === undefined && (more["columns"] ?? 1) === 1;
  if (theme.writing === "dots" && isPlain) return dottedLines(canvas, id, position, rows);
  return ruled(id, position, { rows, border_color: greys.rule, border_width: hairline, ...more });
}

function dottedLines(
  { theme, pitch, hairline }: Canvas,
  id: string,
  position: Widget["position"],
  rows: number,
): Widget {
  const properties = {
    line_style: "dotted",
    line_spacing: pitch,
    line_count: rows + 1,
    line_thickness: hairline,
    stroke_color: theme.ink,
  };
  return { id, type: "lines", position, properties };
}

interface Table {
  readonly [name: string]: Value | undefined;
}

/** Rows with rules between them, without text. */
export function ruled(id: string, position: Widget["position"], { styling, ...properties }: Table): Widget {
  return {
    id,
    type: "table",
    position,
    ...(styling !== undefined && { styling: styling as Widget["styling"] }),
    properties: { columns: 1, header_row: false, border_style: "horizontal", ...properties },
  };
}

/** Rules around a part. Straight ones are a table, because its rules are on device pixels. */
export function frame(canvas: Canvas, id: string, span: Span, row: number, rows: number): readonly Widget[] {
  const { theme, black } = canvas;
  const position = { ...span, y: rowTop(canvas, row), height: rows * canvas.pitch };
  const border = { rows: 1, border_color: theme.ink, border_width: black };
  switch (theme.frame) {
    case "none":
      return [];
    case "rules":
      return [ruled(id, position, border)];
    case "top":
      return [ruled(id, position, { ...border, edge_bottom: false })];
    case "box":
      return [ruled(id, position, { ...border, border_style: "outer" })];
    case "rounded": {
      const properties = { stroke_color: theme.ink, stroke_width: black, corner_radius: canvas.pitch / 4 };
      return [{ id, type: "box", position, properties }];
    }
  }
}

/** Room inside the frame of an area. */
export function insideFrame({ theme, pitch }: Canvas, { x, width }: Span): Span {
  const inset = theme.frame === "box" ? 4 : theme.frame === "rounded" ? pitch / 4 : 0;
  return { x: x + inset, width: width - 2 * inset };
}

/** Edges of the grid of a month or a week. */
export const gridEdges = ({ theme }: Canvas) => (theme.hasSides ? {} : { edge_left: false, edge_right: false });

/** Width of the frame of a square, which is smaller than an area. */
export const squareStroke = ({ black }: Canvas): number => Math.min(black, mostSquareStroke);
const mostSquareStroke = 1;

/** Words on a row, above the rule at its bottom. */
export function label(canvas: Canvas, id: string, span: Span, row: number, words: string): Widget {
  const type = { font: canvas.families.label, size: canvas.type.label };
  return text(canvas, `${id}_label`, span, rowTop(canvas, row + 1) - labelRise, type, words);
}

/** Baseline of a label above the rule, in points. */
export const labelRise = 6;

/** Squares to tick off at the start of each row. */
export function squares(canvas: Canvas, id: string, { x }: Span, row: number, rows: number): Widget {
  return {
    id,
    type: "grid",
    position: { x: x + 1, y: rowTop(canvas, row), width: 12, height: rows * canvas.pitch },
    properties: {
      rows,
      cols: 1,
      data_source: `range(${rows})`,
      cell_template: {
        type: "checkbox",
        content: "",
        properties: { checkbox_size: 10, stroke_width: squareStroke(canvas) },
      },
    },
  };
}

/** Columns with equal or weighted widths. */
export function split({ x, width }: Span, weights: readonly number[], gutter: number): readonly Span[] {
  const room = width - gutter * (weights.length - 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const widths = weights.map((weight) => (room * weight) / sum);
  return widths.map((own, i) => ({
    x: x + widths.slice(0, i).reduce((total, one) => total + one + gutter, 0),
    width: own,
  }));
}

/** Height of a link in rows that are higher, and the largest gap of a list, in points. */
const [highestLink, mostGap] = [30, 50];

/** Place of links at the middle of rows, no higher than a finger needs. */
export function linkedRows(y: number, count: number, pitch: number) {
  const gap_y = Math.min(mostGap, Math.max(0, pitch - highestLink));
  return { y: y + gap_y / 2, height: count * pitch - gap_y, gap_y };
}
