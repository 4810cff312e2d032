/**
 * Converts font files of users to fonts of documents: TrueType with the tables that PDFs and browsers need, without
 * hinting. Fonts of scripts that need a shaper keep their layout tables (docs/decisions/0062).
 */
import { type Message, MessageError } from "@octavo/foundation";
import { latinCodePoints } from "./bundled-fonts.ts";
import { mappedCodePoints, readCharacterMap } from "./character-map.ts";
import { convertCff } from "./convert-cff.ts";
import { type FontTable, hasTable, readDirectory, readTables, signatureOf, writeTables } from "./font-tables.ts";
import { layoutTables } from "./layout-tables.ts";
import * as messages from "./messages.ts";
import { fontName, isUsable, maxFontBytes, nameIds, readFontFile } from "./read-font-file.ts";
import { isShapedCharacter } from "./shaped-scripts.ts";
import { subsetTrueType, unhintedTrueType } from "./subset-truetype.ts";

/** Largest file in bytes, after decompression. Fonts of all ideographs have about 16 MiB. */
export const maxImportBytes = 32 * 1024 * 1024;

export interface ImportedFont {
  /** Name from the file. */
  readonly family: string;
  /** 100 to 900, in hundreds. */
  readonly weight: number;
  readonly italic: boolean;
  /** TrueType file. */
  readonly program: Uint8Array;
  /** Numbers of characters, if the font was too large for all of them. */
  readonly cut?: { readonly kept: number; readonly of: number };
}

/** Characters that a font keeps first if it is too large for all. */
export interface ImportOptions {
  /** Code points of the texts in use. */
  readonly used?: Iterable<number>;
  /** Code points in order of frequency, by those of the font. Default: in order of code points. */
  readonly common?: (own: ReadonlySet<number>) => Iterable<number>;
}

const signatures = { trueType: 0x00010000, apple: 0x74727565, openType: 0x4f54544f, collection: 0x74746366 } as const;
const woff = 0x774f4646;

/** "fsType" of "OS/2": OpenType 1.9. */
const embedding = { restricted: 0x0002, kinds: 0x000e, noSubset: 0x0100, bitmapsOnly: 0x0200 } as const;

