import { readFileSync } from "node:fs";
import { runs } from "@octavo/foundation/testing";
import { fontFile } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { subsetTrueType } from "./subset-truetype.ts";

const read = (face: string) => readFileSync(fontFile(face));
const codePoints = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const polish = codePoints("Zażółć gęślą jaźń");
const sans = read("dejavu-sans");
const { program, glyphs } = subsetTrueType(sans, polish);

describe("a subset", () => {
  test("numbers glyphs in the order of code points, behind that of missing characters", () => {
    const inOrder = [...glyphs].sort(([a], [b]) => a - b).map(([, glyph]) => glyph);
    expect(inOrder).toEqual(inOrder.map((_, i) => i + 1));
  });

  test("does not depend on order and repetition of the characters", () => {
    expect(subsetTrueType(sans, [...polish, ...polish].reverse()).program).toEqual(program);
  });

  test("of a subset is unchanged", () => {
    expect(subsetTrueType(program, polish)).toEqual({ program, glyphs, composed: [] });
  });

  test("leaves the font as it was", () => {
    expect(sans).toEqual(read("dejavu-sans"));
  });

  test("has tables on multiples of four bytes, sorted, with true checksums", () => {
    const view = new DataView(program.buffer);
    const records = tableRecords(program);
    expect(records.map(({ tag }) => tag)).toEqual(["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"]);
    for (const { tag, checksum, offset, length } of records) {
      expect(offset % 4).toBe(0);
      // "head" counts without its adjustment, which is a part of it now.
      const adjustment = tag === "head" ? view.getUint32(offset + 8) : 0;
      expect((sumOf(view, offset, offset + length) - adjustment) >>> 0).toBe(checksum);
    }
    expect(sumOf(view, 0, program.length) >>> 0).toBe(0xb1b0afba);
  });

  test("needs no instructions", () => {
    const offset = tableRecords(program).find(({ tag }) => tag === "maxp")?.offset ?? 0;
    const fields = Array.from({ length: 7 }, (_, i) => new DataView(program.buffer).getUint16(offset + 14 + 2 * i));
    expect(fields).toEqual([1, 0, 0, 0, 0, 0, 0]);
  });

  test("may contain no characters", () => {
    const empty = subsetTrueType(sans, []);
    expect(empty.glyphs.size).toBe(0);
    expect(subsetTrueType(sans, [0x65e5, 0x10ffff, 0xffff])).toEqual(empty);
  });

  test("tells characters beyond the first plane", () => {
    const { program: small, glyphs: found } = subsetTrueType(sans, codePoints("A😀"));
    expect(subsetTrueType(small, codePoints("😀A")).glyphs).toEqual(new Map([...found].reverse()));
  });
});

describe("a damaged font", () => {
  const refusal = (font: Uint8Array) => expect(() => subsetTrueType(font, polish));

  test("is refused when it has no TrueType outlines", () => {
    refusal(new Uint8Array()).toThrow("This is no font file with TrueType outlines.");
    refusal(Buffer.from("OTTO and what follows")).toThrow("This is no font file with TrueType outlines.");
    refusal(Buffer.from("ttcf and what follows")).toThrow("This is no font file with TrueType outlines.");
  });

  test("is refused when it lacks a table", () => {
    refusal(changed((view) => view.setUint32(12, 0x7878_7878))).toThrow('The font has no "cmap" table.');
  });

  test("is refused if truncated", () => {
    refusal(program.subarray(0, 100)).toThrow("The font is damaged");
    refusal(program.subarray(0, program.length - 40)).toThrow("The font is damaged");
  });

  test("is refused when a glyph is composed of itself", () => {
    const accented = glyphs.get(0x17c) ?? 0;
    const itself = changed((view, offsetOf) => {
      const glyph = offsetOf("glyf") + 2 * view.getUint16(offsetOf("loca") + 2 * accented);
      expect(view.getInt16(glyph)).toBe(-1);
      view.setUint16(glyph + 12, accented);
    });
    refusal(itself).toThrow("A glyph of the font is composed in more than 16 levels.");
  });

  test("gives a subset or an error for any damaged bytes", () => {
    const place = fc.nat(program.length - 1);
    const wrongBytes = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(wrongBytes, place, (bytes, cut) => {
        const font = Uint8Array.from(program.subarray(0, program.length - (cut % 7 === 0 ? cut : 0)));
        for (const [at, byte] of bytes) if (at < font.length) font[at] = byte;
        expect(attempt(font)).toMatch(/^fine$|^Error: (The font|A glyph of the font|This is no font)/);
      }),
      { numRuns: runs(2000) },
    );
  });
});

function attempt(font: Uint8Array): string {
  try {
    subsetTrueType(font, polish);
    return "fine";
  } catch (error) {
    return String(error);
  }
}

/** Returns the subset with a change. */
function changed(change: (view: DataView, offsetOf: (tag: string) => number) => void): Uint8Array {
  const font = Uint8Array.from(program);
  const records = tableRecords(font);
  change(new DataView(font.buffer), (tag) => records.find((record) => record.tag === tag)?.offset ?? 0);
  return font;
}

function tableRecords(font: Uint8Array): { tag: string; checksum: number; offset: number; length: number }[] {
  const view = new DataView(font.buffer);
  return Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i).map((record) => ({
    tag: String.fromCharCode(...font.subarray(record, record + 4)),
    checksum: view.getUint32(record + 4),
    offset: view.getUint32(record + 8),
    length: view.getUint32(record + 12),
  }));
}

/** Checksum of a table. The last word may extend into the padding. */
function sumOf(view: DataView, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at += 4) sum = (sum + view.getUint32(at)) | 0;
  return sum;
}
