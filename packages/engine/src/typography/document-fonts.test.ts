import { readFileSync } from "node:fs";
import { fontFile, nodeWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { documentFaces, withDocumentFonts } from "./document-fonts.ts";
import { findFace } from "./faces.ts";
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

test("a name leads to its own family and style, although several have the same file", () => {
  const bold = font("caveat-regular", "One", 700);
  const library = withFonts(font("caveat-regular", "One"), bold, font("caveat-regular", "Two"));
  const found = (name: string) => [findFace(library, name)?.family.name, findFace(library, name)?.face.name];
  expect(found("Two")).toEqual(["Two", "Two"]);
  expect(found("one-bold")).toEqual(["One", "One Bold"]);
  expect(found("Two Bold")).toEqual(["Two", "Two"]);
  expect(found("Helvetica-Bold")).toEqual(["Arimo", "Arimo Bold"]);
  expect(findFace(library, "Wingdings")).toBeUndefined();
  expect(["Two Bold", "Two", "One Bold", "Patrick Hand Bold"].map(library.isSubstituted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
