// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration cannot be imported
/// <reference path="./untyped-packages.d.ts" />
/**
 * Text of scripts that join letters, stack marks, run from right to left or break between ideographs: directions by bidi-js,
 * line breaks by linebreak, glyphs by HarfBuzz. Loaded only when a text needs it (docs/decisions/0091).
 */
import bidiFactory from "bidi-js/dist/bidi.mjs";
import type { Coverage, FaceId, FaceRun, ScriptSupport, ShapedText } from "../typography/font.ts";
import { isShaped, isShapedCharacter } from "../typography/shaped-scripts.ts";
import { ClusterShaper, type ShaperSources } from "./cluster-shaper.ts";
import { coveringFamilies } from "./covering-families.ts";
import { missingGlyphHint } from "./missing-glyph-hint.ts";
import { scriptFamilies } from "./script-fonts.ts";

export { compileHarfBuzz } from "./harfbuzz.ts";

/** Class of npm's linebreak. Its table is unpacked when its module is loaded, which takes 12 ms. */
export type LineBreakerClass = new (
  text: string,
) => {
  /** The next opportunity, in units of UTF-16. Null after the end. */
  readonly nextBreak: () => { readonly position: number } | null;
};

export interface ScriptSources extends ShaperSources {
  readonly lineBreaker: () => LineBreakerClass;
}

const bidi = bidiFactory();

export function scriptSupport(sources: ScriptSources): ScriptSupport {
  const shaper = new ClusterShaper(sources);
  return {
    lineParts: (paragraph) => lineParts(paragraph, sources.lineBreaker()),
    isRightToLeft,
    shapeRuns: (line, face, fonts, isReversed) =>
      shapeUsable(line, { face, fonts, shaper }, isReversed ?? isRightToLeft(line) ?? false),
    coveringFace: (character, face, fonts) => coveringFace(character, { face, fonts, shaper }),
    path: (face, cluster) => shaper.path(face, cluster),
    coveringFamilies,
    missingGlyphHint,
    addFont: (face, program) => shaper.addFont(face, program),
  };
}

/** Parts of a paragraph between which a line may break: UAX #14. Spaces belong to the part before them. */
function lineParts(paragraph: string, LineBreaker: LineBreakerClass): readonly string[] {
  const breaker = new LineBreaker(paragraph);
  const parts: string[] = [];
  let start = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    if (isInKoreanWord(paragraph, found.position)) continue;
    parts.push(paragraph.slice(start, found.position));
    start = found.position;
  }
  return parts;
}

/** Korean breaks at spaces, unlike ideographs. */
function isInKoreanWord(paragraph: string, position: number): boolean {
  return hangul.test(paragraph.charAt(position - 1)) && hangul.test(paragraph.charAt(position));
}

const hangul = /\p{Script=Hangul}/u;

/** Types of characters with a direction: left to right, right to left, and Arabic letter. */
const strongTypes = ["L", "R", "AL"];

/** Rules P2 and P3 of UAX #9. */
export function isRightToLeft(paragraph: string): boolean | undefined {
  if (![...paragraph].some((character) => strongTypes.includes(bidi.getBidiCharTypeName(character)))) return undefined;
  return isOdd(bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0);
}

const isOdd = (level: number): boolean => (level & 1) === 1;

interface DirectedRun {
  /** In the order of reading. */
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** Runs of a line from left to right: UAX #9. Indices are units of UTF-16. */
export function directedRuns(line: string, isReversed: boolean): readonly DirectedRun[] {
  const embedding = bidi.getEmbeddingLevels(line, isReversed ? "rtl" : "ltr");
  const order = bidi.getReorderedIndices(line, embedding);
  const levelAt = (index: number) => embedding.levels[index] ?? 0;
  const runs: DirectedRun[] = [];
  let from = 0;
  for (let i = 1; i <= order.length; i++) {
    const [first = 0, before = 0, next] = [order[from], order[i - 1], order[i]];
    const level = levelAt(first);
    if (next === before + (isOdd(level) ? -1 : 1) && levelAt(next) === level) continue;
    const text = line.slice(Math.min(first, before), Math.max(first, before) + 1);
    runs.push({ text, isRightToLeft: isOdd(level) });
    from = i;
  }
  return runs;
}

/** Replaces characters that no face has. */
const replacement = "\uFFFD";

interface Setting {
  readonly face: FaceId;
  readonly fonts: Coverage;
  readonly shaper: ClusterShaper;
}

const whiteSpace = /\r\n|[\t\n\r\v\f\x85\u2028\u2029]/g;

/** Characters without ink that matter to no script: controls, soft hyphens, variation selectors. */
const meaningless = /[\p{Cc}\p{Cs}\xAD\p{Variation_Selector}\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E0FFF}]/gu;

