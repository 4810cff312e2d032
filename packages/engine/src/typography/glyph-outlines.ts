/** Glyph outlines: OpenType 1.9, "glyf" and "loca". */
import type { FontTable } from "./font-tables.ts";

/** Number of contours and bounding box. */
const headerLength = 10;

const simple = { xShort: 0x02, yShort: 0x04, repeat: 0x08, xSame: 0x10, ySame: 0x20 } as const;

/** Length of a point's coordinates in bytes, by flags. */
const pointLengths = Uint8Array.from(
  { length: 256 },
  (_, flags) =>
    coordinateLength(flags, simple.xShort, simple.xSame) + coordinateLength(flags, simple.yShort, simple.ySame),
);

const composite = {
  wordArguments: 0x0001,
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

const tooDeep = () => new Error(`A glyph of the font is composed in more than ${deepest} levels.`);

interface Component {
  readonly at: number;
  readonly flags: number;
  readonly glyph: number;
}

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
