import { expect, test } from "vitest";
import { bestLanguage } from "./best-language.ts";
import { wordLanguage, wordLanguages } from "./words.ts";

test.each([
  ["no", "nb"],
  ["nn-NO", "nb"],
  ["pt-AO", "pt"],
  ["pt_br", "pt-BR"],
  ["de-AT", "de"],
  ["en-GB", "en"],
  ["deu", "de"],
  ["sr-Latn", undefined],
  ["C", undefined],
  ["", undefined],
  ["constructor", undefined],
])("of the languages with words, a reader of “%s” has %s", (locale, language) => {
  expect(bestLanguage(locale, wordLanguages)).toBe(language);
});

test.each([
  ["zh", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-HK", "zh-Hant"],
  ["zh-TW", "zh-Hant"],
  ["zh-Hans-HK", "zh-Hans"],
  ["sr-RS", "sr"],
  ["sr-Latn", undefined],
  ["sr-ME", undefined],
  ["uz-AF", undefined],
])("a reader of %s has %s, and no other script", (locale, language) => {
  expect(bestLanguage(locale, ["zh-Hant", "zh-Hans", "sr", "uz"])).toBe(language);
});

test("the words are those of the first language that has some, or else English", () => {
  expect(wordLanguage("sw", "uk-UA", "de")).toBe("uk");
  expect(wordLanguage("sw", "am")).toBe("en");
  expect(wordLanguage()).toBe("en");
});
