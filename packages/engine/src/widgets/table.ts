import type { DisplayItem, WritingBox } from "../display/display-list.ts";
import { filledRect, rectSegment, strokedLines, withoutEdges } from "../display/paths.ts";
import * as messages from "../language/widget-messages.ts";
import { edgeProperties } from "../model/edge-properties.ts";
import { bindingLink } from "../model/link-editing.ts";
import { binding, choice, color, flag, number, type PropertiesOf, structure } from "../model/property.ts";
import { rowsWithin, withWholeRows } from "../model/resized-rows.ts";
import { stylingTable } from "../model/styling.ts";
import { type CellTexts, defineWidget, type Reconcilable, type WidgetContext } from "../model/widget-definition.ts";
import { snapToPixel } from "../primitives/device-pixels.ts";
import type { Rect } from "../primitives/geometry.ts";
import { scalarTexts } from "../primitives/scalar.ts";

const most = { rows: 100, columns: 20 };

const properties = {
  rows: number({ label: "Rows", min: 1, max: most.rows, whole: true, default: 5 }),
  columns: number({ label: "Columns", min: 1, max: most.columns, whole: true, default: 3 }),
  header_row: flag({ label: "First row is the header", default: true }),
  data: structure<readonly (readonly string[])[]>({
    label: "Texts",
    default: [],
    parse: parseData,
    expected: messages.rowsOfTexts,
  }),
  column_widths: numberList("Relative column widths"),
  row_height: number({
    label: "Row height (0 is automatic)",
    min: 0,
    max: 400,
    default: 0,
    unit: "pt",
    scaling: "height",
  }),
  cell_padding: number({ label: "Cell padding", min: 0, max: 20, default: 4, unit: "pt" }),
  border_style: choice(["none", "outer", "all", "horizontal", "vertical"], { label: "Borders", default: "all" }),
  border_width: number({
    label: "Border width",
    min: 0,
    max: 8,
    step: 0.25,
    default: 0.5,
    unit: "pt",
    scaling: "stroke",
  }),
  border_color: color({ label: "Border color", default: "#000000", role: "strokeColor" }),
  ...edgeProperties({
    shownWhen: { border_style: ["outer", "all", "horizontal"] },
    sidesShownWhen: { border_style: ["outer", "all", "vertical"] },
  }),
  header_color: color({ label: "Header color", default: "#dddddd", shownWhen: { header_row: [true] } }),
  zebra: flag({ label: "Shade every other row", default: false }),
  zebra_color: color({ label: "Shade", default: "#eeeeee", shownWhen: { zebra: [true] } }),
  wrap: flag({ label: "Wrap text", default: false }),
  max_lines: number({ label: "Lines at most", min: 1, max: 20, whole: true, default: 3, shownWhen: { wrap: [true] } }),
  link_template: binding(),
  link_columns: numberList("Columns with links (none is all)"),
};

type Options = PropertiesOf<typeof properties>;

type Grid = Pick<Options, "rows" | "columns" | "column_widths" | "row_height">;

const gridOf = (given: Reconcilable["properties"]): Grid => ({
  rows: properties.rows.read(given["rows"]).value,
  columns: properties.columns.read(given["columns"]).value,
  column_widths: properties.column_widths.read(given["column_widths"]).value,
  row_height: properties.row_height.read(given["row_height"]).value,
});

const cells: CellTexts = {
  columns: (given) => gridOf(given).columns,
  places: (box, given) => {
    const grid = gridOf(given);
    const edges = edgesOf(box, grid, undefined);
    return Array.from({ length: grid.rows * grid.columns }, (_, i) =>
      cellRect(edges, Math.floor(i / grid.columns), i % grid.columns),
    );
  },
  read: (given, cell) => {
    const { columns } = gridOf(given);
    return textsOf(given)[Math.floor(cell / columns)]?.[cell % columns] ?? "";
  },
  write: (given, cell, text) => {
    const { columns } = gridOf(given);
    const texts = textsOf(given);
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const count = Math.max(texts.length, row + 1);
    const data = Array.from({ length: count }, (_, i) => {
      const own = texts[i] ?? [];
      return i === row ? Array.from({ length: Math.max(own.length, columns) }, (_cell, j) => own[j] ?? "") : own;
    });
    return { ...given, data: data.with(row, (data[row] ?? []).with(column, text)) };
  },
};

