/** Plausibility of the words on pages "from the earlier edition": what a check of texts can see without reading the language. */
import { describe, expect, test } from "vitest";
import { earlierTexts, earlierWords } from "./earlier-words.ts";

/** Scripts of languages that are not written in Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /^\p{Script=Arabic}$/u,
  bg: /^(?![ыэё])\p{Script=Cyrillic}$/iu,
  el: /^\p{Script=Greek}$/u,
  fa: /^\p{Script=Arabic}$/u,
  he: /^\p{Script=Hebrew}$/u,
  hi: /^\p{Script=Devanagari}$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u,
  ko: /^\p{Script=Hangul}$/u,
  ru: /^(?![іїєґ])\p{Script=Cyrillic}$/iu,
  th: /^\p{Script=Thai}$/u,
  uk: /^(?![ыэёъ])\p{Script=Cyrillic}$/iu,
  "zh-Hans": /^\p{Script=Han}$/u,
  "zh-Hant": /^\p{Script=Han}$/u,
};

describe.each(Object.entries(earlierTexts))("in %s", (language, texts) => {
  test("texts differ from one another, and are in letters of the language", () => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text === "" || text !== text.trim() || /[{}@]/.test(text))).toEqual([]);
    const script = scripts[language] ?? /^\p{Script=Latin}$/u;
    const foreign = [...texts.join("")].filter((letter) => /\p{L}/u.test(letter) && !script.test(letter));
    expect(foreign).toEqual([]);
  });

  test("no sentence is that of English, and labels begin with a capital", () => {
    const [title, list, page, ...reasons] = texts;
    const english = new Set<string>(earlierTexts["en"]);
    expect(language === "en" ? [] : [title, page, ...reasons].filter((text) => english.has(text))).toEqual([]);
    expect([title, list, page].filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
    expect(reasons.filter((text) => /^\p{Lu}/u.test(text))).toEqual([]);
  });
});

test("a planner has the words of its language, in its script", () => {
  const titles = ["pt-BR", "zh-HK", "zh-CN", "nn", "ar-EG", "fa-AF", "iw", "sr-Latn", "", "x"].map(
    (language) => earlierWords(language).title,
  );
  const of = (language: string) => earlierTexts[language]?.[0];
  expect(titles).toEqual(["pt", "zh-Hant", "zh-Hans", "nb", "ar", "fa", "he", "en", "en", "en"].map(of));
});
