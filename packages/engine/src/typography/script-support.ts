// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./untyped-packages.d.ts" />
/**
 * Text of scripts that join letters, stack marks, run from right to left or break between ideographs: directions by bidi-js,
 * line breaks by linebreak, glyphs by HarfBuzz. Loaded only when a text needs it (docs/decisions/0091).
 */
import bidiFactory from "bidi-js/dist/bidi.mjs";
import LineBreaker from "linebreak";
import type { PathSegment } from "../primitives/geometry.ts";
import type { FaceId, GlyphCluster, ScriptSupport } from "./font.ts";
import { readTables } from "./font-tables.ts";
import { GlyphPaths } from "./glyph-paths.ts";
import { HarfBuzz, type ShapedGlyph } from "./harfbuzz.ts";

export { compileHarfBuzz } from "./harfbuzz.ts";

export interface ScriptSources {
  /** The compiled harfbuzz.wasm or its bytes. Undefined while it is loading. */
  readonly harfbuzz: () => Uint8Array | object | undefined;
  /** Whole file of a face, with its layout tables. Undefined while it is loading. */
  readonly file: (face: FaceId) => Uint8Array | undefined;
}

/** Shaped texts that are kept. Planners repeat the names of months and weekdays. */
const mostKept = 20_000;

/** Glyphs of a cluster. Letters have up to a dozen, and a text can put any number of marks on one letter. */
const mostGlyphs = 40;

interface OpenFont {
  readonly program: Uint8Array;
  readonly unitsPerEm: number;
  readonly paths: GlyphPaths;
}

export function scriptSupport({ harfbuzz, file }: ScriptSources): ScriptSupport {
  const bidi = bidiFactory();
  const fonts = new Map<FaceId, OpenFont | undefined>();
  const kept = new Map<string, readonly GlyphCluster[]>();
  const paths = new WeakMap<GlyphCluster, readonly PathSegment[]>();
  let shaper: HarfBuzz | undefined;

  const openFont = (face: FaceId): OpenFont | undefined => {
    const known = fonts.get(face);
    if (known) return known;
    const program = file(face);
    const opened = program && openFile(program);
    if (opened) fonts.set(face, opened);
    return opened;
  };

  const shaped = (face: FaceId, text: string, isRightToLeft: boolean): readonly GlyphCluster[] | undefined => {
    const font = openFont(face);
    const module = shaper ? undefined : harfbuzz();
    if (module) shaper = new HarfBuzz(module);
    if (!font || !shaper) return undefined;
    const glyphs = shaper.shape(face, () => font.program, text, isRightToLeft);
    return clustersOf(glyphs, text, font.unitsPerEm);
  };

  return {
    lineParts,
    isRightToLeft: (paragraph) => {
      if (!/\p{L}/u.test(paragraph)) return undefined;
      return ((bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) & 1) === 1;
    },
    directedRuns: (line, isRightToLeft) => {
      const embedding = bidi.getEmbeddingLevels(line, isRightToLeft ? "rtl" : "ltr");
      return runsOf(line, bidi.getReorderedIndices(line, embedding), embedding.levels);
    },
    mirrored: (text) => [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join(""),
    shape: (face, text, isRightToLeft) => {
      const key = `${isRightToLeft ? "<" : ">"}${face}:${text}`;
      const known = kept.get(key);
      if (known) return known;
      const clusters = shaped(face, text, isRightToLeft);
      if (kept.size >= mostKept) kept.clear();
      if (clusters) kept.set(key, clusters);
      return clusters;
    },
    path: (face, cluster) => {
      const known = paths.get(cluster);
      if (known) return known;
      const font = openFont(face);
      if (!font) return undefined;
      const made = clusterPath(cluster, font);
      paths.set(cluster, made);
      return made;
    },
  };
}

/** Parts of a paragraph between which a line may break: UAX #14. Spaces belong to the part before them. */
function lineParts(paragraph: string): readonly string[] {
  const breaker = new LineBreaker(paragraph);
  const parts: string[] = [];
  let start = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    parts.push(paragraph.slice(start, found.position));
    start = found.position;
  }
  return parts;
}

/** Joins characters that follow each other in one direction. Indices are in visual order, units of UTF-16. */
function runsOf(line: string, order: readonly number[], levels: Uint8Array) {
  const runs: { text: string; isRightToLeft: boolean }[] = [];
  let from = 0;
  for (let i = 1; i <= order.length; i++) {
    const [first = 0, before = 0, next] = [order[from], order[i - 1], order[i]];
    const isRightToLeft = ((levels[first] ?? 0) & 1) === 1;
    if (next === before + (isRightToLeft ? -1 : 1) && levels[next] === levels[first]) continue;
    runs.push({ text: line.slice(Math.min(first, before), Math.max(first, before) + 1), isRightToLeft });
    from = i;
  }
  return runs;
}

function openFile(program: Uint8Array): OpenFont | undefined {
  try {
    return { program, unitsPerEm: readTables(program)("head").uint16(18), paths: new GlyphPaths(program) };
  } catch {
    return undefined;
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
    const members = glyphs.slice(from, to);
    const placed: GlyphCluster["glyphs"][number][] = [];
    let along = 0;
    for (const { glyph, advance, x, y } of members) {
      if (placed.length < mostGlyphs) placed.push({ glyph, x: along + x, y });
      along += advance;
    }
    // Invisible characters at the start have no glyph.
    const characters = text.slice(start === starts[0] ? 0 : start, ends.get(start));
    clusters.push({ text: characters, glyphs: placed, advance: Math.round((along * 1000) / unitsPerEm) });
  }
  return clusters;
}

/** Outline in 1/1000 em from the start of the cluster, with y downward. */
function clusterPath({ glyphs }: GlyphCluster, { paths, unitsPerEm }: OpenFont): readonly PathSegment[] {
  const scale = 1000 / unitsPerEm;
  return glyphs.flatMap(({ glyph, x, y }) => paths.of(glyph, { scale, x: x * scale, y: y * scale }));
}
