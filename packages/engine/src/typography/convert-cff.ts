/** Converts fonts with CFF outlines to TrueType: Adobe Technical Notes 5176 (CFF) and 5177 (Type 2 charstrings). */
import { CharstringReader, type Contour } from "./charstrings.ts";
import { type FontTable, type FontTables, uint16s, uint32s, writeTables } from "./font-tables.ts";

type Dictionary = ReadonlyMap<number, readonly number[]>;

/** Operators of dictionaries. Those with two bytes count from 1200. */
const operator = {
  charStrings: 17,
  private: 18,
  subrs: 19,
  charstringType: 1206,
  fdArray: 1236,
  fdSelect: 1237,
} as const;

interface CffConversion {
  /**
   * Factor of all coordinates. The default is 2, because rounding to whole units would be visible at 1000 units per em. Layout
   * tables need 1, because they have coordinates of their own.
   */
  readonly finer?: number;
  /** Glyphs that keep their outlines. Default: all. */
  readonly isDrawn?: (glyph: number) => boolean;
}

/** Limits of a font. */
const mostPoints = 2_000_000;
const mostOperators = 10_000_000;

interface Outlines {
  readonly glyphs: readonly Uint8Array[];
  readonly maxPoints: number;
  readonly maxContours: number;
}

/** TrueType file with the tables that a subset needs. */
export function convertCff(table: FontTables, { finer = 2, isDrawn = () => true }: CffConversion = {}): Uint8Array {
  const cff = table("CFF ");
  const unitsPerEm = table("head").uint16(18);
  if (unitsPerEm < 16 || unitsPerEm > 8192) throw table("head").damaged();
  const count = table("maxp").uint16(4);
  const { glyphs, maxPoints, maxContours } = readOutlines(cff, count, { finer, isDrawn });
  const offsets = [0];
  let end = 0;
  for (const { length } of glyphs) offsets.push((end += length + (length & 1)));
  const glyf = new Uint8Array(end);
  for (const [i, outline] of glyphs.entries()) glyf.set(outline, offsets[i]);
  const head = scaledHead(table("head"), finer);
  const { hhea, hmtx } = scaledMetrics(table("hhea"), table("hmtx"), count, finer);
  const cmap = table("cmap");
  const maxp = uint16s([1, 0, count, maxPoints, maxContours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  return writeTables({ cmap: cmap.copy(0, cmap.length), glyf, head, hhea, hmtx, loca: uint32s(offsets), maxp });
}

function scaledHead(head: FontTable, finer: number): Uint8Array {
  const bytes = head.copy(0, 54);
  const view = new DataView(bytes.buffer);
  view.setUint16(18, head.uint16(18) * finer);
  for (const at of [36, 38, 40, 42]) view.setInt16(at, within16(view.getInt16(at) * finer));
  view.setUint16(50, 1);
  return bytes;
}

function scaledMetrics(
  hhea: FontTable,
  hmtx: FontTable,
  count: number,
  finer: number,
): { hhea: Uint8Array; hmtx: Uint8Array } {
  const full = Math.min(hhea.uint16(34), count);
  if (full === 0) throw hhea.damaged();
  const bytes = hhea.copy(0, 36);
  const view = new DataView(bytes.buffer);
  for (const at of [4, 6, 8, 12, 14, 16]) view.setInt16(at, within16(view.getInt16(at) * finer));
  view.setUint16(10, Math.min(0xffff, view.getUint16(10) * finer));
  view.setUint16(34, count);
  const values = Array.from({ length: count }, (_, glyph) => {
    const bearing = hmtx.int16(glyph < full ? 4 * glyph + 2 : 2 * (glyph + full));
    return [Math.min(0xffff, hmtx.uint16(4 * Math.min(glyph, full - 1)) * finer), within16(bearing * finer)];
  });
  return { hhea: bytes, hmtx: uint16s(values.flat()) };
}

function readOutlines(cff: FontTable, count: number, { finer, isDrawn }: Required<CffConversion>): Outlines {
  const names = readIndex(cff, cff.uint8(2));
  const tops = readIndex(cff, names.end);
  const strings = readIndex(cff, tops.end);
  const globals = readIndex(cff, strings.end);
  const [topBytes] = tops.items;
  if (!topBytes) throw cff.damaged();
  const top = readDictionary(topBytes);
  if ((top.get(operator.charstringType)?.[0] ?? 2) !== 2) throw cff.damaged();
  const glyphs = readIndex(cff, offsetIn(top, operator.charStrings, cff)).items;
  if (glyphs.length < count) throw cff.damaged();
  const localsOf = localSubroutines(cff, top);
  const budget = { operators: mostOperators };
  let points = 0;
  let [maxPoints, maxContours] = [0, 0];
  const written = glyphs.slice(0, count).map((charstring, glyph) => {
    if (!isDrawn(glyph)) return new Uint8Array();
    const contours = new CharstringReader(globals.items, localsOf(glyph), budget).read(charstring).map(toQuadratic);
    const own = contours.reduce((sum, contour) => sum + contour.length, 0);
    points += own;
    if (points > mostPoints) throw cff.damaged();
    maxPoints = Math.max(maxPoints, own);
    maxContours = Math.max(maxContours, contours.length);
    return writeGlyph(contours, finer);
  });
  return { glyphs: written, maxPoints, maxContours };
}

/** Each font of a CID-keyed file has its own subroutines. */
function localSubroutines(cff: FontTable, top: Dictionary): (glyph: number) => readonly FontTable[] {
  if (!top.has(operator.fdArray)) {
    const locals = subroutinesOf(cff, top);
    return () => locals;
  }
  const fonts = readIndex(cff, offsetIn(top, operator.fdArray, cff)).items.map((bytes) =>
    subroutinesOf(cff, readDictionary(bytes)),
  );
  const fontOf = readFontSelect(cff, offsetIn(top, operator.fdSelect, cff));
  return (glyph) => fonts[fontOf(glyph)] ?? [];
}

function subroutinesOf(cff: FontTable, dictionary: Dictionary): readonly FontTable[] {
  const [size = 0, start = 0] = dictionary.get(operator.private) ?? [];
  if (size === 0) return [];
  const own = readDictionary(cff.part(start, start + size));
  const [offset] = own.get(operator.subrs) ?? [];
  return offset === undefined ? [] : readIndex(cff, start + offset).items;
}

function readFontSelect(cff: FontTable, start: number): (glyph: number) => number {
  const format = cff.uint8(start);
  if (format === 0) return (glyph) => cff.uint8(start + 1 + glyph);
  if (format !== 3) throw cff.damaged();
  const ranges = Array.from({ length: cff.uint16(start + 1) }, (_, i) => ({
    first: cff.uint16(start + 3 + 3 * i),
    font: cff.uint8(start + 5 + 3 * i),
  }));
  return (glyph) => ranges.findLast(({ first }) => first <= glyph)?.font ?? 0;
}

function offsetIn(dictionary: Dictionary, key: number, cff: FontTable): number {
  const [offset] = dictionary.get(key) ?? [];
  if (offset === undefined || !Number.isInteger(offset)) throw cff.damaged();
  return offset;
}

function readIndex(cff: FontTable, start: number): { readonly items: readonly FontTable[]; readonly end: number } {
  const count = cff.uint16(start);
  if (count === 0) return { items: [], end: start + 2 };
  const size = cff.uint8(start + 2);
  if (size < 1 || size > 4) throw cff.damaged();
  const data = start + 3 + size * (count + 1) - 1;
  const offset = (i: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte++) value = value * 256 + cff.uint8(start + 3 + size * i + byte);
    return data + value;
  };
  const items = Array.from({ length: count }, (_, i) => cff.part(offset(i), offset(i + 1)));
  return { items, end: offset(count) };
}

function readDictionary(bytes: FontTable): Dictionary {
  const entries = new Map<number, readonly number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes.uint8(at);
    if (first <= 21) {
      entries.set(first === 12 ? 1200 + bytes.uint8(at + 1) : first, operands);
      operands = [];
      at += first === 12 ? 2 : 1;
      continue;
    }
    const { value, length } = readOperand(bytes, at, first);
    operands.push(value);
    at += length;
  }
  return entries;
}

