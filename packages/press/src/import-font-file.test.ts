import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { render } from "@octavo/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { compress } from "woff2-encoder";
import { fontFile } from "./font-files.ts";
import { importFontFile, toDocumentFont } from "./import-font-file.ts";
import { nodeWorld } from "./node-world.ts";

const lora = readFileSync(fontFile("lora-semibold-italic"));
const cff = readFileSync(new URL("../test/fonts/source-code-pro-italic.otf", import.meta.url));
let woff2: Uint8Array;
beforeAll(async () => {
  woff2 = await compress(lora);
});

const world = nodeWorld();
const letters = "Zażółć gęślą jaźń";

function rendered(font: object, name: string) {
  const widget = { id: "w", type: "text_block", page: 1, content: letters, styling: { font: name } };
  const position = { x: 10, y: 10, width: 300, height: 40 };
  return render(JSON.stringify({ schema_version: "1.0", fonts: [font], widgets: [{ ...widget, position }] }), world);
}

describe("a font file", () => {
  test.each([
    ["TrueType", () => lora, "Lora SemiBold Italic", "Lora", 600],
    ["WOFF2", () => woff2, "Lora SemiBold Italic", "Lora", 600],
    ["CFF", () => cff, "Source Code Pro Italic", "Source Code Pro", 400],
  ] as const)("with %s becomes a font of a document", async (_, file, name, family, weight) => {
    const font = toDocumentFont(await importFontFile(file()));
    expect(font).toMatchObject({ family, weight, italic: true });
    const { diagnostics, document } = rendered(font, name);
    expect(diagnostics.map(({ code }) => code)).not.toContain("unknown_font");
    const [item] = document?.page(1).layers.flatMap(({ items }) => items) ?? [];
    expect(item).toMatchObject({ kind: "text", text: letters, face: expect.stringMatching(/^own-/) });
  });

  test("keeps the advances of its letters", async () => {
    const { program } = await importFontFile(lora);
    const again = await importFontFile(program);
    expect(again.program).toEqual(program);
    const font = toDocumentFont(again);
    const width = (name: string) => {
      const [item] =
        rendered(font, name)
          .document?.page(1)
          .layers.flatMap(({ items }) => items) ?? [];
      return item;
    };
    expect(width("Lora SemiBold Italic")).toMatchObject({ text: letters });
  });
});

interface View {
  readonly view: DataView;
  /** Offset of a table. */
  readonly at: (tag: string) => number;
  /** Offset of the record of a table. */
  readonly record: (tag: string) => number;
}

