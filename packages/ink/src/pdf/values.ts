/** Values of PDF files: ISO 32000-2, 7.3. Strings stay as they are written. */
import type { Latin1 } from "@octavo/engine";

export class Name {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** String with its delimiters, as in the file. */
export class WrittenString {
  readonly written: string;

  constructor(written: string) {
    this.written = written;
  }
}

export class Reference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

export class Stream {
  readonly dictionary: Dictionary;
  readonly bytes: Uint8Array;

  constructor(dictionary: Dictionary, bytes: Uint8Array) {
    this.dictionary = dictionary;
    this.bytes = bytes;
  }
}

export type Dictionary = ReadonlyMap<string, Value>;
export type Value = number | boolean | null | Name | WrittenString | Reference | Stream | readonly Value[] | Dictionary;

export const isDictionary = (value: unknown): value is Dictionary => value instanceof Map;
export const isArray = (value: unknown): value is readonly Value[] => Array.isArray(value);

/** Deeper values are damaged. */
const deepest = 60;

/** Thrown for text that is no value. */
export class SyntaxProblem extends Error {}

const [space, solidus, less, greater, open, percent] = [..." /<>[%"].map((letter) => letter.charCodeAt(0));
const [parenthesis, endParenthesis, backslash] = [..."()\\"].map((letter) => letter.charCodeAt(0));

const isSpace = (code: number) => code === space || (code >= 9 && code <= 13) || code === 0;
const delimiters = new Set([..."()<>[]{}/%"].map((letter) => letter.charCodeAt(0)));
const isRegular = (code: number) => !isSpace(code) && !delimiters.has(code);

/** Reads one value after the other. Operators of content streams are keywords. */
export class ValueReader {
  readonly #bytes: Latin1;
  readonly #end: number;
  at: number;

  constructor(bytes: Latin1, start: number, end: number) {
    this.#bytes = bytes;
    this.at = start;
    this.#end = end;
  }

  /** Returns undefined at the end, and a keyword as text. Throws a `SyntaxProblem`. */
  next(depth = 0): Value | string | undefined {
    this.skipSpace();
    if (this.at >= this.#end) return undefined;
    if (depth > deepest) throw new SyntaxProblem("Too deep");
    const code = this.#bytes.code(this.at);
    if (code === solidus) return this.#name();
    if (code === parenthesis) return this.#string();
    if (code === open) return this.#array(depth);
    if (code === less) return this.#bytes.code(this.at + 1) === less ? this.#dictionary(depth) : this.#hexString();
    if (!isRegular(code)) return this.#punctuation(code);
    return this.#word();
  }

  /** A value, in which keywords and ends are damage. */
  value(depth = 0): Value {
    const found = this.next(depth);
    if (found === undefined || typeof found === "string") throw new SyntaxProblem("No value");
    return found;
  }

  skipSpace(): void {
    while (this.at < this.#end) {
      const code = this.#bytes.code(this.at);
      if (code === percent) this.#skipComment();
      else if (isSpace(code)) this.at++;
      else return;
    }
  }

  #skipComment(): void {
    while (this.at < this.#end && this.#bytes.code(this.at) !== 10 && this.#bytes.code(this.at) !== 13) this.at++;
  }

  #punctuation(code: number): string {
    const isEnd = code === greater && this.#bytes.code(this.at + 1) === greater;
    this.at += isEnd ? 2 : 1;
    return isEnd ? ">>" : String.fromCharCode(code);
  }

  #regular(): string {
    const start = this.at;
    while (this.at < this.#end && isRegular(this.#bytes.code(this.at))) this.at++;
    return this.#bytes.text(start, this.at);
  }

