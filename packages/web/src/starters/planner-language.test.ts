import { afterEach, expect, test, vi } from "vitest";
import { offeredLocales, usualLocale } from "./planner-language.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("the languages to choose from begin with the usual one, and have their own names", () => {
  visitWith("de-DE");
  expect(offeredLocales("it")).toEqual([
    ["de", "Deutsch"],
    ["en", "English"],
    ["pl", "Polski"],
    ["it", "Italiano"],
  ]);
});
