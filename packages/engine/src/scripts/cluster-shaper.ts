/** Clusters of shaped text and their outlines, with HarfBuzz. */
import type { PathSegment } from "../primitives/geometry.ts";
import type { FaceId, GlyphCluster } from "../typography/font.ts";
import { readTables } from "../typography/font-tables.ts";
import { GlyphPaths } from "./glyph-paths.ts";
import { HarfBuzz, type ShapedGlyph } from "./harfbuzz.ts";

export interface ShaperSources {
  /** The compiled harfbuzz.wasm or its bytes. Undefined while it is loading. */
  readonly harfbuzz: () => Uint8Array | object | undefined;
  /** Whole file of a bundled face, with its layout tables. Undefined while it is loading. */
  readonly file: (face: FaceId) => Uint8Array | undefined;
}

/** Shaped texts that are kept. Planners repeat the names of months and weekdays. */
const mostKept = 20_000;

/** Glyphs of a cluster. Letters have up to a dozen, and a text can put any number of marks on one letter. */
const mostGlyphs = 40;

/**
 * Most glyphs of a text of that length. Letters are replaced by up to three glyphs. A font that makes many more of them would
 * take very long.
 */
const mostGlyphsOf = (length: number): number => 100 + 8 * length;

/** Fonts of documents that are kept. */
const mostFonts = 48;

interface OpenFont {
  readonly program: Uint8Array;
  readonly unitsPerEm: number;
  readonly paths: GlyphPaths;
}

export class ClusterShaper {
  readonly #sources: ShaperSources;
  readonly #fonts = new Map<FaceId, OpenFont>();
  readonly #kept = new Map<string, readonly GlyphCluster[]>();
  readonly #paths = new WeakMap<GlyphCluster, readonly PathSegment[]>();
  readonly #own = new Set<FaceId>();
  readonly #unusable = new Set<FaceId>();
  #harfbuzz: HarfBuzz | undefined;

  constructor(sources: ShaperSources) {
    this.#sources = sources;
  }

  /** Adds a font of a document. Its id is a digest of the file. */
  addFont(face: FaceId, program: Uint8Array): void {
    if (this.#fonts.has(face)) return;
    this.#own.add(face);
    for (const [oldest] of this.#fonts) if (this.#fonts.size >= mostFonts) this.#fonts.delete(oldest);
    this.#open(face, program);
  }

  /** True for a font of a document that HarfBuzz failed to shape a text with. Texts of its scripts are set in other fonts. */
  isUnusable(face: FaceId): boolean {
    return this.#unusable.has(face);
  }

  /** Number of those fonts. */
  get unusable(): number {
    return this.#unusable.size;
  }

  /**
   * Clusters of a text in one script, from left to right. Undefined while the font is loading, and for a font of a document
   * that is not usable.
   */
  shape(face: FaceId, text: string, isRightToLeft: boolean): readonly GlyphCluster[] | undefined {
    const key = `${isRightToLeft ? "<" : ">"}${face}:${text}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const font = this.#font(face);
    if (!font || this.isUnusable(face) || !this.#instance()) return undefined;
    const shape = () => this.#instance()?.shape(face, () => font.program, text, isRightToLeft);
    try {
      const glyphs = this.#tried(shape);
      if (!glyphs || glyphs.length > mostGlyphsOf(text.length)) throw new Error("The font makes too many glyphs.");
      const clusters = clustersOf(glyphs, text, font.unitsPerEm);
      if (this.#kept.size >= mostKept) this.#kept.clear();
      this.#kept.set(key, clusters);
      return clusters;
    } catch (cause) {
      if (!this.#own.has(face)) throw cause;
      this.#unusable.add(face);
      return undefined;
    }
  }

  /** Tries again with a new instance, because other fonts may have used up the memory. */
  #tried<Result>(shape: () => Result): Result {
    try {
      return shape();
    } catch {
      this.#harfbuzz = undefined;
    }
    try {
      return shape();
    } catch (cause) {
      this.#harfbuzz = undefined;
      throw cause;
    }
  }

  #instance(): HarfBuzz | undefined {
    const module = this.#harfbuzz ? undefined : this.#sources.harfbuzz();
    if (module) this.#harfbuzz = new HarfBuzz(module);
    return this.#harfbuzz;
  }

  /** Outline in 1/1000 em from the start of the cluster, with y downward. Undefined while the font is loading. */
  path(face: FaceId, cluster: GlyphCluster): readonly PathSegment[] | undefined {
    const known = this.#paths.get(cluster);
    if (known) return known;
    const font = this.#font(face);
    if (!font) return undefined;
    const made = clusterPath(cluster, font);
    this.#paths.set(cluster, made);
    return made;
  }

  #font(face: FaceId): OpenFont | undefined {
    const known = this.#fonts.get(face);
    if (known) return known;
    const program = this.#sources.file(face);
    return program && this.#open(face, program);
  }

  #open(face: FaceId, program: Uint8Array): OpenFont {
    const unitsPerEm = readTables(program)("head").uint16(18);
    const font = { program, unitsPerEm, paths: new GlyphPaths(program) };
    this.#fonts.set(face, font);
    return font;
  }
}

/** Groups glyphs in visual order by their characters. */
function clustersOf(glyphs: readonly ShapedGlyph[], text: string, unitsPerEm: number): readonly GlyphCluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]));
  const clusters: GlyphCluster[] = [];
  for (let from = 0, to = 0; from < glyphs.length; from = to) {
    const start = glyphs[from]?.cluster ?? 0;
    while (glyphs[to]?.cluster === start) to++;
    // Invisible characters at the start have no glyph.
    const characters = text.slice(start === starts[0] ? 0 : start, ends.get(start));
    clusters.push({ text: characters, ...placed(glyphs.slice(from, to), unitsPerEm) });
  }
  return clusters;
}

function placed(members: readonly ShapedGlyph[], unitsPerEm: number): Omit<GlyphCluster, "text"> {
  const glyphs: GlyphCluster["glyphs"][number][] = [];
  let along = 0;
  for (const { glyph, advance, x, y } of members) {
    if (glyphs.length < mostGlyphs) glyphs.push({ glyph, x: along + x, y });
    along += advance;
  }
  return { glyphs, advance: Math.round((along * 1000) / unitsPerEm) };
}

function clusterPath({ glyphs }: GlyphCluster, { paths, unitsPerEm }: OpenFont): readonly PathSegment[] {
  const scale = 1000 / unitsPerEm;
  return glyphs.flatMap(({ glyph, x, y }) => paths.of(glyph, { scale, x: x * scale, y: y * scale }));
}
