/** Checks that independent readers draw our subsets like those of HarfBuzz. */
import { readFileSync } from "node:fs";
import { deflate, fontFile, rasterizePage } from "@octavo/press";
import { beforeAll, describe, expect, test } from "vitest";
import { type DisplayDocument, emitPdf, type FontLibrary, faces } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { harfbuzzFont, harfbuzzSubsetter } from "../support/harfbuzz.ts";
import { popplerFonts, popplerPicture, popplerText, qpdfCheck } from "../support/readers.ts";

const sample = "Zażółć gęślą jaźń, październik 2026 – Écrire à Zoë: «½ × 3 ≤ 7» (100 %) fjord";
const widths = { page: 620, margin: 30, line: 24 };

const page: DisplayDocument = {
  information: { title: "Faces", subject: "", author: "", language: "pl" },
  pageCount: 1,
  pageLabel: () => "1",
  page: () => ({
    number: 1,
    label: "1",
    size: { width: widths.page, height: widths.line * (faces.length + 2) },
    background: undefined,
    layers: [
      {
        shared: false,
        items: faces.map(({ id }, i) => ({
          kind: "text",
          text: [...sample]
            .filter((character) => world.fonts.metrics(id).advance(character.codePointAt(0) ?? 0))
            .join(""),
          face: id,
          size: 12,
          color: "#000000",
          x: widths.margin,
          y: widths.line * (i + 1.5),
        })),
      },
    ],
    links: [],
  }),
  destinations: [],
  outline: [],
};

async function printed(subset: FontLibrary["subset"]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const fonts = { metrics: world.fonts.metrics, subset };
  for await (const chunk of emitPdf(page, { deflate, fonts })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe("a page with every face", () => {
  let ours: Uint8Array;
  let theirs: Uint8Array;
  beforeAll(async () => {
    const harfbuzzSubset = await harfbuzzSubsetter();
    ours = await printed(world.fonts.subset);
    theirs = await printed(async (face, codePoints) => {
      const program = harfbuzzSubset(readFileSync(fontFile(face)), codePoints);
      const font = harfbuzzFont(program);
      return { program, glyphs: new Map(codePoints.map((code) => [code, font.nominalGlyph(code) ?? 0])) };
    });
  });

  test("is without fault to qpdf", () => {
    expect(qpdfCheck(ours)).toContain("No syntax or stream encoding errors found");
  });

  test("has every font embedded as a subset, to poppler", () => {
    const fonts = popplerFonts(ours);
    expect(fonts.length).toBe(faces.length);
    expect(fonts.filter(({ embedded, subset, unicode }) => !(embedded && subset && unicode))).toEqual([]);
  });

  test("can be read aloud", () => {
    expect(popplerText(ours, 1)).toContain("Zażółć gęślą jaźń, październik 2026");
  });

  test("looks the same to poppler and PDFium", async () => {
    expect(popplerPicture(ours, 1)).toEqual(popplerPicture(theirs, 1));
    expect(await rasterizePage(ours, 0, 2)).toEqual(await rasterizePage(theirs, 0, 2));
  });
});
