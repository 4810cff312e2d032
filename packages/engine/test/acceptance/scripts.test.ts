/** Text of many scripts in PDFs, as independent readers see it. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sampled } from "@octavo/foundation/testing";
import { fontFile } from "@octavo/press";
import { loadWords } from "@octavo/starters";
import { Blob, BufferFlag, Face, Feature, Font, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import type { FaceId } from "../../src/typography/font.ts";
import { world } from "../support/documents.ts";
import { pdfiumText } from "../support/pdfium.ts";
import { print } from "../support/print.ts";
import { mupdfText, openWithPdfjs, popplerFonts, popplerText, qpdfCheck } from "../support/readers.ts";

const require = createRequire(import.meta.url);
const starterWords = await loadWords("ar", "fa", "he", "hi", "th");

/** Prints a text on a page of its own, in a planner of the language. */
async function printed(
  content: string,
  more: { locale?: string; styling?: object; width?: number; height?: number } = {},
) {
  const { locale = "en", styling = { size: 16 }, width = 380, height = 300 } = more;
  const widget = { type: "text_block", position: { x: 20, y: 20, width, height }, content, styling };
  const plan = {
    calendar: { start_date: "2026-01-01", end_date: "2026-01-31" },
    locale,
    sections: [{ kind: "cover", master: "Cover", generate: "once" }],
  };
  const { document, diagnostics } = compile(
    JSON.stringify({ masters: [{ name: "Cover", widgets: [widget] }] }),
    JSON.stringify({ plan }),
    world,
  );
  if (!document) throw new Error(JSON.stringify(diagnostics));
  return { pdf: await print(document), page: document.page(1), diagnostics };
}

const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

/** Without the marks of direction that poppler adds, and with marks in canonical order. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u202A-\u202E\u200E\u200F]/g, "")
    .replaceAll(/[\s\f]+/g, " ")
    .trim()
    .normalize("NFC");

async function pdfjsText(pdf: Uint8Array): Promise<string> {
  const content = await (await (await openWithPdfjs(pdf)).getPage(1)).getTextContent();
  return content.items.map((item) => ("str" in item ? item.str : "")).join("");
}

const samples = {
  Arabic: "الثلاثاء مارس لا إله",
  Persian: "یادداشت‌ها پنجشنبه",
  "Hebrew with points": "יום שלישי שָׁלוֹם",
  Devanagari: "रविवार क्षत्रिय हिन्दी",
  Bengali: "বৃহস্পতিবার সপ্তাহ",
  Tamil: "வியாழக்கிழமை கொ",
  Telugu: "గురువారం స్త్రీ",
  Thai: "วันพฤหัสบดี น้ำ ที่",
  Japanese: "一月の予定「読書」",
  Korean: "목요일 메모",
  Chinese: "第周待办笔记",
} as const;

const rightToLeft = new Set<string>(["Arabic", "Persian", "Hebrew with points"]);

describe.each(sampled(Object.entries(samples), 3, 2))("text in %s", (script, text) => {
  test("is copied from poppler, PDFium and pdf.js as it was written, and nothing is missing", async () => {
    const { pdf, diagnostics } = await printed(text);
    expect(codes(diagnostics)).toEqual([]);
    expect(plain(popplerText(pdf, 1))).toBe(plain(text));
    expect(plain(await pdfiumText(pdf, 1))).toBe(plain(text));
    expect(plain(await pdfjsText(pdf))).toBe(plain(text));
    expect(qpdfCheck(pdf)).toContain("No syntax or stream encoding errors found");
    expect(popplerFonts(pdf).every(({ embedded, subset, unicode }) => embedded && subset && unicode)).toBe(true);
  });

  // MuPDF 1.21 returns text from right to left in the order of its glyphs, without spaces.
  test.skipIf(rightToLeft.has(script))("is copied from MuPDF, too", async () => {
    const { pdf } = await printed(text);
    expect(plain(mupdfText(pdf, 1))).toBe(plain(text));
  });
});

/** Words of the calendar in these languages, without those of other scripts. */
function calendarWords(locales: readonly string[]): readonly string[] {
  const words = locales.flatMap((locale) => {
    const lines: Readonly<Record<string, string>> = require(`@octavo/engine/names/${locale[0]}.json`);
    return (lines[locale] ?? "").split(/[;|\s]/);
  });
  return [...new Set(words)].filter((word) => wordOfScript.test(word));
}

