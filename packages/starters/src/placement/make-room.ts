/** Widgets that make room for a part: areas to write in become smaller, their rules and labels go with them. */
import { propertyWithRole, type Rect, type Widget, widgetDefinition } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";

/** Links, pictures and texts with tokens make no room. */
export type RoomKind = "area" | "rule" | "label" | "fixed";

type Properties = NonNullable<Widget["properties"]>;

/** Rows of a type of widgets, for making it shorter. */
interface Area {
  /** False for an area whose content would be lost. */
  readonly isBlank?: (properties: Properties) => boolean;
  readonly rows?: (properties: Properties) => number;
  /** True if the rows have texts, such as hours. */
  readonly hasTexts?: (properties: Properties) => boolean;
  /** In points, if the height does not follow from the rows. */
  readonly spacing?: (properties: Properties) => number;
  /** The properties of some rows. */
  readonly shortened?: (properties: Properties, first: number, count: number) => Properties;
}

const rowsOf = ({ rows = 1 }: Properties) => Number(rows);
const textsOf = ({ data }: Properties): readonly unknown[] => (Array.isArray(data) ? data : []);

function hoursOf({ time_start_hour = 8, time_end_hour = 20 }: Properties): readonly [number, number] {
  return [Number(time_start_hour), Number(time_end_hour)];
}

function hourRows(properties: Properties): number {
  const [first, last] = hoursOf(properties);
  return Math.ceil(((last - first) * 60) / Number(properties["row_minutes"] ?? 60));
}

const areas: Readonly<Record<string, Area>> = {
  table: {
    rows: rowsOf,
    hasTexts: (properties) => textsOf(properties).length > 0,
    shortened: (properties, first, count) => ({
      ...properties,
      rows: count,
      ...(textsOf(properties).length > 0 && { data: textsOf(properties).slice(first, first + count) }),
    }),
  },
  grid: {
    isBlank: ({ cell_template: cell }) => isBlankCell(cell),
    rows: rowsOf,
    shortened: (properties, _first, count) => ({ ...properties, rows: count, data_source: `range(${count})` }),
  },
  day_schedule: {
    isBlank: ({ all_day_lines, row_minutes = 60 }) => all_day_lines === 0 && Number(row_minutes) % 60 === 0,
    rows: hourRows,
    hasTexts: () => true,
    shortened: (properties, first, count) => {
      const [start] = hoursOf(properties);
      const step = Number(properties["row_minutes"] ?? 60) / 60;
      const from = start + first * step;
      return { ...properties, time_start_hour: from, time_end_hour: from + count * step };
    },
  },
  lines: { spacing: ({ line_spacing = 20 }) => Number(line_spacing) },
  dot_grid: { spacing: () => 1 },
};

const blankCells = ["checkbox", "table", "box"];

function isBlankCell(cell: unknown): boolean {
  return typeof cell === "object" && cell !== null && "type" in cell && blankCells.includes(String(cell.type));
}

export function roomKind({ type, properties = {}, content = "", locked }: Widget): RoomKind {
  if (locked || isLinked(properties) || propertyWithRole(type, "destinationName")) return "fixed";
  const area = areas[type];
  if (area) return (area.isBlank?.(properties) ?? true) ? "area" : "fixed";
  const { reading, content: has } = widgetDefinition(type) ?? {};
  if (reading === "label") return content.includes("{") ? "fixed" : "label";
  return (reading === "rule" || reading === "line") && has === "none" ? "rule" : "fixed";
}

function isLinked(properties: Properties): boolean {
  return ["bind", "to_dest", "link_template"].some((name) => properties[name] !== undefined && properties[name] !== "");
}

/** Labels and titles, which stand in a row of their own. */
export const isText = ({ type }: Widget) => widgetDefinition(type)?.reading === "label";

/** Areas with texts cost more than blank ones. */
export function weightOf(widget: Widget): number {
  if (roomKind(widget) === "label") return 6;
  return areas[widget.type]?.hasTexts?.(widget.properties ?? {}) ? 4 : 1;
}

