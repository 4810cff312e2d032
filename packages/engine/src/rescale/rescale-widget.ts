import { clamp } from "../foundation/geometry.ts";
import { isMapping } from "../foundation/mapping.ts";
import { isLength, type NumberProperty, type Property, type PropertyTable } from "../model/property.ts";
import type { Widget } from "../model/template.ts";
import type { WidgetDefinition } from "../model/widget-definition.ts";
import { widgetDefinition } from "../widgets/index.ts";
import { round, type Scale, scaleRect, smallerFactor } from "./scale.ts";

/** Scales only the position of a widget of an unknown type. */
export function rescaleWidget<T extends Widget>(widget: T, scale: Scale): T {
  const definition = widgetDefinition(widget.type);
  const moved = { ...widget, position: scaleRect(widget.position, scale) };
  return definition ? { ...moved, ...rescaleValues(moved, definition, scale) } : moved;
}

/** A widget, or the cell of a grid, which has no position. */
type WidgetValues = Pick<Widget, "styling" | "properties"> & Partial<Widget>;

function rescaleValues(widget: WidgetValues, definition: WidgetDefinition, scale: Scale): WidgetValues {
  const changes = changedValues(definition.properties, widget.properties, widget.styling, scale);
  const styled = changedValues(definition.styling ?? {}, widget.styling, undefined, scale);
  const changed = { ...widget.properties, ...valuesOf(changes) };
  const properties = changes.some(({ isLimited }) => isLimited) ? recounted(widget, changed, definition) : changed;
  return {
    ...((widget.styling || styled.length > 0) && { styling: { ...widget.styling, ...valuesOf(styled) } }),
    ...((widget.properties || changes.length > 0) && { properties }),
  };
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
  styling: Widget["styling"],
  scale: Scale,
): readonly Change[] {
  return Object.entries(table).flatMap(([name, property]) =>
    property.role === "cell"
      ? rescaleCell(name, written[name], styling, scale)
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
      return Math.max(value * smallerFactor(scale), min_font_pt);
  }
}

/** A cell without styling inherits the grid's. */
function rescaleCell(name: string, raw: unknown, inherited: Widget["styling"], scale: Scale): readonly Change[] {
  if (!isMapping(raw) || typeof raw.type !== "string") return [];
  const definition = widgetDefinition(raw.type);
  if (!definition) return [];
  const { properties, styling: own } = raw;
  const styling = isMapping(own) ? own : inherited;
  const values = { ...(isMapping(properties) && { properties }), ...(styling && { styling }) };
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
