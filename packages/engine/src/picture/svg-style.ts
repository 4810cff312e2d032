/** Presentation of SVG elements: attributes, style sheets with simple selectors, and inline styles. */
import { black } from "../primitives/color.ts";
import { clamp } from "../primitives/geometry.ts";
import { parseSvgColor, type SvgColor } from "./svg-color.ts";
import { type Attributes, parseLength } from "./svg-geometry.ts";

/** Inherited values. */
export interface SvgStyle {
  readonly color: SvgColor;
  /** Undefined for none. */
  readonly fill: SvgColor | undefined;
  readonly stroke: SvgColor | undefined;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly isEvenOdd: boolean;
  readonly width: number;
  readonly dash: readonly number[];
  readonly cap: "butt" | "round" | "square";
  readonly join: "miter" | "round" | "bevel";
  readonly miterLimit: number;
  readonly isVisible: boolean;
}

const opaqueBlack: SvgColor = { color: black, opacity: 1 };

export const initialStyle: SvgStyle = {
  color: opaqueBlack,
  fill: opaqueBlack,
  stroke: undefined,
  fillOpacity: 1,
  strokeOpacity: 1,
  isEvenOdd: false,
  width: 1,
  dash: [],
  cap: "butt",
  join: "miter",
  miterLimit: 4,
  isVisible: true,
};

export type Declarations = Readonly<Record<string, string>>;

/** Returns the color of a gradient or a pattern, by its id. */
export type PaintServer = (id: string) => SvgColor | undefined;

export function inheritStyle(parent: SvgStyle, declared: Declarations, server: PaintServer): SvgStyle {
  const read = <Value>(name: string, inherited: Value, parse: (text: string) => Value | undefined): Value => {
    const text = declared[name];
    return text === undefined || text === "inherit" ? inherited : (parse(text) ?? inherited);
  };
  const color = read("color", parent.color, parseSvgColor);
  const paint = (text: string) => parsePaint(text, color, server);
  return {
    color,
    fill: readPaint(declared["fill"], parent.fill, paint),
    stroke: readPaint(declared["stroke"], parent.stroke, paint),
    fillOpacity: read("fill-opacity", parent.fillOpacity, parseOpacity),
    strokeOpacity: read("stroke-opacity", parent.strokeOpacity, parseOpacity),
    isEvenOdd: read("fill-rule", parent.isEvenOdd, (text) => text === "evenodd"),
    width: read("stroke-width", parent.width, parseLength),
    dash: read("stroke-dasharray", parent.dash, parseDash),
    cap: read("stroke-linecap", parent.cap, (text) =>
      (["butt", "round", "square"] as const).find((cap) => cap === text),
    ),
    join: read("stroke-linejoin", parent.join, parseJoin),
    miterLimit: read("stroke-miterlimit", parent.miterLimit, (text) => clamp(Number(text) || 4, 1, 100)),
    isVisible: read("visibility", parent.isVisible, (text) => text === "visible"),
  };
}

const unreadable = Symbol("unreadable");

function readPaint(
  text: string | undefined,
  inherited: SvgColor | undefined,
  parse: (text: string) => SvgColor | undefined | typeof unreadable,
): SvgColor | undefined {
  const paint = text === undefined || text === "inherit" ? unreadable : parse(text);
  return paint === unreadable ? inherited : paint;
}

function parsePaint(text: string, current: SvgColor, server: PaintServer): SvgColor | undefined | typeof unreadable {
  if (text === "none") return undefined;
  if (text.toLowerCase() === "currentcolor") return current;
  const id = parseUrl(text);
  if (id === undefined) return parseSvgColor(text) ?? unreadable;
  return server(id) ?? parseSvgColor(text.slice(text.indexOf(")") + 1));
}

/** Id in `url(#id)`. */
export function parseUrl(text: string | undefined): string | undefined {
  return /^\s*url\(\s*["']?#([^"')\s]{1,200})["']?\s*\)/.exec(text?.slice(0, 300) ?? "")?.[1];
}

export function parseOpacity(text: string): number | undefined {
  const value = Number.parseFloat(text) / (text.trim().endsWith("%") ? 100 : 1);
  return Number.isNaN(value) ? undefined : clamp(value, 0, 1);
}

function parseJoin(text: string): SvgStyle["join"] | undefined {
  if (text === "miter-clip" || text === "arcs") return "miter";
  return (["miter", "round", "bevel"] as const).find((join) => join === text);
}

const mostDashes = 32;

/** A solid line if a length is unusable or all are zero. */
function parseDash(text: string): readonly number[] {
  const lengths = text
    .slice(0, 500)
    .trim()
    .split(/[\s,]+/)
    .map((length) => parseLength(length) ?? -1);
  const isUsable =
    lengths.length <= mostDashes && lengths.every((length) => length >= 0) && lengths.some((length) => length > 0);
  return isUsable ? lengths : [];
}

/** Properties that may be written as attributes. */
const presentation = [
  "clip-path",
  "color",
  "display",
  "fill",
  "fill-opacity",
  "fill-rule",
  "filter",
  "marker-end",
  "marker-mid",
  "marker-start",
  "mask",
  "opacity",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-opacity",
  "stroke-width",
  "visibility",
];