/** The file with a change. */
function changed(file: Uint8Array, change: (font: View) => void): Uint8Array {
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

const field = (tag: string, offset: number, value: number, file: Uint8Array = lora) =>
  changed(file, ({ view, at }) => view.setUint16(at(tag) + offset, value));
const lengthOf = (tag: string, length: number, file: Uint8Array = lora) =>
  changed(file, ({ view, record }) => view.setUint32(record(tag) + 12, length));
const without = (tag: string, file: Uint8Array = lora) =>
  changed(file, ({ view, record }) => view.setUint32(record(tag), 0x7878_7878));

/** Offset of the first composite glyph after number 1, with its number. */
function composite(font: View): { readonly glyph: number; readonly at: number } {
  const { view, at } = font;
  const isLong = view.getUint16(at("head") + 50) === 1;
  const offset = (glyph: number) =>
    at("glyf") + (isLong ? view.getUint32(at("loca") + 4 * glyph) : 2 * view.getUint16(at("loca") + 2 * glyph));
  for (let glyph = 1; ; glyph++)
    if (offset(glyph + 1) > offset(glyph) && view.getInt16(offset(glyph)) < 0) return { glyph, at: offset(glyph) };
}

/** Character map in format 12 with one group. */
const mapped = (start: number, end: number, count = 1) =>
  changed(lora, ({ view, at }) => {
    const cmap = at("cmap");
    view.setUint16(cmap + 2, 1);
    view.setUint32(cmap + 8, 12);
    for (const [i, value] of [12 << 16, 28, 0, count, start, end, 1].entries())
      view.setUint32(cmap + 12 + 4 * i, value);
  });

const damaged = /^The font file is damaged\./;

describe("a font that cannot be used is refused with a remedy", () => {
  const hostile: readonly (readonly [name: string, file: () => Uint8Array, reason: RegExp])[] = [
    ["an empty file", () => new Uint8Array(), /^This is no font file\./],
    ["a picture", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /^This is no font file\./],
    ["a collection", () => Buffer.from("ttcf and what follows"), /^This file contains several fonts\./],
    ["WOFF 1", () => Buffer.from("wOFF and what follows"), /^Fonts in WOFF files are not supported\./],
    ["a huge file", () => new Uint8Array(9 * 1024 * 1024), /larger than 8 MiB/],
    ["restricted embedding", () => field("OS/2", 8, 0x0002), /license of this font forbids embedding/],
    ["no subsets", () => field("OS/2", 8, 0x0100), /only be embedded as a whole/],
    ["only bitmaps", () => field("OS/2", 8, 0x0200), /only be embedded as pictures/],
    ["no outlines", () => without("glyf"), /has no outlines/],
    ["no character map", () => without("cmap"), damaged],
    ["no OS/2 table", () => without("OS/2"), damaged],
    ["a truncated file", () => lora.subarray(0, lora.length / 2), damaged],
    ["a truncated directory", () => lora.subarray(0, 40), damaged],
    ["65535 tables", () => changed(lora, ({ view }) => view.setUint16(4, 0xffff)), damaged],
    ["a table beyond the end", () => lengthOf("glyf", 0xffff_fff0), damaged],
    ["a short table of advances", () => lengthOf("hmtx", 8), damaged],
    ["no advances", () => field("hhea", 34, 0), damaged],
    ["units per em of 0", () => field("head", 18, 0), damaged],
    ["fewer glyphs than its character map has", () => field("maxp", 4, 20), damaged],
    [
      "a composite of itself",
      () =>
        changed(lora, (font) => {
          const { glyph, at } = composite(font);
          font.view.setUint16(at + 12, glyph);
        }),
      damaged,
    ],
    [
      "a composite without end",
      () =>
        changed(lora, (font) => {
          const { at } = composite(font);
          const end = font.at("glyf") + font.view.getUint32(font.record("glyf") + 12);
          for (let byte = at + 10; byte + 1 < end; byte += 2) font.view.setUint16(byte, 0x0020);
        }),
      damaged,
    ],
    ["a character map of four billion groups", () => mapped(0, 1, 0xffff_ffff), damaged],
    ["a character map beyond Unicode", () => mapped(0, 0xffff_fff0), damaged],
    ["characters without glyphs", () => mapped(32, 0x10ffff), damaged],
    [
      "overlapping segments",
      () =>
        changed(lora, ({ view, at }) => {
          const cmap = at("cmap");
          view.setUint16(cmap + 2, 1);
          view.setUint32(cmap + 8, 12);
          const count = 200;
          const fields = [4, 16 + 8 * count, 0, 2 * count, 0, 0, 0];
          for (const [i, value] of fields.entries()) view.setUint16(cmap + 12 + 2 * i, value);
          for (let i = 0; i < count; i++) view.setUint16(cmap + 26 + 2 * i, 0xffff);
          for (let i = 0; i <= count; i++) view.setUint16(cmap + 26 + 2 * count + 2 * i, 0);
        }),
      damaged,
    ],
    ["CFF that is truncated", () => lengthOf("CFF ", 200, cff), damaged],
    [
      "CFF without charstrings",
      () =>
        changed(cff, ({ view, at }) => {
          for (let i = 0; i < 64; i++) view.setUint8(at("CFF ") + 4 + i, 0);
        }),
      damaged,
    ],
    [
      "CFF with an unknown offset size",
      () => changed(cff, ({ view, at }) => view.setUint8(at("CFF ") + 6, 9)),
      damaged,
    ],
    ["WOFF2 with nothing behind its header", () => Buffer.from("wOF2 and what follows"), damaged],
    ["truncated WOFF2", () => woff2.subarray(0, woff2.length - 100), damaged],
    ["WOFF2 of four gigabytes", () => declared(0xffff_ffff), /larger than 8 MiB/],
    ["a bomb in WOFF2", bomb, damaged],
    [
      "WOFF2 with other data",
      () => {
        const file = Uint8Array.from(woff2);
        file.fill(0x5a, 600, 900);
        return file;
      },
      damaged,
    ],
  ];

  test.each(hostile)("%s", async (_, file, reason) => {
    const bytes = file();
    const start = performance.now();
    await expect(importFontFile(bytes)).rejects.toThrow(reason);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test("at the latest when a document is laid out", async () => {
    const { program } = await importFontFile(lora);
    const good = toDocumentFont({ family: "Lora", weight: 400, italic: false, program });
    const bad = { ...good, data: good.data.slice(0, 4000) };
    const { diagnostics, document } = rendered(bad, "Lora");
    expect(diagnostics.map(({ code }) => code)).toContain("unreadable_font");
    expect(document?.page(1).layers.flatMap(({ items }) => items)).not.toHaveLength(0);
  });
});

/** The WOFF2 file with another size after decompression. */
function declared(size: number): Uint8Array {
  const file = Uint8Array.from(woff2);
  new DataView(file.buffer).setUint32(16, size);
  return file;
}

/** The WOFF2 file with 256 MiB of zeros in place of its tables. */
function bomb(): Uint8Array {
  const stream = brotliCompressSync(new Uint8Array(256 * 1024 * 1024), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  });
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
