/** Use of more or less room by a widget whose type and rows keep their size. */

import { isMapping } from "@octavo/foundation";
import type { Widget } from "../model/template.ts";
import { type Axis, type Size, spanOf } from "../primitives/geometry.ts";
import { widgetDefinition } from "../widgets/index.ts";

/** Repeats more rows, stretches, or keeps its size. */
export type Room = "rows" | "elastic" | "fixed";

/** Types whose room differs from that of others of their kind. */
const backgrounds: ReadonlySet<string> = new Set(["box", "image"]);
const freeLines: ReadonlySet<string> = new Set(["divider"]);
const ruledAreas: ReadonlySet<string> = new Set(["lines", "dot_grid"]);

const isOf = (type: string, name: "lines" | "grid" | "table") => type === name;

/** A widget below this length, in points, keeps it: a column of checkboxes, a line of tabs. */
const shortest = 40;

export function roomOf(widget: Widget, axis: Axis): Room {
  const { type, position } = widget;
  const reading = widgetDefinition(type)?.reading;
  const { length } = spanOf(position, axis);
  if (reading === "label") return axis === "x" ? "elastic" : "fixed";
  if (length < shortest) return "fixed";
  if (reading === "line" && !freeLines.has(type)) return "fixed";
  return axis === "y" && repeats(widget) ? "rows" : "elastic";
}

/** True for a box or picture as large as the page, which says nothing about the distances of the rest. */
export function isBackground({ type, position: { width, height } }: Widget, page: Size): boolean {
  return backgrounds.has(type) && width >= 0.98 * page.width && height >= 0.98 * page.height;
}

/** True if the widget gets more rows in a higher box. */
function repeats(widget: Widget): boolean {
  return ruledAreas.has(widget.type) || rowHeight(widget) !== undefined;
}

const plainAreas: ReadonlySet<string> = new Set(["box", "image", "lines", "dot_grid"]);

/** True for an area with parts that move when it stretches: cells of a calendar, rows of a table. */
export function hasParts(widget: Widget): boolean {
  const { type, properties = {} } = widget;
  if (widgetDefinition(type)?.reading !== undefined || plainAreas.has(type)) return false;
  const isStretched = roomOf(widget, "x") === "elastic" && roomOf(widget, "y") === "elastic";
  return isStretched && Number(properties["rows"] ?? 2) > 1;
}

/** In points. */
const sameEdge = 2;

/**
 * Ruled areas below something with as many rows, such as an index of links: their rows stay in step with it, and are not counted
 * again.
 */
export function ruledBelow(widgets: readonly Widget[]): ReadonlySet<Widget> {
  const counted = widgets.filter((widget) => hasCountedRows(widget));
  const isBelow = ({ position: a }: Widget, { position: b }: Widget) =>
    Math.abs(a.y - b.y) <= sameEdge &&
    Math.abs(a.y + a.height - b.y - b.height) <= sameEdge &&
    a.x < b.x + b.width &&
    b.x < a.x + a.width;
  const ruled = widgets.filter((widget) => repeats(widget));
  return new Set(ruled.filter((widget) => counted.some((other) => isBelow(widget, other))));
}

const freeAreas: ReadonlySet<string> = new Set([...plainAreas, "event_list", "block", "tap_zone"]);

function hasCountedRows(widget: Widget): boolean {
  const { type, properties = {} } = widget;
  return (
    !freeAreas.has(type) && !repeats(widget) && roomOf(widget, "y") === "elastic" && Number(properties["rows"] ?? 2) > 1
  );
}

/** Height of the rows of a table without texts, or of a grid of checkboxes, in points. Undefined for all others. */
export function rowHeight({ type, position, properties = {} }: Widget): number | undefined {
  const table = widgetDefinition(type)?.properties;
  const rows = Number(table?.["rows"]?.read(properties["rows"]).value ?? 0);
  if (rows < 2 || !(isOf(type, "table") ? isBlankTable(properties) : isTickGrid(type, properties))) return undefined;
  const given = Number(table?.["row_height"]?.read(properties["row_height"]).value ?? 0);
  return given > 0 ? given : position.height / rows;
}

type Values = Readonly<Record<string, unknown>>;

/** A table to write in: only its header has texts, and no row is a link. */
function isBlankTable({ data, header_row = true, link_template }: Values): boolean {
  const rows = Array.isArray(data) ? (header_row === false ? data : data.slice(1)) : [];
  const isBlank = rows.flat().every((text) => text === null || String(text).trim() === "");
  return isBlank && (data === undefined || data === "" || Array.isArray(data)) && !link_template;
}

