import { readCharacterMap, writeCharacterMap } from "./character-map.ts";
import type { FontSubset, FontSubsetter, GlyphCluster } from "./font.ts";
import { type FontTable, readTables, uint16s, uint32s, writeTables } from "./font-tables.ts";
import { compose, GlyphOutlines } from "./glyph-outlines.ts";

/** Offsets of fields, by table. */
const head = { length: 54, checkSumAdjustment: 8, unitsPerEm: 18, indexToLocFormat: 50 } as const;
const hhea = { length: 36, numberOfHMetrics: 34 } as const;
const maxp = {
  length: 32,
  numGlyphs: 4,
  maxCompositePoints: 10,
  maxCompositeContours: 12,
  maxZones: 14,
  maxTwilightPoints: 16,
  maxComponentElements: 28,
  maxComponentDepth: 30,
} as const;

/** Range of short offsets, in units of two bytes. */
const longestShort = 2 * 0xffff;

/** Glyph of missing characters. It keeps its number and width. */
const missingGlyph = 0;
const emptyOutline = new Uint8Array();

interface Metric {
  readonly advance: number;
  readonly bearing: number;
}

/**
 * Subsets a font: the tables of a CIDFontType2 (ISO 32000-2, 9.9.1), and "cmap" for web fonts. Glyphs are in the
 * order of code points, followed by components. The result depends only on the set of characters.
 */
export const subsetTrueType: FontSubsetter = (font, codePoints, clusters = []) => {
  const table = readTables(font);
  const outlines = glyphOutlines(table);
  const drawn = drawnGlyphs(table("cmap"), codePoints);
  const parts = clusters.flatMap((cluster) => cluster.glyphs.map(({ glyph }) => glyph));
  const kept = outlines.withComponents([...new Set([...drawn.values(), ...parts])]);
  const numbers = new Map(kept.map((glyph, i) => [glyph, i + 1]));
  const numberOf = (glyph: number) => numbers.get(glyph) ?? missingGlyph;
  const glyphs = new Map([...drawn].map(([codePoint, glyph]) => [codePoint, numberOf(glyph)]));
  const unitsPerEm = table("head").uint16(head.unitsPerEm);
  const composed = composeClusters(clusters, kept.length + 1, { outlines, numberOf, unitsPerEm });
  const full = table("hhea").uint16(hhea.numberOfHMetrics);
  const metrics = [missingGlyph, ...kept].map((glyph) => metricOf(table("hmtx"), full, glyph));
  const program = writeTables({
    cmap: writeCharacterMap(glyphs),
    maxp: writeProfile(table("maxp"), metrics.length + composed.added.length, clusters),
    ...writeMetrics(table("hhea"), [...metrics, ...composed.added.map(({ metric }) => metric)]),
    ...writeOutlines(table("head"), [
      emptyOutline,
      ...outlines.allRewritten(kept, numbers),
      ...composed.added.map(({ outline }) => outline),
    ]),
  });
  return { program, glyphs: inOrderOf(codePoints, glyphs), composed: composed.numbers };
};

/**
 * A font without hinting that has only some of its outlines. Its glyphs keep their numbers, so that its layout tables stay
 * valid. `isDrawn` selects glyphs, besides their components.
 */
export function unhintedTrueType(
  font: Uint8Array,
  codePoints: readonly number[],
  isDrawn: (glyph: number) => boolean,
): Uint8Array {
  const table = readTables(font);
  const outlines = glyphOutlines(table);
  const all = Array.from({ length: table("maxp").uint16(maxp.numGlyphs) }, (_, glyph) => glyph);
  const drawn = new Set(outlines.withComponents(all.filter(isDrawn)));
  const numbers = new Map(all.map((glyph) => [glyph, glyph]));
  const full = table("hhea").uint16(hhea.numberOfHMetrics);
  const written = outlines.allRewritten([...drawn], numbers);
  const rewritten = new Map([...drawn].map((glyph, i) => [glyph, written[i]]));
  return writeTables({
    cmap: writeCharacterMap(drawnGlyphs(table("cmap"), codePoints)),
    maxp: writeProfile(table("maxp"), all.length, []),
    ...writeMetrics(
      table("hhea"),
      all.map((glyph) => metricOf(table("hmtx"), full, glyph)),
    ),
    ...writeOutlines(
      table("head"),
      all.map((glyph) => rewritten.get(glyph) ?? emptyOutline),
    ),
  });
}

interface Composition {
  readonly outline: Uint8Array;
  readonly metric: Metric;
}

/** Glyphs for clusters, numbered from `next`. A cluster of one glyph at its start needs none. */
function composeClusters(
  clusters: readonly GlyphCluster[],
  next: number,
  {
    outlines,
    numberOf,
    unitsPerEm,
  }: {
    readonly outlines: GlyphOutlines;
    readonly numberOf: (glyph: number) => number;
    readonly unitsPerEm: number;
  },
): { readonly numbers: readonly number[]; readonly added: readonly Composition[] } {
  const added: Composition[] = [];
  const numbers = clusters.map(({ glyphs, advance }) => {
    const inked = glyphs.flatMap(({ glyph, x, y }) => {
      const box = outlines.box(glyph);
      return box ? [{ glyph: numberOf(glyph), x, y, box }] : [];
    });
    const [first] = glyphs;
    const [only] = inked;
    if (!only || (inked.length === 1 && only.x === 0 && only.y === 0))
      return only?.glyph ?? numberOf(first?.glyph ?? 0);
    const { outline, box } = compose(inked);
    added.push({
      outline,
      metric: { advance: Math.max(0, Math.round((advance * unitsPerEm) / 1000)), bearing: box[0] },
    });
    return next + added.length - 1;
  });
  return { numbers, added };
}

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
function writeMetrics(original: FontTable, metrics: readonly Metric[]): Record<"hhea" | "hmtx", Uint8Array> {
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

/** "maxp", without instructions. Limits of composed glyphs are those of the format. */
function writeProfile(original: FontTable, glyphCount: number, clusters: readonly GlyphCluster[]): Uint8Array {
  const changed = copied(original, maxp.length);
  changed.setUint16(maxp.numGlyphs, glyphCount);
  changed.setUint16(maxp.maxZones, 1);
  for (let field: number = maxp.maxTwilightPoints; field < maxp.maxComponentElements; field += 2)
    changed.setUint16(field, 0);
  if (clusters.length > 0) {
    const parts = clusters.reduce((most, { glyphs }) => Math.max(most, glyphs.length), 0);
    changed.setUint16(maxp.maxCompositePoints, 0xffff);
    changed.setUint16(maxp.maxCompositeContours, 0xffff);
    changed.setUint16(maxp.maxComponentElements, Math.max(parts, original.uint16(maxp.maxComponentElements)));
    changed.setUint16(maxp.maxComponentDepth, original.uint16(maxp.maxComponentDepth) + 1);
  }
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
