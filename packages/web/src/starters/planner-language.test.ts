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
  ["de-AT", "de"],
  ["pt-BR", "pt-BR"],
  ["uk", "uk"],
  ["en-GB", "en"],
  ["no", "nb"],
  ["pt-AO", "pt"],
  ["sw", "fr"],
])("a new planner of a visitor whose browser prefers %s is in %s", (preferred, usual) => {
  visitWith(preferred, "fr", "de");
  expect(usualLocale()).toBe(usual);
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
