/** What a widget does with more or less room if its type and its rows keep their size. */

import { isMapping } from "@octavo/foundation";
import type { Widget } from "../model/template.ts";
import { widgetDefinition } from "../widgets/index.ts";
import { type Axis, spanOf } from "./page-regions.ts";

/** Repeats more rows, stretches, or keeps its size. */
export type Room = "rows" | "elastic" | "fixed";

/** A widget below this length, in points, keeps it: a column of checkboxes, a line of tabs. */
const shortest = 40;

export function roomOf(widget: Widget, axis: Axis): Room {
  const { type, position } = widget;
  const reading = widgetDefinition(type)?.reading;
  const { length } = spanOf(position, axis);
  if (reading === "label") return axis === "x" ? "elastic" : "fixed";
  if (length < shortest) return "fixed";
  if (reading === "line" && type !== "divider") return "fixed";
  return axis === "y" && repeats(widget) ? "rows" : "elastic";
}

/** True if the widget gets more rows in a higher box. */
function repeats(widget: Widget): boolean {
  return widget.type === "lines" || widget.type === "dot_grid" || rowHeight(widget) !== undefined;
}

/** Height of the rows of a table without texts, or of a grid of checkboxes, in points. Undefined for all others. */
export function rowHeight({ type, position, properties = {} }: Widget): number | undefined {
  const table = widgetDefinition(type)?.properties;
  const rows = Number(table?.["rows"]?.read(properties["rows"]).value ?? 0);
  if (rows < 2 || !(type === "table" ? isBlankTable(properties) : isTickGrid(type, properties))) return undefined;
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
  if (type !== "grid" || !isMapping(cell_template) || cell_template["type"] !== "checkbox") return false;
  return typeof data_source === "string" && countedRange.test(data_source) && !cell_template["content"];
}

const countedRange = /^range\(\s*(\d{1,3})\s*\)$/;

/** The widget with as many rows of the same height as its box has room for. The box ends with the last one. */
export function withRows<T extends Widget>(widget: T, before: Widget): T {
  if (widget.type === "lines") return withLines(widget, before);
  const pitch = rowHeight(before);
  if (pitch === undefined) return widget;
  const { properties = {}, position } = widget;
  const old = Number(properties["rows"]);
  const rows = Math.max(1, Math.min(mostRows, Math.floor(position.height / pitch + 0.02)));
  const columns = Number(widgetDefinition(widget.type)?.properties["cols"]?.read(properties["cols"]).value ?? 1);
  const source = widget.type === "grid" && rows !== old ? { data_source: `range(${rows * columns})` } : {};
  return {
    ...widget,
    position: { ...position, height: Math.min(position.height, Math.round(rows * pitch * 100) / 100) },
    properties: { ...properties, rows, ...source },
  };
}

const mostRows = 100;

/** As many lines more, or fewer, as the box has room for. */
function withLines<T extends Widget>(widget: T, { position: before }: Widget): T {
  const table = widgetDefinition(widget.type)?.properties;
  const { properties = {}, position } = widget;
  const read = (name: string) => Number(table?.[name]?.read(properties[name]).value ?? 0);
  const spacing = read("line_spacing");
  const fitting = (height: number) => Math.floor((height - read("top_padding") - read("bottom_padding")) / spacing + 1e-6) + 1;
  const count = read("line_count");
  const more = fitting(position.height) - fitting(before.height);
  if (more === 0 || count > fitting(Math.max(position.height, before.height))) return widget;
  const line_count = table?.["line_count"]?.read(Math.max(1, count + more)).value;
  return { ...widget, properties: { ...properties, line_count } };
}
