/** Glyph outlines: OpenType 1.9, "glyf" and "loca". */
import type { FontTable } from "./font-tables.ts";

/** Number of contours and bounding box. */
const headerLength = 10;

const simple = { onCurve: 0x01, xShort: 0x02, yShort: 0x04, repeat: 0x08, xSame: 0x10, ySame: 0x20 } as const;

/** Length of a point's coordinates in bytes, by flags. */
const pointLengths = Uint8Array.from(
  { length: 256 },
  (_, flags) =>
    coordinateLength(flags, simple.xShort, simple.xSame) + coordinateLength(flags, simple.yShort, simple.ySame),
);

const composite = {
  wordArguments: 0x0001,
  offsets: 0x0002,
  scale: 0x0008,
  moreComponents: 0x0020,
  twoScales: 0x0040,
  twoByTwo: 0x0080,
  instructions: 0x0100,
} as const;

/** Maximum depth of composite glyphs: "maxp", maxComponentDepth. */
const deepest = 16;

/** Limit of a glyph's components with theirs. Letters have up to four. */
const mostComponents = 256;

/** Outlines of the largest font that is read. */
const mostBytes = 64 * 1024 * 1024;

const tooDeep = () => new Error(`A glyph of the font is composed in more than ${deepest} levels.`);

interface Component {
  readonly at: number;
  readonly flags: number;
  readonly glyph: number;
}

/** In units of the font, upward. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

export type Contour = readonly OutlinePoint[];

/** xMin, yMin, xMax and yMax in units of the font. */
export type GlyphBox = readonly [number, number, number, number];

export class GlyphOutlines {
  readonly #glyf: FontTable;
  readonly #loca: FontTable;
  readonly #long: boolean;
  readonly #count: number;

  constructor(glyf: FontTable, loca: FontTable, { count, long }: { readonly count: number; readonly long: boolean }) {
    this.#glyf = glyf;
    this.#loca = loca;
    this.#count = count;
    this.#long = long;
  }

  /** Top of a glyph in units of the font. 0 for an empty glyph. */
  top(glyph: number): number {
    const outline = this.#description(glyph);
    return outline.length === 0 ? 0 : outline.int16(8);
  }

  /** Undefined for an empty glyph. */
  box(glyph: number): GlyphBox | undefined {
    const outline = this.#description(glyph);
    return outline.length === 0 ? undefined : [outline.int16(2), outline.int16(4), outline.int16(6), outline.int16(8)];
  }

  /** Contours with those of its components. Throws for a damaged glyph, or one with more than `most` points. */
  contours(glyph: number, most: number, depth = 0): readonly Contour[] {
    const outline = this.#description(glyph);
    const count = contoursOf(outline);
    if (count === 0) return [];
    if (count > 0) return readContours(outline, count, most);
    if (depth > deepest) throw tooDeep();
    let left = most;
    return readComponents(outline).components.flatMap((component) => {
      const part = this.contours(component.glyph, left, depth + 1);
      left -= part.reduce((sum, { length }) => sum + length, 0);
      const place = placementOf(outline, component);
      return part.map((contour) => contour.map(place));
    });
  }