const textsOf = (given: Reconcilable["properties"]) => properties.data.read(given["data"]).value;

/** Texts in rows and columns. Cells can be links. */
export const table = defineWidget({
  type: "table",
  label: "Table",
  size: { width: 320, height: 160 },
  content: "stored",
  isFrame: (given) =>
    properties.rows.read(given["rows"]).value === 1 && given["header_row"] === false && isBlank(given),
  rows: { heightProperty: "row_height", height: rowHeight, resize: withRows },
  styling: stylingTable({ size: 10, maxSize: 48 }),
  properties,
  cells,
  link: bindingLink("link_template"),
  layout,
  writing,
});

/** Only a table to write in keeps the height of its rows: texts are in its header alone, and no row is a link. */
function rowHeight({ size, properties: given }: Reconcilable): number | undefined {
  const rows = properties.rows.read(given["rows"]).value;
  if (rows < 2 || !isBlank(given)) return undefined;
  const row_height = properties.row_height.read(given["row_height"]).value;
  return row_height > 0 ? row_height : size.height / rows;
}

function isBlank({ data, header_row = true, link_template }: Reconcilable["properties"]): boolean {
  if (link_template || (data !== undefined && data !== "" && !Array.isArray(data))) return false;
  const rows = Array.isArray(data) ? (header_row === false ? data : data.slice(1)) : [];
  return rows.flat().every((text) => text === null || String(text).trim() === "");
}

function withRows(widget: Reconcilable, before: Reconcilable): Reconcilable {
  const height = rowHeight(before);
  return height === undefined ? widget : withWholeRows(widget, rowsWithin(widget.size.height, height), height);
}

/** Positions of lines: one more than columns and rows. */
interface Edges {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const edges = edgesOf(box, options, context.pixel);
  warnOfMisfits(box, edges, options, context);
  return [...shades(edges, options), ...rows(edges, options, context), ...borders(edges, options)];
}

/** One for each column. */
function writing(box: Rect, options: Options, { pixel }: WidgetContext): readonly WritingBox[] {
  const { x, y } = edgesOf(box, options, pixel);
  const [top = box.y] = y;
  const height = (y.at(-1) ?? top) - top;
  const column = { y: top, height, rows: height / options.rows };
  return x.slice(1).map((end, i) => ({ ...column, x: x[i] ?? box.x, width: end - (x[i] ?? box.x) }));
}

function edgesOf(box: Rect, options: Grid, pixel: number | undefined): Edges {
  const ratios = Array.from({ length: options.columns }, (_, i) => options.column_widths[i] ?? 1);
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const height = options.row_height > 0 ? options.row_height : box.height / options.rows;
  const x = ratios.reduce<number[]>((all, ratio) => [...all, (all.at(-1) ?? 0) + (ratio / sum) * box.width], [0]);
  return {
    x: x.map((along) => snapToPixel(box.x + along, pixel)),
    y: Array.from({ length: options.rows + 1 }, (_, i) => snapToPixel(box.y + i * height, pixel)),
  };
}

function warnOfMisfits(box: Rect, { y }: Edges, { rows, columns, data }: Options, { warn }: WidgetContext): void {
  if ((y.at(-1) ?? 0) > box.y + box.height + 1) warn("too_small", messages.rowsTooSmall, messages.lowerTable);
  if (data.length > rows || data.some((row) => row.length > columns))
    warn("left_over", messages.tooManyTexts(rows, columns));
}

/** Starts with the second row of the body. */
function shades(edges: Edges, options: Options): readonly DisplayItem[] {
  const { rows, header_row, header_color, zebra, zebra_color } = options;
  const first = header_row ? 1 : 0;
  const shaded = Array.from({ length: rows }, (_, row) => row).filter((row) => row > first && (row - first) % 2 === 1);
  return [
    ...(header_row && header_color ? [filledRect(rowRect(edges, 0), header_color)] : []),
    ...(zebra && zebra_color && shaded.length > 0
      ? [{ kind: "path", segments: shaded.map((row) => rectSegment(rowRect(edges, row))), fill: zebra_color } as const]
      : []),
  ];
}

