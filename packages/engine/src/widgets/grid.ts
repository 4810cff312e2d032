import { isMapping, limits, type MonthCalendar, monthKey, monthStart, parseMonth } from "@octavo/foundation";
import type { DisplayItem } from "../display/display-list.ts";
import { hasMonth, type PlanMonths, planMonthsOf } from "../language/plan-months.ts";
import * as messages from "../language/widget-messages.ts";
import { number, type PropertiesOf, structure } from "../model/property.ts";
import { rowsWithin, withWholeRows } from "../model/resized-rows.ts";
import { stylingTable } from "../model/styling.ts";
import type { Widget } from "../model/template.ts";
import {
  defineWidget,
  type Reconcilable,
  type RowRule,
  type SeparateCell,
  type WidgetContext,
} from "../model/widget-definition.ts";
import { gridCells, type Rect, type Size } from "../primitives/geometry.ts";
import { scalarText } from "../primitives/scalar.ts";

interface CellTemplate {
  readonly type: string;
  readonly content?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly styling?: Readonly<Record<string, unknown>>;
}

const properties = {
  rows: number({ label: "Rows", min: 1, max: 100, whole: true, default: 1, initial: 5 }),
  cols: number({ label: "Columns", min: 1, max: 100, whole: true, default: 1, initial: 2 }),
  gap_x: number({ label: "Gap across", min: 0, max: 100, default: 0, unit: "pt", scaling: "width" }),
  gap_y: number({ label: "Gap down", min: 0, max: 100, default: 0, unit: "pt", scaling: "height" }),
  data_source: structure<string | readonly string[]>({
    label: "Values",
    default: "",
    initial: "range(1, 11)",
    parse: parseSource,
    expected: messages.cellValues,
  }),
  cell_template: structure<CellTemplate>({
    label: "Cell",
    default: { type: "internal_link", content: "{cell_value}" },
    parse: parseCell,
    expected: messages.cellWidget,
    role: "cell",
  }),
};

/** Repeats a widget in a grid, once for each value. */
export const grid = defineWidget({
  type: "grid",
  label: "Grid",
  size: { width: 320, height: 160 },
  content: "stored",
  rows: { height: rowHeight, resize },
  styling: stylingTable({ size: 12, maxSize: 48 }),
  properties,
  layout,
  separate,
});

function layout(
  box: Rect,
  { rows, cols, gap_x, gap_y, data_source, cell_template }: PropertiesOf<typeof properties>,
  context: WidgetContext,
): readonly DisplayItem[] {
  const values = cellValues(data_source, context);
  const cells = gridCells(box, rows, cols, { x: gap_x, y: gap_y });
  if (values.length > cells.length) context.warn("left_over", messages.tooManyValues(cells.length, values.length));
  return cells.slice(0, values.length).flatMap((position, i) => {
    const cell_value = values[i];
    if (cell_value === undefined) return [];
    const cell: Widget = { id: "cell", styling: context.styling, ...cell_template, position };
    return context.layoutCell(cell, { cell_value });
  });
}

function separate(
  box: Rect,
  { rows, cols, gap_x, gap_y, data_source, cell_template }: PropertiesOf<typeof properties>,
): readonly SeparateCell[] | undefined {
  const values = typeof data_source === "string" ? counted(data_source) : data_source;
  if (!values) return undefined;
  const cells = gridCells(box, rows, cols, { x: gap_x, y: gap_y });
  return values
    .slice(0, cells.length)
    .flatMap((cell_value, i) =>
      cells[i] ? [{ ...cell_template, position: cells[i], variables: { cell_value } }] : [],
    );
}

/** Only a grid of checkboxes without texts keeps the height of its rows, one checkbox for each value of a range. */
function rowHeight({ size, properties: given }: Reconcilable): number | undefined {
  const rows = properties.rows.read(given["rows"]).value;
  return rows < 2 || !isTickGrid(given) ? undefined : size.height / rows;
}

function isTickGrid({ data_source, cell_template }: Reconcilable["properties"]): boolean {
  if (!isMapping(cell_template) || cell_template["type"] !== "checkbox" || cell_template["content"]) return false;
  return typeof data_source === "string" && countedRange.test(data_source);
}

const countedRange = /^range\(\s*\d{1,3}\s*\)$/;

function resize(
  widget: Reconcilable,
  before: Reconcilable,
  ruleOf: (type: string) => RowRule | undefined,
): Reconcilable {
  const height = rowHeight(before);
  if (height === undefined) return withCells(widget, before, ruleOf);
  const rows = rowsWithin(widget.size.height, height);
  const resized = withWholeRows(widget, rows, height);
  if (rows === Number(widget.properties["rows"])) return resized;
  const data_source = `range(${rows * properties.cols.read(widget.properties["cols"]).value})`;
  return { ...resized, properties: { ...resized.properties, data_source } };
}

