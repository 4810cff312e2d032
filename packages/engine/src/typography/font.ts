/** Id of a font file: "arimo-regular". */
export type FaceId = string;

/** Metrics of a face, generated from the font file. In 1/1000 em. */
export interface FaceMetrics {
  readonly id: FaceId;
  /** PostScript name: "Arimo-Bold". */
  readonly postScriptName: string;
  readonly ascent: number;
  /** Negative, below the baseline. */
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  /** xMin, yMin, xMax and yMax of all glyphs. */
  readonly boundingBox: readonly [number, number, number, number];
  readonly fixedPitch: boolean;
  readonly serif: boolean;
  readonly bold: boolean;
  /** Advance of a code point. Undefined for a missing glyph. */
  readonly advance: (codePoint: number) => number | undefined;
}

/** Font with some of its characters. */
export interface FontSubset {
  /** TrueType without hinting and layout tables. */
  readonly program: Uint8Array;
  /** Glyph in `program`, by code point. */
  readonly glyphs: ReadonlyMap<number, number>;
}

/** Reduces a font file to some characters. */
export type FontSubsetter = (font: Uint8Array, codePoints: readonly number[]) => FontSubset;

/** Faces, their metrics and subsets. */
export interface FontLibrary {
  /** Names of all faces, in menu order. */
  readonly names: readonly string[];
  /** Face of a font name or alias, ignoring case, spaces and hyphens. */
  readonly resolve: (name: string) => FaceId | undefined;
  readonly metrics: (face: FaceId) => FaceMetrics;
  /** Fallback faces for missing characters, in order of preference. */
  readonly fallbacks: (face: FaceId) => readonly FaceId[];
  /** Subset of a face with these code points. */
  readonly subset: (face: FaceId, codePoints: readonly number[]) => Promise<FontSubset>;
}
