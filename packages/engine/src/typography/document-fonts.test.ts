import { readFileSync } from "node:fs";
import { fontFile, nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { documentFaces, withDocumentFonts } from "./document-fonts.ts";
import type { DocumentFont, FaceId, FontLibrary } from "./font.ts";
import { readDocumentFont } from "./read-document-font.ts";

const { fonts: bundled } = nodeWorld();

function font(face: FaceId, family: string, weight = 400) {
  const data = `data:font/ttf;base64,${readFileSync(fontFile(face)).toString("base64")}`;
  return { family, weight, italic: false, data };
}

const withFonts = (...fonts: readonly DocumentFont[]): FontLibrary =>
  withDocumentFonts(bundled, documentFaces(fonts, readDocumentFont));

test("one file can be two fonts", () => {
  const { resolve, families } = withFonts(font("caveat-regular", "One"), font("caveat-regular", "Two"));
  expect(resolve("One")).toMatch(/^own-/);
  expect(resolve("Two")).toBe(resolve("One"));
  expect(families.slice(0, 2).map(({ name }) => name)).toEqual(["One", "Two"]);
});

test("styles of a document have precedence over bundled ones, which replace styles that it lacks", () => {
  const { resolve } = withFonts(font("caveat-regular", "Lora"));
  expect(resolve("Lora")).toMatch(/^own-/);
  expect(resolve("Lora Bold")).toBe("lora-bold");
  expect(resolve("Lora SemiBold Italic")).toBe("lora-semibold-italic");
});

test("the only style of a family replaces the usual ones that it lacks", () => {
  const { resolve } = withFonts(font("caveat-bold", "Signature", 700));
  expect(resolve("Signature Bold")).toMatch(/^own-/);
  expect(resolve("Signature")).toBe(resolve("Signature Bold"));
  expect(resolve("Signature Light")).toBeUndefined();
});
