/** Checks that independent readers draw our subsets like those of HarfBuzz. */

import { readFileSync } from "node:fs";
import { longTest, sampled } from "@octavo/foundation/testing";
import { deflate, fontFile, importFontFile, rasterizePage, toDocumentFont } from "@octavo/press";
import { beforeAll, describe, expect, test } from "vitest";
import {
  faces as allFaces,
  type DisplayDocument,
  type DocumentFont,
  emitPdf,
  type FontLibrary,
  render,
} from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { harfbuzzFont, harfbuzzSubsetter } from "../support/harfbuzz.ts";
import { decodePng, type Pixels } from "../support/png.ts";
import {
  mupdfPicture,
  mupdfText,
  openWithPdfjs,
  pdfjsPicture,
  popplerFonts,
  popplerPicture,
  popplerText,
  qpdfCheck,
} from "../support/readers.ts";

/** Also drawn by each case of subset-truetype.test.ts, so `npm test` shows only some to the readers. */
const faces = sampled(allFaces, 9, 1);

const sample = "Zażółć gęślą jaźń, październik 2026 – Écrire à Zoë: «½ × 3 ≤ 7» (100 %) fjord";
const widths = { page: 620, margin: 30, line: 24 };

const page: DisplayDocument = {
  information: { title: "Faces", subject: "", author: "", language: "pl" },
  pageCount: 1,
  pageIdentity: () => "",
  pageLabel: () => "1",
  page: () => ({
    number: 1,
    identity: "page/1",
    writing: [],
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
  digits: (text) => text,
  glyphOutline: () => undefined,
};

async function printed(subset: FontLibrary["subset"]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const fonts = { metrics: world.fonts.metrics, subset };
  for await (const chunk of emitPdf(page, { deflate, fonts })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** `toEqual` takes half a second for a picture. */
const expectSame = (one: Uint8Array, other: Uint8Array) => expect(Buffer.compare(one, other)).toBe(0);

describe("a page with every face", () => {
  let ours: Uint8Array;
  let theirs: Uint8Array;
  beforeAll(async () => {
    const harfbuzzSubset = await harfbuzzSubsetter();
    ours = await printed(world.fonts.subset);
    theirs = await printed(async (face, codePoints) => {
      const program = harfbuzzSubset(readFileSync(fontFile(face)), codePoints);
      const font = harfbuzzFont(program);
      return { program, glyphs: new Map(codePoints.map((code) => [code, font.nominalGlyph(code) ?? 0])), composed: [] };
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
    expectSame(popplerPicture(ours, 1), popplerPicture(theirs, 1));
    expectSame(await rasterizePage(ours, 0, 2), await rasterizePage(theirs, 0, 2));
  });
});

describe("fonts of a document", () => {
  const words = "Zażółć gęślą jaźń 0123";
  const bundled = ["Lora SemiBold Italic", "Caveat"];
  const files = ["lora-semibold-italic", "caveat-regular"].map((face) => readFileSync(fontFile(face)));
  const cff = readFileSync(new URL("../../../press/test/fonts/source-code-pro-italic.otf", import.meta.url));
  let own: readonly DocumentFont[];
  let pdf: Uint8Array;
  beforeAll(async () => {
    own = await Promise.all([...files, cff].map(async (file) => toDocumentFont(await importFontFile(file))));
    pdf = await pageOf([...bundled, "Source Code Pro Italic"], own);
  });

  async function pageOf(
    names: readonly string[],
    fonts: readonly DocumentFont[],
    content = words,
  ): Promise<Uint8Array> {
    const widgets = names.map((font, i) => {
      const position = { x: 20, y: 20 + 60 * i, width: 360, height: 50 };
      return { id: `w${i}`, type: "text_block", page: 1, content, position, styling: { font, size: 24 } };
    });
    const { document } = render(JSON.stringify({ schema_version: "1.0", fonts, widgets }), world);
    const chunks: Uint8Array[] = [];
    if (document) for await (const chunk of emitPdf(document, { deflate, fonts: world.fonts })) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  test("are without fault, embedded as subsets, and read aloud by poppler, MuPDF and pdf.js", async () => {
    expect(qpdfCheck(pdf)).toContain("No syntax or stream encoding errors found");
    const fonts = popplerFonts(pdf);
    const names = ["Lora-SemiBoldItalic", "Caveat-Regular", "SourceCodePro-It"];
    expect(fonts.map(({ name }) => name.slice("ABCDEF+".length))).toEqual(names);
    expect(fonts.filter(({ embedded, subset, unicode }) => !(embedded && subset && unicode))).toEqual([]);
    expect(linesOf(popplerText(pdf, 1))).toEqual([words, words, words]);
    expect(linesOf(mupdfText(pdf, 1))).toEqual([words, words, words]);
    const { items } = await (await (await openWithPdfjs(pdf)).getPage(1)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    expect(text.split(/\s+/)).toEqual([words, words, words].join(" ").split(" "));
  });

  test("look like the bundled ones with the same outlines to PDFium, poppler, MuPDF and pdf.js", async () => {
    const [imported, known] = [await pageOf(bundled, own), await pageOf(bundled, [])];
    expectSame(await rasterizePage(imported, 0, 2), await rasterizePage(known, 0, 2));
    expectSame(popplerPicture(imported, 1), popplerPicture(known, 1));
    expectSame(mupdfPicture(imported, 2), mupdfPicture(known, 2));
    expectSame(await pdfjsPicture(imported), await pdfjsPicture(known));
  });

  const shaped = [
    ["arabic", "الثلاثاء لا إله"],
    ["devanagari", "क्षत्रिय हिन्दी"],
  ] as const;
  test.each(sampled(shaped, 2, 0))(
    "look and are copied like the bundled ones if they have layout tables for %s",
    async (script, content) => {
      const font = toDocumentFont(await importFontFile(readFileSync(fontFile(`noto-sans-${script}-bold`))));
      const imported = await pageOf(["Mine Bold"], [{ ...font, family: "Mine" }], content);
      const known = await pageOf([`${font.family} Bold`], [], content);
      expect(qpdfCheck(imported)).toContain("No syntax or stream encoding errors found");
      expectSame(await rasterizePage(imported, 0, 2), await rasterizePage(known, 0, 2));
      expectSame(popplerPicture(imported, 1), popplerPicture(known, 1));
      expect(popplerText(imported, 1)).toBe(popplerText(known, 1));
    },
  );

  longTest("look alike to all readers if their outlines were converted", async () => {
    const page = await pageOf(["Source Code Pro Italic"], own);
    const inks = [await rasterizePage(page, 0, 2), mupdfPicture(page, 2), await pdfjsPicture(page)].map((picture) =>
      inkOf(decodePng(Buffer.from(picture))),
    );
    expect(Math.min(...inks)).toBeGreaterThan(1000);
    expect(Math.max(...inks) / Math.min(...inks)).toBeLessThan(1.1);
  });
});

function linesOf(text: string): readonly string[] {
  return text
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Sum of the darkness of all pixels, where 1 is black. */
function inkOf({ rgb }: Pixels): number {
  let ink = 0;
  for (let i = 0; i < rgb.length; i += 3) ink += 1 - (rgb[i] ?? 255) / 255;
  return ink;
}
