import type { FaceId, FaceMetrics, FontLibrary, GlyphCluster, ScriptSupport } from "./font.ts";
import { directionMarks, isComplex, isShaped } from "./scripts.ts";

/** Replaces characters that no face has. All DejaVu faces have it. */
const replacement = "\uFFFD";

/** Printable Latin without soft hyphen, which needs no preparation. */
const ordinary = /^[\x20-\x7E\xA0-\xAC\xAE-\u02FF\u2010-\u2027]*$/;
const lineEnd = /\r\n|[\n\r\v\f\x85\u2028\u2029]/g;
const tab = /\t/g;
/**
 * Characters without ink and width: soft hyphens, joiners, variation selectors, direction marks and control
 * characters.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Ends of lines, and characters without ink that matter to no script: controls, soft hyphens, variation selectors. */
const meaningless = /[\p{Cc}\p{Cs}\xAD\p{Variation_Selector}\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E0FFF}]/gu;

/** A character with its marks and joiners. */
const sequences = /[^\p{M}\p{Join_Control}][\p{M}\p{Join_Control}]*|[\p{M}\p{Join_Control}]+/gu;

export type Coverage = Pick<FontLibrary, "metrics" | "fallbacks" | "scripts">;

export interface FaceRun {
  /** In the order of reading if it has clusters, else as drawn. */
  readonly text: string;
  readonly face: FaceId;
  /** Glyphs from left to right of a run whose letters join, stack or run from right to left. */
  readonly clusters?: readonly GlyphCluster[];
}

export interface ShapedText {
  readonly runs: readonly FaceRun[];
  /** Characters that no face has, without duplicates. Runs contain a replacement character instead. */
  readonly missing: readonly number[];
}

/**
 * Normalizes a line: composes letters and accents, replaces line breaks and tabs by spaces, and removes invisible
 * characters.
 */
export function drawableText(text: string): string {
  if (isOrdinary(text)) return text;
  return text.normalize("NFC").replace(lineEnd, " ").replace(tab, " ").replace(invisible, "");
}

/** True for text that needs no preparation, and whose characters the fallback fonts have. */
export function isOrdinary(text: string): boolean {
  return ordinary.test(text);
}

/** Width of a run in points. */
export function runWidth({ text, face, clusters }: FaceRun, size: number, fonts: Coverage): number {
  if (!clusters) return textWidth(fonts.metrics(face), text, size);
  return (clusters.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000;
}

/** Sum of advances. Kerning is off in PDF and SVG. */
export function textWidth(metrics: FaceMetrics, text: string, size: number): number {
  let advance = 0;
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i) ?? 0;
    if (codePoint > 0xffff) i++;
    advance += metrics.advance(codePoint) ?? 0;
  }
  return (advance * size) / 1000;
}

/**
 * Splits a line into runs from left to right. Each character uses the wanted face, or the first fallback that has it. The runs
 * joined are the drawable text, and their faces have all its characters. `isRightToLeft` is the direction of the paragraph,
 * by default that of the line.
 */
export function shapeRuns(text: string, face: FaceId, fonts: Coverage, isRightToLeft?: boolean): ShapedText {
  if (isRightToLeft !== undefined || isComplex(text)) return complexRuns(text, face, fonts, isRightToLeft);
  const drawable = drawableText(text);
  if (covers(fonts.metrics(face), drawable))
    return { runs: drawable === "" ? [] : [{ text: drawable, face }], missing: [] };
  const runs: { text: string; face: FaceId }[] = [];
  const missing = new Set<number>();
  for (const character of drawable) {
    const found = coveringFace(character, face, fonts);
    if (found === undefined) missing.add(character.codePointAt(0) ?? 0);
    const drawn = found ?? coveringFace(replacement, face, fonts) ?? face;
    const shown = found === undefined ? replacement : character;
    const last = runs.at(-1);
    if (last?.face === drawn) last.text += shown;
    else runs.push({ text: shown, face: drawn });
  }
  return { runs, missing: [...missing] };
}

/** Runs of text in scripts that need more than a glyph for each character. None while the support of scripts is loading. */
function complexRuns(text: string, face: FaceId, fonts: Coverage, isRightToLeft?: boolean): ShapedText {
  const support = fonts.scripts();
  if (!support) return { runs: [], missing: [] };
  const line = text.normalize("NFC").replace(lineEnd, " ").replace(tab, " ").replace(meaningless, "");
  const missing = new Set<number>();
  const runs = support.directedRuns(line, isRightToLeft ?? support.isRightToLeft(line) ?? false).flatMap((run) => {
    const pieces = piecesOf(run.text.replaceAll(directionMarks, ""), face, fonts, missing);
    const drawn = pieces.flatMap((piece) => drawnPiece(piece, run.isRightToLeft, support));
    return run.isRightToLeft ? drawn.reverse() : drawn;
  });
  return { runs, missing: [...missing] };
}

interface Piece extends FaceRun {
  readonly isShaped: boolean;
}

/** Pieces in the order of reading. Marks stay with their letter, in a face that has the letter. */
function piecesOf(text: string, face: FaceId, fonts: Coverage, missing: Set<number>): readonly Piece[] {
  const pieces: { text: string; face: FaceId; isShaped: boolean }[] = [];
  for (const [sequence] of text.matchAll(sequences)) {
    const [base = ""] = sequence;
    const found = coveringFace(base, face, fonts);
    if (found === undefined) missing.add(base.codePointAt(0) ?? 0);
    const piece = {
      text: found === undefined ? replacement : sequence,
      face: found ?? coveringFace(replacement, face, fonts) ?? face,
      isShaped: found !== undefined && isShaped(sequence),
    };
    const last = pieces.at(-1);
    if (last?.face === piece.face && last.isShaped === piece.isShaped) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** The piece with its clusters, or its characters as they are drawn. Empty while its font is loading. */
function drawnPiece(
  { text, face, isShaped }: Piece,
  isRightToLeft: boolean,
  support: ScriptSupport,
): readonly FaceRun[] {
  if (isShaped) {
    const clusters = support.shape(face, text, isRightToLeft);
    return clusters ? [{ text, face, clusters }] : [];
  }
  const visible = text.replace(invisible, "");
  if (!isRightToLeft) return [{ text: visible, face }];
  return [{ text: [...support.mirrored(visible)].reverse().join(""), face }];
}

/** True if the face has every character of the text, which is the usual case. */
function covers(metrics: FaceMetrics, text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i) ?? 0;
    if (codePoint > 0xffff) i++;
    if (metrics.advance(codePoint) === undefined) return false;
  }
  return true;
}

/** The face itself, or the first fallback that has the character. */
export function coveringFace(character: string, face: FaceId, fonts: Coverage): FaceId | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  const has = (candidate: FaceId) => fonts.metrics(candidate).advance(codePoint) !== undefined;
  return has(face) ? face : fonts.fallbacks(face, codePoint).find(has);
}

/** Width of text in several faces, split as by `shapeRuns`. */
export function shapedWidth(text: string, face: FaceId, size: number, fonts: Coverage): number {
  const advance = plainAdvance(text, fonts.metrics(face));
  if (advance !== undefined) return (advance * size) / 1000;
  return shapeRuns(text, face, fonts).runs.reduce((width, run) => width + runWidth(run, size, fonts), 0);
}

/** Sum of advances. Undefined if characters need preparation or another face. */
function plainAdvance(text: string, metrics: FaceMetrics): number | undefined {
  let advance = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isPlain = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0x2ff && code !== 0xad);
    const own = isPlain ? metrics.advance(code) : undefined;
    if (own === undefined) return undefined;
    advance += own;
  }
  return advance;
}