const wordOfScript = /^[\u0590-\u0E7F\u200C\u200D]+$/;

/** Words that the starters print. */
function printedWords(...locales: readonly string[]): readonly string[] {
  const texts = locales.flatMap((locale) => Object.values<string>(starterWords[locale] ?? {}));
  return texts.flatMap((text) => text.split(/[|\s\u200B]/)).filter((word) => wordOfScript.test(word));
}

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).filter((letter) =>
    /\p{L}/u.test(letter),
  );

/** Each consonant of an Indic script with each vowel sign, and joined with two others. `virama` follows the vowel signs. */
function syllables(first: number, last: number, virama: number): readonly string[] {
  const consonants = letters(first, last);
  const join = String.fromCodePoint(virama);
  const signs = Array.from({ length: virama - last - 1 }, (_, i) => String.fromCodePoint(last + 1 + i)).filter((sign) =>
    /\p{M}/u.test(sign),
  );
  return consonants.flatMap((letter, i) => [
    ...signs.map((sign) => letter + sign),
    ...[1, 7].map((step) => letter + join + consonants[(i + step) % consonants.length]),
  ]);
}

/** Hebrew letters with each point. */
const pointed = letters(0x05d0, 0x05ea).flatMap((letter) =>
  [0x05b0, 0x05b4, 0x05b7, 0x05b8, 0x05b9, 0x05bc].map((point) => `${letter + String.fromCodePoint(point)}ם`),
);

/** Thai consonants with a vowel and a tone above each other. */
const toned = letters(0x0e01, 0x0e2e).flatMap((letter) =>
  ["\u0e34", "\u0e37\u0e48", "\u0e39", "\u0e31\u0e49", "\u0e33", "\u0e47"].map((marks) => letter + marks),
);

describe("each word of the calendar and of starters, and syllables of the script", () => {
  const scripts: readonly (readonly [FaceId, readonly string[]])[] = [
    [
      "noto-sans-arabic-regular",
      [...calendarWords(["ar", "fa", "ur", "ckb", "ps", "sd", "ug"]), ...printedWords("ar", "fa")],
    ],
    ["noto-sans-hebrew-regular", [...calendarWords(["he", "yi"]), ...printedWords("he"), ...pointed]],
    [
      "noto-sans-devanagari-bold",
      [...calendarWords(["hi", "mr", "ne", "sa"]), ...printedWords("hi"), ...syllables(0x0915, 0x0939, 0x094d)],
    ],
    ["noto-sans-bengali-regular", [...calendarWords(["bn", "as"]), ...syllables(0x0995, 0x09b9, 0x09cd)]],
    ["noto-sans-tamil-regular", [...calendarWords(["ta"]), ...syllables(0x0b95, 0x0bb9, 0x0bcd)]],
    ["noto-sans-telugu-regular", [...calendarWords(["te"]), ...syllables(0x0c15, 0x0c39, 0x0c4d)]],
    ["noto-sans-thai-regular", [...calendarWords(["th"]), ...printedWords("th"), ...toned]],
  ];

  test.each(sampled(scripts, 2, 0))("has in %s the glyphs that HarfBuzz gives, at their places", (face, words) => {
    const font = new Font(new Face(new Blob(readFileSync(fontFile(face))), 0));
    expect(new Set(words).size).toBeGreaterThanOrEqual(300);
    const differs = (word: string) =>
      JSON.stringify(placedByUs(word, face)) !== JSON.stringify(placedByHarfBuzz(word, font));
    expect(words.filter(differs)).toEqual([]);
  });
});