/** Marks that change the direction of text without ink. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Sets the line again in other fonts if one turned out not to be usable. */
function shapeUsable(text: string, setting: Setting, isReversed: boolean): ShapedText {
  const { unusable } = setting.shaper;
  const shaped = shapeRuns(text, setting, isReversed);
  return setting.shaper.unusable === unusable ? shaped : shapeUsable(text, setting, isReversed);
}

function shapeRuns(text: string, setting: Setting, isReversed: boolean): ShapedText {
  const line = text.normalize("NFC").replace(whiteSpace, " ").replace(meaningless, "");
  const missing = new Set<number>();
  const runs = directedRuns(line, isReversed).flatMap((run) => {
    const pieces = piecesOf(run.text.replaceAll(directionMarks, ""), setting, missing);
    const drawn = pieces.flatMap((piece) => drawnPiece(piece, run.isRightToLeft, setting.shaper));
    return run.isRightToLeft ? drawn.reverse() : drawn;
  });
  return { runs, missing: [...missing] };
}

/** A character with its marks and joiners. Nothing that is written has more than a dozen. */
const sequences = /[^\p{M}\p{Join_Control}][\p{M}\p{Join_Control}]{0,100}|[\p{M}\p{Join_Control}]{1,100}/gu;

/** Units of UTF-16 that are shaped at once. The time of a font can grow with the square of it. */
const longestPiece = 500;

interface Piece {
  text: string;
  readonly face: FaceId;
  readonly isShaped: boolean;
}

/** Pieces in the order of reading. Marks stay with their letter, in a face that has the letter. */
function piecesOf(text: string, setting: Setting, missing: Set<number>): readonly Piece[] {
  const { face, fonts } = setting;
  const pieces: Piece[] = [];
  const hasSpace = (candidate: FaceId) => fonts.metrics(candidate).advance(0x20) !== undefined;
  for (const [sequence] of text.matchAll(sequences)) {
    const last = pieces.at(-1);
    // A space belongs to the word before it, so that readers find it.
    if (sequence === " " && last && last.face !== face && hasSpace(last.face)) {
      last.text += sequence;
      continue;
    }
    const base = String.fromCodePoint(sequence.codePointAt(0) ?? 0);
    const found = coveringFace(base, setting);
    if (found === undefined) missing.add(base.codePointAt(0) ?? 0);
    const piece: Piece = {
      text: found === undefined ? replacement : sequence,
      face: found ?? coveringFace(replacement, setting) ?? face,
      isShaped: found !== undefined && isShaped(sequence),
    };
    const isAlike = last?.face === piece.face && last.isShaped === piece.isShaped;
    if (isAlike && last.text.length < longestPiece) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** The face itself, one of the script in the same weight, or a usual fallback. */
function coveringFace(character: string, { face, fonts, shaper }: Setting): FaceId | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  const mustBeShaped = isShapedCharacter(codePoint);
  const has = (candidate: FaceId) =>
    fonts.metrics(candidate).advance(codePoint) !== undefined && !(mustBeShaped && shaper.isUnusable(candidate));
  if (has(face)) return face;
  const style = fonts.metrics(face).bold ? "-bold" : "-regular";
  const ofScript = scriptFamilies(codePoint, fonts.locale).map((family) => family + style);
  return [...ofScript, ...fonts.fallbacks(face)].find(has);
}

const joiners = /\p{Join_Control}/gu;

/** The piece with its clusters, or its characters as they are drawn. Empty while its font is loading. */
function drawnPiece(
  { text, face, isShaped: isJoined }: Piece,
  isReversed: boolean,
  shaper: ClusterShaper,
): readonly FaceRun[] {
  if (isJoined) {
    const clusters = shaper.shape(face, text, isReversed);
    return clusters ? [{ text, face, clusters }] : [];
  }
  const visible = text.replace(joiners, "");
  if (visible === "") return [];
  return [{ text: isReversed ? [...visible].map(mirrored).reverse().join("") : visible, face }];
}

/** Brackets and the like as they are drawn in text from right to left. */
const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character;
