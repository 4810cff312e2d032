import { existsSync } from "node:fs";
import { allScriptFamilies, faceNamesOfApi, faces } from "@octavo/engine";
import { describe, expect, test } from "vitest";
import { fontFile } from "./font-files.ts";
import { nodeWorld } from "./node-world.ts";

const { fonts } = nodeWorld();
const codePoints = (text: string) => [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
const polish = codePoints("Zażółć gęślą jaźń, październik 2026 →✓😀");

describe("every font name", () => {
  test.each([...faceNamesOfApi])("%s has a file and metrics", (name) => {
    const face = fonts.resolve(name) ?? "";
    expect(existsSync(fontFile(face))).toBe(true);
    expect(fonts.metrics(face).advance(0xf3)).toBeGreaterThan(0);
  });
});

test("every face for Latin draws Polish", async () => {
  const letters = codePoints("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ");
  for (const { id } of faces.filter(({ family }) => !allScriptFamilies.includes(family))) {
    const { glyphs } = await fonts.subset(id, letters, []);
    expect([...glyphs.keys()]).toEqual(letters);
  }
});

describe("a subset", async () => {
  const { program, glyphs } = await fonts.subset("dejavu-sans", polish, []);

  test("has a glyph of its own for each character", () => {
    expect([...glyphs.keys()]).toEqual(polish);
    expect(new Set(glyphs.values()).size).toBe(polish.length);
  });

  test("keeps the advances that layout counted with", () => {
    for (const [codePoint, glyph] of glyphs) {
      const advance = Math.round((glyphAdvance(program, glyph) * 1000) / 2048);
      expect(advance).toBe(fonts.metrics("dejavu-sans").advance(codePoint));
    }
  });

  test("is small, and has no hinting or layout tables", () => {
    expect(program.byteLength).toBeLessThan(8000);
    expect(tables(program).map(({ tag }) => tag)).toEqual(["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"]);
  });

  test("numbers its glyphs without gaps", () => {
    // The parts of composed letters are glyphs too.
    expect(Math.max(...glyphs.values())).toBeLessThan(polish.length + 16);
  });

  test("omits characters that the face doesn't have", async () => {
    expect([...(await fonts.subset("dejavu-sans", [65, 0x65e5], [])).glyphs.keys()]).toEqual([65]);
  });
});

function tables(font: Uint8Array): { tag: string; offset: number }[] {
  const view = new DataView(font.buffer, font.byteOffset);
  return Array.from({ length: view.getUint16(4) }, (_, i) => ({
    tag: String.fromCharCode(...font.subarray(12 + 16 * i, 16 + 16 * i)),
    offset: view.getUint32(20 + 16 * i),
  })).sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

function glyphAdvance(font: Uint8Array, glyph: number): number {
  const view = new DataView(font.buffer, font.byteOffset);
  const offsetOf = (tag: string) => tables(font).find((table) => table.tag === tag)?.offset ?? 0;
  const fullMetrics = view.getUint16(offsetOf("hhea") + 34);
  return view.getUint16(offsetOf("hmtx") + 4 * Math.min(glyph, fullMetrics - 1));
}
