import { afterEach, expect, test, vi } from "vitest";
import { loadDictionary } from "../language/load-dictionary.ts";
import { setDictionary } from "../language/t.ts";
import { usualRegion, withLanguage } from "./usual-region.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  setDictionary(undefined);
});

const visitWith = (...languages: readonly string[]) => vi.stubGlobal("navigator", { languages });

test.each([
  [["ar-EG", "en-US"], "EG"],
  [["en-GB", "en", "pl"], "GB"],
  [["en", "en-AU"], "AU"],
  [["de", "en-US"], "DE"],
  [["de", "de-AT", "en"], "AT"],
  [["en", "pl"], undefined],
  [[], undefined],
])("the region of a browser that prefers %j is %s", (languages, region) => {
  visitWith(...languages);
  expect(usualRegion()?.code).toBe(region);
});

test.each([
  [["en-US", "en"], "PL"],
  [["en-US", "pl-US", "pl"], "US"],
])("the region of a Polish studio, in a browser that prefers %j, is %s", async (languages, region) => {
  setDictionary(await loadDictionary("pl"));
  visitWith(...languages);
  expect(usualRegion()?.code).toBe(region);
});

const american = { locale: "en", weekStart: "sunday", hours: "12" } as const;

test("another language brings the first day of the week and the clock of its region", () => {
  visitWith("en-US");
  expect(withLanguage(american, "de", [])).toEqual({ locale: "de", weekStart: "monday", hours: "24" });
  expect(withLanguage({ locale: "de", weekStart: "monday", hours: "24" }, "en", [])).toEqual(american);
  expect(withLanguage(american, "pt-BR", [])).toEqual({ locale: "pt-BR", weekStart: "sunday", hours: "24" });
});

test("another language leaves what the user has chosen, also in an address", () => {
  visitWith("de-DE");
  const written = { locale: "de", weekStart: "sunday", hours: "12" } as const;
  expect(withLanguage(written, "fr", [])).toEqual({ locale: "fr" });
  expect(withLanguage({ ...written, weekStart: "monday" }, "ar", ["weekStart"])).toEqual({ locale: "ar" });
});

test("a language that is spoken in the region of the browser has the habits of that region", () => {
  visitWith("de-DE", "en-GB");
  expect(withLanguage({ locale: "de", weekStart: "monday", hours: "24" }, "en", [])).toMatchObject({
    weekStart: "monday",
  });
  visitWith("de-DE");
  expect(withLanguage({ locale: "de", weekStart: "monday", hours: "24" }, "en", [])).toEqual({ locale: "en" });
});
