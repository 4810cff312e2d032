/**
 * Reads a mapping key by key. Getters return a value of the right kind and range for any input and report replaced
 * values. `finish` reports unknown keys.
 */

import {
  type Diagnostic,
  type DiagnosticCode,
  expected,
  isMapping,
  type Mapping,
  type Message,
  nearest,
  type Place,
  type Report,
  suggestion,
} from "@octavo/foundation";
import { type Color, parseColor } from "../primitives/color.ts";
import { scalarNumber, scalarOption, scalarText } from "../primitives/scalar.ts";
import * as messages from "./messages.ts";

/** Value with its place in the document. */
export class Item {
  readonly value: unknown;
  readonly report: Report;
  readonly at: Place;

  constructor(value: unknown, report: Report, at: Place) {
    this.value = value;
    this.report = report;
    this.at = at;
  }

  fields(): Fields | undefined {
    if (isMapping(this.value)) return new Fields(this.value, this.report, this.at);
    this.error("wrong_kind", messages.mustBe(this.name, expected.mapping));
    return undefined;
  }

  /** Name in messages: the key, or the key of the list. Empty for the whole document. */
  get name(): string {
    const path = this.at.path ?? [];
    const last = path.at(-1);
    if (typeof last === "string") return last;
    const list = path.at(-2);
    return last === undefined || list === undefined ? "" : `${list}[${last}]`;
  }

  error(code: DiagnosticCode, message: Message, hint?: Message): void {
    this.#add("error", code, message, hint);
  }

  warn(code: DiagnosticCode, message: Message, hint?: Message): void {
    this.#add("warning", code, message, hint);
  }

  #add(severity: Diagnostic["severity"], code: DiagnosticCode, message: Message, hint: Message | undefined): void {
    this.report.add({ severity, code, message, at: this.at, ...(hint !== undefined && { hint }) });
  }
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** Excludes `min` itself. */
  readonly above?: boolean;
}

/** Further unknown keys are one diagnostic. */
const unknownKeysReported = 10;

export class Fields {
  readonly #mapping: Mapping;
  readonly #report: Report;
  readonly #at: Place;
  readonly #known = new Set<string>();

  constructor(mapping: Mapping, report: Report, at: Place) {
    this.#mapping = mapping;
    this.#report = report;
    this.#at = at;
  }

  /** Returns the same mapping with more details of its place. */
  within(more: Partial<Place>): Fields {
    return new Fields(this.#mapping, this.#report, { ...this.#at, ...more });
  }

  /** The mapping as a value, for diagnostics about the whole. */
  get self(): Item {
    return new Item(this.#mapping, this.#report, this.#at);
  }

  /** Value of a key. Undefined if it is missing. */
  item(key: string): Item {
    this.#known.add(key);
    const value = Object.hasOwn(this.#mapping, key) ? this.#mapping[key] : undefined;
    return new Item(value, this.#report, { ...this.#at, path: [...(this.#at.path ?? []), key] });
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#mapping, key) && !isAbsent(this.#mapping[key]);
  }

  /** Accepts keys without reading them. */
  ignore(...keys: readonly string[]): void {
    for (const key of keys) this.#known.add(key);
  }

  text(key: string, silent = ""): string {
    return this.optionalText(key) ?? silent;
  }

  optionalText(key: string): string | undefined {
    const item = this.item(key);
    if (isAbsent(item.value)) return undefined;
    const scalar = scalarText(item.value);
    if (scalar !== undefined) return scalar;
    const token = tokenMapping(item.value);
    if (token === undefined) item.warn("wrong_kind", messages.mustBe(key, expected.text));
    else item.warn("unquoted_token", messages.unquotedToken(key, token), messages.unquotedTokenHint(key, token));
    return token;
  }

  number(key: string, range: Range, silent: number): number {
    return this.optionalNumber(key, range) ?? silent;
  }

  /** Warns and returns undefined for an unusable number. */
  optionalNumber(key: string, range: Range): number | undefined {
    const item = this.item(key);
    if (isAbsent(item.value)) return undefined;
    const value = numberIn(item.value, range);
    if (value === undefined) item.warn("wrong_number", messages.mustBe(key, messages.numberIn(range)));
    return value;
  }

  flag(key: string, silent: boolean): boolean {
    const item = this.item(key);
    if (isAbsent(item.value)) return silent;
    if (typeof item.value === "boolean") return item.value;
    item.warn("wrong_kind", messages.mustBe(key, expected.flag));
    return silent;
  }

  choice<const T extends string>(key: string, options: readonly T[], silent: T): T {
    const item = this.item(key);
    if (isAbsent(item.value)) return silent;
    const found = scalarOption(item.value, options);
    if (found !== undefined) return found;
    const near = nearest(scalarText(item.value) ?? "", options);
    item.warn("wrong_choice", messages.mustBe(key, expected.oneOf(options)), suggestion(near));
    return silent;
  }

  /** Undefined for an empty text and null. */
  color(key: string): Color | undefined {
    const item = this.item(key);
    if (isAbsent(item.value) || item.value === "") return undefined;
    const color = parseColor(item.value);
    if (!color) item.warn("wrong_color", messages.mustBe(key, expected.color));
    return color;
  }

  /** Empty if the key is missing. */
  list(key: string): readonly Item[] {
    const item = this.item(key);
    if (isAbsent(item.value)) return [];
    if (Array.isArray(item.value)) return items(item, item.value);
    item.error("wrong_kind", messages.mustBe(key, expected.list));
    return [];
  }

  /** Undefined if the key is missing. Reports an error for other kinds of values. */
  fields(key: string): Fields | undefined {
    const item = this.item(key);
    return isAbsent(item.value) ? undefined : item.fields();
  }

  mapping(key: string): Mapping | undefined {
    const item = this.item(key);
    if (isAbsent(item.value)) return undefined;
    if (isMapping(item.value)) return item.value;
    item.warn("wrong_kind", messages.mustBe(key, expected.mapping));
    return undefined;
  }

  finish(): void {
    const known = [...this.#known];
    const unknown = Object.keys(this.#mapping).filter((key) => !this.#known.has(key));
    for (const key of unknown.slice(0, unknownKeysReported)) {
      const near = nearest(key, known);
      this.item(key).warn("unknown_key", messages.unknownKey(shortened(key)), suggestion(near));
    }
    const rest = unknown.length - unknownKeysReported;
    if (rest > 0) this.self.warn("unknown_keys", messages.moreUnknownKeys(rest));
  }
}

function items({ report, at }: Item, values: readonly unknown[]): readonly Item[] {
  return values.map((value, i) => new Item(value, report, { ...at, path: [...(at.path ?? []), i] }));
}

function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null;
}

/** YAML reads an unquoted `{year}` as a mapping with the key "year" and no value. Returns the token. */
function tokenMapping(value: unknown): string | undefined {
  if (!isMapping(value)) return undefined;
  const [key, ...more] = Object.keys(value);
  return key !== undefined && more.length === 0 && value[key] === null ? `{${key}}` : undefined;
}

/** Number within a range, also in quotes. Undefined for other values. Negative zero becomes zero. */
export function numberIn(value: unknown, { min, max, whole = false, above = false }: Range): number | undefined {
  const given = scalarNumber(value);
  if (given === undefined || given < min || given > max || (above && given === min)) return undefined;
  return whole && !Number.isInteger(given) ? undefined : given + 0;
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
