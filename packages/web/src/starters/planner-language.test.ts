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
  ["sw", "en"],
])("a new planner of a visitor whose browser prefers %s is in %s", (preferred, usual) => {
  visitWith(preferred, "fr");
  expect(usualLocale()).toBe(usual);
});

test.each([
  ["fr", "fr"],
  ["pt-BR", "pt-BR"],
  // Starters have no words of these.
  ["ja", "en"],
  ["ar", "en"],
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
    ["it", "Italiano"],
  ]);
});
