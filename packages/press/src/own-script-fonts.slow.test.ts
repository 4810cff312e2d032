/** Own fonts of scripts that need a shaper, and of scripts with thousands of characters. */

import { readFileSync } from "node:fs";
import { type DisplayDocument, type DocumentFont, render } from "@octavo/engine";
import { longTest, sampled } from "@octavo/foundation/testing";
import { describe, expect, test } from "vitest";
import { hostileLayouts } from "../test/hostile-layouts.ts";
import { commonCharacters } from "./common-characters.ts";
import { fontFile } from "./font-files.ts";
import { importFontFile, toDocumentFont } from "./import-font-file.ts";
import { nodeWorld } from "./node-world.ts";

const world = nodeWorld();

function drawn(content: string, font: string, fonts: readonly DocumentFont[] = []) {
  const position = { x: 10, y: 10, width: 380, height: 500 };
  const widget = { id: "w", type: "text_block", page: 1, content, position, styling: { font, size: 8 } };
  const { document, diagnostics } = render(JSON.stringify({ schema_version: "1.0", fonts, widgets: [widget] }), world);
  if (!document) throw new Error(JSON.stringify(diagnostics));
  return { clusters: clustersOf(document), codes: diagnostics.map(({ code }) => code) };
}

function clustersOf(document: DisplayDocument) {
  const items = document.page(1).layers.flatMap((layer) => layer.items);
  return items.flatMap((item) => {
    if (item.kind !== "text") return [];
    const { face, x, y } = item;
    return (item.clusters ?? []).map((cluster) => ({
      cluster,
      isOwn: face.startsWith("own-"),
      x,
      y,
      outline: document.glyphOutline(face, cluster),
    }));
  });
}

const samples = {
  devanagari: "रविवार क्षत्रिय हिन्दी र्‍क",
  arabic: "الثلاثاء مارس لا إله یادداشت‌ها",
  bengali: "বৃহস্পতিবার সপ্তাহ",
  tamil: "வியாழக்கிழமை கொ",
  telugu: "గురువారం స్త్రీ",
  hebrew: "יום שלישי שָׁלוֹם",
  thai: "วันพฤหัสบดี น้ำ ที่",
} as const;

describe("an own font", () => {
  test.each(Object.entries(samples))(
    "of %s has the clusters, places and outlines of the bundled one",
    async (id, text) => {
      const own = toDocumentFont(await importFontFile(readFileSync(fontFile(`noto-sans-${id}-regular`))));
      const { clusters, codes } = drawn(text, "My Script", [{ ...own, family: "My Script" }]);
      const bundled = drawn(text, own.family);
      expect(codes).toEqual([]);
      expect(clusters.every(({ isOwn, outline }) => isOwn && outline !== undefined)).toBe(true);
      expect(clusters.map((one) => ({ ...one, isOwn: false }))).toEqual(bundled.clusters);
      expect(clusters.length).toBeGreaterThan(4);
    },
  );

  test("that has the sign of the baht, but no letters of Thai, is a Latin font without layout tables", async () => {
    const { program } = await importFontFile(readFileSync(fontFile("inter-regular")));
    expect(Buffer.from(program.subarray(0, 300)).includes("GSUB")).toBe(false);
  });
});

const ideographs = Array.from({ length: 0x51ff }, (_, i) => 0x4e00 + i);

function hasOf(program: Uint8Array): (codePoint: number) => boolean {
  const font = world.font(`data:font/ttf;base64,${Buffer.from(program).toString("base64")}`);
  return (codePoint) => font?.metrics.advance(codePoint) !== undefined;
}

const codesOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

describe("an own font with more characters than fit", () => {
  const fonts = new Map<string, ReturnType<typeof importFontFile>>();

  /** Imports each font once, because that takes seconds. */
  function imported(id: string) {
    const font = fonts.get(id) ?? importFontFile(readFileSync(fontFile(`noto-sans-${id}-regular`)));
    fonts.set(id, font);
    return font;
  }

  for (const id of ["jp", "kr", "sc", "tc"])
    longTest(`of ${id} keeps those in use, letters, and the most common ones`, async () => {
      const file = readFileSync(fontFile(`noto-sans-${id}-regular`));
      const font = await imported(id);
      expect(font.program.length).toBeLessThanOrEqual(2 * 1024 * 1024);
      expect(font.cut?.kept).toBeGreaterThan(6000);
      expect(font.cut?.of).toBeGreaterThan(font.cut?.kept ?? 0);
      const all = world.fonts.metrics(`noto-sans-${id}-regular`);
      const has = hasOf(font.program);
      const rare = ideographs.filter((code) => all.advance(code) !== undefined && !has(code)).slice(-50);
      expect(rare.length).toBe(50);
      const again = hasOf((await importFontFile(file, String.fromCodePoint(...rare))).program);
      expect(rare.filter((code) => !again(code))).toEqual([]);
      expect(codesOf("Aé„”—。「」ァあ月火水木金土日年").filter((code) => !has(code) || !again(code))).toEqual([]);
    });

  test("keeps all common characters of its language", async () => {
    const { program } = await imported("kr");
    const has = hasOf(program);
    // The syllables of KS X 1001.
    const hangul = commonCharacters(new Set()).filter((code) => code >= 0xac00 && code <= 0xd7a3);
    expect(hangul.length).toBe(2350);
    expect(hangul.filter((code) => !has(code))).toEqual([]);
  });

  test("is used with a bundled font for the others", async () => {
    const font = toDocumentFont(await imported("kr"));
    const position = { x: 10, y: 10, width: 380, height: 50 };
    const styling = { font: "Mine", size: 20 };
    const widget = { id: "w", type: "text_block", page: 1, content: "月龘", position, styling };
    const template = { schema_version: "1.0", fonts: [{ ...font, family: "Mine" }], widgets: [widget] };
    const { document, diagnostics } = render(JSON.stringify(template), world);
    const items = document?.page(1).layers.flatMap((layer) => layer.items);
    expect(diagnostics).toEqual([]);
    expect(items).toMatchObject([
      { text: "月", face: expect.stringMatching(/^own-/) },
      { text: "龘", face: expect.stringMatching(/^noto-sans-/) },
    ]);
  });
});

