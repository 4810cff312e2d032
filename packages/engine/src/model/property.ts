/**
 * Description of a property of a widget. Layout, validation, palette, properties panel, lint, rescaling and the
 * reference tables all read it.
 */
import { type CivilDate, expected, type Message, parseDate } from "@octavo/foundation";
import { type Color, parseColor } from "../primitives/color.ts";
import { scalarNumber, scalarOption, scalarText } from "../primitives/scalar.ts";
import * as messages from "./messages.ts";

/**
 * Meaning of a value that its kind does not tell: the data URI of a picture; a widget repeated in cells; the number of a
 * page; the name of the destination at the widget's top left corner; the index of the list entry that stands for the page;
 * the color and the dashes of lines; the color behind the content; the name of the block that a widget stands for; changes
 * of that block's widgets; the lines of each page of a list that continues on the next pages of its item; true for a widget that shows events in its days; true
 * for a list of the events that those widgets do not name.
 */
export type PropertyRole =
  | "picture"
  | "cell"
  | "page"
  | "destinationName"
  | "currentEntry"
  | "strokeColor"
  | "dashes"
  | "fill"
  | "blockName"
  | "blockOverrides"
  | "pageLines"
  | "rowsSection"
  | "rowsOnPage"
  | "showsEvents"
  | "listsUnnamed";

interface Description<T> {
  readonly label: string;
  /** Value of a widget without the property, and of a new widget unless `initial` is set. */
  readonly default: T;
  /** Value in a new widget, if it differs from `default`. */
  readonly initial?: T;
  /** Replaces an unusable value; `default` if absent. */
  readonly fallback?: T;
  /** The panel shows the property only if each of these properties has one of its values. */
  readonly shownWhen?: Readonly<Record<string, readonly unknown[]>>;
  readonly role?: PropertyRole;
}

/** `problem` is a predicate for the property's name ("must be a number"); with it, `value` is a replacement. */
export interface ReadResult<T> {
  readonly value: T;
  readonly problem?: Message;
}

export interface Property<T, Kind extends string = string> extends Description<T> {
  readonly kind: Kind;
  /** `@name` is a variable in this property, as in links. `{name}` always is one. */
  readonly atVariables: boolean;
  /**
   * Stage that replaces tokens: layout before `read`; the widget, which adds variables of its own; or none, so that the
   * value is the same on all pages.
   */
  readonly tokens: "layout" | "widget" | "none";
  /** Returns a value of the right kind and range for any input. Never throws. */
  readonly read: (raw: unknown) => ReadResult<T>;
}

export type PropertyTable = Readonly<Record<string, Property<unknown>>>;
export type PropertiesOf<Table extends PropertyTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Property<infer T> ? T : never;
};

interface NumberDescription extends Description<number> {
  readonly min: number;
  readonly max: number;
  /** Range of the panel's input, if narrower. */
  readonly inputMin?: number;
  readonly inputMax?: number;
  readonly step?: number;
  readonly unit?: "pt" | "px";
  readonly whole?: boolean;
  /**
   * Scaling of a length in points with the page: by its width, by its height, or by the smaller of both
   * factors. Strokes and type also use the smaller factor and keep the device's minimum. Default: "both".
   */
  readonly scaling?: "width" | "height" | "both" | "stroke" | "type";
}

export interface NumberProperty
  extends Property<number, "number">,
    Omit<NumberDescription, keyof Description<number>> {}

export function number(description: NumberDescription): NumberProperty {
  const { min, max, whole = false } = description;
  return { ...plain("number", description, read), min, max };

  function read(raw: unknown): ReadResult<number> {
    const given = scalarNumber(raw);
    if (given === undefined) return unusable(description, expected.number);
    const value = Math.min(max, Math.max(min, whole ? Math.round(given) : given));
    return value === given
      ? { value }
      : { value, problem: messages.mustBe((whole ? expected.wholeRange : messages.range)(min, max)) };
  }
}

export interface ChoiceProperty<T extends string> extends Property<T, "choice"> {
  readonly options: readonly T[];
}

/** `synonyms` are spellings in existing documents. */
export function choice<const T extends string>(
  options: readonly T[],
  description: Description<NoInfer<T>> & { readonly synonyms?: Readonly<Record<string, NoInfer<T>>> },
): ChoiceProperty<T> {
  return { ...plain("choice", description, read), options };

  function read(raw: unknown): ReadResult<T> {
    const name = scalarText(raw)?.trim().toLowerCase() ?? "";
    const value = scalarOption(raw, options) ?? description.synonyms?.[name];
    return value === undefined ? unusable(description, expected.oneOf(options)) : { value };
  }
}

