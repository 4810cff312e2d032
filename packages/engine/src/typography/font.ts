/** Id of a font file: "arimo-regular". */
export type FaceId = string;

/** Kinds of families, in menu order. "own" are those of the document. */
export const fontKinds = ["own", "sans", "serif", "condensed", "mono", "handwriting", "display"] as const;
export type FontKind = (typeof fontKinds)[number];

/** Font file and its variants. */
export interface Face {
  readonly id: FaceId;
  /** Id of the family. */
  readonly family: string;
  /** Name in documents: "Inter SemiBold Italic". */
  readonly name: string;
  /** Name of the style in its family: "SemiBold Italic". Empty for the regular style. */
  readonly style: string;
  readonly serif: boolean;
  /** 100 to 900, where 400 is regular and 700 is bold. */
  readonly weight: number;
  /** True from a weight of 600. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** Bold variant. The face itself if it is bold or has none. */
  readonly boldTwin: FaceId;
}

export interface FontFamily {
  readonly id: string;
  readonly name: string;
  /** Other names in documents. */
  readonly aliases: readonly string[];
  readonly kind: FontKind;
  /** The first face is the regular one. */
  readonly faces: readonly Face[];
}

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

/** Font that a document contains. Field names are those of the document. */
export interface DocumentFont {
  readonly family: string;
  /** 100 to 900, in hundreds. */
  readonly weight: number;
  readonly italic: boolean;
  /** TrueType file as a data URI. */
  readonly data: string;
}

/** File of a font that a document contains. */
export interface DocumentFontFile {
  /** Digest of the file. */
  readonly id: FaceId;
  readonly program: Uint8Array;
  readonly metrics: Omit<FaceMetrics, "id" | "serif" | "bold">;
  readonly subset: (codePoints: readonly number[]) => FontSubset;
}

/** Face that a document contains. */
export interface DocumentFace {
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly file: DocumentFontFile;
}

export interface FontSubset {
  /** TrueType without hinting and layout tables. */
  readonly program: Uint8Array;
  readonly glyphs: ReadonlyMap<number, number>;
}

/** Reduces a font file to some characters. */
export type FontSubsetter = (font: Uint8Array, codePoints: readonly number[]) => FontSubset;

export interface FontLibrary {
  /** All names of faces for other clients of the API, former ones first. */
  readonly names: readonly string[];
  readonly families: readonly FontFamily[];
  /** Face of a font name or alias, ignoring case, spaces and hyphens. */
  readonly resolve: (name: string) => FaceId | undefined;
  /** True if the document contains the family without the usual style of the name, such as bold. */
  readonly isSubstituted: (name: string) => boolean;
  readonly metrics: (face: FaceId) => FaceMetrics;
  /** Bold variant. The face itself if it is bold or has none. */
  readonly boldOf: (face: FaceId) => FaceId;
  /** Fallback faces for missing characters, in order of preference. */
  readonly fallbacks: (face: FaceId) => readonly FaceId[];
  readonly subset: (face: FaceId, codePoints: readonly number[]) => Promise<FontSubset>;
}