/** Gaps stretch with the grid, and its cells get more rows. */
function withCells(
  widget: Reconcilable,
  before: Reconcilable,
  ruleOf: (type: string) => RowRule | undefined,
): Reconcilable {
  const gapOf = (name: "gap_x" | "gap_y", factor: number) => {
    const gap = Math.round(Math.min(100, properties[name].read(before.properties[name]).value * factor) * 100) / 100;
    return gap > 0 ? { [name]: gap } : {};
  };
  const across = gapOf("gap_x", widget.size.width / before.size.width);
  const down = gapOf("gap_y", widget.size.height / before.size.height);
  const resized = { ...widget, properties: { ...widget.properties, ...across, ...down } };
  const cell = widget.properties["cell_template"];
  const rule = isMapping(cell) ? ruleOf(String(cell["type"])) : undefined;
  if (!isMapping(cell) || !rule) return resized;
  const cell_template = withCellRows(cell, rule, { before: cellSize(before), after: cellSize(resized) });
  return { ...resized, properties: { ...resized.properties, cell_template } };
}

function cellSize({ size, properties: given }: Reconcilable): Size {
  const read = (name: "rows" | "cols" | "gap_x" | "gap_y") => properties[name].read(given[name]).value;
  const lengthOf = (length: number, count: number, gap: number) => Math.max(1, (length - (count - 1) * gap) / count);
  return {
    width: lengthOf(size.width, read("cols"), read("gap_x")),
    height: lengthOf(size.height, read("rows"), read("gap_y")),
  };
}

/** The box of a cell cannot end with its last row, so the height of its rows is stated. */
function withCellRows(
  cell: Readonly<Record<string, unknown>>,
  rule: RowRule,
  { before, after }: { readonly before: Size; readonly after: Size },
): Readonly<Record<string, unknown>> {
  const given = isMapping(cell["properties"]) ? cell["properties"] : {};
  const height = rule.height({ size: before, properties: given });
  if (height === undefined || rule.heightProperty === undefined) return cell;
  const rowHeight = Math.round(height * 100) / 100;
  const rows = rowsWithin(after.height, rowHeight);
  return { ...cell, properties: { ...given, rows, [rule.heightProperty]: rowHeight } };
}

type CellValue = string | undefined;

/**
 * `months(2026-09, 12)` is twelve months from 2026-09, as `YYYY-MM`. Months outside the plan leave their cell empty.
 */
const months = /^months\(\s*(\d{4}-\d{2})\s*,\s*(\d{1,3})\s*\)$/;

/** `range(a, b)` counts from a to b - 1, `range(n)` from 0 to n - 1. */
const range = /^range\(\s*(-?\d+)\s*(?:,\s*(-?\d+)\s*)?\)$/;

function cellValues(
  source: string | readonly string[],
  { substitute, variable, calendar, warn }: WidgetContext,
): readonly CellValue[] {
  if (typeof source !== "string") {
    if (source.length > limits.cells) warn("too_many_cells", messages.tooManyCells(limits.cells));
    return source.slice(0, limits.cells).map((value) => substitute(value));
  }
  const written = substitute(source).trim();
  const listed = months.exec(written);
  if (listed) return monthsFrom(listed[1] ?? "", Number(listed[2]), calendar, planMonthsOf(variable, calendar));
  const values = counted(written);
  if (values) {
    if (values.length > limits.cells) warn("too_many_cells", messages.tooManyCells(limits.cells));
    return values.slice(0, limits.cells);
  }
  if (written !== "")
    warn("unusable_property", messages.writtenMustBe(properties.data_source.label, written, messages.cellValues));
  return [];
}

/** Values of a range, at most one more than the limit. Undefined for other texts. */
function counted(written: string): readonly string[] | undefined {
  const [match, start, end] = range.exec(written.trim()) ?? [];
  if (match === undefined) return undefined;
  const first = end === undefined ? 0 : Number(start);
  const length = Math.max(0, Number(end ?? start) - first);
  return Array.from({ length: Math.min(limits.cells + 1, length) }, (_, i) => String(first + i));
}

function monthsFrom(
  first: string,
  count: number,
  calendar: MonthCalendar,
  plan: PlanMonths | undefined,
): readonly CellValue[] {
  const start = parseMonth(first, calendar);
  if (!start) return [];
  const dates = Array.from({ length: Math.min(limits.cells, count) }, (_, i) => monthStart(start, calendar, i));
  return dates.map((date) => (plan && !hasMonth(plan, date) ? undefined : monthKey(date, calendar)));
}

function parseSource(raw: unknown): string | readonly string[] | undefined {
  if (typeof raw === "string") return raw;
  if (!Array.isArray(raw)) return undefined;
  // One more than the limit, so that layout can report the excess.
  const values = raw.slice(0, limits.cells + 1).map(scalarText);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function parseCell(raw: unknown): CellTemplate | undefined {
  if (!isMapping(raw) || typeof raw.type !== "string") return undefined;
  const { type, properties, styling } = raw;
  const content = scalarText(raw.content);
  return {
    type,
    ...(content !== undefined && { content }),
    ...(isMapping(properties) && { properties }),
    ...(isMapping(styling) && { styling }),
  };
}
