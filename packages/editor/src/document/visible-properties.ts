import { type Property, type Widget, widgetDefinition } from "@octavo/engine";

export interface VisibleProperty {
  readonly name: string;
  readonly property: Property<unknown>;
  /** Value with defaults applied. */
  readonly value: unknown;
}

/** Returns the properties that have an effect with the widget's other properties. */
export function visibleProperties(widget: Widget): readonly VisibleProperty[] {
  return Object.entries(widgetDefinition(widget.type)?.properties ?? {}).flatMap(([name, property]) =>
    isVisible(widget, property) ? [{ name, property, value: property.read(widget.properties?.[name]).value }] : [],
  );
}

export function isVisible(
  { type, properties }: Pick<Widget, "type" | "properties">,
  { shownWhen = {} }: Property<unknown>,
): boolean {
  const table = widgetDefinition(type)?.properties;
  return Object.entries(shownWhen).every(([other, values]) =>
    values.includes(table?.[other]?.read(properties?.[other]).value),
  );
}
