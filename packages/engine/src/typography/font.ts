import type { Message } from "@octavo/foundation";
import type { PathSegment } from "../primitives/geometry.ts";

/** Id of a font file: "arimo-regular". */
export type FaceId = string;

/** Kinds of families, in menu order. "own" are those of the document, "scripts" those of scripts beyond Latin. */
export const fontKinds = ["own", "sans", "serif", "condensed", "mono", "handwriting", "display", "scripts"] as const;
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
  readonly subset: (codePoints: readonly number[], clusters: readonly GlyphCluster[]) => FontSubset;
}

/** Face that a document contains. */
export interface DocumentFace {
  readonly face: Face;
  readonly metrics: FaceMetrics;
  readonly file: DocumentFontFile;
}

/** Glyphs that belong together: letters that a ligature joins, or a letter with its marks. */
export interface GlyphCluster {
  /** Characters in the order of reading. */
  readonly text: string;
  /** In units of the font, upward from the start of the cluster on the baseline. */
  readonly glyphs: readonly { readonly glyph: number; readonly x: number; readonly y: number }[];
  /** In 1/1000 em. */
  readonly advance: number;
}

/** Text in one face. */
export interface FaceRun {
  /** In the order of reading if it has clusters, else as drawn. */
  readonly text: string;
  readonly face: FaceId;
  /** Glyphs from left to right of a run whose letters join, stack or run from right to left. */
  readonly clusters?: readonly GlyphCluster[];
}

export interface ShapedText {
  /** From left to right. */
  readonly runs: readonly FaceRun[];
  /** Characters that no face has, without duplicates. Runs contain a replacement character instead. */
  readonly missing: readonly number[];
}

/** Part of a font library that decides which face draws a character. */
export type Coverage = Pick<FontLibrary, "metrics" | "fallbacks" | "scripts" | "locale">;

/** Directions, line breaks and glyphs of text that `isComplex`. */
export interface ScriptSupport {
  /** Parts of a paragraph between which a line may break, with their spaces. */
  readonly lineParts: (paragraph: string) => readonly string[];
  /** Direction of the first letter. Undefined for a paragraph without letters, such as an arrow. */
  readonly isRightToLeft: (paragraph: string) => boolean | undefined;
  /** Runs of a line. `isRightToLeft` is the direction of its paragraph, by default that of the line. */
  readonly shapeRuns: (line: string, face: FaceId, fonts: Coverage, isRightToLeft?: boolean) => ShapedText;
  /** The face, or a bundled one, that has a character. */
  readonly coveringFace: (character: string, face: FaceId, fonts: Coverage) => FaceId | undefined;
  /**
   * Families of the document, and bundled ones besides the fallbacks, that have all the characters. First those that also have
   * the text as it is drawn now.
   */
  readonly coveringFamilies: (
    codePoints: readonly number[],
    fonts: FontLibrary,
    drawn?: string,
  ) => readonly FontFamily[];
  /** Names a font that has characters that were not drawn, or the script of the font that is needed. */
  readonly missingGlyphHint: (codePoints: readonly number[], fonts: FontLibrary) => Message;
  /** Adds a font of a document, whose id is a digest of the file. */
  readonly addFont: (face: FaceId, program: Uint8Array) => void;
  /** Outline in 1/1000 em from the start of the cluster, with y downward. Undefined while the font is loading. */
  readonly path: (face: FaceId, cluster: GlyphCluster) => readonly PathSegment[] | undefined;
}

export interface FontSubset {
  /** TrueType without hinting and layout tables. */
  readonly program: Uint8Array;
  readonly glyphs: ReadonlyMap<number, number>;
  /** Glyph of each cluster. */
  readonly composed: readonly number[];
}

/** Reduces a font file to some characters and clusters. */
export type FontSubsetter = (
  font: Uint8Array,
  codePoints: readonly number[],
  clusters?: readonly GlyphCluster[],
) => FontSubset;

export interface FontLibrary {
  readonly families: readonly FontFamily[];
  /** Face of a font name or alias, ignoring case, spaces and hyphens. */
  readonly resolve: (name: string) => FaceId | undefined;
  /** True if the document contains the family without the usual style of the name, such as bold. */
  readonly isSubstituted: (name: string) => boolean;
  readonly metrics: (face: FaceId) => FaceMetrics;
  /** Bold variant. The face itself if it is bold or has none. */
  readonly boldOf: (face: FaceId) => FaceId;
  /** Fallback faces for characters of no script that `ScriptSupport` knows, in order of preference. */
  readonly fallbacks: (face: FaceId) => readonly FaceId[];
  /** Support of text that `isComplex`. Undefined while it is loading, when such text is not drawn. */
  readonly scripts: () => ScriptSupport | undefined;
  /** Language of the document, which selects the fonts of ideographs. */
  readonly locale?: string;
  readonly subset: (
    face: FaceId,
    codePoints: readonly number[],
    clusters: readonly GlyphCluster[],
  ) => Promise<FontSubset>;
}
