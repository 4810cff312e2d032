import { readFileSync } from "node:fs";
import { faces, isLatin, latinCodePoints, screenFont, subsetTrueType } from "@octavo/engine";
import { expect, test } from "vitest";
import { fontFile } from "./font-files.ts";

const text = "Poniedziałek, 12 października 2026 – ‹ Łódź › → ✓ €";
const codePoints = [...text].map((letter) => letter.codePointAt(0) ?? 0);

// So that a PDF does not depend on the file that the browser has loaded.
test.each(faces.map(({ id }) => id))("the Latin part of %s gives the same subset as the whole font", (id) => {
  const font = new Uint8Array(readFileSync(fontFile(id)));
  const latin = screenFont(font, subsetTrueType(font, latinCodePoints()).program);
  const [fromLatin, fromFont] = [subsetTrueType(latin, codePoints), subsetTrueType(font, codePoints)];
  expect(codePoints.every(isLatin)).toBe(true);
  expect(Buffer.from(fromLatin.program).equals(Buffer.from(fromFont.program))).toBe(true);
  expect([...fromLatin.glyphs]).toEqual([...fromFont.glyphs]);
});
