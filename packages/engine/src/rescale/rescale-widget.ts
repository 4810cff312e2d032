import { isMapping } from "@octavo/foundation";
import { isLength, type NumberProperty, type Property, type PropertyTable } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import type { WidgetDefinition } from "../model/widget-definition.ts";
import { clamp } from "../primitives/geometry.ts";
import { type Styles, styledValues } from "../styles/apply-style.ts";
import { widgetDefinition } from "../widgets/index.ts";
import { pinnedRect, pinnedScale, round, type Scale, scaleRect, smallerFactor } from "./scale.ts";

/** Scales only the position of a widget of an unknown type. */
export function rescaleWidget<T extends Widget>(widget: T, scale: Scale): T {
  const definition = widgetDefinition(widget.type);
  const { pin, position } = widget;
  const moved = { ...widget, position: pin ? pinnedRect(position, pin, scale) : scaleRect(position, scale) };
  if (!definition) return moved;
  const inner = pin ? pinnedScale(scale, pin) : scale;
  const rescaled = { ...moved, ...rescaleValues(moved, definition, inner) };
  return pin?.y === "stretch" ? withRoom(rescaled, position.height * inner.factorY, definition) : rescaled;
}

/** Fills the room of a stretched widget, for example with more lines. */
function withRoom<T extends Widget>(widget: T, before: number, { reconcile }: WidgetDefinition): T {
  const { position, properties = {} } = widget;
  if (!reconcile || Math.abs(position.height - before) < 0.05) return widget;
  const change = position.height > before ? "taller" : "shorter";
  return { ...widget, properties: reconcile({ size: position, properties }, change).properties };
}

/** A widget, or the cell of a grid, which has no position. */
type WidgetValues = Pick<Widget, "type" | "styling" | "properties"> & Partial<Widget>;

function rescaleValues(
  widget: WidgetValues,
  definition: WidgetDefinition,
  scale: Scale,
): Pick<Widget, "styling" | "properties"> {
  const given = styledValues(widget, scale.styles ?? noStyles);
  const changes = changedValues(without(definition.properties, given.properties), widget.properties, widget, scale);
  const styled = changedValues(without(definition.styling ?? {}, given.styling), widget.styling, undefined, scale);
  const changed = { ...widget.properties, ...valuesOf(changes) };
  const properties = changes.some(({ isLimited }) => isLimited) ? recounted(widget, changed, definition) : changed;
  return {
    ...((widget.styling || styled.length > 0) && { styling: { ...widget.styling, ...valuesOf(styled) } }),
    ...((widget.properties || changes.length > 0) && { properties }),
  };
}

const noStyles: Styles = new Map();

/** Leaves out the values that a style gives, which is rescaled itself. */
function without(table: PropertyTable, given: Readonly<Record<string, unknown>>): PropertyTable {
  if (Object.keys(given).length === 0) return table;
  return Object.fromEntries(Object.entries(table).filter(([name]) => !Object.hasOwn(given, name)));
}

/** The written values with rescaled lengths. */
export function rescaleLengths(table: PropertyTable, written: Readonly<Record<string, unknown>>, scale: Scale) {
  return valuesOf(changedValues(table, written, undefined, scale));
}

interface Change {
  readonly name: string;
  readonly value: unknown;
  /** The property's maximum is smaller than the scaled value. */
  readonly isLimited?: boolean;
}

function valuesOf(changes: readonly Change[]) {
  return Object.fromEntries(changes.map(({ name, value }) => [name, value]));
}

function changedValues(
  table: PropertyTable,
  written: Readonly<Record<string, unknown>> = {},
  owner: WidgetValues | undefined,
  scale: Scale,
): readonly Change[] {
  return Object.entries(table).flatMap(([name, property]) =>
    property.role === "cell"
      ? rescaleCell(name, written[name], owner?.styling, scale)
      : rescaleLength(name, property, written[name], scale),
  );
}

/** Empty if the value is not a length or does not change. */
function rescaleLength(name: string, property: Property<unknown>, raw: unknown, scale: Scale): readonly Change[] {
  if (!isLength(property) || !isReadable(property, raw)) return [];
  const { value } = property.read(raw);
  const scaled = scaledLength(property, value, scale);
  if (scaled === value) return [];
  return [{ name, value: round(clamp(scaled, property.min, property.max)), isLimited: scaled > property.max }];
}

/** False for an unusable value, and for a text with tokens, which becomes a number on each page. */
function isReadable(property: Property<unknown>, raw: unknown): boolean {
  if (typeof raw === "string" && raw.trim() !== "") return Number.isFinite(Number(raw));
  return typeof raw === "number" || property.read(raw).problem === undefined;
}

/** Zero stays zero: no stroke, no gap, automatic height. */
function scaledLength({ scaling = "both" }: NumberProperty, value: number, scale: Scale): number {
  if (value === 0) return 0;
  const { min_stroke_pt, min_font_pt } = scale.minimums;
  switch (scaling) {
    case "width":
      return value * scale.factorX;
    case "height":
      return value * scale.factorY;
    case "both":
      return value * smallerFactor(scale);
    case "stroke":
      return Math.max(value * smallerFactor(scale), min_stroke_pt);
    case "type":
      return Math.max(value * (scale.type ?? smallerFactor(scale)), min_font_pt);
  }
}

/** A cell without styling inherits the grid's. */
function rescaleCell(name: string, raw: unknown, inherited: Widget["styling"], scale: Scale): readonly Change[] {
  if (!isMapping(raw) || typeof raw.type !== "string") return [];
  const definition = widgetDefinition(raw.type);
  if (!definition) return [];
  const { properties, styling: own } = raw;
  const styling = isMapping(own) ? own : inherited;
  const values = { type: raw.type, ...(isMapping(properties) && { properties }), ...(styling && { styling }) };
  return [{ name, value: { ...raw, ...rescaleValues(values, definition, scale) } }];
}

/** With a limited line spacing, the widget has room for more lines. */
function recounted(
  { position }: Partial<Widget>,
  properties: Readonly<Record<string, unknown>>,
  { reconcile }: WidgetDefinition,
): Readonly<Record<string, unknown>> {
  return position && reconcile ? reconcile({ size: position, properties }, "taller").properties : properties;
}