  /** Throws for damaged glyphs, and for composite glyphs that contain themselves or very many others. */
  check(): void {
    const sizes = new Map<number, number>();
    const sizeOf = (glyph: number, depth: number): number => {
      const known = sizes.get(glyph);
      if (known !== undefined) return known;
      if (depth > deepest) throw tooDeep();
      const size = this.#components(glyph).reduce((sum, component) => sum + sizeOf(component.glyph, depth + 1), 1);
      if (size > mostComponents)
        throw new Error(`A glyph of the font is composed of more than ${mostComponents} others.`);
      sizes.set(glyph, size);
      return size;
    };
    for (let glyph = 0; glyph < this.#count; glyph++) sizeOf(glyph, 0);
  }

  /** The glyphs, followed by their components. Throws for a glyph that contains itself. */
  withComponents(glyphs: readonly number[]): readonly number[] {
    const all = new Set(glyphs);
    let level = all;
    for (let depth = 0; level.size > 0; depth++) {
      if (depth > deepest) throw tooDeep();
      level = new Set([...level].flatMap((glyph) => this.#components(glyph).map((component) => component.glyph)));
      for (const glyph of level) all.add(glyph);
    }
    return [...all];
  }

  /** Outline with new component numbers, without instructions and padding. */
  rewritten(glyph: number, numbers: ReadonlyMap<number, number>): Uint8Array {
    const outline = this.#description(glyph);
    const contours = contoursOf(outline);
    if (contours === 0) return new Uint8Array();
    return contours > 0 ? rewriteSimple(outline, contours) : rewriteComposite(outline, numbers);
  }

  /** `rewritten` for several glyphs. Throws if they are too many bytes: descriptions of glyphs can overlap. */
  allRewritten(glyphs: readonly number[], numbers: ReadonlyMap<number, number>): readonly Uint8Array[] {
    let left = mostBytes;
    return glyphs.map((glyph) => {
      const outline = this.rewritten(glyph, numbers);
      left -= outline.length;
      if (left < 0) throw this.#glyf.damaged();
      return outline;
    });
  }

  #components(glyph: number): readonly Component[] {
    const outline = this.#description(glyph);
    return contoursOf(outline) < 0 ? readComponents(outline).components : [];
  }

  #description(glyph: number): FontTable {
    if (glyph >= this.#count) throw this.#loca.damaged();
    return this.#glyf.part(this.#offset(glyph), this.#offset(glyph + 1));
  }

  #offset(glyph: number): number {
    return this.#long ? this.#loca.uint32(4 * glyph) : 2 * this.#loca.uint16(2 * glyph);
  }
}

/** A glyph that places others, with its box. Offsets are in units of the font. */
export function compose(
  parts: readonly { readonly glyph: number; readonly x: number; readonly y: number; readonly box: GlyphBox }[],
): { readonly outline: Uint8Array; readonly box: GlyphBox } {
  const edge = (i: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
    inInt16(pick(...parts.map(({ x, y, box }) => box[i] + (i % 2 === 0 ? x : y))));
  const box = [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)] as const;
  const view = new DataView(new ArrayBuffer(headerLength + 8 * parts.length));
  for (const [i, value] of [-1, ...box].entries()) view.setInt16(2 * i, value);
  for (const [i, { glyph, x, y }] of parts.entries()) {
    const at = headerLength + 8 * i;
    const more = i < parts.length - 1 ? composite.moreComponents : 0;
    view.setUint16(at, composite.wordArguments | composite.offsets | more);
    view.setUint16(at + 2, glyph);
    view.setInt16(at + 4, inInt16(x));
    view.setInt16(at + 6, inInt16(y));
  }
  return { outline: new Uint8Array(view.buffer), box };
}

const inInt16 = (value: number): number => Math.max(-0x8000, Math.min(0x7fff, value));

/** Negative for composite glyphs. */
function contoursOf(outline: FontTable): number {
  return outline.length === 0 ? 0 : outline.int16(0);
}

function rewriteSimple(outline: FontTable, contours: number): Uint8Array {
  const instructions = headerLength + 2 * contours;
  const points = instructions + 2 + outline.uint16(instructions);
  const end = endOfPoints(outline, points, outline.uint16(instructions - 2) + 1);
  const bytes = new Uint8Array(instructions + 2 + end - points);
  bytes.set(outline.bytes(0, instructions));
  bytes.set(outline.bytes(points, end), instructions + 2);
  return bytes;
}

/** Flags, then x coordinates, then y coordinates, whose lengths depend on the flags. */
function endOfPoints(outline: FontTable, start: number, count: number): number {
  const bytes = outline.bytes(start, outline.length);
  let at = 0;
  let coordinates = 0;
  // Bytes beyond the end count as 0, so that the result lies beyond the end of the outline.
  let left = count;
  while (left > 0) {
    const flags = bytes[at++] ?? 0;
    const times = flags & simple.repeat ? (bytes[at++] ?? 0) + 1 : 1;
    coordinates += times * (pointLengths[flags] ?? 0);
    left -= times;
  }
  if (left < 0) throw outline.damaged();
  return start + at + coordinates;
}

function readContours(outline: FontTable, count: number, most: number): readonly Contour[] {
  const ends = Array.from({ length: count }, (_, i) => outline.uint16(headerLength + 2 * i));
  const total = (ends.at(-1) ?? 0) + 1;
  if (total > most || ends.some((end, i) => end < (ends[i - 1] ?? 0))) throw outline.damaged();
  const instructions = headerLength + 2 * count;
  let at = instructions + 2 + outline.uint16(instructions);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = outline.uint8(at++);
    const times = flag & simple.repeat ? outline.uint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const read = (short: number, same: number): readonly number[] => {
    let value = 0;
    return flags.slice(0, total).map((flag) => {
      if (flag & short) value += flag & same ? outline.uint8(at++) : -outline.uint8(at++);
      else if (!(flag & same)) {
        value += outline.int16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(simple.xShort, simple.xSame);
  const ys = read(simple.yShort, simple.ySame);
  const point = (i: number) => ({ x: xs[i] ?? 0, y: ys[i] ?? 0, isOnCurve: ((flags[i] ?? 0) & simple.onCurve) !== 0 });
  return ends.map((end, i) => {
    const start = i === 0 ? 0 : (ends[i - 1] ?? 0) + 1;
    return Array.from({ length: Math.max(0, end - start + 1) }, (_, j) => point(start + j));
  });
}

/** Function that places a point of a component. Components that are attached by points stay where they are. */
function placementOf(outline: FontTable, { at, flags }: Component): (point: OutlinePoint) => OutlinePoint {
  const isWide = (flags & composite.wordArguments) !== 0;
  const isOffset = (flags & composite.offsets) !== 0;
  const argument = (i: number) => (isWide ? outline.int16(at + 4 + 2 * i) : (outline.uint8(at + 4 + i) << 24) >> 24);
  const [dx, dy] = isOffset ? [argument(0), argument(1)] : [0, 0];
  const from = at + (isWide ? 8 : 6);
  const factor = (i: number) => outline.int16(from + 2 * i) / 0x4000;
  const [a, b, c, d] = scalesOf(flags, factor);
  return ({ x, y, isOnCurve }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOnCurve });
}

/** Linear part of a component's transformation: x' = ax + cy, y' = bx + dy. */
function scalesOf(flags: number, factor: (i: number) => number): readonly [number, number, number, number] {
  if (flags & composite.scale) return [factor(0), 0, 0, factor(0)];
  if (flags & composite.twoScales) return [factor(0), 0, 0, factor(1)];
  if (flags & composite.twoByTwo) return [factor(0), factor(1), factor(2), factor(3)];
  return [1, 0, 0, 1];
}

/** For short coordinates, the flag for "same" is the sign. */
function coordinateLength(flags: number, short: number, same: number): number {
  if (flags & short) return 1;
  return flags & same ? 0 : 2;
}

function rewriteComposite(outline: FontTable, numbers: ReadonlyMap<number, number>): Uint8Array {
  const { components, end } = readComponents(outline);
  const bytes = outline.copy(0, end);
  const view = new DataView(bytes.buffer);
  for (const { at, flags, glyph } of components) {
    view.setUint16(at, flags & ~composite.instructions);
    view.setUint16(at + 2, numbers.get(glyph) ?? 0);
  }
  return bytes;
}

function readComponents(outline: FontTable): { readonly components: readonly Component[]; readonly end: number } {
  const components: Component[] = [];
  let at = headerLength;
  let flags: number = composite.moreComponents;
  while (flags & composite.moreComponents) {
    flags = outline.uint16(at);
    components.push({ at, flags, glyph: outline.uint16(at + 2) });
    at += componentLength(flags);
  }
  return { components, end: at };
}

/** Flags and glyph, two arguments, and a transformation of up to four numbers. */
function componentLength(flags: number): number {
  const placed = flags & composite.wordArguments ? 8 : 6;
  if (flags & composite.scale) return placed + 2;
  if (flags & composite.twoScales) return placed + 4;
  return flags & composite.twoByTwo ? placed + 8 : placed;
}
