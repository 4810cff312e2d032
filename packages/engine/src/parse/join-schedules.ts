/**
 * Joins a table of hours and the schedule that prints events over it, which earlier starters had as two widgets. Edits of
 * one left the other behind, so that events stood beside the wrong hours. Users see the rows, so the rows are right.
 */
import { isMapping, type Mapping } from "@octavo/foundation";
import { scalarNumber, scalarText, scalarTexts } from "../primitives/scalar.ts";

export function joinSchedules(widgets: readonly unknown[]): readonly unknown[] {
  const layers = widgets.filter(isEventLayer);
  if (layers.length === 0) return widgets;
  const tables = widgets.flatMap((widget) => hourTable(widget) ?? []);
  return layers.reduce<readonly unknown[]>((joined, layer) => {
    const table = tables.find((one) => isPair(one, layer, "place")) ?? tables.find((one) => isPair(one, layer, "ids"));
    return table && joined.includes(table.widget) ? withPair(joined, table, layer) : joined;
  }, widgets);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A table whose first column contains hours. */
interface HourTable {
  readonly widget: Mapping;
  readonly box: Box;
  /** Height of a row. */
  readonly row: number;
  readonly rows: number;
  /** Time of the first row, and time between two rows, in minutes. */
  readonly first: number;
  readonly step: number;
  readonly timesAs: "hours and minutes" | "hours" | "am and pm";
  /** True if a schedule can draw everything that the table shows. */
  readonly isPlain: boolean;
}

const isFalse = (value: unknown) => value === false || value === "false";

function isEventLayer(widget: unknown): widget is Mapping {
  if (!isMapping(widget) || widget.type !== "day_schedule" || !isMapping(widget.properties)) return false;
  const { show_times, show_lines } = widget.properties;
  return isFalse(show_times) && isFalse(show_lines) && boxOf(widget) !== undefined;
}

function boxOf({ position }: Mapping): Box | undefined {
  if (!isMapping(position)) return undefined;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => scalarNumber(position[name]));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { x, y, width, height };
}

function hourTable(widget: unknown): HourTable | undefined {
  if (!isMapping(widget) || widget.type !== "table" || !isMapping(widget.properties)) return undefined;
  const { properties } = widget;
  const box = boxOf(widget);
  const rows = scalarNumber(properties.rows) ?? 5;
  const cells = Array.isArray(properties.data) ? properties.data.map((row: unknown) => scalarTexts(row ?? [], 20)) : [];
  const hours = cells.every((row) => row !== undefined) ? readHours(cells) : undefined;
  if (!box || !hours || rows < 2 || !isFalse(properties.header_row)) return undefined;
  const own = scalarNumber(properties.row_height) ?? 0;
  const isWhole = hours.first % 60 === 0 && (rows * hours.step) % 60 === 0 && hours.step >= 15;
  const isInDay = hours.first + rows * hours.step <= 24 * 60;
  const hasPlainLook = Object.entries(properties).every(([name, value]) => isPlainValue(name, value));
  const isPlain = hours.hasOnlyTimes && isWhole && isInDay && hasPlainLook;
  return { widget, box, row: own > 0 ? own : box.height / rows, rows, ...hours, isPlain };
}

const plainNames = ["rows", "data", "column_widths", "row_height", "cell_padding", "border_width", "border_color"];

function isPlainValue(name: string, value: unknown): boolean {
  if (name === "header_row") return isFalse(value);
  if (name === "columns") return (scalarNumber(value) ?? 3) <= 2;
  if (name === "border_style") return value === "horizontal";
  return plainNames.includes(name) || name === "header_color";
}

type Hours = Pick<HourTable, "first" | "step" | "timesAs"> & { readonly hasOnlyTimes: boolean };

/** Undefined if the first column has no times in regular steps. */
function readHours(cells: readonly (readonly string[])[]): Hours | undefined {
  const labels = cells.flatMap(([first = "", second = ""], row) => {
    const half = halfOfDay.test(second.trim()) ? second : "";
    const label = readTime(`${first} ${half}`.trim());
    return label ? [{ ...label, row }] : [];
  });
  const [one, other] = labels;
  if (!one || !other) return undefined;
  const isHalved = labels.some(({ half }) => half) || other.time < one.time;
  const cycle = isHalved ? 12 * 60 : 24 * 60;
  const step = modulo(other.time - one.time, cycle) / (other.row - one.row);
  const first = one.time - one.row * step;
  const isRegular = labels.every(({ time, row }) => modulo(first + row * step - time, cycle) === 0);
  if (!isRegular || step <= 0 || first < 0) return undefined;
  const isTime = ([label = "", ...rest]: readonly string[]) =>
    readTime(label) !== undefined && rest.every((text) => text === "" || halfOfDay.test(text.trim()));
  const timesAs = isHalved ? "am and pm" : labels.every(({ isClock }) => isClock) ? "hours and minutes" : "hours";
  return { first, step, timesAs, hasOnlyTimes: cells.every(isTime) };
}

const halfOfDay = /^[ap]\.?m\.?$/i;

interface Label {
  /** In minutes since midnight. */
  readonly time: number;
  readonly half: string;
  readonly isClock: boolean;
}

function readTime(text: string): Label | undefined {
  const [, hour, minutes, half = ""] = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minutes ?? 0) > 59) return undefined;
  const hours = half === "" ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  return { time: hours * 60 + Number(minutes ?? 0), half, isClock: minutes !== undefined };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** A layer lies over its table, or both have the ids that starters and parts gave them. */
