/** Fields that a panel can show for all selected widgets. */
import { type Property, type Widget, widgetDefinition } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { isVisible } from "./visible-properties.ts";

/** A value that all widgets share, or the fact that they differ. */
export type Shared<T> = { readonly mixed: false; readonly value: T } | { readonly mixed: true };

export interface SharedProperty {
  readonly name: string;
  readonly property: Property<unknown>;
  /** Value in the document. Undefined if the default applies. */
  readonly value: Shared<unknown>;
}

export interface SharedFields {
  /** Undefined if the widgets have several types. */
  readonly type: string | undefined;
  readonly hasContent: boolean;
  /** True if at least one of the types draws its content. */
  readonly printsContent: boolean;
  /** Largest font size that all types support. Undefined if one of them draws no text. */
  readonly maxTypeSize: number | undefined;
  readonly properties: readonly SharedProperty[];
}

export function sharedFields(widgets: readonly Widget[]): SharedFields {
  const definitions = widgets.map(({ type }) => widgetDefinition(type));
  const [first] = widgets;
  const sizes = definitions.map((definition) => definition?.styling?.size.inputMax ?? 0);
  return {
    type: first && widgets.every(({ type }) => type === first.type) ? first.type : undefined,
    hasContent: widgets.length > 0 && definitions.every((definition) => definition?.content !== "none"),
    printsContent: definitions.some((definition) => definition?.content === "text"),
    maxTypeSize: sizes.length > 0 && sizes.every((size) => size > 0) ? Math.min(...sizes) : undefined,
    properties: first ? sharedProperties(first, widgets) : [],
  };
}

/** Returns the properties that all types have with the same kind, and that are visible for all widgets. */
function sharedProperties(first: Widget, widgets: readonly Widget[]): readonly SharedProperty[] {
  return Object.entries(widgetDefinition(first.type)?.properties ?? {}).flatMap(([name, property]) =>
    widgets.every((widget) => isShown(widget, name, property.kind))
      ? [{ name, property, value: sharedValue(widgets, (widget) => widget.properties?.[name]) }]
      : [],
  );
}

function isShown(widget: Widget, name: string, kind: string): boolean {
  const property = widgetDefinition(widget.type)?.properties[name];
  return property?.kind === kind && isVisible(widget, property);
}

export function sharedValue<Item, T>(items: readonly Item[], valueOf: (item: Item) => T): Shared<T | undefined> {
  const [first, ...others] = items;
  const value = first && valueOf(first);
  return others.every((item) => isEqual(valueOf(item), value)) ? { mixed: false, value } : { mixed: true };
}