interface Placed {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** In 1/1000 em, rounded as positions of clusters are. */
const rounded = ({ glyph, x, y }: Placed) => ({ glyph, x: Math.round(x / 3), y: Math.round(y) });

function placedByUs(word: string, face: FaceId) {
  const { runs } = world.fonts.scripts()?.shapeRuns(word, face, world.fonts) ?? { runs: [] };
  let along = 0;
  const placed: Placed[] = [];
  for (const run of runs) {
    for (const { glyphs, advance } of run.clusters ?? []) {
      for (const { glyph, x, y } of glyphs) placed.push({ glyph, x: along + x, y });
      along += advance;
    }
  }
  return placed.map(rounded);
}

/** All fonts have 1,000 units per em. */
function placedByHarfBuzz(word: string, font: Font) {
  const buffer = new ShapingBuffer();
  buffer.addText(word.normalize("NFC"));
  buffer.guessSegmentProperties();
  // Half spaces have no ink.
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  shape(font, buffer, [new Feature("kern", 0)]);
  let along = 0;
  return buffer.getGlyphInfosAndPositions().flatMap(({ codepoint, xAdvance, xOffset, yOffset }) => {
    const at = along;
    along += xAdvance ?? 0;
    return [rounded({ glyph: codepoint, x: at + (xOffset ?? 0), y: yOffset ?? 0 })];
  });
}

describe("lines", () => {
  const lines = async (content: string, width: number) => {
    const { page } = await printed(content, { width });
    const items = page.layers.flatMap((layer) => layer.items).flatMap((item) => (item.kind === "text" ? [item] : []));
    const rows = Map.groupBy(items, ({ y }) => Math.round(y));
    return [...rows.values()].map((row) => row.map(({ text }) => text).join(""));
  };

  test("of Japanese break between characters, but not before a comma, a small kana or a closing bracket", async () => {
    const rows = await lines("明日の予定、「読書」と散歩。チョコレート、キャンディ", 70);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).not.toMatch(/^[、。」ョャィー]/u);
    for (const row of rows) expect(row).not.toMatch(/「$/u);
    expect(rows.join("")).toBe("明日の予定、「読書」と散歩。チョコレート、キャンディ");
  });

  test("of Korean break at spaces", async () => {
    expect(await lines("목요일 메모 오늘의 할 일", 60)).toEqual(["목요일", "메모", "오늘의", "할 일"]);
  });

  test("of Thai break at spaces and zero width spaces only", async () => {
    const rows = await lines("กิจกรรม\u200Bทั้งหมด\u200Bของ\u200Bเดือน", 70);
    expect(rows).toEqual(["กิจกรรม", "ทั้งหมด", "ของเดือน"]);
  });
});

describe("hostile text", () => {
  const texts = [
    ["10,000 marks on a letter", `ب${"\u064B".repeat(10_000)}`],
    ["10,000 marks alone", "\u093F".repeat(10_000)],
    ["10,000 open isolates", `${"\u2067".repeat(10_000)}אב`],
    ["a thousand embeddings", `${"\u202Bא\u202Aa".repeat(1000)}`],
    ["halves of characters", `א\uD800ב\uDC00日\uDBFF`],
    ["joiners alone", "\u200D\u200C\u200D"],
    ["noncharacters and private ones", "א\uFFFE\uE000\u{10FFFF}ب"],
    ["a long word in both directions", "אabבcd".repeat(500)],
  ] as const;
  test.each(sampled(texts, 3, 0))("%s is printed in a file without fault", async (_, content) => {
    const { pdf } = await printed(content);
    expect(qpdfCheck(pdf)).toContain("No syntax or stream encoding errors found");
    expect(pdf.length).toBeLessThan(200_000);
  });
});