/** Checkboxes without texts, one for each value of a range. */
function isTickGrid(type: string, { data_source, cell_template }: Values): boolean {
  if (!isOf(type, "grid") || !isMapping(cell_template) || cell_template["type"] !== "checkbox") return false;
  return typeof data_source === "string" && countedRange.test(data_source) && !cell_template["content"];
}

const countedRange = /^range\(\s*(\d{1,3})\s*\)$/;

/** The widget with as many rows of the same height as its box has room for. The box ends with the last one. */
export function withRows<T extends Widget>(widget: T, before: Widget): T {
  if (isOf(widget.type, "lines")) return withLines(widget, before);
  if (isOf(widget.type, "grid") && rowHeight(before) === undefined) return withCells(widget, before);
  const pitch = rowHeight(before);
  if (pitch === undefined) return widget;
  const { properties = {}, position } = widget;
  const old = Number(properties["rows"]);
  const rows = Math.max(1, Math.min(mostRows, Math.floor(position.height / pitch + 0.02)));
  const columns = Number(widgetDefinition(widget.type)?.properties["cols"]?.read(properties["cols"]).value ?? 1);
  const source = isOf(widget.type, "grid") && rows !== old ? { data_source: `range(${rows * columns})` } : {};
  return {
    ...widget,
    position: { ...position, height: Math.min(position.height, Math.round(rows * pitch * 100) / 100) },
    properties: { ...properties, rows, ...source },
  };
}

const mostRows = 100;

/** Gaps of a grid stretch with it, and blank tables in its cells get more rows. */
function withCells<T extends Widget>(widget: T, { position: before, properties: old = {} }: Widget): T {
  const table = widgetDefinition(widget.type)?.properties;
  const { properties = {}, position } = widget;
  const read = (values: Values, name: string) => Number(table?.[name]?.read(values[name]).value ?? 0);
  const [across, down] = [position.width / before.width, position.height / before.height];
  const gaps = Object.fromEntries(
    [["gap_x", across] as const, ["gap_y", down] as const].flatMap(([name, factor]) => {
      const gap = Math.round(Math.min(100, read(old, name) * factor) * 100) / 100;
      return gap > 0 ? [[name, gap]] : [];
    }),
  );
  const resized = { ...properties, ...gaps };
  const cellSize = (values: Values, { width, height }: Widget["position"]) => {
    const [rows, cols] = [read(values, "rows"), read(values, "cols")];
    const size = (length: number, count: number, gap: number) => Math.max(1, (length - (count - 1) * gap) / count);
    return { width: size(width, cols, read(values, "gap_x")), height: size(height, rows, read(values, "gap_y")) };
  };
  const cell = properties["cell_template"];
  const cell_template = isMapping(cell) ? withCellRows(cell, cellSize(old, before), cellSize(resized, position)) : cell;
  return { ...widget, properties: { ...resized, ...(cell_template !== undefined && { cell_template }) } };
}

/** A table in a cell, with as many rows of the same height as the cell has room for. */
function withCellRows(cell: Values, before: Size, after: Size): Values {
  const values = isMapping(cell["properties"]) ? cell["properties"] : {};
  const table: Widget = { id: "", type: String(cell["type"]), position: { x: 0, y: 0, ...before }, properties: values };
  const pitch = isOf(table.type, "table") ? rowHeight(table) : undefined;
  if (pitch === undefined) return cell;
  const row_height = Math.round(pitch * 100) / 100;
  const rows = Math.max(1, Math.min(mostRows, Math.floor(after.height / row_height + 0.02)));
  return { ...cell, properties: { ...values, rows, row_height } };
}

/** As many lines more, or fewer, as the box has room for. */
function withLines<T extends Widget>(widget: T, { position: before }: Widget): T {
  const table = widgetDefinition(widget.type)?.properties;
  const { properties = {}, position } = widget;
  const read = (name: string) => Number(table?.[name]?.read(properties[name]).value ?? 0);
  const spacing = read("line_spacing");
  const fitting = (height: number) =>
    Math.floor((height - read("top_padding") - read("bottom_padding")) / spacing + 1e-6) + 1;
  const count = read("line_count");
  const more = fitting(position.height) - fitting(before.height);
  if (more === 0 || count > fitting(Math.max(position.height, before.height))) return widget;
  const line_count = table?.["line_count"]?.read(Math.max(1, count + more)).value;
  return { ...widget, properties: { ...properties, line_count } };
}
