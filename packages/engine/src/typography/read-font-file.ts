/** Reads fonts of documents: TrueType files, as `importFont` writes them. They may come from anyone. */
import { mappedCodePoints, readCharacterMap } from "./character-map.ts";
import type { FaceMetrics } from "./font.ts";
import { type FontTable, readTables } from "./font-tables.ts";
import { GlyphOutlines } from "./glyph-outlines.ts";
import { layoutTables } from "./layout-tables.ts";

/** Largest font of a document, in bytes. */
export const maxFontBytes = 2 * 1024 * 1024;

/** Code points of private use, controls and other invisible characters. */
const unusable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/u;

export const isUsable = (codePoint: number): boolean => !unusable.test(String.fromCodePoint(codePoint));

/** In 1/1000 em. */
export interface FileMetrics extends Omit<FaceMetrics, "id" | "serif" | "bold" | "advance"> {
  /** By code point. */
  readonly advances: ReadonlyMap<number, number>;
}

/** Throws an error if the font is damaged, or would occupy a renderer too long. */
export function readFontFile(font: Uint8Array): FileMetrics {
  const table = readTables(font);
  layoutTables(font);
  const head = table("head");
  const unitsPerEm = head.uint16(18);
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw head.damaged();
  const perMille = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const count = table("maxp").uint16(4);
  const full = hhea.uint16(34);
  if (full === 0 || full > count) throw hhea.damaged();
  const outlines = new GlyphOutlines(table("glyf"), table("loca"), { count, long: head.uint16(50) !== 0 });
  outlines.check();
  const cmap = table("cmap");
  const glyphOf = readCharacterMap(cmap);
  const advances = new Map<number, number>();
  for (const codePoint of mappedCodePoints(cmap)) {
    const glyph = glyphOf(codePoint);
    if (glyph === 0 || !isUsable(codePoint)) continue;
    if (glyph >= count) throw cmap.damaged();
    advances.set(codePoint, perMille(hmtx.uint16(4 * Math.min(glyph, full - 1))));
  }
  if (advances.size === 0) throw cmap.damaged();
  const top = (letter: string) => outlines.top(glyphOf(letter.codePointAt(0) ?? 0));
  const ascent = perMille(hhea.int16(4));
  const post = table("post");
  return {
    postScriptName: postScriptName(table("name")),
    ascent,
    descent: Math.min(-1, perMille(hhea.int16(6))),
    capHeight: perMille(top("H")) || Math.round(ascent * 0.75),
    xHeight: perMille(top("x")) || Math.round(ascent * 0.5),
    italicAngle: Math.round((post.int32(4) / 0x10000) * 100) / 100,
    boundingBox: [
      perMille(head.int16(36)),
      perMille(head.int16(38)),
      perMille(head.int16(40)),
      perMille(head.int16(42)),
    ],
    fixedPitch: post.uint32(12) !== 0,
    advances,
  };
}

/** Names that a font file can contain: OpenType 1.9, "name". */
export const nameIds = { family: 1, style: 2, postScript: 6, typographicFamily: 16, typographicStyle: 17 } as const;

/** Text of a name without control characters. The English name of Windows, or the first one. */
export function fontName(name: FontTable, id: number): string | undefined {
  const texts = name.uint16(4);
  const records = Array.from({ length: Math.min(name.uint16(2), 1000) }, (_, i) => 6 + 12 * i).filter(
    (record) => name.uint16(record + 6) === id,
  );
  const english = records.find((record) => name.uint16(record) === 3 && name.uint16(record + 4) === 0x409);
  const record = english ?? records[0];
  if (record === undefined) return undefined;
  const start = texts + name.uint16(record + 10);
  const bytes = name.bytes(start, start + name.uint16(record + 8));
  const isRoman = name.uint16(record) === 1;
  const length = isRoman ? bytes.length : bytes.length >> 1;
  let text = "";
  for (let i = 0; i < Math.min(length, 200); i++)
    text += String.fromCharCode(isRoman ? (bytes[i] ?? 0) : ((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0));
  return text.replace(/[\p{C}]/gu, "").trim();
}

function postScriptName(name: FontTable): string {
  const written = (fontName(name, nameIds.postScript) ?? "").replace(/[^A-Za-z0-9-]/g, "");
  return written.slice(0, 63) || "Font";
}
