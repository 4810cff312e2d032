import { afterEach, expect, test, vi } from "vitest";
import { loadDictionary } from "../language/load-dictionary.ts";
import { setDictionary } from "../language/t.ts";
import { offeredLocales, usualLocale } from "./planner-language.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  setDictionary(undefined);
});

const visitWith = (...languages: readonly string[]) => vi.stubGlobal("navigator", { languages });

test.each([
  ["de-DE", "de"],
  ["de-AT", "de-AT"],
  ["pt-BR", "pt-BR"],
  ["pt-PT", "pt-PT"],
  ["uk", "uk"],
  ["en-US", "en"],
  ["en-GB", "en-GB"],
  ["no", "nb"],
  ["zh-HK", "zh-Hant"],
  ["sw", "fr"],
])("a new planner of a visitor whose browser prefers %s is in %s", (preferred, usual) => {
  visitWith(preferred, "fr", "de");
  expect(usualLocale()).toBe(usual);
});

test("a new planner has the region of the first language of the browser only", () => {
  visitWith("en-US", "en-GB");
  expect(usualLocale()).toBe("en");
});

test("a new planner is in English if starters have words of no preferred language", () => {
  visitWith("sw", "am");
  expect(usualLocale()).toBe("en");
});

test.each([
  ["fr", "fr"],
  ["pt-BR", "pt-BR"],
  ["ja", "ja"],
  ["ar", "ar"],
] as const)("a new planner in the studio in %s is in %s", async (studio, usual) => {
  visitWith("de-DE");
  setDictionary(await loadDictionary(studio));
  expect(usualLocale()).toBe(usual);
});

test("a new planner in the studio in German has the region of the browser", async () => {
  visitWith("en-GB", "de-AT");
  setDictionary(await loadDictionary("de"));
  expect(usualLocale()).toBe("de-AT");
});

test("the languages to choose from begin with the usual one, and have their own names", () => {
  visitWith("de-DE");
  expect(offeredLocales("it")).toEqual([
    ["de", "Deutsch"],
    ["en", "English"],
    ["es", "Español"],
    ["fr", "Français"],
    ["pl", "Polski"],
    ["pt-BR", "Português (Brasil)"],
    ["ar", "العربية"],
    ["ja", "日本語"],
    ["zh-Hans", "简体中文"],
    ["it", "Italiano"],
  ]);
});

test("the region of the usual language is among the languages to choose from", () => {
  visitWith("en-GB");
  expect(offeredLocales("en-GB").slice(0, 2)).toEqual([
    ["en-GB", "British English"],
    ["en", "English"],
  ]);
});
