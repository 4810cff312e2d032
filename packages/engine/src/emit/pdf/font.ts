/**
 * Composite fonts: ISO 32000-2, 9.7. Character identifiers are Unicode code points, so that pages can be written
 * before the glyphs of the subset are known. `CIDToGIDMap` connects them at the end.
 */

import { ContentDigest } from "../../primitives/content-digest.ts";
import type { FaceId, FaceMetrics, FontSubset } from "../../typography/font.ts";
import { type BinaryString, bigEndian, bytesOf } from "./bytes.ts";
import { writeFontDescriptor } from "./font-descriptor.ts";
import {
  type Entries,
  escapeString,
  formatDictionary,
  formatName,
  formatNumber,
  formatReference,
  type ObjectNumber,
} from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";
import { toUnicodeMap } from "./to-unicode-map.ts";

/** First identifier for characters outside the Basic Multilingual Plane, in the private use area. */
const firstBorrowed = 0xe000;
const unreadable = 0xfffd;

export class FontResource {
  readonly name: BinaryString;
  readonly object: ObjectNumber;
  readonly metrics: FaceMetrics;
  readonly #codes = new Map<string, BinaryString>();
  readonly #characters = new Map<number, number>();

  constructor(name: BinaryString, object: ObjectNumber, metrics: FaceMetrics) {
    this.name = name;
    this.object = object;
    this.metrics = metrics;
  }

  /** Text as escaped two-byte codes. */
  encode(text: string): BinaryString {
    let codes = "";
    for (const character of text) codes += this.#codes.get(character) ?? this.#assign(character);
    return codes;
  }

  /** Used characters by identifier, in the order of identifiers. */
  get characters(): ReadonlyMap<number, number> {
    return new Map([...this.#characters].sort(([a], [b]) => a - b));
  }

  #assign(character: string): BinaryString {
    const codePoint = character.isWellFormed() ? (character.codePointAt(0) ?? unreadable) : unreadable;
    const identifier = this.#identify(codePoint);
    this.#characters.set(identifier, codePoint);
    const code = escapeString(bigEndian(identifier));
    this.#codes.set(character, code);
    return code;
  }

  #identify(codePoint: number): number {
    const isFree = (identifier: number) => (this.#characters.get(identifier) ?? codePoint) === codePoint;
    if (codePoint <= 0xffff && isFree(codePoint)) return codePoint;
    for (let identifier = firstBorrowed; identifier <= 0xffff; identifier++) if (isFree(identifier)) return identifier;
    throw new RangeError("A font draws more characters beyond the first plane than PDF codes can hold.");
  }
}

export async function writeFont(
  file: PdfFile,
  font: FontResource,
  subset: (face: FaceId, codePoints: readonly number[]) => Promise<FontSubset>,
): Promise<void> {
  const { characters, metrics } = font;
  const codePoints = [...new Set(characters.values())].sort((a, b) => a - b);
  const { program, glyphs } = await subset(metrics.id, codePoints);
  const baseFont = formatName(`${subsetTag(metrics, codePoints)}+${metrics.postScriptName}`);
  const descendant = file.add(
    "other",
    formatDictionary({
      Type: "/Font",
      Subtype: "/CIDFontType2",
      BaseFont: baseFont,
      CIDSystemInfo: formatDictionary({ Registry: "(Adobe)", Ordering: "(Identity)", Supplement: "0" }),
      FontDescriptor: formatReference(writeFontDescriptor(file, baseFont, metrics, program)),
      ...formatWidths(characters, metrics),
      CIDToGIDMap: formatReference(file.addStream({}, glyphMap(characters, glyphs))),
    }),
  );
  const composite = {
    Type: "/Font",
    Subtype: "/Type0",
    BaseFont: baseFont,
    Encoding: "/Identity-H",
    DescendantFonts: `[${formatReference(descendant)}]`,
    ToUnicode: formatReference(file.addStream({}, toUnicodeMap(characters))),
  };
  file.write("other", font.object, formatDictionary(composite));
}

/** 9.7.4.3: two bytes for each identifier up to the highest. Characters without a glyph map to glyph 0. */
function glyphMap(characters: ReadonlyMap<number, number>, glyphs: FontSubset["glyphs"]): Uint8Array {
  const highest = Math.max(0, ...characters.keys());
  const map = new Uint8Array(2 * (highest + 1));
  for (const [identifier, codePoint] of characters) {
    const glyph = glyphs.get(codePoint) ?? 0;
    map[2 * identifier] = glyph >> 8;
    map[2 * identifier + 1] = glyph;
  }
  return map;
}

/** 9.9.2: six letters that differ between subsets of a font. */
function subsetTag(metrics: FaceMetrics, codePoints: readonly number[]): string {
  const digest = new ContentDigest();
  digest.update(bytesOf(metrics.postScriptName));
  digest.update(bytesOf(codePoints.join(" ")));
  let number = Number.parseInt(digest.hexadecimal.slice(0, 12), 16);
  let tag = "";
  for (; tag.length < 6; number = Math.floor(number / 26)) tag += String.fromCharCode(65 + (number % 26));
  return tag;
}

/** Widths of a CID font: ISO 32000-2, 9.7.4.3. `characters` maps identifiers to code points, in order. */
function formatWidths(characters: ReadonlyMap<number, number>, metrics: FaceMetrics): Entries {
  const widths = new Map<number, BinaryString>();
  for (const [identifier, codePoint] of characters)
    widths.set(identifier, formatNumber(metrics.advance(codePoint) ?? 0));
  const usual = mostFrequent([...widths.values()]);
  return { DW: usual, W: `[${widthRuns(widths, usual)}]` };
}

/** `first [w w w]` for consecutive identifiers. Omits the default width. */
function widthRuns(widths: ReadonlyMap<number, BinaryString>, usual: BinaryString): BinaryString {
  let text = "";
  let expected = -1;
  for (const [identifier, width] of widths) {
    if (width === usual) continue;
    const start = text === "" ? `${identifier}[` : `]${identifier}[`;
    text += identifier === expected ? ` ${width}` : `${start}${width}`;
    expected = identifier + 1;
  }
  return text === "" ? text : `${text}]`;
}

function mostFrequent(values: readonly BinaryString[]): BinaryString {
  const counts = new Map<BinaryString, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ["1000", 0] as const)[0];
}