function readOperand(bytes: FontTable, at: number, first: number): { readonly value: number; readonly length: number } {
  if (first === 28) return { value: bytes.int16(at + 1), length: 3 };
  if (first === 29) return { value: bytes.int32(at + 1), length: 5 };
  if (first >= 32 && first <= 246) return { value: first - 139, length: 1 };
  if (first >= 247 && first <= 250) return { value: (first - 247) * 256 + bytes.uint8(at + 1) + 108, length: 2 };
  if (first >= 251 && first <= 254) return { value: -(first - 251) * 256 - bytes.uint8(at + 1) - 108, length: 2 };
  if (first !== 30) throw bytes.damaged();
  // A decimal number ends with the nibble 15. No operator that is read here has one.
  let length = 1;
  while ((bytes.uint8(at + length) & 15) !== 15) length++;
  return { value: Number.NaN, length: length + 1 };
}

interface QuadraticPoint {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** Largest distance between a curve and its replacement, in units of the CFF font. */
const tolerance = 0.3;

/** Replaces cubic curves by quadratic ones. The distance shrinks with the cube of their number. */
function toQuadratic({ start, segments }: Contour): readonly QuadraticPoint[] {
  const points: QuadraticPoint[] = [{ ...start, on: true }];
  let from = start;
  for (const { first, second, to } of segments) {
    if (!first || !second) points.push({ ...to, on: true });
    else {
      const along = (t: number, a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      const slope = (t: number, a: number, b: number, c: number, d: number) =>
        3 * ((1 - t) ** 2 * (b - a) + 2 * (1 - t) * t * (c - b) + t ** 2 * (d - c));
      const bend = Math.hypot(to.x - 3 * second.x + 3 * first.x - from.x, to.y - 3 * second.y + 3 * first.y - from.y);
      const parts = Math.min(16, Math.max(1, Math.ceil(Math.cbrt((bend * Math.sqrt(3)) / 36 / tolerance))));
      const { x: ax, y: ay } = from;
      for (let i = 0; i < parts; i++) {
        const [t, u] = [i / parts, (i + 1) / parts];
        const ends = [t, u].map((v) => ({
          x: along(v, ax, first.x, second.x, to.x),
          y: along(v, ay, first.y, second.y, to.y),
          dx: slope(v, ax, first.x, second.x, to.x) / parts,
          dy: slope(v, ay, first.y, second.y, to.y) / parts,
        }));
        const [a, b] = ends;
        if (!a || !b) continue;
        // The control point that is best for both ends: the mean of their tangents at a quarter of the difference.
        points.push({ x: (a.x + b.x) / 2 + (a.dx - b.dx) / 4, y: (a.y + b.y) / 2 + (a.dy - b.dy) / 4, on: false });
        points.push({ x: b.x, y: b.y, on: true });
      }
    }
    from = to;
  }
  return points;
}

const flag = { on: 0x01, xShort: 0x02, yShort: 0x04, xSame: 0x10, ySame: 0x20 } as const;

/** Simple glyph: OpenType 1.9, "glyf". */
function writeGlyph(contours: readonly (readonly QuadraticPoint[])[], finer: number): Uint8Array {
  const drawn = contours.filter((contour) => contour.length > 1);
  const points = drawn.flat().map(({ x, y, on }) => ({ x: within16(x * finer), y: within16(y * finer), on }));
  if (points.length === 0) return new Uint8Array();
  if (points.length > 0xfffe) throw new Error("A glyph of the font has too many points.");
  let [xMin, yMin, xMax, yMax] = [32767, 32767, -32768, -32768];
  for (const { x, y } of points) {
    [xMin, yMin, xMax, yMax] = [Math.min(xMin, x), Math.min(yMin, y), Math.max(xMax, x), Math.max(yMax, y)];
  }
  let end = -1;
  const ends = drawn.map((contour) => (end += contour.length));
  const flags: number[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  let last = { x: 0, y: 0 };
  for (const { x, y, on } of points) {
    const across = writeDelta(x - last.x, xs, flag.xShort, flag.xSame);
    flags.push((on ? flag.on : 0) | across | writeDelta(y - last.y, ys, flag.yShort, flag.ySame));
    last = { x, y };
  }
  const header = uint16s([drawn.length, ...[xMin, yMin, xMax, yMax].map((value) => value & 0xffff), ...ends, 0]);
  const glyph = new Uint8Array(header.length + flags.length + xs.length + ys.length);
  glyph.set(header);
  glyph.set(flags, header.length);
  glyph.set(xs, header.length + flags.length);
  glyph.set(ys, header.length + flags.length + xs.length);
  return glyph;
}

/** Appends a coordinate and returns its flags. */
function writeDelta(delta: number, bytes: number[], short: number, same: number): number {
  if (delta === 0) return same;
  if (Math.abs(delta) < 256) {
    bytes.push(Math.abs(delta));
    return delta > 0 ? short | same : short;
  }
  bytes.push((delta >> 8) & 255, delta & 255);
  return 0;
}

function within16(value: number): number {
  const rounded = Math.round(value);
  if (!(Math.abs(rounded) < 16_384)) throw new Error("The font has coordinates beyond the range of TrueType.");
  return rounded;
}
