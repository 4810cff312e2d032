import { readCharacterMap, writeCharacterMap } from "./character-map.ts";
import type { FontSubset, FontSubsetter } from "./font.ts";
import { type FontTable, readTables, uint16s, uint32s, writeTables } from "./font-tables.ts";
import { GlyphOutlines } from "./glyph-outlines.ts";

/** Offsets of fields, by table. */
const head = { length: 54, checkSumAdjustment: 8, indexToLocFormat: 50 } as const;
const hhea = { length: 36, numberOfHMetrics: 34 } as const;
const maxp = { length: 32, numGlyphs: 4, maxZones: 14, maxTwilightPoints: 16, maxComponentElements: 28 } as const;

/** Range of short offsets, in units of two bytes. */
const longestShort = 2 * 0xffff;

/** Glyph of missing characters. It keeps its number and width. */
const missingGlyph = 0;
const emptyOutline = new Uint8Array();

/** Entry in "hmtx". */
interface Metric {
  readonly advance: number;
  readonly bearing: number;
}

/**
 * Subsets a font: the tables of a CIDFontType2 (ISO 32000-2, 9.9.1), and "cmap" for web fonts. Glyphs are in the
 * order of code points, followed by components. The result depends only on the set of characters.
 */
export const subsetTrueType: FontSubsetter = (font, codePoints) => {
  const table = readTables(font);
  const outlines = glyphOutlines(table);
  const drawn = drawnGlyphs(table("cmap"), codePoints);
  const kept = outlines.withComponents([...drawn.values()]);
  const numbers = new Map(kept.map((glyph, i) => [glyph, i + 1]));
  const glyphs = new Map([...drawn].map(([codePoint, glyph]) => [codePoint, numbers.get(glyph) ?? missingGlyph]));
  const program = writeTables({
    cmap: writeCharacterMap(glyphs),
    maxp: writeProfile(table("maxp"), kept.length + 1),
    ...writeMetrics(table("hhea"), table("hmtx"), [missingGlyph, ...kept]),
    ...writeOutlines(table("head"), [emptyOutline, ...kept.map((glyph) => outlines.rewritten(glyph, numbers))]),
  });
  return { program, glyphs: inOrderOf(codePoints, glyphs) };
};

function glyphOutlines(table: (tag: string) => FontTable): GlyphOutlines {
  return new GlyphOutlines(table("glyf"), table("loca"), {
    count: table("maxp").uint16(maxp.numGlyphs),
    long: table("head").uint16(head.indexToLocFormat) !== 0,
  });
}

/** Existing glyphs of the characters, in the order of code points. */
function drawnGlyphs(cmap: FontTable, codePoints: readonly number[]): ReadonlyMap<number, number> {
  const glyphOf = readCharacterMap(cmap);
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  return new Map(
    sorted.map((codePoint) => [codePoint, glyphOf(codePoint)] as const).filter(([, glyph]) => glyph !== missingGlyph),
  );
}

function inOrderOf(codePoints: readonly number[], glyphs: ReadonlyMap<number, number>): FontSubset["glyphs"] {
  const ordered = new Map<number, number>();
  for (const codePoint of codePoints) {
    const glyph = glyphs.get(codePoint);
    if (glyph !== undefined) ordered.set(codePoint, glyph);
  }
  return ordered;
}

/** "glyf", "loca" and "head", which contains the format of offsets. */
function writeOutlines(
  original: FontTable,
  outlines: readonly Uint8Array[],
): Record<"glyf" | "loca" | "head", Uint8Array> {
  const offsets = [0];
  let end = 0;
  for (const { length } of outlines) offsets.push((end += even(length)));
  const long = end > longestShort;
  const glyf = new Uint8Array(end);
  for (const [i, outline] of outlines.entries()) glyf.set(outline, offsets[i]);
  const changed = copied(original, head.length);
  changed.setUint32(head.checkSumAdjustment, 0);
  changed.setUint16(head.indexToLocFormat, long ? 1 : 0);
  return { glyf, loca: long ? uint32s(offsets) : uint16s(offsets.map((offset) => offset / 2)), head: bytesOf(changed) };
}

/** "hhea" and "hmtx". Trailing glyphs with equal advances have only a bearing. */
function writeMetrics(
  original: FontTable,
  hmtx: FontTable,
  glyphs: readonly number[],
): Record<"hhea" | "hmtx", Uint8Array> {
  const full = original.uint16(hhea.numberOfHMetrics);
  const metrics = glyphs.map((glyph) => metricOf(hmtx, full, glyph));
  const last = metrics.at(-1)?.advance;
  const count = Math.max(1, metrics.findLastIndex(({ advance }) => advance !== last) + 2);
  const changed = copied(original, hhea.length);
  changed.setUint16(hhea.numberOfHMetrics, count);
  return {
    hhea: bytesOf(changed),
    hmtx: uint16s(metrics.flatMap(({ advance, bearing }, i) => (i < count ? [advance, bearing] : [bearing]))),
  };
}

/** The first `full` glyphs have advance and bearing. The others share the last advance. */
function metricOf(hmtx: FontTable, full: number, glyph: number): Metric {
  return {
    advance: hmtx.uint16(4 * Math.min(glyph, full - 1)),
    bearing: hmtx.uint16(glyph < full ? 4 * glyph + 2 : 2 * (glyph + full)),
  };
}

/** "maxp", without instructions. */
function writeProfile(original: FontTable, glyphCount: number): Uint8Array {
  const changed = copied(original, maxp.length);
  changed.setUint16(maxp.numGlyphs, glyphCount);
  changed.setUint16(maxp.maxZones, 1);
  for (let field: number = maxp.maxTwilightPoints; field < maxp.maxComponentElements; field += 2)
    changed.setUint16(field, 0);
  return bytesOf(changed);
}

function copied(table: FontTable, length: number): DataView {
  return new DataView(table.copy(0, length).buffer);
}

function bytesOf({ buffer }: DataView): Uint8Array {
  return new Uint8Array(buffer);
}

function even(length: number): number {
  return length + (length & 1);
}
