/** Styles of a document and of its widgets. Pure functions, also for designs that are not open. */

import {
  applyStyle,
  type Face,
  type FontFamily,
  type FontLibrary,
  propertyWithRole,
  resolveStyles,
  type SharedParts,
  type Style,
  type Styles,
  type StyleValues,
  styledValues,
  styleHolders,
  styleName,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { type EditorDocument } from "./editor-document.ts";
import { changeAllWidgets } from "./widget-lists.ts";

const resolved = new WeakMap<SharedParts, Styles>();
const noStyles: Styles = new Map();

/** Returns the styles with the values of the theme in use. The same object for the same shared parts. */
export function stylesOf({ shared }: Pick<EditorDocument, "shared">): Styles {
  if (!shared) return noStyles;
  const styles = resolved.get(shared) ?? resolveStyles(shared);
  resolved.set(shared, styles);
  return styles;
}

type Change = (widget: Widget) => Widget;

/** Changes a widget and its cell, which has styles and fonts of its own. */
function withCell(widget: Widget, change: Change): Widget {
  const changed = change(widget);
  const name = propertyWithRole(widget.type, "cell");
  const cell = name === undefined ? undefined : changed.properties?.[name];
  if (name === undefined || !isWidget(cell)) return changed;
  const next = withCell(cell, change);
  return next === cell ? changed : { ...changed, properties: { ...changed.properties, [name]: next } };
}

function isWidget(value: unknown): value is Widget {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Changes all widgets of a document, in its blocks too. */
export function changeEveryWidget(document: EditorDocument, change: Change): EditorDocument {
  const changed = changeAllWidgets(document, change);
  const { shared } = changed;
  if (!shared?.blocks) return changed;
  const blocks = shared.blocks.map((block) => {
    const widgets = block.widgets.map(change);
    return widgets.every((widget, i) => widget === block.widgets[i]) ? block : { ...block, widgets };
  });
  return blocks.every((block, i) => block === shared.blocks?.[i])
    ? changed
    : { ...changed, shared: { ...shared, blocks } };
}

/** Returns the shared parts without empty lists, as documents have them. */
export function withoutEmptyLists({ styles = [], themes = [], ...others }: SharedParts): SharedParts {
  return { ...others, ...(styles.length > 0 && { styles }), ...(themes.length > 0 && { themes }) };
}

/** Values of a style that a widget shows: its own before those of its style. Defaults are left out. */
export function shownStyleValues(widget: Widget, styles: Styles): StyleValues {
  const given = styledValues(widget, styles);
  const definition = widgetDefinition(widget.type);
  const { style: _, ...text } = { ...given.styling, ...(definition?.styling && widget.styling) };
  const properties = { ...given.properties, ...widget.properties };
  const shapes = styleHolders(widget.type).flatMap(({ value, property }) => {
    const written = properties[property];
    return written === undefined ? [] : [[value, written]];
  });
  const background = widget.background_color ?? given.background_color;
  return { ...text, ...Object.fromEntries(shapes), ...(background && { background_color: background }) };
}

/** Returns the widget without own values of the given names. */
export function withoutValues(widget: Widget, names: ReadonlySet<string>): Widget {
  const keep = (table: Widget["styling"] = {}, isGone: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(table).filter(([name]) => !isGone(name)));
  const holders = new Set(
    styleHolders(widget.type).flatMap(({ value, property }) => (names.has(value) ? [property] : [])),
  );
  const { styling, properties, background_color, ...rest } = widget;
  const text = keep(styling, (name) => names.has(name));
  const shapes = keep(properties, (name) => holders.has(name));
  const next = {
    ...rest,
    ...(background_color && !names.has("background_color") && { background_color }),
    ...(Object.keys(text).length > 0 && { styling: text }),
    ...(properties && { properties: shapes }),
  };
  return isEqual(next, widget) ? widget : next;
}

/** Gives a widget a style, which replaces its own values. Without a name, the widget keeps its look. */
export function withStyle(widget: Widget, name: string | undefined, styles: Styles): Widget {
  if (name === undefined) return styleName(widget) === undefined ? widget : withoutStyle(widget, styles);
  const { name: _, ...values } = styles.get(name) ?? { name };
  const bare = withoutValues(widget, new Set(Object.keys(values)));
  return bare.styling?.["style"] === name ? bare : { ...bare, styling: { ...bare.styling, style: name } };
}

/** Returns the widget with the values of its style as its own. Its cell keeps its style. */
function withoutStyle(widget: Widget, styles: Styles): Widget {
  const name = propertyWithRole(widget.type, "cell");
  const cell = name === undefined ? undefined : widget.properties?.[name];
  const plain = applyStyle(widget, styles);
  if (name === undefined || cell === undefined) return plain;
  return { ...plain, properties: { ...plain.properties, [name]: cell } };
}

/** Returns the widget, and its cell, with another name of a style. */
export function renamedStyle(widget: Widget, from: string, to: string): Widget {
  return withCell(widget, (one) =>
    styleName(one) === from ? { ...one, styling: { ...one.styling, style: to } } : one,
  );
}

/** Returns the widget, and its cell, without a style, with the same look. */
export function detachedStyle(widget: Widget, name: string, styles: Styles): Widget {
  return withCell(widget, (one) => (styleName(one) === name ? withoutStyle(one, styles) : one));
}

/** True if the widget or its cell has the style. */
export function hasStyle(widget: Widget, name: string): boolean {
  return renamedStyle(widget, name, `${name} `) !== widget;
}

export interface FontChoice {
  readonly family: FontFamily;
  readonly fonts: FontLibrary;
}

/** Returns the name of the family's font with the weight and slant of another font, or with the nearest. */
function fontLike({ family, fonts }: FontChoice, written: unknown): string {
  const [regular] = family.faces;
  const id = typeof written === "string" ? fonts.resolve(written) : undefined;
  const old = fonts.families.flatMap((one) => one.faces).find((face) => face.id === id) ?? regular;
  const distance = ({ weight, italic }: Face) =>
    (italic === old?.italic ? 0 : 10_000) + Math.abs(weight - (old?.weight ?? 400));
  const [nearest] = family.faces.toSorted((one, other) => distance(one) - distance(other));
  return nearest?.name ?? String(written);
}

/** Names of the styles that have a font. */
export function stylesWithFont(styles: Styles): ReadonlySet<string> {
  return new Set([...styles.values()].flatMap(({ name, font }) => (font === undefined ? [] : [name])));
}

/**
 * Returns the widget, and its cell, with a font of the family instead of its own. A widget without one gets none if its
 * style is among `styles`, which have fonts.
 */
export function withFontFamily(widget: Widget, choice: FontChoice, styles: ReadonlySet<string>): Widget {
  return withCell(widget, (one) => {
    const { styling, type } = one;
    const own = styling?.["font"];
    if (!widgetDefinition(type)?.styling || (own === undefined && styles.has(styleName(one) ?? ""))) return one;
    const font = fontLike(choice, own);
    return font === own ? one : { ...one, styling: { ...styling, font } };
  });
}

/** Returns the styles with fonts of the family, in the styles of the library and of the theme in use. */
export function withStylesInFamily(shared: SharedParts, choice: FontChoice): SharedParts {
  let next = shared;
  for (const { name, font } of resolveStyles(shared).values())
    if (font !== undefined) next = withStyleValues(next, name, { font: fontLike(choice, font) });
  return next;
}

/** Changes values of a style where they come from: in the theme in use, if it has them, else in the library. */
export function withStyleValues(shared: SharedParts, name: string, values: StyleValues): SharedParts {
  const themed = shared.themes
    ?.find((theme) => theme.name === shared.theme)
    ?.styles.find((style) => style.name === name);
  const isThemed = (key: string) => themed !== undefined && Object.hasOwn(themed, key);
  const changed = (style: Style, isOwn: (key: string) => boolean): Style => {
    const own = Object.entries(values).filter(([key]) => isOwn(key));
    const next = Object.fromEntries(
      Object.entries({ ...style, ...Object.fromEntries(own) }).filter(([, value]) => value !== undefined),
    );
    return isEqual(next, style) ? style : (next as unknown as Style);
  };
  const inList = (styles: readonly Style[], isOwn: (key: string) => boolean) =>
    styles.map((style) => (style.name === name ? changed(style, isOwn) : style));
  const styles = shared.styles ?? [];
  const known = styles.some((style) => style.name === name) ? styles : [...styles, { name }];
  return {
    ...shared,
    styles: inList(known, (key) => !isThemed(key)),
    ...(themed &&
      shared.themes && {
        themes: shared.themes.map((theme) =>
          theme.name === shared.theme ? { ...theme, styles: inList(theme.styles, isThemed) } : theme,
        ),
      }),
  };
}

/** Changes the name of a style in the library and in all themes. Undefined deletes it. */
export function withStyleName(shared: SharedParts, from: string, to: string | undefined): SharedParts {
  const inList = (styles: readonly Style[]) =>
    styles.flatMap((style) => (style.name !== from ? [style] : to === undefined ? [] : [{ ...style, name: to }]));
  return {
    ...shared,
    ...(shared.styles && { styles: inList(shared.styles) }),
    ...(shared.themes && { themes: shared.themes.map((theme) => ({ ...theme, styles: inList(theme.styles) })) }),
  };
}
