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
    [["de-AT"], "de"],
    [["fr-CA", "en"], "fr"],
    [["es-419"], "es"],
    [["pt"], "pt-BR"],
    [["pt-PT"], "pt-BR"],
    [["ja-JP"], "ja"],
    [["zh"], "zh-Hans"],
    [["zh-CN"], "zh-Hans"],
    [["zh-SG"], "zh-Hans"],
    [["zh-TW"], "en"],
    [["zh-Hant-HK", "ja"], "ja"],
    [["ar-EG"], "ar"],
    [["uk", "cs", "pl", "de"], "pl"],
    [["*", "no tag", "", "fr"], "fr"],
    [["uk"], "en"],
    [[], "en"],
  ])("with %j on a first visit is %s", (accepted, language) => {
    expect(preferredLanguage(storageWith(null), accepted)).toBe(language);
    expect(preferredLanguage(undefined, accepted)).toBe(language);
  });

  test("is the stored choice", () => {
    const storage = storageWith(null);
    storeLanguage(storage, "en");
    expect(preferredLanguage(storage, ["pl"])).toBe("en");
    storeLanguage(storage, "pl");
    expect(preferredLanguage(storage, ["en"])).toBe("pl");
  });

  test("is the browser's if the stored one is unknown", () => {
    expect(preferredLanguage(storageWith("toString"), ["pl"])).toBe("pl");
  });
});