/** Height of a row. A frame around an area has the rows of the page. */
export function rowHeight({ type, position, properties = {} }: Widget, { pitch }: Canvas): number {
  const { rows, spacing } = areas[type] ?? {};
  const count = rows?.(properties) ?? 1;
  if (rows) return count > 1 ? position.height / count : pitch;
  return spacing?.(properties) ?? 1;
}

/** Height from the top of the page to one of its rows, in points. Undefined without rows of the height that parts have. */
export function rowsOn(widgets: readonly Widget[], canvas: Canvas): number | undefined {
  const isRuled = ({ type, properties = {} }: Widget) =>
    areas[type]?.spacing !== undefined || (areas[type]?.rows?.(properties) ?? 1) > 1;
  const ruled = widgets.filter(
    (widget) => isRuled(widget) && Math.abs(rowHeight(widget, canvas) - canvas.pitch) < 0.05,
  );
  return ruled.toSorted((a, b) => b.position.height - a.position.height)[0]?.position.y;
}

interface Cut {
  readonly canvas: Canvas;
  /** True if the part is beside the areas, which become narrower. */
  readonly isBeside: boolean;
}

/** In points, between an area and a part beside it. */
const gap = 4;

/** The larger piece of a widget that the rectangle does not cover, in whole rows. Undefined if nothing useful remains. */
export function remainder(widget: Widget, rect: Rect, { canvas, isBeside }: Cut): Widget | undefined {
  const { position } = widget;
  const kind = roomKind(widget);
  if (kind === "rule" || (kind === "label" && !isBeside)) return undefined;
  const right = rect.x + rect.width + gap;
  const pieces = isBeside
    ? [
        withWidth(widget, { ...position, width: rect.x - gap - position.x }),
        withWidth(widget, { ...position, x: right, width: position.x + position.width - right }),
      ]
    : [
        withRows(widget, { ...position, height: rect.y - position.y }, canvas),
        withRows(widget, fromBelow(widget, rect, canvas), canvas),
      ];
  return pieces.filter((piece) => piece !== undefined).toSorted((a, b) => areaOf(b.position) - areaOf(a.position))[0];
}

export const areaOf = (rect: Rect | undefined) => (rect ? rect.width * rect.height : 0);

/** The rows below the rectangle. */
function fromBelow(widget: Widget, rect: Rect, canvas: Canvas): Rect {
  const { position } = widget;
  const row = rowHeight(widget, canvas);
  const lost = Math.ceil((rect.y + rect.height - position.y) / row - 0.01) * row;
  return { ...position, y: position.y + lost, height: position.height - lost };
}

/** Rows of an area that are still useful, and their least height in points. */
const leastRows = 2;
const leastHeight = 16;

function withRows(widget: Widget, position: Rect, canvas: Canvas): Widget | undefined {
  const { properties = {}, type } = widget;
  const row = rowHeight(widget, canvas);
  const count = Math.floor(position.height / row + 0.01);
  if (count < leastRows || position.height < leastHeight) return undefined;
  const { rows, shortened } = areas[type] ?? {};
  if (!rows) return { ...widget, position };
  const own = { ...position, height: count * row };
  if (rows(properties) <= 1 || !shortened) return { ...widget, position: own };
  const first = Math.round((position.y - widget.position.y) / row);
  return { ...widget, position: own, properties: shortened(properties, first, count) };
}

/** Width of an area that is still useful, in points. */
const leastWidth = 40;

/** A column of squares cannot be narrower. */
function withWidth(widget: Widget, position: Rect): Widget | undefined {
  const isColumn = areas[widget.type]?.isBlank !== undefined;
  return isColumn || position.width < Math.max(leastWidth, textWidth(widget)) ? undefined : { ...widget, position };
}

/** At most, in points. 0 for a widget without text. */
function textWidth({ content = "", styling }: Widget): number {
  return content.length * Number(styling?.size ?? 12) * 0.7;
}
