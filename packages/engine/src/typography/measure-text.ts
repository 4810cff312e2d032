import type { Coverage, FaceId, FaceMetrics, FaceRun, ShapedText } from "./font.ts";
import { isComplex } from "./scripts.ts";

/** Replaces characters that no face has. All DejaVu faces have it. */
const replacement = "\uFFFD";

/** Printable Latin without soft hyphen, and its dashes and quotes, which need no preparation. */
const ordinary = /^[\x20-\x7E\xA0-\xAC\xAE-\u02FF\u2010-\u2027\u2039\u203A]*$/;
const lineEnd = /\r\n|[\n\r\v\f\x85\u2028\u2029]/g;
const tab = /\t/g;
/**
 * Characters without ink and width: soft hyphens, joiners, variation selectors, direction marks and control
 * characters.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}]/gu;

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

/** Result while the support of scripts is loading. */
const nothing: ShapedText = { runs: [], missing: [] };

/**
 * Splits a line into runs from left to right. Each character uses the wanted face, or the first fallback that has it. The runs
 * joined are the drawable text, and their faces have all its characters. `isRightToLeft` is the direction of the paragraph,
 * by default that of the line.
 */
export function shapeRuns(text: string, face: FaceId, fonts: Coverage, isRightToLeft?: boolean): ShapedText {
  if (isRightToLeft !== undefined || isComplex(text))
    return fonts.scripts()?.shapeRuns(text, face, fonts, isRightToLeft) ?? nothing;
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
  if (isComplex(character)) return fonts.scripts()?.coveringFace(character, face, fonts);
  const codePoint = character.codePointAt(0) ?? 0;
  const has = (candidate: FaceId) => fonts.metrics(candidate).advance(codePoint) !== undefined;
  return has(face) ? face : fonts.fallbacks(face).find(has);
}

/** Width of text in several faces, split as by `shapeRuns`. */
export function shapedWidth(text: string, face: FaceId, size: number, fonts: Coverage): number {
  const advance = plainAdvance(text, fonts.metrics(face));
  if (advance !== undefined) return (advance * size) / 1000;
  return shapeRuns(text, face, fonts).runs.reduce((width, run) => width + runWidth(run, size, fonts), 0);
}

/** As `isOrdinary`. A regular expression would take longer for the width of a text. */
function isOrdinaryCode(code: number): boolean {
  if (code < 0x300) return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code !== 0xad);
  return (code >= 0x2010 && code <= 0x2027) || code === 0x2039 || code === 0x203a;
}

/** Sum of advances. Undefined if characters need preparation or another face. */
export function plainAdvance(text: string, metrics: FaceMetrics): number | undefined {
  let advance = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const own = isOrdinaryCode(code) ? metrics.advance(code) : undefined;
    if (own === undefined) return undefined;
    advance += own;
  }
  return advance;
}
