/** Replaces the names of styles by the values for which they stand. */
import { isMapping } from "@octavo/foundation";
import type { SharedParts } from "../model/shared-parts.ts";
import { type Style, strokeWidthProperties, textStyleTable } from "../model/style.ts";
import type { Widget } from "../model/template.ts";
import { scalarText } from "../primitives/scalar.ts";
import { propertyWithRole, widgetDefinition } from "../widgets/index.ts";

type Values = Readonly<Record<string, unknown>>;

/** By name, with the values of the theme in use. */
export type Styles = ReadonlyMap<string, Style>;

/** Values of a theme replace those of the library's style with the same name. */
export function resolveStyles({ styles = [], themes = [], theme }: SharedParts): Styles {
  const chosen = themes.find(({ name }) => name === theme)?.styles ?? [];
  const resolved = new Map(styles.map((style) => [style.name, style]));
  for (const style of chosen) resolved.set(style.name, { ...resolved.get(style.name), ...style });
  return resolved;
}

/** Name of the widget's style. Undefined if it has none. */
export function styleName({ styling }: Pick<Widget, "styling">): string | undefined {
  const name = scalarText(styling?.["style"])?.trim();
  return name === "" ? undefined : name;
}

/** Values of styles for one widget, by their place. Contains no values that the widget has itself. */
export interface StyledValues {
  readonly styling: Values;
  readonly properties: Values;
  readonly background_color?: NonNullable<Widget["background_color"]>;
}

const nothing: StyledValues = { styling: {}, properties: {} };

type Styleable = Pick<Widget, "type" | "styling" | "properties" | "background_color">;

/** Values that the style gives to a widget. Its own values take precedence. */
export function styledValues(widget: Styleable, styles: Styles): StyledValues {
  const style = styles.get(styleName(widget) ?? "");
  const definition = widgetDefinition(widget.type);
  if (!style || !definition) return nothing;
  const styling = definition.styling ? lacking(widget.styling, pick({ ...style }, Object.keys(textStyleTable))) : {};
  const shapes = styleHolders(widget.type).flatMap(({ value: name, property: holder }): [string, unknown][] =>
    Object.hasOwn(style, name)
      ? // A style serves widgets with different ranges.
        [[holder, definition.properties[holder]?.read(style[name]).value ?? ""]]
      : [],
  );
  const { background_color } = style;
  return {
    styling,
    properties: lacking(widget.properties, Object.fromEntries(shapes)),
    ...(background_color && !widget.background_color && { background_color }),
  };
}

/** Names of a style's values, with the properties of a type that hold them. */
export function styleHolders(type: string): readonly { readonly value: ShapeValue; readonly property: string }[] {
  const { properties = {} } = widgetDefinition(type) ?? {};
  const holders = [
    { value: "stroke_color", property: propertyWithRole(type, "strokeColor") },
    { value: "stroke_width", property: strokeWidthProperties.find((name) => Object.hasOwn(properties, name)) },
    { value: "fill_color", property: propertyWithRole(type, "fill") },
  ] as const;
  return holders.flatMap(({ value, property }) => (property === undefined ? [] : [{ value, property }]));
}

type ShapeValue = "stroke_color" | "stroke_width" | "fill_color";

/** True for a widget or cell with a style. */
export function usesStyle(widget: Widget): boolean {
  const [, cell] = cellOf(widget) ?? [];
  return styleName(widget) !== undefined || (cell !== undefined && isPlain(cell) && usesStyle(cell));
}

/** Names of styles that do not exist, with their paths in the widget. */
export function unknownStyles(
  widget: Widget,
  styles: Styles,
): readonly { readonly name: string; readonly path: readonly string[] }[] {
  const name = styleName(widget);
  const own = name === undefined || styles.has(name) ? [] : [{ name, path: ["styling", "style"] }];
  const [property, cell] = cellOf(widget) ?? [];
  if (property === undefined || !cell || !isPlain(cell)) return own;
  const inner = unknownStyles(cell, styles).map(({ name: missing, path }) => ({
    name: missing,
    path: ["properties", property, ...path],
  }));
  return [...own, ...inner];
}

/** Returns the widget with the values of its style and of those of its cells, and without their names. */
export function applyStyle<T extends Widget>(widget: T, styles: Styles): T {
  const withCells = withStyledCell(widget, styles);
  if (styleName(widget) === undefined) return withCells;
  const given = styledValues(withCells, styles);
  const { styling: written, properties: own, background_color: _, ...rest } = withCells;
  const { style: _style, ...ownStyling } = written ?? {};
  const styling = { ...given.styling, ...ownStyling };
  const properties = { ...given.properties, ...own };
  const background_color = withCells.background_color ?? given.background_color;
  return {
    ...(rest as T),
    ...(background_color && { background_color }),
    ...(Object.keys(styling).length > 0 && { styling }),
    ...((own || Object.keys(properties).length > 0) && { properties }),
  };
}

/** Name of the cell's property, and the cell, if the widget has one with a type. */
function cellOf({ type, properties }: Pick<Widget, "type" | "properties">): readonly [string, Widget] | undefined {
  const name = propertyWithRole(type, "cell");
  const cell = name === undefined ? undefined : properties?.[name];
  return name !== undefined && isMapping(cell) && typeof cell.type === "string"
    ? [name, cell as unknown as Widget]
    : undefined;
}

function withStyledCell<T extends Widget>(widget: T, styles: Styles): T {
  const [name, cell] = cellOf(widget) ?? [];
  if (name === undefined || cell === undefined || !isPlain(cell)) return widget;
  const styled = applyStyle(cell, styles);
  return styled === cell ? widget : { ...widget, properties: { ...widget.properties, [name]: styled } };
}

function isPlain({ styling = {}, properties = {} }: Widget): boolean {
  return isMapping(styling) && isMapping(properties);
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]));
}

function lacking(own: Values = {}, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(own, name)));
}