test("the most common characters are those of the set that a font was made for, first those of several sets", () => {
  const all = commonCharacters(new Set());
  expect(all.length).toBeGreaterThan(9000);
  // 月 is in three sets. 书 is simplified, 書 is not, 込 is Japanese.
  const order = (own: ReadonlySet<number>, text: string) =>
    codesOf(text).map((code) => commonCharacters(own).indexOf(code));
  const [moon = 0, ...others] = order(new Set(), "月书込각");
  expect(Math.min(...others)).toBeGreaterThan(moon);
  const korean = new Set(all.filter((code) => code >= 0xac00));
  const [syllable = 0, ideograph = 0] = order(korean, "각月");
  expect(syllable).toBeLessThan(ideograph);
});

const words = { devanagari: "क्षत्रिय हिन्दी रविवार ", arabic: "الثلاثاء مارس لا إله " } as const;

/** Milliseconds of processor time for a thousand characters. */
const mostTime = 10_000;

describe.each(Object.entries(words).map(([script, word], i) => [script, word, i] as const))(
  "a font of %s",
  (script, word, i) => {
    const intact = readFileSync(fontFile(`noto-sans-${script}-regular`));
    const text = word.repeat(60).slice(0, 1000);

    // Those of Arabic differ in few of them.
    const tried = hostileLayouts.filter((_, number) => script === "devanagari" || number % 3 === 0);

    test.each(sampled(tried, 3, i))(
      "with $name is refused, or sets a thousand characters in bounds",
      async ({ font }) => {
        const start = process.threadCpuUsage();
        const imported = await importFontFile(font(intact)).catch((reason: unknown) => String(reason));
        if (typeof imported === "string") expect(imported).toMatch(/The font file is damaged\. Download it again/);
        else {
          for (const content of [text, text.replaceAll(" ", "")]) {
            const { clusters } = drawn(content, "Hostile", [{ ...toDocumentFont(imported), family: "Hostile" }]);
            const glyphs = clusters.reduce((sum, { cluster }) => sum + cluster.glyphs.length, 0);
            expect(glyphs).toBeLessThan(10_000);
          }
        }
        const { user, system } = process.threadCpuUsage(start);
        expect((user + system) / 1000).toBeLessThan(mostTime);
        // The next font is shaped as before.
        expect(drawn(word, `Noto Sans ${script}`).clusters.length).toBeGreaterThan(5);
      },
    );
  },
);

longTest("most of the hostile layout tables are such that HarfBuzz would use them", async () => {
  const intact = readFileSync(fontFile("noto-sans-arabic-regular"));
  const before = drawn(words.arabic, "Noto Sans Arabic").clusters;
  let used = 0;
  for (const { font } of hostileLayouts) {
    const imported = await importFontFile(font(intact)).catch(() => undefined);
    if (!imported) continue;
    const { clusters } = drawn(words.arabic, "Hostile", [{ ...toDocumentFont(imported), family: "Hostile" }]);
    const glyphs = (all: typeof clusters) => JSON.stringify(all.map(({ cluster }) => cluster));
    if (glyphs(clusters) !== glyphs(before)) used++;
  }
  expect(used).toBeGreaterThan(10);
});

test("a font that makes too many glyphs is replaced by the bundled font of its script", async () => {
  const intact = readFileSync(fontFile("noto-sans-arabic-regular"));
  const growing = hostileLayouts.find(({ name }) => name === "growth within loops");
  const imported = await importFontFile(growing?.font(intact) ?? intact);
  const { clusters } = drawn(words.arabic, "Hostile", [{ ...toDocumentFont(imported), family: "Hostile" }]);
  expect(clusters.map(({ isOwn }) => isOwn)).not.toContain(true);
  const letters = (all: typeof clusters) => all.map(({ cluster }) => cluster).filter(({ text }) => text !== " ");
  expect(letters(clusters)).toEqual(letters(drawn(words.arabic, "Noto Sans Arabic").clusters));
});
