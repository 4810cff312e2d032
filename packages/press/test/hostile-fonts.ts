/** Font files that are damaged, forbid embedding, or take much time or memory to read. Runs in browsers, too. */

type Format = "trueType" | "cff" | "woff2";

export interface HostileFont {
  readonly name: string;
  /** Format of the intact font that `file` needs. */
  readonly from: Format;
  readonly file: (intact: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** Matches the message of the refusal. */
  readonly reason: RegExp;
}

interface View {
  readonly view: DataView;
  /** Offset of a table. */
  readonly at: (tag: string) => number;
  /** Offset of the record of a table. */
  readonly record: (tag: string) => number;
}

type Change = (font: View) => void;

function changed(file: Uint8Array, change: Change): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(file);
  const view = new DataView(bytes.buffer);
  const record = (tag: string) => {
    for (let i = 0; i < view.getUint16(4); i++) {
      const at = 12 + 16 * i;
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return at;
    }
    throw new Error(`no ${tag}`);
  };
  change({ view, record, at: (tag) => view.getUint32(record(tag) + 8) });
  return bytes;
}

const setField =
  (tag: string, offset: number, value: number): Change =>
  ({ view, at }) =>
    view.setUint16(at(tag) + offset, value);
const setLength =
  (tag: string, length: number): Change =>
  ({ view, record }) =>
    view.setUint32(record(tag) + 12, length);
const remove =
  (tag: string): Change =>
  ({ view, record }) =>
    view.setUint32(record(tag), 0x7878_7878);

/** Offset of the first composite glyph after number 1, with its number. */
function composite(font: View): { readonly glyph: number; readonly at: number } {
  const { view, at } = font;
  const isLong = view.getUint16(at("head") + 50) === 1;
  const offset = (glyph: number) =>
    at("glyf") + (isLong ? view.getUint32(at("loca") + 4 * glyph) : 2 * view.getUint16(at("loca") + 2 * glyph));
  for (let glyph = 1; ; glyph++)
    if (offset(glyph + 1) > offset(glyph) && view.getInt16(offset(glyph)) < 0) return { glyph, at: offset(glyph) };
}

const containsItself: Change = (font) => {
  const { glyph, at } = composite(font);
  font.view.setUint16(at + 12, glyph);
};

const endlessComposite: Change = (font) => {
  const { at } = composite(font);
  const end = font.at("glyf") + font.view.getUint32(font.record("glyf") + 12);
  for (let byte = at + 10; byte + 1 < end; byte += 2) font.view.setUint16(byte, 0x0020);
};

/** Character map in format 12 with one group. */
const mapGroup =
  (start: number, end: number, count = 1): Change =>
  ({ view, at }) => {
    const cmap = at("cmap");
    view.setUint16(cmap + 2, 1);
    view.setUint32(cmap + 8, 12);
    for (const [i, value] of [12 << 16, 28, 0, count, start, end, 1].entries())
      view.setUint32(cmap + 12 + 4 * i, value);
  };

/** Character map in format 4 with 200 segments for all characters. */
const overlappingSegments: Change = ({ view, at }) => {
  const cmap = at("cmap");
  view.setUint16(cmap + 2, 1);
  view.setUint32(cmap + 8, 12);
  const count = 200;
  const fields = [4, 16 + 8 * count, 0, 2 * count, 0, 0, 0];
  for (const [i, value] of fields.entries()) view.setUint16(cmap + 12 + 2 * i, value);
  for (let i = 0; i < count; i++) view.setUint16(cmap + 26 + 2 * i, 0xffff);
  for (let i = 0; i <= count; i++) view.setUint16(cmap + 26 + 2 * count + 2 * i, 0);
};

const noCharstrings: Change = ({ view, at }) => {
  for (let i = 0; i < 64; i++) view.setUint8(at("CFF ") + 4 + i, 0);
};

/** The WOFF2 file with another size after decompression. */
function declared(woff2: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = Uint8Array.from(woff2);
  new DataView(file.buffer).setUint32(16, size);
  return file;
}

/** 256 MiB of zeros as Brotli, in Base64. */
const compressedZeros =
  "z///fwAkAOKxQHLv//n//w+ABEAcFoDu/T////8BkACIwwLQvf/n//8/ABIAcVgAuvf//P//B0ACIA4LQPf+n////wBIAMRhAeje//P//x8ACYA4LADd+3/+//8DIAEQhwWge//P//9/ACQA4rAAdO//+f//D4AEQBwWgO79P////wGQAIjDAtC9/+f//z8AEgBxWAC69//8//8HQAIgDgtA9/6f////AEgAxGEB6N7/8///HwAJgDgsAN37//z//wcgARCHBaB7/w8=";

