/**
 * Generates the metrics of every font file for the engine, in one file per family:
 *   node scripts/generate-font-metrics.ts          writes the files
 *   node scripts/generate-font-metrics.ts --check  fails if the files are stale
 */
import { readFileSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";
import { allScriptFamilies } from "../packages/engine/src/scripts/script-fonts.ts";
import type { StoredMetrics } from "../packages/engine/src/typography/face-metrics.ts";
import { faces } from "../packages/engine/src/typography/faces.ts";
import { isUsable } from "../packages/engine/src/typography/read-font-file.ts";
import { fontFile } from "../packages/press/src/font-files.ts";
import { type GeneratedFiles, isStale, jsonLines, writeGenerated } from "./generated-files.ts";

const folder = new URL("../packages/engine/src/typography/generated/", import.meta.url);
const postScriptName = 6;

if (!process.argv.includes("--check")) {
  writeGenerated(folder, generate());
} else if (isStale(folder, generate())) {
  console.error(`${folder.pathname} is stale: run node scripts/generate-font-metrics.ts`);
  process.exitCode = 1;
}

function generate(): GeneratedFiles {
  const families = [...Map.groupBy(faces, ({ family }) => family)];
  return Object.fromEntries(
    families.map(([family, own]) => [
      `metrics/${family}.json`,
      jsonLines(Object.fromEntries(own.map(({ id }) => [id, metricsOf(id)]))),
    ]),
  );
}

function metricsOf(id: string): StoredMetrics {
  const face = new Face(new Blob(readFileSync(fontFile(id))), 0);
  const font = new Font(face);
  const perMille = (units: number) => Math.round((units * 1000) / face.upem);
  const table = (tag: string) => {
    const { buffer, byteOffset, byteLength } = face.referenceTable(tag) ?? fail(`${id} has no ${tag} table`);
    return new DataView(buffer, byteOffset, byteLength);
  };
  const { ascender, descender } = font.hExtents();
  const head = table("head");
  const post = table("post");
  // DejaVu's OS/2 table does not contain the heights, so they are measured on flat letters.
  const height = (letter: string) => perMille(font.glyphExtents(glyphOf(font, letter))?.yBearing ?? 0);
  return {
    postScriptName: face.getName(postScriptName, "en"),
    ascent: perMille(ascender),
    descent: perMille(descender),
    capHeight: height("H"),
    xHeight: height("x"),
    italicAngle: Math.round((post.getInt32(4) / 0x10000) * 100) / 100,
    boundingBox: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)].map(perMille),
    fixedPitch: post.getUint32(12) !== 0,
    advances: advancesOf(face, font, perMille, allScriptFamilies.includes(faceFamily(id)) ? isUsable : isOfUsualFont),
  };
}

function glyphOf(font: Font, letter: string): number {
  return font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
}

function faceFamily(id: string): string {
  return faces.find((face) => face.id === id)?.family ?? "";
}

/** Texts from right to left are set in the families of their scripts, whatever else has their letters. */
function isOfUsualFont(codePoint: number): boolean {
  const isRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
  return isUsable(codePoint) && !isRightToLeft.test(String.fromCodePoint(codePoint));
}

/** `StoredMetrics` describes the format. */
function advancesOf(
  face: Face,
  font: Font,
  perMille: (units: number) => number,
  isWanted: (codePoint: number) => boolean,
): string {
  const codePoints = [...face.collectUnicodes()].filter(isWanted);
  const tokens: string[] = [];
  let next = 0;
  let run = { advance: -1, length: 0 };
  const endRun = () => {
    if (run.length > 1) tokens.push(`${run.advance.toString(36)}*${run.length.toString(36)}`);
    else if (run.length === 1) tokens.push(run.advance.toString(36));
    run = { advance: -1, length: 0 };
  };
  for (const codePoint of codePoints.sort((a, b) => a - b)) {
    const advance = perMille(font.glyphHAdvance(font.nominalGlyph(codePoint) ?? 0));
    if (codePoint !== next || advance !== run.advance) endRun();
    if (codePoint !== next) tokens.push(`+${(codePoint - next).toString(36)}`);
    run = { advance, length: run.length + 1 };
    next = codePoint + 1;
  }
  endRun();
  return tokens.join(" ");
}

function fail(message: string): never {
  throw new Error(message);
}
