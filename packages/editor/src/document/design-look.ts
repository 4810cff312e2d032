/** Look of new widgets: type, rules and greys of the page, by the styles of the document where it has them. */
import {
  applyStyle,
  type Canvas,
  type DeviceProfile,
  deviceView,
  parseColor,
  type Style,
  type Styles,
  styleHolders,
  styleName,
  type Widget,
  widgetDefinition,
} from "@octavo/engine";
import { type EditorDocument, masterUnder, type Place } from "./editor-document.ts";
import type { PageGrid } from "./page-grid.ts";
import { stylesOf } from "./styles.ts";
import { widgetsIn } from "./widget-lists.ts";

/** Smallest type and stroke that the device shows, in points of the page. */
export interface Minimums {
  readonly type: number;
  readonly stroke: number;
}

export function minimumsOn(canvas: Canvas, profile: DeviceProfile): Minimums {
  const { scale } = deviceView(canvas, profile);
  const { min_font_pt, min_stroke_pt } = profile.constraints;
  return { type: min_font_pt / scale, stroke: min_stroke_pt / scale };
}

interface LookSource {
  readonly document: EditorDocument;
  readonly place: Place;
  readonly grid: PageGrid;
  readonly minimums: Minimums;
}

type Values = Readonly<Record<string, unknown>>;

/** Style of a widget, and values of its own. */
interface Look {
  readonly styling: Values;
  readonly properties: Values;
}

const plain: Look = { styling: {}, properties: {} };

/** Returns a new widget in the look of most widgets of its type, or else in that of other texts and rules. */
export function inDesignLook(widget: Widget, source: LookSource): Widget {
  const { document, place } = source;
  const around = [...widgetsIn(document, place), ...(masterUnder(document, place)?.widgets ?? [])];
  const all = [...document.masters, ...document.pages].flatMap(({ widgets }) => widgets);
  const styles = stylesOf(document);
  const look = twinLook(widget, around) ?? twinLook(widget, all) ?? composedLook(widget, around, styles);
  return withMinimums(onRows(withLook(widget, withSize(look, widget)), source), styles, source.minimums);
}

/** Widgets that set some of their texts smaller keep their usual size at least. */
function withSize({ styling: { size, ...styling }, properties }: Look, { type }: Widget): Look {
  const { content, styling: table } = widgetDefinition(type) ?? {};
  const isKept = content === "text" || Number(size) > (table?.size.default ?? 0);
  return { styling: size !== undefined && isKept ? { ...styling, size } : styling, properties };
}

function withLook(widget: Widget, { styling, properties }: Look): Widget {
  const own = { ...widget.properties, ...properties };
  return {
    ...widget,
    ...(Object.keys(styling).length > 0 && { styling: { ...widget.styling, ...styling } }),
    ...(Object.keys(own).length > 0 && { properties: own }),
  };
}

/** Alignment belongs to the place of a text, not to its look. */
const lookNames = ["style", "font", "size", "color", "line_height"];

function lookOf({ type, styling, properties }: Widget): Look {
  const strokes = styleHolders(type).flatMap(({ value, property }) => (value === "fill_color" ? [] : [property]));
  return { styling: picked(styling, lookNames), properties: picked(properties, strokes) };
}

