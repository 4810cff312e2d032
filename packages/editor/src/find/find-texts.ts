/** Finds and replaces texts of widgets: contents, properties with texts, and links. */
import { type Property, type Widget, widgetDefinition } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import { type WidgetEdit, withContent, withProperty } from "../document/edit-widget.ts";
import type { EditorDocument, Place } from "../document/editor-document.ts";
import { inReadingOrder } from "../document/rects.ts";
import { isVisible } from "../document/visible-properties.ts";
import type { Widgets } from "../document/widget-lists.ts";

export interface TextQuery {
  readonly text: string;
  readonly matchesCase: boolean;
  readonly wholeWords: boolean;
}

type Path = readonly (string | number)[];

interface WidgetText {
  /** Path within the widget: `["content"]`, or `["properties", name, …]`. */
  readonly path: Path;
  readonly label: Message;
  readonly text: string;
}

/** One occurrence. `text` is the whole text, and `start` and `end` are indices in it. */
export interface TextHit extends WidgetText {
  readonly widget: Widget;
  readonly start: number;
  readonly end: number;
}

export interface PlacedHit extends TextHit {
  readonly place: Place;
}

/** Largest number of occurrences of one search. */
export const mostHits = 5000;

/** Masters first, then pages and blocks, each in reading order. */
export function findInDocument({ masters, pages, shared }: EditorDocument, query: TextQuery): readonly PlacedHit[] {
  const hits: PlacedHit[] = [];
  const search = (place: Place, widgets: Widgets) => {
    for (const hit of findInWidgets(widgets, query, mostHits - hits.length)) hits.push({ ...hit, place });
  };
  for (const { id, widgets } of masters) search({ kind: "master", id }, widgets);
  for (const { id, widgets } of pages) search({ kind: "page", id }, widgets);
  for (const { name, widgets } of shared?.blocks ?? []) search({ kind: "block", id: name }, widgets);
  return hits;
}

/** Returns at most `most` occurrences, in reading order. An empty query finds nothing. */
export function findInWidgets(widgets: Widgets, query: TextQuery, most = mostHits): readonly TextHit[] {
  if (query.text === "") return [];
  const pattern = patternOf(query);
  const hits: TextHit[] = [];
  const found = widgets.filter((widget) => textsOf(widget).some(({ text }) => text.search(pattern) >= 0));
  for (const widget of inReadingOrder(found)) {
    for (const text of textsOf(widget)) {
      for (const { 0: match, index } of text.text.matchAll(pattern)) {
        if (hits.length >= most) return hits;
        hits.push({ ...text, widget, start: index, end: index + match.length });
      }
    }
  }
  return hits;
}

function patternOf({ text, matchesCase, wholeWords }: TextQuery): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const [before, after] = wholeWords ? ["(?<![\\p{L}\\p{M}\\p{N}_])", "(?![\\p{L}\\p{M}\\p{N}_])"] : ["", ""];
  // oxlint-disable-next-line octavo/slow-expressions -- the text of the user has no parts that repeat
  return new RegExp(`${before}${literal}${after}`, matchesCase ? "gu" : "giu");
}

const contentLabel = message("Content");

const known = new WeakMap<Widget, readonly WidgetText[]>();

function textsOf(widget: Widget): readonly WidgetText[] {
  const texts = known.get(widget) ?? readTexts(widget, []);
  known.set(widget, texts);
  return texts;
}

/** `widget` may also be the repeated widget of a grid, at `path` within the grid. */
function readTexts(widget: Pick<Widget, "type" | "content" | "properties">, path: Path): readonly WidgetText[] {
  const { content, properties = {} } = widgetDefinition(widget.type) ?? {};
  const text = typeof widget.content === "string" && content !== "none" ? widget.content : "";
  return [
    ...(text === "" ? [] : [{ path: [...path, "content"], label: contentLabel, text }]),
    ...Object.entries(properties).flatMap(([name, property]) =>
      isVisible(widget, property)
        ? propertyTexts(property, [...path, "properties", name], widget.properties?.[name])
        : [],
    ),
  ];
}

function propertyTexts(property: Property<unknown>, path: Path, written: unknown): readonly WidgetText[] {
  const { kind, role } = property;
  const label = { text: property.label };
  // A block is renamed with all of its placements.
  if (role === "picture" || role === "blockName") return [];
  if (role === "cell") return isCell(written) ? readTexts(written, path) : [];
  if (kind === "structure") return stringsIn(written, path).map((found) => ({ ...found, label }));
  if (kind !== "text" && kind !== "destination" && kind !== "binding") return [];
  // A default is a text that the author sees, such as the labels of a list of links.
  const text = String(property.read(written).value);
  return text === "" ? [] : [{ path, label, text }];
}

function isCell(written: unknown): written is Pick<Widget, "type" | "content" | "properties"> {
  return isObject(written) && typeof Reflect.get(written, "type") === "string";
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Returns the strings of a list or mapping. */
function stringsIn(value: unknown, path: Path): readonly Pick<WidgetText, "path" | "text">[] {
  if (typeof value === "string") return value === "" ? [] : [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => stringsIn(item, [...path, i]));
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key])) : [];
}

export interface Replaced {
  readonly widgets: Widgets;
  /** Number of replaced occurrences. */
  readonly count: number;
  /** Reason of the first refusal: a link or a property that cannot have the new text. */
  readonly refused: Message | undefined;
}

/** Replaces occurrences. Texts that have changed since they were found stay as they are. */
export function replaceInWidgets(widgets: Widgets, hits: readonly TextHit[], replacement: string): Replaced {
  const byWidget = Map.groupBy(hits, ({ widget }) => widget.id);
  let count = 0;
  let refused: Message | undefined;
  const replaced = widgets.map((widget) => {
    let edited = widget;
    for (const group of Map.groupBy(byWidget.get(widget.id) ?? [], ({ path }) => JSON.stringify(path)).values()) {
      const result = replaceText(edited, group, replacement);
      if (!result) continue;
      if ("refused" in result) refused ??= result.refused;
      else {
        edited = result.widget;
        count += group.length;
      }
    }
    return edited;
  });
  return { widgets: count === 0 ? widgets : replaced, count, refused };
}

/** `hits` are occurrences in one text, in order. */
function replaceText(widget: Widget, hits: readonly TextHit[], replacement: string): WidgetEdit | undefined {
  const [first] = hits;
  const now = first && textsOf(widget).find(({ path }) => JSON.stringify(path) === JSON.stringify(first.path));
  if (!first || now?.text !== first.text) return undefined;
  const text = hits.reduceRight(
    (edited, { start, end }) => edited.slice(0, start) + replacement + edited.slice(end),
    first.text,
  );
  const [, name, ...rest] = first.path;
  if (name === undefined) return { widget: withContent(widget, text) };
  const property = String(name);
  return withProperty(widget, property, withTextAt(widget.properties?.[property], rest, text));
}

/** Returns a copy with the text at the path. */
function withTextAt(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i === key ? withTextAt(item, rest, text) : item));
  return isObject(value) ? { ...value, [key]: withTextAt(Reflect.get(value, key), rest, text) } : value;
}
