/** Objects in PDF syntax: ISO 32000-2, 7.3. */
import { type BinaryString, bigEndian } from "./bytes.ts";

/** Object number, from 1. The generation is always 0. */
export type ObjectNumber = number;

/** Keys without slash and values in PDF syntax. Undefined values are omitted. */
export type Entries = Readonly<Record<string, BinaryString | undefined>>;

/** Largest integer in PDF files (Annex C). */
const largest = 2 ** 31 - 1;

const hundredths = fractions(2);
const thousandths = fractions(3);

/**
 * 7.3.3. Two decimals are 1/7000 inch. Throws for NaN and infinity, which would make the file unreadable. Uses a
 * table, because half of all bytes are numbers.
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

/** Fractional parts: "", ".01", … ".1", … */
function fractions(decimals: number): readonly string[] {
  return Array.from({ length: 10 ** decimals }, (_, units) =>
    `.${String(units).padStart(decimals, "0")}`.replace(/(?<![.0])\.?0+$/, ""),
  );
}

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

/** 7.3.4.2. Escapes carriage returns, which readers may convert to line feeds. */
export function formatString(bytes: BinaryString): BinaryString {
  return `(${escapeString(bytes)})`;
}

export function escapeString(bytes: BinaryString): BinaryString {
  return bytes.replace(/[()\\\r]/g, (character) => (character === "\r" ? "\\r" : `\\${character}`));
}

/** 7.9.2.2: text for people. */
export function formatTextString(text: string): BinaryString {
  return formatString(encodeText(text));
}

/** ASCII unchanged, other text in UTF-16BE with a byte order mark. */
export function encodeText(text: string): BinaryString {
  if (isPlain(text)) return text;
  let bytes = bigEndian(0xfeff);
  for (let i = 0; i < text.length; i++) bytes += bigEndian(text.charCodeAt(i));
  return bytes;
}

/** True if the text is equal in ASCII and PDFDocEncoding, which differ in control characters. */
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
  for (const key of Object.keys(entries)) {
    const value = entries[key];
    if (value !== undefined) text += `/${key}${separator(value)}${value}`;
  }
  return `${text}>>`;
}

/** No separator is needed between a key and a delimiter: 7.2.3. */
export function separator(next: BinaryString, space = " "): BinaryString {
  return "/[(<".includes(next.charAt(0)) ? "" : space;
}