interface Rule {
  readonly selector: Selector;
  readonly declarations: Block;
}

interface Block {
  readonly plain: Declarations;
  /** These have precedence over all others. */
  readonly important: Declarations;
}

interface Selector {
  /** "" for any. */
  readonly element: string;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
}

/** Characters of a value. */
const longestValue = 500;
const mostRules = 2000;
/** Rules of one element that apply. Hostile files have thousands. */
const mostMatches = 50;

/** Style sheets of a file. Knows type, class and id selectors, and combinations of them without spaces. */
export class StyleSheet {
  /** By the most specific part of the selector: `#id`, `.class`, element, or "". In ascending precedence. */
  readonly #rules = new Map<string, Rule[]>();
  /** By name, class and id of an element. */
  readonly #merged = new Map<string, Block>();
  #count = 0;
  /** Number of rules with other selectors. */
  unknown = 0;

  add(css: string): void {
    this.#merged.clear();
    for (const block of withoutComments(css).split("}")) {
      const start = block.lastIndexOf("{");
      if (start >= 0) this.#addRules(block.slice(0, start), parseDeclarations(block.slice(start + 1)));
    }
  }

  /** Declared values of an element. */
  declarationsOf(name: string, attributes: Attributes): Declarations {
    const declared: Record<string, string> = {};
    for (const property of presentation) {
      const value = attributes[property];
      if (value !== undefined) declared[property] = value.trim().slice(0, longestValue);
    }
    const rules = this.#rulesOf(name, attributes);
    const own = parseDeclarations(attributes["style"] ?? "");
    return Object.assign(declared, rules.plain, own.plain, rules.important, own.important);
  }

  #addRules(selectors: string, declarations: Block): void {
    for (const text of selectors.split(",")) {
      const selector = this.#count < mostRules ? parseSelector(text.trim()) : undefined;
      if (!selector) {
        this.unknown++;
        continue;
      }
      this.#count++;
      const key = keyOf(selector);
      const rules = this.#rules.get(key) ?? [];
      rules.push({ selector, declarations });
      this.#rules.set(key, rules);
    }
  }

  /** Declarations of all rules that apply to an element. Equal elements share them. */
  #rulesOf(name: string, attributes: Attributes): Block {
    if (this.#count === 0) return noDeclarations;
    const { class: classes = "", id = "" } = attributes;
    const key = JSON.stringify([name, classes, id]);
    const found = this.#merged.get(key) ?? merge(this.#matching(name, classes.split(/\s+/, 10), id));
    this.#merged.set(key, found);
    return found;
  }

  #matching(name: string, classes: readonly string[], id: string): readonly Rule[] {
    const keys = ["", name, ...classes.map((each) => `.${each}`), `#${id}`];
    const rules = keys.flatMap((key) => this.#rules.get(key)?.slice(-mostMatches) ?? []);
    return rules
      .filter(({ selector }) => matches(selector, name, id, classes))
      .sort((a, b) => specificity(a.selector) - specificity(b.selector));
  }
}

const noDeclarations: Block = { plain: {}, important: {} };

const merge = (rules: readonly Rule[]): Block => ({
  plain: Object.assign({}, ...rules.map(({ declarations }) => declarations.plain)),
  important: Object.assign({}, ...rules.map(({ declarations }) => declarations.important)),
});

function withoutComments(css: string): string {
  return css
    .split("/*")
    .map((part, i) => (i === 0 ? part : part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : ""))
    .join("");
}

/** A custom property. Its fallback applies. */
const variable = /var\(\s*--[\w-]{1,100}\s*(?:,([^()]*))?\)/;

function parseDeclarations(text: string): Block {
  const plain: Record<string, string> = {};
  const important: Record<string, string> = {};
  for (const part of text.split(";")) {
    const colon = part.indexOf(":");
    const written = part.slice(colon + 1).slice(0, longestValue);
    const value = written.replace(/!\s*important/i, "");
    const declared = value === written ? plain : important;
    if (colon > 0) declared[part.slice(0, colon).trim().toLowerCase()] = value.replace(variable, "$1").trim();
  }
  return { plain, important };
}

function parseSelector(text: string): Selector | undefined {
  if (text.length > 200 || !/^(?:\*|[a-z][\w-]*)?(?:[.#][\w-]+)*$/i.test(text) || text === "") return undefined;
  const named = (mark: string) =>
    [...text.matchAll(/([.#])([\w-]+)/g)].flatMap(([, sign, name = ""]) => (sign === mark ? [name] : []));
  return { element: /^[a-z][\w-]*/i.exec(text)?.[0] ?? "", ids: named("#"), classes: named(".") };
}

function keyOf({ element, ids, classes }: Selector): string {
  if (ids.length > 0) return `#${ids[0]}`;
  return classes.length > 0 ? `.${classes[0]}` : element;
}

function matches({ element, ids, classes }: Selector, name: string, id: string, own: readonly string[]): boolean {
  return (
    (element === "" || element === name) &&
    ids.every((each) => each === id) &&
    classes.every((each) => own.includes(each))
  );
}

function specificity({ element, ids, classes }: Selector): number {
  return ids.length * 10_000 + classes.length * 100 + (element === "" ? 0 : 1);
}
