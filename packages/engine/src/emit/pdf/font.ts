/**
 * Composite fonts: ISO 32000-2, 9.7. Character identifiers are Unicode code points, so that pages can be written
 * before the glyphs of the subset are known. `CIDToGIDMap` connects them at the end.
 */

import { ContentDigest } from "../../primitives/content-digest.ts";
import type { FaceMetrics, FontLibrary, FontSubset, GlyphCluster } from "../../typography/font.ts";
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

/** Code point or cluster that an identifier stands for. */
type Drawn = number | GlyphCluster;

export class FontResource {
  readonly name: BinaryString;
  readonly object: ObjectNumber;
  readonly metrics: FaceMetrics;
  readonly #codes = new Map<string, BinaryString>();
  readonly #drawn = new Map<number, Drawn>();
  /** Identifiers are looked for from here, for clusters. */
  #nextCluster = 1;

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

  /** Clusters from left to right as escaped two-byte codes. Equal clusters have one code. */
  encodeClusters(clusters: readonly GlyphCluster[]): BinaryString {
    let codes = "";
    for (const cluster of clusters) {
      const key = `${cluster.advance} ${cluster.glyphs.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(" ")} ${cluster.text}`;
      codes += this.#codes.get(key) ?? this.#assignCluster(key, cluster);
    }
    return codes;
  }

  /** By identifier, in the order of identifiers. */
  get drawn(): ReadonlyMap<number, Drawn> {
    return new Map([...this.#drawn].sort(([a], [b]) => a - b));
  }

  #assign(character: string): BinaryString {
    const codePoint = character.isWellFormed() ? (character.codePointAt(0) ?? unreadable) : unreadable;
    return this.#remember(character, this.#identify(codePoint), codePoint);
  }

  #assignCluster(key: string, cluster: GlyphCluster): BinaryString {
    const identifier = this.#firstFree(this.#nextCluster);
    this.#nextCluster = identifier + 1;
    return this.#remember(key, identifier, cluster);
  }

  #remember(key: string, identifier: number, drawn: Drawn): BinaryString {
    this.#drawn.set(identifier, drawn);
    const code = escapeString(bigEndian(identifier));
    this.#codes.set(key, code);
    return code;
  }

  #identify(codePoint: number): number {
    if (codePoint <= 0xffff && (this.#drawn.get(codePoint) ?? codePoint) === codePoint) return codePoint;
    return this.#firstFree(firstBorrowed);
  }

  #firstFree(first: number): number {
    for (let identifier = first; identifier <= 0xffff; identifier++)
      if (!this.#drawn.has(identifier)) return identifier;
    throw new RangeError("A font draws more characters and clusters than PDF codes can hold.");
  }
}

export async function writeFont(file: PdfFile, font: FontResource, subset: FontLibrary["subset"]): Promise<void> {
  const { drawn, metrics } = font;
  const codePoints = [...new Set([...drawn.values()].filter((one) => typeof one === "number"))].sort((a, b) => a - b);
  const clusters = [...drawn.values()].filter((one) => typeof one !== "number");
  const { program, glyphs, composed } = await subset(metrics.id, codePoints, clusters);
  const glyphOf = glyphsBy(glyphs, new Map(clusters.map((cluster, i) => [cluster, composed[i] ?? 0])));
  const baseFont = formatName(`${subsetTag(metrics, codePoints, clusters)}+${metrics.postScriptName}`);
  const descendant = file.add(
    "other",
    formatDictionary({
      Type: "/Font",
      Subtype: "/CIDFontType2",
      BaseFont: baseFont,
      CIDSystemInfo: formatDictionary({ Registry: "(Adobe)", Ordering: "(Identity)", Supplement: "0" }),
      FontDescriptor: formatReference(writeFontDescriptor(file, baseFont, metrics, program)),
      ...formatWidths(drawn, metrics),
      CIDToGIDMap: formatReference(file.addStream({}, glyphMap(drawn, glyphOf))),
    }),
  );
  const texts = new Map([...drawn].map(([identifier, one]) => [identifier, textOf(one)]));
  const composite = {
    Type: "/Font",
    Subtype: "/Type0",
    BaseFont: baseFont,
    Encoding: "/Identity-H",
    DescendantFonts: `[${formatReference(descendant)}]`,
    ToUnicode: formatReference(file.addStream({}, toUnicodeMap(texts))),
  };
  file.write("other", font.object, formatDictionary(composite));
}

const textOf = (drawn: Drawn): string =>
  typeof drawn === "number" ? String.fromCodePoint(drawn) : textForReaders(drawn.text);

const rightToLeftMarked = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/;
const markOrJoiner = /[\p{M}\p{Join_Control}]/u;

/**
 * Text of a cluster, as readers expect it: they turn text from right to left round by character, but no letters of a ligature. A mark
 * therefore stands before its letter. Found with poppler, pdf.js and PDFium (docs/languages.md).
 */
function textForReaders(text: string): string {
  const isTurned = rightToLeftMarked.test(text) && markOrJoiner.test(text);
  return isTurned ? [...text].reverse().join("") : text;
}

/** Function that returns the glyph of a character or cluster, 0 if it has none. */
function glyphsBy(glyphs: FontSubset["glyphs"], composed: ReadonlyMap<GlyphCluster, number>) {
  return (drawn: Drawn): number => (typeof drawn === "number" ? glyphs.get(drawn) : composed.get(drawn)) ?? 0;
}

/** 9.7.4.3: two bytes for each identifier up to the highest. Characters without a glyph map to glyph 0. */
function glyphMap(drawn: ReadonlyMap<number, Drawn>, glyphOf: (drawn: Drawn) => number): Uint8Array {
  const highest = Math.max(0, ...drawn.keys());
  const map = new Uint8Array(2 * (highest + 1));
  for (const [identifier, one] of drawn) {
    const glyph = glyphOf(one);
    map[2 * identifier] = glyph >> 8;
    map[2 * identifier + 1] = glyph;
  }
  return map;
}

/** 9.9.2: six letters that differ between subsets of a font. */
function subsetTag(metrics: FaceMetrics, codePoints: readonly number[], clusters: readonly GlyphCluster[]): string {
  const digest = new ContentDigest();
  digest.update(bytesOf(metrics.postScriptName));
  digest.update(bytesOf(codePoints.join(" ")));
  for (const { glyphs } of clusters)
    digest.update(bytesOf(glyphs.map(({ glyph, x, y }) => ` ${glyph},${x},${y}`).join("")));
  let number = Number.parseInt(digest.hexadecimal.slice(0, 12), 16);
  let tag = "";
  for (; tag.length < 6; number = Math.floor(number / 26)) tag += String.fromCharCode(65 + (number % 26));
  return tag;
}

/** Widths of a CID font: ISO 32000-2, 9.7.4.3. `drawn` is in the order of identifiers. */
function formatWidths(drawn: ReadonlyMap<number, Drawn>, metrics: FaceMetrics): Entries {
  const widths = new Map<number, BinaryString>();
  for (const [identifier, one] of drawn)
    widths.set(identifier, formatNumber(typeof one === "number" ? (metrics.advance(one) ?? 0) : one.advance));
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