function picked(values: Values = {}, names: readonly string[]): Values {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

/** Titles are this much larger than the text of a page. */
const titleFactor = 1.6;

/** Undefined without widgets of the type, besides titles and frames. */
function twinLook({ type, properties = {} }: Widget, among: readonly Widget[]): Look | undefined {
  const { isFrame, styling } = widgetDefinition(type) ?? {};
  const most = (styling?.size.default ?? Number.POSITIVE_INFINITY) * titleFactor;
  const isFramed = isFrame?.(properties) === true;
  const twins = among.filter(
    (one) =>
      one.type === type &&
      (isFrame?.(one.properties ?? {}) === true) === isFramed &&
      Number(one.styling?.["size"] ?? 0) <= most,
  );
  return mostFrequent(twins.map(lookOf));
}

/** The look of the text and the rules of the page. A style that has both comes first. */
function composedLook(widget: Widget, around: readonly Widget[], styles: Styles): Look {
  const text = textLook(widget, around, styles);
  const stroke = strokeLook(widget, around, styles);
  const style = stroke?.style;
  if (!text) return stroke ? strokeValues(widget, stroke) : plain;
  if (!stroke) return { styling: text, properties: {} };
  if (style?.font !== undefined) return { styling: { ...picked(text, ["size"]), style: style.name }, properties: {} };
  const { properties } = strokeValues(widget, { ...stroke, style: undefined });
  return { styling: text, properties };
}

/** The style for text of the document, or else the look of most texts that are not titles, links or bold. */
function textLook({ type }: Widget, around: readonly Widget[], styles: Styles): Values | undefined {
  const { styling } = widgetDefinition(type) ?? {};
  if (!styling) return undefined;
  const body = bodyStyle(styles);
  if (body) return { style: body.name };
  const texts = around.filter((one) => {
    const definition = widgetDefinition(one.type);
    const size = Number(one.styling?.["size"] ?? 0);
    return definition?.styling && !definition.needsLink && size > 0 && size <= styling.size.default * titleFactor;
  });
  const plain = texts.filter(({ styling: own = {} }) => !/bold/i.test(String(own["font"])));
  return mostFrequent((plain.length > 0 ? plain : texts).map(lookOf))?.styling ?? {};
}

/** The first text style whose family also has a bolder style, or else the first one. */
function bodyStyle(styles: Styles): Style | undefined {
  const all = [...styles.values()].filter(({ font, stroke_color }) => font !== undefined && !stroke_color);
  return all.find(({ font }) => all.some((other) => other.font?.startsWith(`${font} `))) ?? all[0];
}

interface StrokeLook {
  readonly color: unknown;
  readonly width: unknown;
  readonly style?: Style | undefined;
}

/** Of most rules as dark as those of a new widget, or of a style with such a color. */
function strokeLook(widget: Widget, around: readonly Widget[], styles: Styles): StrokeLook | undefined {
  const wanted = strokeOf(widget);
  if (!wanted) return undefined;
  const isBlack = isDark(wanted.color) && widgetDefinition(widget.type)?.area !== "ruled";
  const alike = around.flatMap((one) => {
    const shown = applyStyle(one, styles);
    const stroke = strokeOf(shown);
    const style = styles.get(styleName(one) ?? "");
    return stroke && isDark(stroke.color) === isBlack && stroke.width ? [{ ...stroke, style }] : [];
  });
  const used = mostFrequent(alike.map(({ color, width, style }) => ({ color, width, style })));
  const named = [...styles.values()].filter(
    ({ stroke_color, stroke_width }) => stroke_color && stroke_width && isDark(stroke_color) === isBlack,
  );
  const hasText = widgetDefinition(widget.type)?.styling !== undefined;
  const style = named.find(({ font }) => hasText === (font !== undefined)) ?? named[0];
  if (style && (hasText || !used)) return { color: style.stroke_color, width: style.stroke_width, style };
  return used;
}

function strokeOf({ type, properties = {} }: Widget): StrokeLook | undefined {
  const table = widgetDefinition(type)?.properties ?? {};
  const holders = styleHolders(type);
  const held = (value: "stroke_color" | "stroke_width") => {
    const name = holders.find((holder) => holder.value === value)?.property ?? "";
    return table[name]?.read(properties[name]).value;
  };
  const color = held("stroke_color");
  return color ? { color, width: held("stroke_width") } : undefined;
}

function strokeValues({ type }: Widget, { color, width, style }: StrokeLook): Look {
  if (style) return { styling: { style: style.name }, properties: {} };
  const values = { stroke_color: color, stroke_width: width };
  const own = styleHolders(type).flatMap(({ value, property }) =>
    value === "fill_color" || values[value] === undefined ? [] : [[property, values[value]]],
  );
  return { styling: {}, properties: Object.fromEntries(own) };
}

/** Rules to write on are grey, others are black. */
function isDark(color: unknown): boolean {
  return Number.parseInt(parseColor(color)?.slice(1, 3) ?? "0", 16) < 0x60;
}

/** Lines to write on get the distance of the rows on the page. */
function onRows(widget: Widget, { grid, document }: LookSource): Widget {
  const { rows, properties = {} } = widgetDefinition(widget.type) ?? {};
  const property = properties[rows?.pitchProperty ?? ""];
  const { step } = grid.y;
  if (!rows?.pitchProperty || step === document.canvas.grid_size || property?.read(step).value !== step) return widget;
  return { ...widget, properties: { ...widget.properties, [rows.pitchProperty]: step } };
}

function withMinimums(widget: Widget, styles: Styles, { type, stroke }: Minimums): Widget {
  const shown = applyStyle(widget, styles);
  const { styling, properties = {} } = widgetDefinition(widget.type) ?? {};
  const size = styling?.size.read(shown.styling?.["size"]).value ?? type;
  const name = styleHolders(widget.type).find(({ value }) => value === "stroke_width")?.property ?? "";
  const width = Number(properties[name]?.read(shown.properties?.[name]).value ?? stroke);
  return {
    ...widget,
    ...(size < type && { styling: { ...widget.styling, size: roundedUp(type, 10) } }),
    ...(width > 0 && width < stroke && { properties: { ...widget.properties, [name]: roundedUp(stroke, 100) } }),
  };
}

function roundedUp(points: number, parts: number): number {
  return Math.ceil(points * parts - 0.001) / parts;
}

function mostFrequent<T>(all: readonly T[]): T | undefined {
  const counts = new Map<string, { readonly first: T; readonly count: number }>();
  for (const one of all) {
    const key = JSON.stringify(one);
    counts.set(key, { first: one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.first;
}
