import { bundledFonts, bundledNames } from "@octavo/engine";
import { expect, test, vi } from "vitest";

// Test files share their modules. This one needs empty tables.
vi.resetModules();
const { localeTable, familyMetrics, TableNotLoadedError, retryWhenLoaded } = await import("./tables.ts");

test("loads a font on demand and repeats the work", async () => {
  const fonts = bundledFonts(familyMetrics, () => Promise.reject(new Error("nothing is embedded here")));
  let attempts = 0;
  const width = await retryWhenLoaded(() => {
    attempts++;
    return fonts.metrics("tinos-bold").advance(65);
  });
  expect(width).toBe(722);
  expect(attempts).toBe(2);
  expect(fonts.metrics("tinos-italic").postScriptName).toBe("Tinos-Italic");
});

test("loads a language on demand, including its base language", async () => {
  const names = bundledNames(localeTable);
  expect(names("pl").month(3)).toBe("marzec");
  expect(() => names("sr-Latn-ME")).toThrow(TableNotLoadedError);
  expect((await retryWhenLoaded(() => names("sr-Latn-ME"))).month(1)).toBe("januar");
});

test("rethrows other errors", async () => {
  await expect(retryWhenLoaded(() => familyMetrics("no such family"))).rejects.toThrow("no such family");
});
