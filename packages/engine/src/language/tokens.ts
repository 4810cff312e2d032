/**
 * The one substitution engine. `{name}` and `{name:02d}` stand for a variable, `{@name}` is a synonym, `{{` and `}}`
 * are literal braces. Where a link is written, `@name` stands for a variable as well; elsewhere `@` is text. One pass:
 * a value that was put in is never scanned again.
 */

/** Looks a variable up; undefined when there is none of that name. */
export type Lookup = (name: string) => string | undefined;

export interface Substitution {
  readonly text: string;
  /** Names that nobody knows; they stay in the text as written. */
  readonly unknown: readonly string[];
  /** A known variable was empty: a link to such a name is left out. */
  readonly hasEmpty: boolean;
}

type Part = string | { readonly name: string; readonly width: number; readonly written: string };

const braces = /\{\{|\}\}|\{@?([A-Za-z_]\w*)(?::0?(\d{1,2})d)?\}/g;
/** `@` counts only where no word runs into it: `me@example.org` is an address. */
const bracesAndAt = /\{\{|\}\}|\{@?([A-Za-z_]\w*)(?::0?(\d{1,2})d)?\}|(?<!\w)@([A-Za-z_]\w*)(?::0?(\d{1,2})d)?/g;

const parsed = { plain: new Map<string, readonly Part[]>(), at: new Map<string, readonly Part[]>() };
/** Documents bring their own texts, so the memory of parsed ones is bounded. */
const memory = 5000;

function parts(text: string, at: boolean): readonly Part[] {
  const known = at ? parsed.at : parsed.plain;
  const found = known.get(text);
  if (found) return found;
  if (known.size >= memory) known.clear();
  const fresh = parse(text, at ? bracesAndAt : braces);
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

function part([written, braced, bracedWidth, bare, bareWidth]: RegExpExecArray): Part {
  if (written === "{{") return "{";
  if (written === "}}") return "}";
  return { name: braced ?? bare ?? "", width: Number(bracedWidth ?? bareWidth ?? 0), written };
}

export function substitute(text: string, lookup: Lookup, at = false): Substitution {
  if (!text.includes("{") && !text.includes("}") && !(at && text.includes("@")))
    return { text, unknown: [], hasEmpty: false };
  const unknown: string[] = [];
  let hasEmpty = false;
  let result = "";
  for (const piece of parts(text, at)) {
    const value = typeof piece === "string" ? piece : lookup(piece.name);
    if (typeof piece === "string") result += piece;
    else if (value === undefined) {
      unknown.push(piece.name);
      result += piece.written;
    } else {
      hasEmpty ||= value === "";
      result += padded(value, piece.width);
    }
  }
  return { text: result, unknown, hasEmpty };
}

/** Zeros in front of a number; text and negative numbers stay as they are. */
function padded(value: string, width: number): string {
  return /^\d+$/.test(value) ? value.padStart(width, "0") : value;
}

/** Names of all tokens in a text, in order. */
export function tokenNames(text: string, at = false): readonly string[] {
  return parts(text, at).flatMap((piece) => (typeof piece === "string" ? [] : [piece.name]));
}
