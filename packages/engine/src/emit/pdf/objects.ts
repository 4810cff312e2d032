/** Values in PDF syntax: ISO 32000-2, 7.3. */
import { type BinaryString, bigEndian } from "./bytes.ts";

/** Objects are counted from 1; their generation is always 0. */
export type ObjectNumber = number;

/** Keys without their slash; values already in PDF syntax; `undefined` leaves an entry out. */
export type Entries = Readonly<Record<string, BinaryString | undefined>>;

/** Integers in PDF files end here (Annex C); no page is near as large. */
const largest = 2 ** 31 - 1;

const hundredths = fractions(2);
const thousandths = fractions(3);

/**
 * 7.3.3. Two decimals are 1/7000 inch, finer than any device's pixel. There are no exponents in PDF, and a number that
 * is none would make the file unreadable, so it is refused. By table, since half of all bytes are numbers.
 */
export function formatNumber(value: number, decimals: 2 | 3 = 2): BinaryString {
  if (!(Math.abs(value) <= largest)) throw new RangeError(`PDF cannot express the number ${value}.`);
  const tails = decimals === 2 ? hundredths : thousandths;
  const units = Math.round(value * tails.length);
  const size = Math.abs(units);
  const tail = tails[size % tails.length] ?? "";
  const digits = size < tails.length && tail !== "" ? tail : Math.floor(size / tails.length) + tail;
  return units < 0 ? `-${digits}` : digits;
}

/** What follows the integer part: "", ".01", … ".1", … */
function fractions(decimals: number): readonly string[] {
  return Array.from({ length: 10 ** decimals }, (_, units) =>
    `.${String(units).padStart(decimals, "0")}`.replace(/\.?0+$/, ""),
  );
}

/** The number that `formatNumber` writes. */
export function roundNumber(value: number, decimals: 2 | 3 = 2): number {
  const unit = decimals === 2 ? 100 : 1000;
  return Math.round(value * unit) / unit;
}

export function formatNumbers(values: readonly number[], decimals: 2 | 3 = 2): BinaryString {
  return values.map((value) => formatNumber(value, decimals)).join(" ");
}

/** 7.3.5. */
export function formatName(name: string): BinaryString {
  return `/${name.replace(/[^!-~]|[#%()/<>[\]{}]/g, (character) => escapeInName(character))}`;
}

function escapeInName(character: string): BinaryString {
  return `#${(character.charCodeAt(0) & 255).toString(16).padStart(2, "0")}`;
}

/** 7.3.4.2. A carriage return must be escaped, since a reader may take it for a line feed. */
export function formatString(bytes: BinaryString): BinaryString {
  return `(${escapeString(bytes)})`;
}

export function escapeString(bytes: BinaryString): BinaryString {
  return bytes.replace(/[()\\\r]/g, (character) => (character === "\r" ? "\\r" : `\\${character}`));
}

/** 7.9.2.2: what a person reads. */
export function formatTextString(text: string): BinaryString {
  return formatString(encodeText(text));
}

/** ASCII as it is, anything else in UTF-16BE behind a byte order mark. */
export function encodeText(text: string): BinaryString {
  if (isPlain(text)) return text;
  let bytes = bigEndian(0xfeff);
  for (let i = 0; i < text.length; i++) bytes += bigEndian(text.charCodeAt(i));
  return bytes;
}

/** Readable in PDFDocEncoding, whose control characters are others than ASCII's. */
function isPlain(text: string): boolean {
  return /^[\n -~]*$/.test(text);
}

/** 7.3.10. */
export function formatReference(object: ObjectNumber): BinaryString {
  return `${object} 0 R`;
}

export function formatArray(values: readonly BinaryString[]): BinaryString {
  return `[${values.join(" ")}]`;
}

/** 7.3.7. */
export function formatDictionary(entries: Entries): BinaryString {
  let text = "<<";
  for (const [key, value] of Object.entries(entries)) {
    if (value !== undefined) text += `/${key}${separator(value)}${value}`;
  }
  return `${text}>>`;
}

/** Nothing need stand between a key and a delimiter: 7.2.3. */
export function separator(next: BinaryString, space = " "): BinaryString {
  return "/[(<".includes(next.charAt(0)) ? "" : space;
}
