/**
 * Replaces tokens. `{name}` and `{@name}` are a variable; `{name:02d}` pads it with zeros, and `{name:capital}`
 * capitalizes it. `{name:2}` is the second of several values, and `{row:Name}` a column. `{{` and `}}` are literal braces. In links, `@name` is a variable as well; elsewhere `@` is text.
 * Values are not scanned for tokens.
 */

import { capitalized } from "../calendar/calendar-names.ts";
import { isWebAddress } from "../primitives/web-address.ts";

export type Lookup = (name: string) => string | undefined;

export interface Substitution {
  readonly text: string;
  /** Unknown names, or `name:format` for an unknown format. They remain in the text. */
  readonly unknown: readonly string[];
  /** True if a known variable was empty, which disables a link. */
  readonly hasEmpty: boolean;
}

interface Token {
  readonly name: string;
  readonly format: string;
  /** `{events:2}`, `{moon:+2}`, `{row:Name}`: one of several values. */
  readonly isNumbered: boolean;
  readonly written: string;
}

type Part = string | Token;

const braces = /\{\{|\}\}|\{@?(?:((?:parent_)*row):([^{}\n]{1,100})|([A-Za-z_]\w*)(?::([^{}\s]{1,20}))?)\}/g;
/** `@name` can follow other characters, as in `W@week_padded`, but not in an email address: `me@example.org`. */
const bracesAndAt = withAt(/(?<![\p{L}\p{N}_])@|@(?![\w-]*\.(?:[\w-]+\.)*[A-Za-z]{2})/u);

/** In web and mail addresses, an `@` can follow the name of a user. */
const bracesAndAtInAddress = withAt(/(?<![\p{L}\p{N}_])@/u);

function withAt(at: RegExp): RegExp {
  // oxlint-disable-next-line octavo/slow-expressions -- made of literals: each part begins with a character that ends it
  return new RegExp(`${braces.source}|(?:${at.source})([A-Za-z_]\\w*)(?::(\\d{1,2}d))?`, "gu");
}

const parsed = { plain: new Map<string, readonly Part[]>(), at: new Map<string, readonly Part[]>() };
/** Size of the cache of parsed texts. */
const memory = 5000;

export function parts(text: string, at: boolean): readonly Part[] {
  const known = at ? parsed.at : parsed.plain;
  const found = known.get(text);
  if (found) return found;
  if (known.size >= memory) known.clear();
  const fresh = parse(text, at ? (isWebAddress(text) ? bracesAndAtInAddress : bracesAndAt) : braces);
  known.set(text, fresh);
  return fresh;
}

function parse(text: string, pattern: RegExp): readonly Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push(part(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

function part([written, row, column, braced, bracedFormat, bare, bareFormat]: RegExpExecArray): Part {
  if (written === "{{") return "{";
  if (written === "}}") return "}";
  if (row !== undefined) return { name: row, format: (column ?? "").trim(), isNumbered: true, written };
  const format = bracedFormat ?? bareFormat ?? "";
  return { name: braced ?? bare ?? "", format, isNumbered: /^\d+$|^[+-]\d/.test(format), written };
}

/** Returns false only if `substitute` leaves the text as it is, whatever the page. */
export function mayContainTokens(text: string, at = false): boolean {
  return text.includes("{") || text.includes("}") || (at && text.includes("@"));
}

/** Writes the value of a variable as a text shows it. */
export type PrintValue = (name: string, value: string) => string;

export function substitute(text: string, lookup: Lookup, at = false, print?: PrintValue): Substitution {
  if (!mayContainTokens(text, at)) return { text, unknown: [], hasEmpty: false };
  const unknown: string[] = [];
  let hasEmpty = false;
  let result = "";
  for (const piece of parts(text, at)) {
    if (typeof piece === "string") {
      result += piece;
      continue;
    }
    const value = lookup(piece.isNumbered ? `${piece.name}:${piece.format}` : piece.name);
    const shown = value === undefined || piece.isNumbered ? value : formatted(value, piece.format, lookup);
    if (shown === undefined)
      unknown.push(value === undefined && !piece.isNumbered ? piece.name : `${piece.name}:${piece.format}`);
    hasEmpty ||= value === "";
    result += (shown !== undefined && print ? print(piece.name, shown) : shown) ?? piece.written;
  }
  return { text: result, unknown, hasEmpty };
}

export function formatted(value: string, format: string, lookup: Lookup): string | undefined {
  if (format === "") return value;
  if (format === "capital") return capitalized(value, lookup("locale") ?? "en");
  const [, width] = /^(\d{1,3})d$/.exec(format) ?? [];
  return width === undefined ? undefined : padded(value, Number(width));
}

/** Pads numbers with zeros. Text and negative numbers stay as they are. */
function padded(value: string, width: number): string {
  return /^\d+$/.test(value) ? value.padStart(width, "0") : value;
}

/** `@name` in a text, which the author may have intended as a variable. */
export function atNames(text: string): readonly string[] {
  return text.includes("@") ? [...text.matchAll(/(?<![\w@.])@([A-Za-z_]\w*)/g)].map(([, name = ""]) => name) : [];
}

export function tokenNames(text: string, at = false): readonly string[] {
  return parts(text, at).flatMap((piece) => (typeof piece === "string" ? [] : [piece.name]));
}