function rows(edges: Edges, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const cells = Array.from({ length: options.rows * options.columns }, (_, i) => i);
  return cells.flatMap((i) => tableCell(Math.floor(i / options.columns), i % options.columns, edges, options, context));
}

/** `{row}` and `{col}` count from 1. The header is row 0 and not a link. */
function tableCell(
  row: number,
  column: number,
  edges: Edges,
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const isHeader = options.header_row && row === 0;
  const place = { row: String(options.header_row ? row : row + 1), col: String(column + 1) };
  const value = context.substitute(options.data[row]?.[column] ?? "", place, { property: "data", atVariables: false });
  const cell = cellRect(edges, row, column);
  const isLink = !isHeader && (options.link_columns.length === 0 || options.link_columns.includes(column + 1));
  return [
    ...cellText(value, cell, isHeader, options, context),
    ...(isLink ? context.link(cell, { bind: options.link_template }, { ...place, value: value.trim() }) : []),
  ];
}

function cellText(
  value: string,
  cell: Rect,
  isHeader: boolean,
  { cell_padding, wrap, max_lines }: Options,
  { setText, style }: WidgetContext,
): readonly DisplayItem[] {
  if (value.trim() === "") return [];
  const beside = Math.min(cell_padding, cell.width / 4);
  const above = Math.min(cell_padding, cell.height / 8);
  const inner = {
    x: cell.x + beside,
    y: cell.y + above,
    width: cell.width - 2 * beside,
    height: cell.height - 2 * above,
  };
  return setText(value, inner, {
    ...(isHeader && { face: style.boldFace }),
    ...(wrap && { wrap, maxLines: max_lines }),
  });
}

function borders({ x, y }: Edges, options: Options): readonly DisplayItem[] {
  const { border_style, border_width, border_color, edge_top, edge_right, edge_bottom, edge_left } = options;
  if (!border_color || border_width === 0 || border_style === "none") return [];
  const [left = 0, right = 0, top = 0, bottom = 0] = [x[0], x.at(-1), y[0], y.at(-1)];
  const stroke = { color: border_color, width: border_width };
  const isOuter = border_style === "outer";
  if (isOuter && edge_top && edge_right && edge_bottom && edge_left)
    return [{ kind: "path", segments: [["R", left, top, right - left, bottom - top]], stroke }];
  const levels = isOuter ? [top, bottom] : border_style === "vertical" ? [] : y;
  const uprights = isOuter ? [left, right] : border_style === "horizontal" ? [] : x;
  const across = levels.map((height) => [left, height, right, height] as const);
  const down = uprights.map((along) => [along, top, along, bottom] as const);
  return strokedLines(withoutEdges([...across, ...down], options), stroke);
}

function rowRect({ x, y }: Edges, row: number): Rect {
  const [left = 0, right = 0, top = 0, bottom = 0] = [x[0], x.at(-1), y[row], y[row + 1]];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function cellRect(edges: Edges, row: number, column: number): Rect {
  const [left = 0, right = 0] = [edges.x[column], edges.x[column + 1]];
  return { ...rowRect(edges, row), x: left, width: right - left };
}

/** Rows may have fewer cells than the table has columns. */
function parseData(raw: unknown): readonly (readonly string[])[] | undefined {
  if (raw === "") return [];
  if (!Array.isArray(raw)) return undefined;
  // One more than the limit, so that layout can report the excess.
  const rows = raw.slice(0, most.rows + 1).map((row: unknown) => scalarTexts(row ?? [], most.columns + 1));
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** A list, or a text with commas from the panel. */
function numberList(label: string) {
  return structure<readonly number[]>({
    label,
    default: [],
    parse: (raw) => {
      const listed = typeof raw === "string" ? raw.split(/[\s,;:]+/).filter(Boolean) : scalarTexts(raw, most.columns);
      const numbers = listed?.map(Number);
      return numbers?.every((value) => value > 0 && value <= 10_000) ? numbers : undefined;
    },
    expected: messages.positiveNumbers,
  });
}
