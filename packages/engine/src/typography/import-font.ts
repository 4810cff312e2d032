/**
 * Converts font files of users to fonts of documents: TrueType with the tables that PDFs and browsers need, without
 * hinting and layout tables (docs/decisions/0062).
 */
import { type Message, MessageError } from "@octavo/foundation";
import { mappedCodePoints } from "./character-map.ts";
import { convertCff } from "./convert-cff.ts";
import {
  type FontTable,
  type FontTables,
  hasTable,
  readDirectory,
  readTables,
  signatureOf,
  writeTables,
} from "./font-tables.ts";
import * as messages from "./messages.ts";
import { fontName, isUsable, maxFontBytes, nameIds, readFontFile } from "./read-font-file.ts";
import { subsetTrueType } from "./subset-truetype.ts";

/** Largest file in bytes, after decompression. */
export const maxImportBytes = 8 * 1024 * 1024;

export interface ImportedFont {
  /** Name from the file. */
  readonly family: string;
  /** 100 to 900, in hundreds. */
  readonly weight: number;
  readonly italic: boolean;
  /** TrueType file. */
  readonly program: Uint8Array;
}

const signatures = { trueType: 0x00010000, apple: 0x74727565, openType: 0x4f54544f, collection: 0x74746366 } as const;
const woff = 0x774f4646;

/** "fsType" of "OS/2": OpenType 1.9. */
const embedding = { restricted: 0x0002, kinds: 0x000e, noSubset: 0x0100, bitmapsOnly: 0x0200 } as const;

/** Converts a TrueType or OpenType file. Throws a `MessageError` with a remedy for a font that cannot be used. */
export function importFont(file: Uint8Array): ImportedFont {
  if (file.length > maxImportBytes) throw new MessageError(messages.fontFileTooLarge);
  const refusal = refusalOf(signatureOf(file));
  if (refusal) throw new MessageError(refusal);
  try {
    return convert(file);
  } catch (cause) {
    if (cause instanceof MessageError) throw cause;
    throw new MessageError(messages.fontDamaged, { cause });
  }
}

function refusalOf(signature: number): Message | undefined {
  if (signature === signatures.collection) return messages.fontCollection;
  if (signature === woff) return messages.fontInWoff;
  const isKnown = [signatures.trueType, signatures.apple, signatures.openType].some((known) => known === signature);
  return isKnown ? undefined : messages.noFontFile;
}

function convert(file: Uint8Array): ImportedFont {
  const table = readDirectory(file);
  const os2 = table("OS/2");
  requireEmbedding(os2.uint16(8));
  const outlines = trueTypeOf(file, table);
  const glyphs = mappedCodePoints(readTables(outlines)("cmap")).filter(isUsable);
  const complete = screenFont(file, subsetTrueType(outlines, glyphs).program);
  if (complete.length > maxFontBytes) throw new MessageError(messages.fontHasTooManyGlyphs);
  readFontFile(complete);
  const weight = Math.min(900, Math.max(100, Math.round(os2.uint16(4) / 100) * 100));
  return { family: familyOf(table("name")), weight, italic: (os2.uint16(62) & 1) === 1, program: complete };
}

/** Adds the tables to a subset of a font without which browsers refuse it. */
export function screenFont(file: Uint8Array, subset: Uint8Array): Uint8Array {
  const table = readDirectory(file);
  const [os2, name] = [table("OS/2"), table("name")];
  return withTables(subset, {
    "OS/2": os2.copy(0, Math.min(os2.length, 100)),
    name: writeNames([
      [nameIds.family, familyOf(name)],
      [nameIds.postScript, fontName(name, nameIds.postScript) ?? "Font"],
    ]),
    post: writePost(hasTable(file, "post") ? table("post") : undefined),
  });
}

function requireEmbedding(fsType: number): void {
  if ((fsType & embedding.kinds) === embedding.restricted) throw new MessageError(messages.fontRestricted);
  if (fsType & embedding.noSubset) throw new MessageError(messages.fontOnlyWhole);
  if (fsType & embedding.bitmapsOnly) throw new MessageError(messages.fontOnlyBitmaps);
}

/** The font with TrueType outlines. */
function trueTypeOf(file: Uint8Array, table: FontTables): Uint8Array {
  if (hasTable(file, "CFF ")) return convertCff(table);
  if (!hasTable(file, "glyf")) throw new MessageError(messages.fontWithoutOutlines);
  if (signatureOf(file) === signatures.trueType) return file;
  const renamed = Uint8Array.from(file);
  renamed.set([0, 1, 0, 0]);
  return renamed;
}

function familyOf(name: FontTable): string {
  const family = fontName(name, nameIds.typographicFamily) ?? fontName(name, nameIds.family) ?? "";
  const usable = family
    .replace(/[^\p{L}\p{M}\p{N} _.()-]/gu, "")
    .slice(0, 60)
    .trim();
  return /[\p{L}\p{N}]/u.test(usable) && usable !== "none" ? usable : "Font";
}

function withTables(font: Uint8Array, added: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const table = readTables(font);
  const kept = ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"].map((tag): [string, Uint8Array] => {
    const { length } = table(tag);
    return [tag, table(tag).copy(0, length)];
  });
  return writeTables({ ...Object.fromEntries(kept), ...added });
}

/** English names of Windows in UTF-16: OpenType 1.9, "name", version 0. */
function writeNames(names: readonly (readonly [id: number, text: string])[]): Uint8Array {
  const start = 6 + 12 * names.length;
  const length = names.reduce((sum, [, text]) => sum + 2 * text.length, start);
  const view = new DataView(new ArrayBuffer(length));
  for (const [i, value] of [0, names.length, start].entries()) view.setUint16(2 * i, value);
  let at = start;
  for (const [i, [id, text]] of names.entries()) {
    const record = [3, 1, 0x409, id, 2 * text.length, at - start];
    for (const [field, value] of record.entries()) view.setUint16(6 + 12 * i + 2 * field, value);
    for (let letter = 0; letter < text.length; letter++, at += 2) view.setUint16(at, text.charCodeAt(letter));
  }
  return new Uint8Array(view.buffer);
}

/** Version 3, without names of glyphs, keeps angle, underline and fixed pitch. */
function writePost(original: FontTable | undefined): Uint8Array {
  const view = new DataView(new ArrayBuffer(32));
  if (original) new Uint8Array(view.buffer).set(original.bytes(0, 16));
  view.setUint32(0, 0x00030000);
  return new Uint8Array(view.buffer);
}
