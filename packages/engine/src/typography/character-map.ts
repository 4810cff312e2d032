/** Maps code points to glyphs: OpenType 1.9, "cmap", formats 4 and 12. */
import { type FontTable, searchFields, uint16s, uint32s } from "./font-tables.ts";

/** Returns 0 for a missing glyph. */
export type CharacterMap = (codePoint: number) => number;

export function readCharacterMap(cmap: FontTable): CharacterMap {
  const { subtable, isFull } = unicodeSubtable(cmap);
  return isFull ? readFormat12(subtable) : readFormat4(subtable);
}

function unicodeSubtable(cmap: FontTable): { readonly subtable: FontTable; readonly isFull: boolean } {
  const subtables = Array.from({ length: cmap.uint16(2) }, (_, i) => {
    const offset = cmap.uint32(8 + 8 * i);
    return cmap.part(offset, cmap.length);
  });
  const full = subtables.find((subtable) => subtable.uint16(0) === 12);
  const subtable = full ?? subtables.find((basic) => basic.uint16(0) === 4);
  if (!subtable) throw new Error("The font has no Unicode character map.");
  return { subtable, isFull: full !== undefined };
}

/** Most characters of a font. There are at most 65,535 glyphs. */
const mostCharacters = 100_000;

/** Code points that a font maps to glyphs, some of them perhaps to the missing glyph. Throws for unordered segments. */
export function mappedCodePoints(cmap: FontTable): readonly number[] {
  const { subtable, isFull } = unicodeSubtable(cmap);
  const found: number[] = [];
  let next = 0;
  for (const [start, end] of isFull ? ranges12(subtable) : ranges4(subtable)) {
    if (start < next || end < start || end > 0x10ffff || found.length + end - start > mostCharacters)
      throw subtable.damaged();
    for (let codePoint = start; codePoint <= end; codePoint++) found.push(codePoint);
    next = end + 1;
  }
  return found;
}

function ranges4(subtable: FontTable): readonly (readonly [number, number])[] {
  const doubleCount = subtable.uint16(6);
  return Array.from({ length: doubleCount >> 1 }, (_, i) => [
    subtable.uint16(16 + doubleCount + 2 * i),
    subtable.uint16(14 + 2 * i),
  ]);
}

function ranges12(subtable: FontTable): readonly (readonly [number, number])[] {
  // Throws if the subtable is too short, before memory for its groups is reserved.
  const count = subtable.uint32(12);
  subtable.bytes(16, 16 + 12 * count);
  return Array.from({ length: count }, (_, i) => [subtable.uint32(16 + 12 * i), subtable.uint32(20 + 12 * i)]);
}

function readFormat4(subtable: FontTable): CharacterMap {
  const doubleCount = subtable.uint16(6);
  const ends = 14;
  const starts = ends + doubleCount + 2;
  const deltas = starts + doubleCount;
  const ranges = deltas + doubleCount;
  return (codePoint) => {
    const segment = 2 * firstReaching(codePoint, doubleCount / 2, (i) => subtable.uint16(ends + 2 * i));
    if (segment >= doubleCount) return 0;
    const start = subtable.uint16(starts + segment);
    if (codePoint < start) return 0;
    const delta = subtable.uint16(deltas + segment);
    const range = subtable.uint16(ranges + segment);
    if (range === 0) return (codePoint + delta) & 0xffff;
    // A range offset counts from its own place in the table.
    const glyph = subtable.uint16(ranges + segment + range + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

function readFormat12(subtable: FontTable): CharacterMap {
  const count = subtable.uint32(12);
  const group = (i: number) => 16 + 12 * i;
  return (codePoint) => {
    const i = firstReaching(codePoint, count, (other) => subtable.uint32(group(other) + 4));
    if (i >= count) return 0;
    const start = subtable.uint32(group(i));
    return codePoint < start ? 0 : subtable.uint32(group(i) + 8) + codePoint - start;
  };
}

/** Index of the first segment that ends at or after the code point. `count` if none does. */
function firstReaching(codePoint: number, count: number, endOf: (segment: number) => number): number {
  let first = 0;
  let beyond = count;
  while (first < beyond) {
    const middle = Math.floor((first + beyond) / 2);
    if (endOf(middle) < codePoint) first = middle + 1;
    else beyond = middle;
  }
  return first;
}

/** The length of a format 4 subtable has 16 bits. */
const mostSegments = 8000;

/** Consecutive characters with consecutive glyphs. */
interface Group {
  readonly start: number;
  end: number;
  readonly glyph: number;
}

/** Windows subtable: format 4, or 12 for characters beyond the first plane. `glyphs` is sorted. */
export function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const groups = groupsOf(glyphs);
  const isBasic = groups.length <= mostSegments && (groups.at(-1)?.end ?? 0) < 0xffff;
  const encoding = isBasic ? 1 : 10;
  const header = uint32s([1, (3 << 16) | encoding, 12]);
  const subtable = isBasic ? writeFormat4(groups) : writeFormat12(groups);
  const bytes = new Uint8Array(header.length + subtable.length);
  bytes.set(header);
  bytes.set(subtable, header.length);
  return bytes;
}

/** The last segment must be that of 0xFFFF, without a glyph. */
function writeFormat4(groups: readonly Group[]): Uint8Array {
  const segments = [...groups, { start: 0xffff, end: 0xffff, glyph: 0 }];
  const count = segments.length;
  const ends = segments.map(({ end }) => end);
  const starts = segments.map(({ start }) => start);
  const deltas = segments.map(({ start, glyph }) => glyph - start);
  const ranges = segments.map(() => 0);
  const header = [4, 16 + 8 * count, 0, 2 * count, ...searchFields(count, 2)];
  return uint16s([...header, ...ends, 0, ...starts, ...deltas, ...ranges]);
}

function writeFormat12(groups: readonly Group[]): Uint8Array {
  const header = [12 << 16, 16 + 12 * groups.length, 0, groups.length];
  return uint32s([...header, ...groups.flatMap(({ start, end, glyph }) => [start, end, glyph])]);
}

function groupsOf(glyphs: ReadonlyMap<number, number>): readonly Group[] {
  const groups: Group[] = [];
  for (const [codePoint, glyph] of glyphs) {
    const last = groups.at(-1);
    if (last && codePoint === last.end + 1 && glyph === last.glyph + codePoint - last.start) last.end = codePoint;
    else groups.push({ start: codePoint, end: codePoint, glyph });
  }
  return groups;
}
