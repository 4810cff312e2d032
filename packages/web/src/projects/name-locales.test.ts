import { expect, test } from "vitest";
import { findLocales, nameLocales } from "./name-locales.ts";

const locales = nameLocales(["de", "pl", "es-MX", "ja", "qaa"], "pl");
const found = (search: string) => findLocales(locales, search).map(({ tag }) => tag);

test("a language has its own name and its name in the language of the studio", () => {
  expect(locales).toContainEqual({ tag: "de", own: "Deutsch", here: "niemiecki" });
  expect(locales.map(({ tag }) => tag)).not.toContain("qaa");
});

test("a language is found by either name, in English and by its tag, without accents", () => {
  for (const search of ["Deu", "niem", "german", "DE"]) expect(found(search)).toContain("de");
  expect(found("espanol")).toEqual(["es-MX"]);
  expect(found("日本")).toEqual(["ja"]);
  expect(found("klingon")).toEqual([]);
  expect(found(" ")).toHaveLength(4);
});