  #name(): Name {
    this.at++;
    return new Name(
      this.#regular().replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }

  #string(): WrittenString {
    const start = this.at;
    let depth = 0;
    for (; this.at < this.#end; this.at++) {
      const code = this.#bytes.code(this.at);
      if (code === backslash) this.at++;
      else if (code === parenthesis) depth++;
      else if (code === endParenthesis && --depth === 0) {
        this.at++;
        return new WrittenString(this.#bytes.text(start, this.at));
      }
    }
    throw new SyntaxProblem("No end of a string");
  }

  #hexString(): WrittenString {
    const start = this.at;
    const end = this.#bytes.firstIndexOf(">", this.#end, start);
    if (end === undefined) throw new SyntaxProblem("No end of a string");
    this.at = end + 1;
    return new WrittenString(this.#bytes.text(start, this.at));
  }

  #array(depth: number): readonly Value[] {
    this.at++;
    const values: Value[] = [];
    for (let item = this.next(depth + 1); item !== "]"; item = this.next(depth + 1)) {
      if (item === undefined || typeof item === "string") throw new SyntaxProblem("No end of an array");
      values.push(item);
    }
    return values;
  }

  #dictionary(depth: number): Dictionary {
    this.at += 2;
    const entries = new Map<string, Value>();
    for (let key = this.next(depth + 1); key !== ">>"; key = this.next(depth + 1)) {
      if (!(key instanceof Name)) throw new SyntaxProblem("No key");
      entries.set(key.text, this.value(depth + 1));
    }
    return entries;
  }

  #word(): Value | string {
    const word = this.#regular();
    if (isNumber(word)) return this.#numberOrReference(word);
    const constants: Readonly<Record<string, Value>> = { true: true, false: false, null: null };
    return Object.hasOwn(constants, word) ? (constants[word] as Value) : word;
  }

  #numberOrReference(word: string): number | Reference {
    if (/^\d{1,10}$/.test(word)) {
      const after = /^\s{1,6}\d{1,5}\s{1,6}R(?![\w.])/.exec(
        this.#bytes.text(this.at, Math.min(this.#end, this.at + 20)),
      );
      if (after) {
        this.at += after[0].length;
        return new Reference(Number(word));
      }
    }
    return Number(word);
  }
}

/** Digits with at most one point, and a sign. */
function isNumber(word: string): boolean {
  return /^[+-]?[\d.]+$/.test(word) && /\d/.test(word) && word.indexOf(".") === word.lastIndexOf(".");
}

/** Prints a value. A stream is printed by its dictionary, because its bytes may be binary. */
export function printValue(value: Value): string {
  if (typeof value === "number") return printNumber(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (value instanceof Name) return `/${value.text.replace(/[^!-~]|[#()<>[\]{}/%]/g, hexOf)}`;
  if (value instanceof WrittenString) return value.written;
  if (value instanceof Reference) return `${value.number} 0 R`;
  if (value instanceof Stream) return printValue(value.dictionary);
  if (isArray(value)) return `[${value.map(printValue).join(" ")}]`;
  return `<<${[...value].map(([key, entry]) => `${printValue(new Name(key))} ${printValue(entry)}`).join("")}>>`;
}

function hexOf(character: string): string {
  return `#${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
}

export function printNumber(value: number): string {
  if (!Number.isFinite(value)) return "0";
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(4)));
}

/** A text string in UTF-16: 7.9.2.2. */
export function textString(text: string): WrittenString {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, "0"));
  return new WrittenString(`<FEFF${units.join("")}>`);
}

/** Bytes of a string, as characters. */
export function stringBytes({ written }: WrittenString): string {
  if (written.startsWith("<")) return hexBytes(written.slice(1, -1).replace(/[^0-9a-f]/gi, ""));
  return written.slice(1, -1).replace(/\\(?:([0-7]{1,3})|(\r\n|[^])|$)/g, (_, octal?: string, character = "") => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return escapes[character as string] ?? (/[\r\n]/.test(character as string) ? "" : (character as string));
  });
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function hexBytes(digits: string): string {
  const pairs = digits.length % 2 === 0 ? digits : `${digits}0`;
  return (pairs.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}