/** Converts a TrueType or OpenType file. Throws a `MessageError` with a remedy for a font that cannot be used. */
export function importFont(file: Uint8Array, options: ImportOptions = {}): ImportedFont {
  if (file.length > maxImportBytes) throw new MessageError(messages.fontFileTooLarge);
  const refusal = refusalOf(signatureOf(file));
  if (refusal) throw new MessageError(refusal);
  try {
    return convert(file, options);
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

function convert(file: Uint8Array, options: ImportOptions): ImportedFont {
  const table = readDirectory(file);
  const os2 = table("OS/2");
  requireEmbedding(os2.uint16(8));
  const { program, ...cut } = reduced(file, options);
  readFontFile(program);
  const weight = Math.min(900, Math.max(100, Math.round(os2.uint16(4) / 100) * 100));
  return { family: familyOf(table("name")), weight, italic: (os2.uint16(62) & 1) === 1, program, ...cut };
}

/** Many Latin fonts have the sign of the baht, which is in the block of Thai. */
const isShapedLetter = (codePoint: number): boolean =>
  isShapedCharacter(codePoint) && /\p{L}/u.test(String.fromCodePoint(codePoint));

type Reduced = Pick<ImportedFont, "program" | "cut">;

/** Writes the font with some of its characters. */
type FontWriter = (codePoints: readonly number[]) => Uint8Array;

/** Most characters that a font is tried with. 2 MiB have room for 4000 to 8000 ideographs. */
const mostCharacters = 10_000;

/** The font with all characters that Octavo draws, or with those that fit. */
function reduced(file: Uint8Array, options: ImportOptions): Reduced {
  requireOutlines(file);
  const cmap = readDirectory(file)("cmap");
  const all = mappedCodePoints(cmap);
  const usable = all.filter(isUsable);
  const layout = usable.some(isShapedLetter) ? layoutTables(file) : {};
  const writer = (wanted?: readonly number[]): FontWriter =>
    Object.keys(layout).length > 0 ? wholeWriter(file, all, layout) : subsetWriter(file, wanted);
  if (usable.length <= mostCharacters || !hasTable(file, "CFF ")) {
    const program = writer()(usable);
    if (program.length <= maxFontBytes) return { program };
  }
  const wanted = byImportance(usable, options).slice(0, mostCharacters);
  const { program, kept } = fitted(wanted, writer(wanted));
  return { program, cut: { kept, of: usable.length } };
}

/** The font with the first characters that fit. */
function fitted(wanted: readonly number[], write: FontWriter): { readonly program: Uint8Array; readonly kept: number } {
  let best: { readonly program: Uint8Array; readonly kept: number } | undefined;
  let [least, most] = [1, wanted.length];
  while (least <= most) {
    const count = Math.ceil((least + most) / 2);
    const program = write(wanted.slice(0, count));
    if (program.length > maxFontBytes) most = count - 1;
    else {
      best = { program, kept: count };
      least = count + 1;
    }
  }
  if (!best) throw new MessageError(messages.fontHasTooManyGlyphs);
  return best;
}

/** Spaces, punctuation, letters and syllables that texts of East Asia contain besides ideographs. */
const eastAsianBasics = [
  [0x3000, 0x30ff],
  [0xff01, 0xff9f],
  [0x3100, 0x312f],
  [0x3131, 0x318e],
  [0xffe0, 0xffe6],
] as const;

/** Those in use, then letters and punctuation, then scripts that need the layout tables, then common ones, then all others. */
function byImportance(usable: readonly number[], { used = [], common = () => [] }: ImportOptions): readonly number[] {
  const own = new Set(usable);
  const basic = eastAsianBasics.flatMap(([first, last]) => usable.filter((code) => first <= code && code <= last));
  const shaped = usable.filter(isShapedCharacter);
  const ordered = new Set([...used, ...latinCodePoints(), ...basic, ...shaped, ...common(own), ...usable]);
  return [...ordered].filter((codePoint) => own.has(codePoint));
}

/** Writes subsets. Only the outlines of the characters `wanted` are converted, by default all. */
function subsetWriter(file: Uint8Array, wanted?: readonly number[]): FontWriter {
  const outlines = trueTypeOf(file, { finer: 2, wanted });
  return (codePoints) => screenFont(file, subsetTrueType(outlines, codePoints).program);
}

/** Writes the font with layout tables and all glyphs, without the outlines of other characters. */
function wholeWriter(
  file: Uint8Array,
  all: readonly number[],
  layout: Readonly<Record<string, Uint8Array>>,
): FontWriter {
  const outlines = trueTypeOf(file, { finer: 1 });
  const glyphOf = readCharacterMap(readTables(outlines)("cmap"));
  return (codePoints) => {
    const kept = new Set(codePoints);
    const characters = all.filter((code) => kept.has(code) || !isUsable(code));
    const needed = new Set(characters.map(glyphOf));
    const dropped = new Set(all.map(glyphOf).filter((glyph) => !needed.has(glyph)));
    const program = unhintedTrueType(outlines, characters, (glyph) => !dropped.has(glyph));
    return withTables(program, { ...addedTables(file), ...layout });
  };
}

/** Adds the tables to a subset of a font without which browsers refuse it. */
export function screenFont(file: Uint8Array, subset: Uint8Array): Uint8Array {
  return withTables(subset, addedTables(file));
}

function addedTables(file: Uint8Array): Readonly<Record<string, Uint8Array>> {
  const table = readDirectory(file);
  const [os2, name] = [table("OS/2"), table("name")];
  return {
    "OS/2": os2.copy(0, Math.min(os2.length, 100)),
    name: writeNames([
      [nameIds.family, familyOf(name)],
      [nameIds.postScript, fontName(name, nameIds.postScript) ?? "Font"],
    ]),
    post: writePost(hasTable(file, "post") ? table("post") : undefined),
  };
}

function requireEmbedding(fsType: number): void {
  if ((fsType & embedding.kinds) === embedding.restricted) throw new MessageError(messages.fontRestricted);
  if (fsType & embedding.noSubset) throw new MessageError(messages.fontOnlyWhole);
  if (fsType & embedding.bitmapsOnly) throw new MessageError(messages.fontOnlyBitmaps);
}

function requireOutlines(file: Uint8Array): void {
  if (!hasTable(file, "CFF ") && !hasTable(file, "glyf")) throw new MessageError(messages.fontWithoutOutlines);
}

/** The font with TrueType outlines, those of CFF with coordinates that are `finer`, and only for the characters `wanted`. */
function trueTypeOf(
  file: Uint8Array,
  { finer, wanted }: { readonly finer: number; readonly wanted?: readonly number[] | undefined },
): Uint8Array {
  const table = readDirectory(file);
  if (hasTable(file, "CFF ")) {
    const glyphs = wanted && new Set(wanted.map(readCharacterMap(table("cmap"))));
    return convertCff(table, { finer, isDrawn: (glyph) => glyphs?.has(glyph) ?? true });
  }
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
