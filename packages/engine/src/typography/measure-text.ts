import type { FaceId, FaceMetrics, FontLibrary } from "./font.ts";

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

export type Coverage = Pick<FontLibrary, "metrics" | "fallbacks">;

export interface FaceRun {
  readonly text: string;
  readonly face: FaceId;
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
 * Splits text into runs. Each character uses the wanted face, or the first fallback that has it. The runs joined are
 * the drawable text, and their faces have all its characters.
 */
export function shapeRuns(text: string, face: FaceId, fonts: Coverage): ShapedText {
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
  return has(face) ? face : fonts.fallbacks(face).find(has);
}

/** Width of text in several faces, split as by `shapeRuns`. */
export function shapedWidth(text: string, face: FaceId, size: number, fonts: Coverage): number {
  const advance = plainAdvance(text, fonts.metrics(face));
  if (advance !== undefined) return (advance * size) / 1000;
  return shapeRuns(text, face, fonts).runs.reduce(
    (width, run) => width + textWidth(fonts.metrics(run.face), run.text, size),
    0,
  );
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
