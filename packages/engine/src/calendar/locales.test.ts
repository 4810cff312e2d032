import { describe, expect, test } from "vitest";
import { nearestLocale } from "../parse/read-language.ts";
import { canonicalLocale, locales, localeWithNames } from "./locales.ts";

test("there are names in some hundreds of languages and regions", () => {
  expect(locales).toEqual(expect.arrayContaining(["en", "pl", "pt-PT", "zh-Hant", "sr-Latn", "de-AT", "en-GB"]));
  expect(locales.filter((tag) => !tag.includes("-")).length).toBeGreaterThan(200);
});

describe("a tag", () => {
  test.each([
    ["pl", "pl"],
    ["pl_PL", "pl-PL"],
    ["PT-br", "pt-BR"],
    ["zh-hant", "zh-Hant"],
    ["zh_Hant_TW", "zh-Hant-TW"],
    ["es-419", "es-419"],
    ["de_DE.UTF-8", "de-DE"],
    ["de-DE-1996", "de-DE"],
    ["deu", "de"],
    ["iw", "he"],
    ["sh", "sr-Latn"],
    ["cnr-ME", "sr-ME"],
    [" fr ", "fr"],
  ])("%s is %s", (written, tag) => {
    expect(canonicalLocale(written)).toBe(tag);
  });

  test("that names no language we know is none", () => {
    expect(["xx", "", "C", "Polish", "constructor", "e"].map(canonicalLocale)).toEqual(Array(6).fill(undefined));
  });

  test("listed is canonical, and has its own names", () => {
    expect(locales.filter((tag) => canonicalLocale(tag) !== tag || localeWithNames(tag) !== tag)).toEqual([]);
  });
});

describe("names", () => {
  test.each([
    ["pl-PL", "pl"],
    ["pt-BR", "pt"],
    ["zh-TW", "zh-TW"],
    ["zh-Hant-TW", "zh-Hant"],
    ["zh-Hans-CN", "zh"],
    ["en-XX", "en"],
    ["az-Latn-AZ", "az"],
    ["xx", "en"],
  ])("for %s are those of %s", (locale, tag) => {
    expect(localeWithNames(locale)).toBe(tag);
  });
});

test.each([
  ["cz", "cs"],
  ["UA", "uk"],
  ["jp_JP", "ja"],
  ["po-PL", "pl"],
  ["zzz", undefined],
])("suggests for %s a language like %s", (written, meant) => {
  const near = nearestLocale(written);
  expect(near && near.split("-")[0]).toBe(meant);
});