export function flag(description: Description<boolean>): Property<boolean, "flag"> {
  return plain("flag", description, (raw) => {
    if (typeof raw === "boolean") return { value: raw };
    if (raw === "true" || raw === "false") return { value: raw === "true" };
    return unusable(description, expected.flag);
  });
}

type TextDescription = Description<string> & Partial<Pick<Property<string>, "atVariables" | "tokens">>;

export function text(description: TextDescription): Property<string, "text"> {
  return plain("text", description, (raw) => readText(description, raw));
}

/** Name of a destination, such as "notes:index". The link replaces its tokens, because an empty variable disables it. */
export function destination(description: Partial<Description<string>> = {}): Property<string, "destination"> {
  const full = { label: "Links to", default: "", ...description };
  return { ...plain("destination", full, (raw) => readText(full, raw)), atVariables: true, tokens: "widget" };
}

/** A binding: "month(@cell_month)", "@variable" or the name of a destination. */
export function binding(description: Partial<Description<string>> = {}): Property<string, "binding"> {
  const full = { label: "Link rule", default: "", ...description };
  return { ...plain("binding", full, (raw) => readText(full, raw)), atVariables: true, tokens: "widget" };
}

/** Undefined means transparent. */
export function color(description: Description<Color | undefined>): Property<Color | undefined, "color"> {
  return plain("color", description, (raw) => {
    if (raw === "" || raw === "transparent") return { value: undefined };
    const value = parseColor(raw);
    return value ? { value } : unusable(description, expected.color);
  });
}

export function opaqueColor(description: Description<Color>): Property<Color, "color"> {
  return plain("color", description, (raw) => {
    const value = parseColor(raw);
    return value ? { value } : unusable(description, expected.color);
  });
}

/** Name of a font. Its `read` does not check that the font exists. */
export function font(description: Description<string>): Property<string, "font"> {
  return plain("font", description, (raw) =>
    typeof raw === "string" && raw.trim() !== "" ? { value: raw } : unusable(description, messages.font),
  );
}

/** `YYYY-MM-DD`, or `YYYY-MM` for the first of a month. Undefined if the document has none. */
export function date(description: Omit<Description<undefined>, "default">): Property<CivilDate | undefined, "date"> {
  return {
    ...plain<CivilDate | undefined, "date">("date", { ...description, default: undefined }, (raw) => {
      const written = scalarText(raw) ?? "?";
      if (written === "") return { value: undefined };
      const value = parseDate(/^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written);
      return value ? { value } : { value: undefined, problem: messages.mustBe(messages.day) };
    }),
    atVariables: true,
  };
}

/** Fractions strictly between 0 and 1. */
export function fractions(
  description: Omit<Description<readonly number[]>, "default">,
): Property<readonly number[], "fractions"> {
  const full = { ...description, default: [] };
  return plain("fractions", full, (raw) => {
    const given = Array.isArray(raw)
      ? raw.map(scalarNumber)
      : typeof raw === "string"
        ? raw
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(scalarNumber)
        : [undefined];
    const value = given.filter((ratio): ratio is number => ratio !== undefined && ratio > 0 && ratio < 1);
    return value.length === given.length ? { value } : { value, problem: messages.mustBe(messages.fractions) };
  });
}

/** A list or mapping with a parser of its own. `expected` describes the values for which `parse` returns one. */
export function structure<T>(
  description: Description<T> & { readonly parse: (raw: unknown) => T | undefined; readonly expected: Message },
): Property<T, "structure"> {
  const property = plain<T, "structure">("structure", description, (raw) => {
    const value = description.parse(raw);
    return value === undefined ? unusable(description, description.expected) : { value };
  });
  return { ...property, atVariables: true, tokens: "widget" };
}

function plain<T, Kind extends string>(
  kind: Kind,
  description: Description<T>,
  read: (raw: unknown) => ReadResult<T>,
): Property<T, Kind> {
  return {
    atVariables: false,
    tokens: "layout",
    ...description,
    kind,
    read: (raw) => (raw === undefined || raw === null ? { value: description.default } : read(raw)),
  };
}

function unusable<T>(description: Description<T>, expected: Message): ReadResult<T> {
  return {
    value: "fallback" in description ? (description.fallback as T) : description.default,
    problem: messages.mustBe(expected),
  };
}

function readText(description: Description<string>, raw: unknown): ReadResult<string> {
  const value = scalarText(raw);
  return value === undefined ? unusable(description, expected.text) : { value };
}

export function isLength(property: Property<unknown>): property is NumberProperty & Property<unknown> {
  return property.kind === "number" && "unit" in property && property.unit === "pt";
}

/** Also the size of a dot. */
export function isStrokeWidth(property: Property<unknown>): property is NumberProperty & Property<unknown> {
  return isLength(property) && property.scaling === "stroke";
}
