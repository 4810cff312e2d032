/** Our font subsets, checked with HarfBuzz. */

import { readFileSync } from "node:fs";
import { sampled } from "@octavo/foundation/testing";
import { fontFile } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces } from "../../src/typography/faces.ts";
import { subsetTrueType } from "../../src/typography/subset-truetype.ts";
import { harfbuzzFont, harfbuzzSubsetter } from "../support/harfbuzz.ts";

const harfbuzzSubset = await harfbuzzSubsetter();

/** Letters common in planners, and random characters of the face. */
const usual = [..."abcxyzABCXYZ0189 .,–ąćęłńóśźżĄĆĘŁŃÓŚŹŻäéîõüÅžščřďАБВгдежыюяΑΒΓαβγάέ←↑→↓✓☐😀"].map(
  (character) => character.codePointAt(0) ?? 0,
);

/** Faces of a family have the same characters, so that a sample shows what differs. */
describe.each(sampled(faces, 12, 0).map(({ id }) => id))("%s", (id) => {
  const font = readFileSync(fontFile(id));
  const whole = harfbuzzFont(font);
  const known = [...whole.face.collectUnicodes()];
  const isKnown = new Set(known);

  /** Checks that outlines and advances are the same and that the subset has no extra glyphs. */
  function isRight(codePoints: readonly number[]): void {
    const { program, glyphs } = subsetTrueType(font, codePoints);
    const part = harfbuzzFont(program);
    const present = codePoints.filter((codePoint) => isKnown.has(codePoint));
    expect([...part.face.collectUnicodes()]).toEqual([...new Set(present)].sort((a, b) => a - b));
    for (const codePoint of present) {
      const glyph = glyphs.get(codePoint) ?? 0;
      const original = whole.nominalGlyph(codePoint) ?? 0;
      expect(part.nominalGlyph(codePoint)).toBe(glyph);
      expect(part.glyphToPath(glyph)).toBe(whole.glyphToPath(original));
      expect(part.glyphHAdvance(glyph)).toBe(whole.glyphHAdvance(original));
    }
    const theirs = harfbuzzSubset(font, codePoints);
    // U+EFFD of Lora consists of the missing glyph, which is empty in ours, so that it has a copy of the outline.
    const copies = id.startsWith("lora-") && present.includes(0xeffd) ? 1 : 0;
    // Theirs may have more: the mirror images of brackets and quotes.
    expect(glyphCount(program)).toBeLessThanOrEqual(glyphCount(theirs) + copies);
    if (present.length > 0) expect(program.length).toBeLessThanOrEqual(1.05 * theirs.length);
  }

  test("keeps the outlines of the given characters, and no others", () => {
    const characters = fc.array(fc.oneof(fc.constantFrom(...usual), fc.constantFrom(...known)), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(fc.property(characters, isRight), { numRuns: 20 });
  });

  test("keeps the outlines of all its characters", () => {
    isRight(known);
  });
});

function glyphCount(font: Uint8Array): number {
  const { buffer, byteOffset, byteLength } = harfbuzzFont(font).face.referenceTable("maxp") ?? new Uint8Array();
  return new DataView(buffer, byteOffset, byteLength).getUint16(4);
}
