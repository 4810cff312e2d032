import { clamp } from "../foundation/geometry.ts";
import { isMapping } from "../foundation/mapping.ts";
import type { NumberProperty, Property } from "../model/property.ts";
import { isStrokeWidth } from "../model/stroke-width.ts";
import type { Widget } from "../model/template.ts";
import type { WidgetDefinition } from "../model/widget-definition.ts";
import { widgetDefinition } from "../widgets/index.ts";
import { lesser, onPage, round, type Scale } from "./scale.ts";

/** Of a type that nobody knows only the box is known. */
export function rescaleWidget<T extends Widget>(widget: T, scale: Scale): T {
  const definition = widgetDefinition(widget.type);
  const moved = { ...widget, position: onPage(widget.position, scale) };
  return definition ? { ...moved, ...rescaleInside(moved, definition, scale) } : moved;
}

type Inside = Pick<Widget, "styling" | "properties">;

/** What a widget and a cell of a grid have in common. */
function rescaleInside(widget: Inside & Partial<Widget>, definition: WidgetDefinition, scale: Scale): Inside {
  const written = widget.properties ?? {};
  const changes = Object.entries(definition.properties).flatMap(([name, property]) =>
    property.kind === "structure"
      ? rescaleCell(name, written[name], widget.styling, scale)
      : rescaleLength(name, property, written[name], scale),
  );
  const changed = { ...written, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) };
  const isShort = changes.some(({ fallsShort }) => fallsShort);
  const properties = isShort ? recounted(widget, changed, definition) : changed;
  const styling = rescaleStyling(widget.styling ?? {}, definition, scale);
  return {
    ...((widget.styling || styling) && { styling: { ...widget.styling, ...styling } }),
    ...((widget.properties || changes.length > 0) && { properties }),
  };
}

interface Change {
  readonly name: string;
  readonly value: unknown;
  /** Whether the upper end of the property's range kept it from following the scale. */
  readonly fallsShort?: boolean;
}

/** Empty where nothing changes: at equal size, and for whatever is no length. */
function rescaleLength(name: string, property: Property<unknown>, raw: unknown, scale: Scale): readonly Change[] {
  if (!isLength(property) || !(isNumber(raw) || raw === undefined || raw === null)) return [];
  const { value } = property.read(raw);
  const wanted = scaledLength(name, value, scale);
  if (wanted === value) return [];
  return [{ name, value: round(clamp(wanted, property.min, property.max)), fallsShort: wanted > property.max }];
}

/** Texts with tokens in them become numbers only on the page. */
function isNumber(raw: unknown): boolean {
  return typeof raw === "number" || (typeof raw === "string" && raw.trim() !== "" && Number.isFinite(Number(raw)));
}

function isLength(property: Property<unknown>): property is NumberProperty & Property<unknown> {
  return property.kind === "number" && "unit" in property && property.unit === "pt";
}

/** None stays none: no stroke, no gap, a height that is automatic. */
function scaledLength(name: string, value: number, scale: Scale): number {
  if (value === 0) return 0;
  if (isStrokeWidth(name)) return Math.max(value * lesser(scale), scale.minimums.min_stroke_pt);
  return value * factorOf(name, scale);
}

const isAcross = /_x$|left|right|width/;
const isDown = /_y$|top|bottom|height|^line_spacing$/;

function factorOf(name: string, scale: Scale): number {
  if (isAcross.test(name)) return scale.across;
  return isDown.test(name) ? scale.down : lesser(scale);
}

function rescaleStyling(
  { size }: Readonly<Record<string, unknown>>,
  { typography }: WidgetDefinition,
  scale: Scale,
): { readonly size: number } | undefined {
  if (!typography) return undefined;
  const written = size === undefined || size === null || size === "" ? typography.size : Number(size);
  if (!Number.isFinite(written)) return undefined;
  const scaled = Math.max(written * lesser(scale), scale.minimums.min_font_pt);
  return scaled === written ? undefined : { size: round(scaled) };
}

/** The cell of a grid is a widget without a place, with the styling of the grid where it has none of its own. */
function rescaleCell(name: string, raw: unknown, inherited: Widget["styling"], scale: Scale): readonly Change[] {
  if (!isMapping(raw) || typeof raw.type !== "string") return [];
  const definition = widgetDefinition(raw.type);
  if (!definition) return [];
  const { properties, styling: own } = raw;
  const styling = isMapping(own) ? own : inherited;
  const inside = { ...(isMapping(properties) && { properties }), ...(styling && { styling }) };
  return [{ name, value: { ...raw, ...rescaleInside(inside, definition, scale) } }];
}

/** A line spacing that fell short leaves room for more lines. What does not fit is not drawn in any case. */
function recounted(
  { position }: Partial<Widget>,
  properties: Readonly<Record<string, unknown>>,
  { reconcile }: WidgetDefinition,
): Readonly<Record<string, unknown>> {
  return position && reconcile ? reconcile({ size: position, properties }, "height").properties : properties;
}
