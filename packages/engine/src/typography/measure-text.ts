import type { FaceId, FaceMetrics, FontLibrary } from "./font.ts";

/** Stands for a character that no face has; every DejaVu face has this one. */
const replacement = "\uFFFD";

/** Text that needs no preparation and is usual: printable Latin, but for the soft hyphen. */
const ordinary = /^[\x20-\x7E\xA0-\xAC\xAE-\u02FF\u2010-\u2027]*$/;
const lineEnd = /\r\n|[\n\r\v\f\x85\u2028\u2029]/g;
const tab = /\t/g;
/** Has no ink and no width: soft hyphens, joiners, variation selectors, direction marks, other control characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}]/gu;

type Coverage = Pick<FontLibrary, "metrics" | "fallbacks">;

/** A stretch of text that one face draws. */
export interface FaceRun {
  readonly text: string;
  readonly face: FaceId;
}

export interface ShapedText {
  readonly runs: readonly FaceRun[];
  /** Characters that no face has, each once; the runs show a replacement character in their place. */
  readonly missing: readonly number[];
}

/**
 * Text as glyphs can draw it on one line: letters and their accents composed, line ends and tabs as spaces, without
 * invisible characters.
 */
export function drawableText(text: string): string {
  if (ordinary.test(text)) return text;
  return text.normalize("NFC").replace(lineEnd, " ").replace(tab, " ").replace(invisible, "");
}

/** The width of text in one face: advances added up, since kerning is off on paper and on screen. */
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
 * The faces that draw a text: each character in the wanted face, else in the first fallback that has it. The runs put
 * together are the drawable text, and every character of a run has a glyph in its face.
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

/** Whether one face has every character of a text, as it has nearly always. */
function covers(metrics: FaceMetrics, text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const codePoint = text.codePointAt(i) ?? 0;
    if (codePoint > 0xffff) i++;
    if (metrics.advance(codePoint) === undefined) return false;
  }
  return true;
}

function coveringFace(character: string, face: FaceId, fonts: Coverage): FaceId | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  const has = (candidate: FaceId) => fonts.metrics(candidate).advance(codePoint) !== undefined;
  return has(face) ? face : fonts.fallbacks(face).find(has);
}

/** The width of text that may need several faces, as `shapeRuns` splits it. */
export function shapedWidth(text: string, face: FaceId, size: number, fonts: Coverage): number {
  return shapeRuns(text, face, fonts).runs.reduce(
    (width, run) => width + textWidth(fonts.metrics(run.face), run.text, size),
    0,
  );
}
