/** What the selected widgets have in common: the fields that a panel can show for all of them at once. */
import { type Property, type Widget, widgetDefinition } from "@octavo/engine";
import { isEqual } from "./is-equal.ts";

/** What all of them have, or that they differ. */
export type Shared<T> = { readonly mixed: false; readonly value: T } | { readonly mixed: true };

export interface SharedProperty {
  readonly name: string;
  readonly property: Property<unknown>;
  /** As written; undefined where the document is silent and the property's default holds. */
  readonly value: Shared<unknown>;
}

export interface SharedFields {
  /** Undefined for widgets of several types. */
  readonly type: string | undefined;
  readonly hasContent: boolean;
  /** Whether one of the types prints its content; others only keep it. */
  readonly printsContent: boolean;
  /** The largest type that all of them can set; undefined when one of them sets none. */
  readonly maxTypeSize: number | undefined;
  readonly properties: readonly SharedProperty[];
}

/** Specification, part 2 of the editor, and the types that are of the same sort. */
const withoutContent: ReadonlySet<string> = new Set(["divider", "vertical_line", "lines", "dot_grid", "anchor"]);

export function sharedFields(widgets: readonly Widget[]): SharedFields {
  const definitions = widgets.map(({ type }) => widgetDefinition(type));
  const [first] = widgets;
  const sizes = definitions.map((definition) => definition?.typography?.maxSize ?? 0);
  return {
    type: first && widgets.every(({ type }) => type === first.type) ? first.type : undefined,
    hasContent: widgets.length > 0 && widgets.every(({ type }) => !withoutContent.has(type)),
    printsContent: definitions.some((definition) => definition?.content === "text"),
    maxTypeSize: sizes.length > 0 && sizes.every((size) => size > 0) ? Math.min(...sizes) : undefined,
    properties: first ? sharedProperties(first, widgets) : [],
  };
}

/** Those that all types have, alike in kind, and that are shown with the values that all of the widgets have. */
function sharedProperties(first: Widget, widgets: readonly Widget[]): readonly SharedProperty[] {
  return Object.entries(widgetDefinition(first.type)?.properties ?? {}).flatMap(([name, property]) =>
    widgets.every((widget) => isShown(widget, name, property.kind))
      ? [{ name, property, value: sharedValue(widgets, (widget) => widget.properties?.[name]) }]
      : [],
  );
}

function isShown(widget: Widget, name: string, kind: string): boolean {
  const table = widgetDefinition(widget.type)?.properties;
  const property = table?.[name];
  if (!table || property?.kind !== kind) return false;
  return Object.entries(property.shownWhen ?? {}).every(([other, values]) =>
    values.includes(table[other]?.read(widget.properties?.[other]).value),
  );
}

export function sharedValue<T>(widgets: readonly Widget[], valueOf: (widget: Widget) => T): Shared<T | undefined> {
  const [first, ...others] = widgets;
  const value = first && valueOf(first);
  return others.every((widget) => isEqual(valueOf(widget), value)) ? { mixed: false, value } : { mixed: true };
}
