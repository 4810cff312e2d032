import { describe, expect, test } from "vitest";
import { preferredLanguage, storeLanguage } from "./language.ts";

function storageWith(stored: string | null) {
  const values = new Map(stored === null ? [] : [["octavo.language", stored]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe("the language of the studio", () => {
  test.each([
    [["pl-PL", "en"], "pl"],
    [["pl"], "pl"],
    [["en-GB", "pl"], "en"],
    [["de", "pl"], "en"],
    [[], "en"],
  ])("on a first visit with %j is %s", (accepted, language) => {
    expect(preferredLanguage(storageWith(null), accepted)).toBe(language);
    expect(preferredLanguage(undefined, accepted)).toBe(language);
  });

  test("is the one that was chosen, whatever the browser says", () => {
    const storage = storageWith(null);
    storeLanguage(storage, "en");
    expect(preferredLanguage(storage, ["pl"])).toBe("en");
    storeLanguage(storage, "pl");
    expect(preferredLanguage(storage, ["en"])).toBe("pl");
  });

  test("is the browser's again when what was kept is no language of ours", () => {
    expect(preferredLanguage(storageWith("toString"), ["pl"])).toBe("pl");
  });
});
