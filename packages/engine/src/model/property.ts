/**
 * One description of a widget's property, read by everyone who needs it: layout (value), the validator (range,
 * fallback), the palette (default), the properties panel (label, control, unit, condition) and the reference tables.
 */
import { type CivilDate, parseDate } from "../foundation/civil-date.ts";
import { type Color, parseColor } from "../foundation/color.ts";
import { scalarText } from "../foundation/scalar.ts";

interface Description<T> {
  readonly label: string;
  /** What a widget has whose document is silent, and what a new one gets unless `initial` says otherwise. */
  readonly default: T;
  /** What the palette gives a new widget, where that differs from silence. */
  readonly initial?: T;
  /** What an unusable stored value becomes; the default when absent. */
  readonly fallback?: T;
  /** Shown in the panel only when this property has one of these values. */
  readonly shownWhen?: Readonly<Record<string, readonly unknown[]>>;
}

/** `problem` completes the sentence "line_spacing …": "must be a number". A problem with a value has been mended. */
export interface Reading<T> {
  readonly value: T;
  readonly problem?: string;
}

export interface Property<T, Kind extends string = string> extends Description<T> {
  readonly kind: Kind;
  /** `@name` stands for a variable here, as in links; otherwise only `{name}` does. */
  readonly at: boolean;
  /** The widget replaces tokens itself, because it has variables that the page does not know. */
  readonly deferred: boolean;
  /** Total: for any input a value of the right kind and range. `raw` has its tokens replaced, unless deferred. */
  readonly read: (raw: unknown) => Reading<T>;
}

export type PropertyTable = Readonly<Record<string, Property<unknown>>>;
export type PropertiesOf<Table extends PropertyTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Property<infer T> ? T : never;
};

interface NumberDescription extends Description<number> {
  readonly min: number;
  readonly max: number;
  /** What the panel's input allows, where that is less than the limit. */
  readonly inputMax?: number;
  readonly step?: number;
  readonly unit?: "pt" | "px";
  readonly whole?: boolean;
}

export interface NumberProperty
  extends Property<number, "number">,
    Omit<NumberDescription, keyof Description<number>> {}

export function number(description: NumberDescription): NumberProperty {
  const { min, max, whole = false } = description;
  return { ...plain("number", description, read), min, max };

  function read(raw: unknown): Reading<number> {
    const given = toNumber(raw);
    if (given === undefined) return unusable(description, "must be a number");
    const value = Math.min(max, Math.max(min, whole ? Math.round(given) : given));
    return value === given
      ? { value }
      : { value, problem: `must be ${whole ? "a whole number " : ""}from ${min} to ${max}` };
  }
}

export interface ChoiceProperty<T extends string> extends Property<T, "choice"> {
  readonly options: readonly T[];
}

/** `synonyms` are other spellings that documents in circulation use. */
export function choice<const T extends string>(
  options: readonly T[],
  description: Description<NoInfer<T>> & { readonly synonyms?: Readonly<Record<string, NoInfer<T>>> },
): ChoiceProperty<T> {
  return { ...plain("choice", description, read), options };

  function read(raw: unknown): Reading<T> {
    const name = scalarText(raw)?.trim().toLowerCase() ?? "";
    const value = options.find((option) => option.toLowerCase() === name) ?? description.synonyms?.[name];
    return value === undefined ? unusable(description, `must be one of ${options.join(", ")}`) : { value };
  }
}

export function flag(description: Description<boolean>): Property<boolean, "flag"> {
  return plain("flag", description, (raw) => {
    if (typeof raw === "boolean") return { value: raw };
    if (raw === "true" || raw === "false") return { value: raw === "true" };
    return unusable(description, "must be true or false");
  });
}

export function text(description: Description<string>): Property<string, "text"> {
  return plain("text", description, (raw) => readText(description, raw));
}

/** A destination's name: "notes:index". Deferred: a name with an empty variable in it is no name, which the link decides. */
export function destination(description: Partial<Description<string>> = {}): Property<string, "destination"> {
  const full = { label: "Links to", default: "", ...description };
  return { ...plain("destination", full, (raw) => readText(full, raw)), at: true, deferred: true };
}

/** A binding: "month(@cell_month)", "@variable" or a plain destination. Deferred: bindings resolve their own variables. */
export function binding(description: Partial<Description<string>> = {}): Property<string, "binding"> {
  const full = { label: "Link rule", default: "", ...description };
  return { ...plain("binding", full, (raw) => readText(full, raw)), at: true, deferred: true };
}

/** Undefined is transparent. */
export function color(description: Description<Color | undefined>): Property<Color | undefined, "color"> {
  return plain("color", description, (raw) => {
    if (raw === "" || raw === "transparent") return { value: undefined };
    const value = parseColor(raw);
    return value ? { value } : unusable(description, "must be a color like #1A2B3C");
  });
}

/** `YYYY-MM-DD`, or `YYYY-MM` for the first of a month. Undefined when the document gives none. */
export function date(description: Omit<Description<undefined>, "default">): Property<CivilDate | undefined, "date"> {
  return {
    ...plain<CivilDate | undefined, "date">("date", { ...description, default: undefined }, (raw) => {
      const written = scalarText(raw) ?? "?";
      if (written === "") return { value: undefined };
      const value = parseDate(/^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written);
      return value ? { value } : { value: undefined, problem: "must be a day that exists, like 2026-01-31" };
    }),
    at: true,
  };
}

/** Fractions strictly between 0 and 1. */
export function fractions(
  description: Omit<Description<readonly number[]>, "default">,
): Property<readonly number[], "fractions"> {
  const full = { ...description, default: [] };
  return plain("fractions", full, (raw) => {
    const given = Array.isArray(raw)
      ? raw.map(toNumber)
      : typeof raw === "string"
        ? raw
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(toNumber)
        : [undefined];
    const value = given.filter((ratio): ratio is number => ratio !== undefined && ratio > 0 && ratio < 1);
    return value.length === given.length ? { value } : { value, problem: "must be fractions between 0 and 1" };
  });
}

/** A part of the document that the widget reads itself; tokens inside stay as written. */
export function structure<T>(
  description: Description<T> & { readonly parse: (raw: unknown) => T | undefined; readonly expects: string },
): Property<T, "structure"> {
  const property = plain<T, "structure">("structure", description, (raw) => {
    const value = description.parse(raw);
    return value === undefined ? unusable(description, description.expects) : { value };
  });
  return { ...property, at: true, deferred: true };
}

function plain<T, Kind extends string>(
  kind: Kind,
  description: Description<T>,
  read: (raw: unknown) => Reading<T>,
): Property<T, Kind> {
  const silent = (raw: unknown) => raw === undefined || raw === null;
  return {
    ...description,
    kind,
    at: false,
    deferred: false,
    read: (raw) => (silent(raw) ? { value: description.default } : read(raw)),
  };
}

function unusable<T>(description: Description<T>, problem: string): Reading<T> {
  return { value: "fallback" in description ? (description.fallback as T) : description.default, problem };
}

function readText(description: Description<string>, raw: unknown): Reading<string> {
  const value = scalarText(raw);
  return value === undefined ? unusable(description, "must be text") : { value };
}

function toNumber(raw: unknown): number | undefined {
  const value = typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
