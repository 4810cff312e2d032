import { afterEach, expect, test, vi } from "vitest";
import { loadDictionary } from "../language/load-dictionary.ts";
import { setDictionary } from "../language/t.ts";
import { usualRegion } from "./usual-region.ts";

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
