import { nodeWorld } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { allScriptFamilies } from "../scripts/script-fonts.ts";
import { faceNamesOfApi } from "./face-names.ts";
import { boldOf, faceNames, faces, fallbackFaces, fontFamilies, resolveFace } from "./faces.ts";
import { fontKinds } from "./font.ts";

const { metrics: faceMetrics } = nodeWorld().fonts;

describe("font names", () => {
  test.each([
    ["Helvetica", "arimo-regular"],
    ["Helvetica-Bold", "arimo-bold"],
    ["Helvetica-Oblique", "arimo-italic"],
    ["Helvetica-BoldOblique", "arimo-bold-italic"],
    ["Times-Roman", "tinos-regular"],
    ["Times-Bold", "tinos-bold"],
    ["Times-Italic", "tinos-italic"],
    ["Times-BoldItalic", "tinos-bold-italic"],
    ["Courier", "cousine-regular"],
    ["Courier-BoldOblique", "cousine-bold-italic"],
    ["Courier-Prime", "courier-prime-regular"],
    ["Courier-Prime-BoldItalic", "courier-prime-bold-italic"],
    ["IBM Plex Sans", "ibm-plex-sans-regular"],
    ["IBM Plex Sans Condensed Bold", "ibm-plex-sans-condensed-bold"],
    ["Source Serif 4 Italic", "source-serif-4-italic"],
    ["Patrick-Hand", "patrick-hand-regular"],
    ["DejaVu Sans", "dejavu-sans"],
    ["DejaVu Sans Bold Oblique", "dejavu-sans-bold-oblique"],
    ["DejaVu Serif Bold", "dejavu-serif-bold"],
    ["DejaVu Sans Mono Oblique", "dejavu-sans-mono-oblique"],
  ])("%s is still %s", (name, face) => {
    expect(resolveFace(name)).toBe(face);
    expect(faceNamesOfApi).toContain(name);
  });

  test.each([
    ["Arimo", "arimo-regular"],
    ["Courier Prime Bold", "courier-prime-bold"],
    ["Inter", "inter-regular"],
    ["Inter SemiBold Italic", "inter-semibold-italic"],
    ["IBM Plex Sans Light", "ibm-plex-sans-light"],
    ["EB Garamond Medium", "eb-garamond-medium"],
    ["Playfair Display Black", "playfair-display-black"],
    ["DejaVu Sans Bold Oblique", "dejavu-sans-bold-oblique"],
  ])("the menu's %s is %s", (name, face) => {
    expect(resolveFace(name)).toBe(face);
    expect(faces.find((known) => known.id === face)?.name).toBe(name);
  });

  test("differ between faces", () => {
    const spellings = fontFamilies.flatMap(faceNames);
    const facesOf = Map.groupBy(spellings, ([name]) => name);
    for (const [name, own] of facesOf) expect([name, new Set(own.map(([, face]) => face)).size]).toEqual([name, 1]);
  });

  test("name every kind of family", () => {
    expect(new Set(fontFamilies.map(({ kind }) => kind))).toEqual(new Set(fontKinds.slice(1)));
    expect(fontFamilies.length).toBeGreaterThanOrEqual(15);
  });

  test.each([
    ["Sans", "dejavu-sans"],
    ["Sans Bold", "dejavu-sans-bold"],
    ["Serif", "dejavu-serif"],
    ["Serif Bold", "dejavu-serif-bold"],
    ["Sans Mono", "dejavu-sans-mono"],
    ["Deja Vu Sans Mono Bold", "dejavu-sans-mono-bold"],
    ["arial", "arimo-regular"],
    ["Arimo Bold Italic", "arimo-bold-italic"],
    ["Times", "tinos-regular"],
    ["TIMES NEW ROMAN", "tinos-regular"],
    ["times_new_roman_bold", "tinos-bold"],
    ["Courier New", "cousine-regular"],
    ["patrick hand bold", "patrick-hand-regular"],
    ["inter-demi_bold oblique", "inter-semibold-italic"],
    ["Oswald Bold Italic", "oswald-regular"],
  ])("%s means %s", (name, face) => expect(resolveFace(name)).toBe(face));

  test("an unknown name means nothing", () => expect(resolveFace("Comic Sans")).toBeUndefined());

  test("a face's id is a name too", () => {
    for (const face of faces) expect(resolveFace(face.id)).toBe(face.id);
  });
});

test("a bold face keeps the slant of the face that asks for it", () => {
  expect(boldOf("arimo-regular")).toBe("arimo-bold");
  expect(boldOf("dejavu-serif-italic")).toBe("dejavu-serif-bold-italic");
  expect(boldOf("tinos-bold")).toBe("tinos-bold");
  expect(boldOf("patrick-hand-regular")).toBe("patrick-hand-regular");
  expect(boldOf("inter-light-italic")).toBe("inter-bold-italic");
  expect(boldOf("inter-semibold")).toBe("inter-bold");
  expect(boldOf("playfair-display-black")).toBe("playfair-display-black");
});

test("a bold face falls back to a bold one", () => {
  expect(fallbackFaces("arimo-bold")[0]).toBe("dejavu-sans-bold");
  expect(fallbackFaces("dejavu-sans")).not.toContain("dejavu-sans");
});

describe("metrics", () => {
  test("exist for every face, including Polish letters of those for Latin", () => {
    for (const { id, bold, family } of faces) {
      const metrics = faceMetrics(id);
      expect(metrics).toMatchObject({ id, bold });
      expect(metrics.ascent).toBeGreaterThan(metrics.capHeight);
      expect(metrics.descent).toBeLessThan(0);
      if (allScriptFamilies.includes(family)) continue;
      expect(metrics.capHeight).toBeGreaterThan(metrics.xHeight);
      for (const letter of "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–„”…")
        expect(metrics.advance(letter.codePointAt(0) ?? 0)).toBeGreaterThan(0);
    }
  });

  test("the advances are those of the fonts that the names promise", () => {
    // Adobe's Helvetica, Times-Roman and Courier: A, i, space.
    const widths = (face: string) => [..."Ai "].map((letter) => faceMetrics(face).advance(letter.codePointAt(0) ?? 0));
    expect(widths("arimo-regular")).toEqual([667, 222, 278]);
    expect(widths("tinos-regular")).toEqual([722, 278, 250]);
    expect(widths("cousine-regular")).toEqual([600, 600, 600]);
  });

  test.each(["ibm-plex-sans", "ibm-plex-sans-condensed", "source-serif-4"])(
    "%s has figures of equal width",
    (family) => {
      for (const { id } of faces.filter((face) => face.family === family))
        expect(new Set([..."0123456789"].map((digit) => faceMetrics(id).advance(digit.charCodeAt(0)))).size).toBe(1);
    },
  );

  test("mark fixed-pitch faces", () => {
    expect(faceMetrics("cousine-bold").fixedPitch).toBe(true);
    expect(faceMetrics("arimo-bold").fixedPitch).toBe(false);
  });

  test("a character without a glyph has no advance", () => {
    expect(faceMetrics("arimo-regular").advance(0x2713)).toBeUndefined();
    expect(faceMetrics("arimo-regular").advance(0x10ffff)).toBeUndefined();
    expect(faceMetrics("arimo-regular").advance(10)).toBeUndefined();
  });

  test.each([..."→←↑↓✓✗☐☑☒■□●○▶★☆♥☀☁☂☎✉✎"])("DejaVu Sans draws %s", (symbol) => {
    expect(faceMetrics("dejavu-sans").advance(symbol.codePointAt(0) ?? 0)).toBeGreaterThan(0);
  });
});
