/**
 * The one substitution engine. `{name}` stands for a variable, `{@name}` is a synonym; `{name:02d}` has zeros in front,
 * `{name:capital}` a capital, for languages whose months are small inside a sentence. `{{` and `}}` are literal braces. Where a link is written, `@name` stands for a variable as well; elsewhere `@` is text. One pass:
 * a value that was put in is never scanned again.
 */

import { capitalized } from "../foundation/calendar-names.ts";
import { isWebAddress } from "../foundation/web-address.ts";

/** Looks a variable up; undefined when there is none of that name. */
export type Lookup = (name: string) => string | undefined;

export interface Substitution {
  readonly text: string;
  /** Names that nobody knows, or `name:format` where nobody knows the format; they stay in the text as written. */
  readonly unknown: readonly string[];
  /** A known variable was empty: a link to such a name is left out. */
  readonly hasEmpty: boolean;
}

interface Token {
  readonly name: string;
  /** What stands behind the colon. */
  readonly format: string;
  readonly written: string;
}

type Part = string | Token;

const braces = /\{\{|\}\}|\{@?([A-Za-z_]\w*)(?::([^{}\s]{1,20}))?\}/g;
/** `@name` counts anywhere, as in `W@week_padded`, except where the words around it form an e-mail address: `me@example.org`. */
const bracesAndAt = withAt(/(?<![\p{L}\p{N}_])@|@(?![\w-]*\.(?:[\w-]+\.)*[A-Za-z]{2})/u);

/** Web and mail addresses have an `@` of their own, behind a user's name. */
const bracesAndAtInAddress = withAt(/(?<![\p{L}\p{N}_])@/u);

function withAt(at: RegExp): RegExp {
  return new RegExp(`${braces.source}|(?:${at.source})([A-Za-z_]\\w*)(?::(\\d{1,2}d))?`, "gu");
}

const parsed = { plain: new Map<string, readonly Part[]>(), at: new Map<string, readonly Part[]>() };
/** Documents bring their own texts, so the memory of parsed ones is bounded. */
const memory = 5000;

function parts(text: string, at: boolean): readonly Part[] {
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

function part([written, braced, bracedFormat, bare, bareFormat]: RegExpExecArray): Part {
  if (written === "{{") return "{";
  if (written === "}}") return "}";
  return { name: braced ?? bare ?? "", format: bracedFormat ?? bareFormat ?? "", written };
}

/** Returns false only if `substitute` leaves the text as it is, whatever the page. */
export function mayContainTokens(text: string, at = false): boolean {
  return text.includes("{") || text.includes("}") || (at && text.includes("@"));
}

export function substitute(text: string, lookup: Lookup, at = false): Substitution {
  if (!mayContainTokens(text, at)) return { text, unknown: [], hasEmpty: false };
  const unknown: string[] = [];
  let hasEmpty = false;
  let result = "";
  for (const piece of parts(text, at)) {
    if (typeof piece === "string") {
      result += piece;
      continue;
    }
    const value = lookup(piece.name);
    const shown = value === undefined ? undefined : formatted(value, piece.format, lookup);
    if (shown === undefined) unknown.push(value === undefined ? piece.name : `${piece.name}:${piece.format}`);
    hasEmpty ||= value === "";
    result += shown ?? piece.written;
  }
  return { text: result, unknown, hasEmpty };
}

/** Undefined for a format that there is none of. */
function formatted(value: string, format: string, lookup: Lookup): string | undefined {
  if (format === "") return value;
  if (format === "capital") return capitalized(value, lookup("locale") ?? "en");
  const [, width] = /^(\d{1,3})d$/.exec(format) ?? [];
  return width === undefined ? undefined : padded(value, Number(width));
}

/** Zeros in front of a number; text and negative numbers stay as they are. */
function padded(value: string, width: number): string {
  return /^\d+$/.test(value) ? value.padStart(width, "0") : value;
}

/** `@name` where it is text: what an author may have meant as a variable, as links have them. */
export function atNames(text: string): readonly string[] {
  return text.includes("@") ? [...text.matchAll(/(?<![\w@.])@([A-Za-z_]\w*)/g)].map(([, name = ""]) => name) : [];
}

/** Names of all tokens in a text, in order. */
export function tokenNames(text: string, at = false): readonly string[] {
  return parts(text, at).flatMap((piece) => (typeof piece === "string" ? [] : [piece.name]));
}