/** The WOFF2 file with zeros in place of its tables. */
function bomb(woff2: Uint8Array): Uint8Array<ArrayBuffer> {
  const stream = Uint8Array.from(atob(compressedZeros), (letter) => letter.charCodeAt(0));
  const view = new DataView(woff2.buffer, woff2.byteOffset);
  const start = woff2.length - Math.ceil(view.getUint32(20) / 4) * 4;
  const file = new Uint8Array(start + Math.ceil(stream.length / 4) * 4);
  file.set(woff2.subarray(0, start));
  file.set(stream, start);
  const fields = new DataView(file.buffer);
  fields.setUint32(8, file.length);
  fields.setUint32(20, stream.length);
  return file;
}

function scrambled(woff2: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = Uint8Array.from(woff2);
  file.fill(0x5a, 600, 900);
  return file;
}

const text = (letters: string) => new TextEncoder().encode(letters);
const start = (file: Uint8Array, length: number) => Uint8Array.from(file.subarray(0, length));

const damaged = /^The font file is damaged\./;
const noFont = /^This is no font file\./;

type Row = readonly [name: string, from: Format, file: HostileFont["file"], reason?: RegExp];

const change = (name: string, made: Change, reason = damaged): Row => [
  name,
  "trueType",
  (font) => changed(font, made),
  reason,
];
const changeCff = (name: string, made: Change): Row => [name, "cff", (font) => changed(font, made)];

const rows: readonly Row[] = [
  ["an empty file", "trueType", () => new Uint8Array(), noFont],
  ["a picture", "trueType", () => text("\u0089PNG\r\n\u001a\n and what follows"), noFont],
  ["a collection", "trueType", () => text("ttcf and what follows"), /^This file contains several fonts\./],
  ["WOFF 1", "trueType", () => text("wOFF and what follows"), /^Fonts in WOFF files are not supported\./],
  ["a huge file", "trueType", () => new Uint8Array(33 * 1024 * 1024), /larger than 32 MiB/],
  change("restricted embedding", setField("OS/2", 8, 0x0002), /license of this font forbids embedding/),
  change("no subsets", setField("OS/2", 8, 0x0100), /only be embedded as a whole/),
  change("only bitmaps", setField("OS/2", 8, 0x0200), /only be embedded as pictures/),
  change("no outlines", remove("glyf"), /has no outlines/),
  change("no character map", remove("cmap")),
  change("no OS/2 table", remove("OS/2")),
  ["a truncated file", "trueType", (font) => start(font, font.length / 2)],
  ["a truncated directory", "trueType", (font) => start(font, 40)],
  change("65535 tables", ({ view }) => view.setUint16(4, 0xffff)),
  change("a table beyond the end", setLength("glyf", 0xffff_fff0)),
  change("a short table of advances", setLength("hmtx", 8)),
  change("no advances", setField("hhea", 34, 0)),
  change("units per em of 0", setField("head", 18, 0)),
  change("fewer glyphs than its character map has", setField("maxp", 4, 20)),
  change("a composite of itself", containsItself),
  change("a composite without end", endlessComposite),
  change("a character map of four billion groups", mapGroup(0, 1, 0xffff_ffff)),
  change("a character map beyond Unicode", mapGroup(0, 0xffff_fff0)),
  change("characters without glyphs", mapGroup(32, 0x10ffff)),
  change("overlapping segments", overlappingSegments),
  changeCff("CFF that is truncated", setLength("CFF ", 200)),
  changeCff("CFF without charstrings", noCharstrings),
  changeCff("CFF with an unknown offset size", ({ view, at }) => view.setUint8(at("CFF ") + 6, 9)),
  ["WOFF2 with nothing behind its header", "trueType", () => text("wOF2 and what follows")],
  ["truncated WOFF2", "woff2", (font) => start(font, font.length - 100)],
  ["WOFF2 of four gigabytes", "woff2", (font) => declared(font, 0xffff_ffff), /larger than 32 MiB/],
  ["a bomb in WOFF2", "woff2", bomb],
  ["WOFF2 with other data", "woff2", scrambled],
];

export const hostileFonts: readonly HostileFont[] = rows.map(([name, from, file, reason = damaged]) => ({
  name,
  from,
  file,
  reason,
}));