function isPair({ widget, box }: HourTable, layer: Mapping, by: "place" | "ids"): boolean {
  if (scalarNumber(widget.page) !== scalarNumber(layer.page)) return false;
  if (by === "ids") return isNamed(widget, "hours") && isNamed(layer, "hour_events");
  const over = boxOf(layer);
  if (!over) return false;
  const middle = over.x + over.width / 2;
  const shared = Math.min(box.y + box.height, over.y + over.height) - Math.max(box.y, over.y);
  return middle > box.x && middle < box.x + box.width && shared >= Math.min(box.height, over.height) / 2;
}

/** Copies of a widget have its name with a number. */
function isNamed({ id }: Mapping, name: string): boolean {
  const [, base] = /^(.*?)(?:-\d+)?$/.exec(scalarText(id) ?? "") ?? [];
  return base === name;
}

function withPair(widgets: readonly unknown[], table: HourTable, layer: Mapping): readonly unknown[] {
  if (!table.isPlain) {
    const aligned = alignedLayer(table, layer);
    return aligned === layer ? widgets : widgets.map((widget) => (widget === layer ? aligned : widget));
  }
  const halves = widgets.find((widget) => isMapping(widget) && isHalfHoursOf(table, widget));
  const schedule = joined(table, layer, halves !== undefined);
  return widgets.flatMap((widget) => {
    if (widget === table.widget) return [schedule];
    return widget === layer || (halves !== undefined && widget === halves) ? [] : [widget];
  });
}

/** Lines between the hours, which the part for schedules drew as a table of its own. */
function isHalfHoursOf({ widget: table, box, row, rows }: HourTable, widget: Mapping): boolean {
  if (widget.type !== "table" || !isNamed(widget, "half_hours") || !isMapping(widget.properties)) return false;
  const own = boxOf(widget);
  const isOnPage = scalarNumber(widget.page) === scalarNumber(table.page);
  const isBetween = own !== undefined && Math.abs(own.y - box.y - row / 2) < 2 && own.x >= box.x;
  return isOnPage && isBetween && scalarNumber(widget.properties.rows) === rows - 1;
}

function joined(table: HourTable, layer: Mapping, hasHalves: boolean): Mapping {
  const { widget, row, rows, first, step, timesAs } = table;
  const properties = isMapping(layer.properties) ? layer.properties : {};
  const { show_times: _, show_lines: __, time_start_hour: ___, time_end_hour: ____, ...kept } = properties;
  const { border_color, border_width } = isMapping(widget.properties) ? widget.properties : {};
  const width = timesAs === "am and pm" ? 0 : timesWidth(table, layer);
  const size = eventSize(layer);
  return {
    ...widget,
    type: "day_schedule",
    position: { ...(widget.position as Mapping), height: rounded(rows * row) },
    properties: {
      ...kept,
      time_start_hour: first / 60,
      time_end_hour: (first + rows * step) / 60,
      ...(step !== 60 && { row_minutes: step }),
      all_day_lines: 0,
      times_as: timesAs,
      times_at: "row",
      ...(width > 0 && { times_width: width }),
      ...(border_color !== undefined && { line_color: border_color }),
      ...(border_width !== undefined && { stroke_width: border_width }),
      ...(hasHalves && { half_hours: true }),
      ...(size !== undefined && { event_size: size }),
    },
  };
}

/** 0 is automatic. */
function timesWidth({ widget, box }: HourTable, layer: Mapping): number {
  const offset = (boxOf(layer)?.x ?? box.x) - box.x;
  if (offset > 4 && offset < box.width / 2) return rounded(offset);
  const { column_widths } = isMapping(widget.properties) ? widget.properties : {};
  const [first, second] = Array.isArray(column_widths) ? column_widths.map(scalarNumber) : [];
  return first && second ? rounded((box.width * first) / (first + second)) : 0;
}

/** Size of events in points. Undefined if a style has it. */
function eventSize({ properties, styling }: Mapping): number | undefined {
  const own = isMapping(properties) ? scalarNumber(properties.event_size) : undefined;
  const type = isMapping(styling) ? scalarNumber(styling.size) : undefined;
  return own || (type === undefined ? undefined : rounded(type * 0.9));
}

/** The layer over the rows of a table that no schedule can draw. */
function alignedLayer({ box, row, rows, first, step }: HourTable, layer: Mapping): Mapping {
  const last = Math.min(24 * 60, first + rows * step);
  const hours = { first: Math.floor(first / 60), last: Math.ceil(last / 60) };
  const at = (time: number) => box.y + ((time - first) * row) / step;
  const [top, bottom] = [at(hours.first * 60), at(hours.last * 60)];
  const { properties = {}, position = {} } = layer as { properties?: Mapping; position?: Mapping };
  const place = { y: rounded(top), height: rounded(bottom - top) };
  const shown = { time_start_hour: hours.first, time_end_hour: hours.last, all_day_lines: 0 };
  const isRight =
    Object.entries(place).every(([name, value]) => Math.abs((scalarNumber(position[name]) ?? 0) - value) < 0.02) &&
    Object.entries(shown).every(([name, value]) => scalarNumber(properties[name]) === value);
  if (isRight || hours.first >= hours.last) return layer;
  return { ...layer, position: { ...position, ...place }, properties: { ...properties, ...shown } };
}

/** Hundredths of a point, as in documents. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
