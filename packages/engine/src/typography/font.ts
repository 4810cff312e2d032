/** Names one font file: "arimo-regular". */
export type FaceId = string;

/**
 * What layout needs to know of a face, generated from the very file that the PDF embeds. Vertical measures and
 * advances are in units of 1/1000 em.
 */
export interface FaceMetrics {
  readonly id: FaceId;
  /** PostScript name, e.g. "Arimo-Bold". */
  readonly postScriptName: string;
  readonly ascent: number;
  /** Negative: below the baseline. */
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  /** xMin, yMin, xMax, yMax over all glyphs. */
  readonly boundingBox: readonly [number, number, number, number];
  readonly fixedPitch: boolean;
  readonly serif: boolean;
  readonly bold: boolean;
  /** Advance by code point; `undefined` where the face has no glyph. */
  readonly advance: (codePoint: number) => number | undefined;
}

/** A font program cut down to some characters. */
export interface FontSubset {
  /** TrueType, without hinting and layout tables. */
  readonly program: Uint8Array;
  /** Glyph of each requested code point in `program`. */
  readonly glyphs: ReadonlyMap<number, number>;
}

/** Cuts a font file down to the characters that a document draws with it. */
export type FontSubsetter = (font: Uint8Array, codePoints: readonly number[]) => FontSubset;

/** Faces by name, their metrics and their embeddable parts. */
export interface FontLibrary {
  /** Every font name that can be drawn, in the order in which a menu shows them. */
  readonly names: readonly string[];
  /** The face behind a font name, aliases included, without regard to case, spaces and hyphens. */
  readonly resolve: (name: string) => FaceId | undefined;
  readonly metrics: (face: FaceId) => FaceMetrics;
  /** Faces to look in, in this order, for a character that a face lacks. */
  readonly fallbacks: (face: FaceId) => readonly FaceId[];
  /** The embeddable part of a face that draws these code points. */
  readonly subset: (face: FaceId, codePoints: readonly number[]) => Promise<FontSubset>;
}
