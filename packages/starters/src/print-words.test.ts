import { expect, test } from "vitest";
import { printWords } from "./print-words.ts";
import { wordLanguages } from "./words/words.ts";

test("references have the number of the page in every language", async () => {
  for (const language of wordLanguages) {
    const { reference } = await printWords(language);
    expect(reference.split("{page}"), language).toHaveLength(2);
    expect(reference.length, language).toBeGreaterThan("{page}".length);
  }
});

test("references are in the language of the planner, also of its region, and else in English", async () => {
  const of = async (locale: string) => (await printWords(locale)).reference;
  expect([await of("de-AT"), await of("pl"), await of("ja"), await of("en"), await of("mi")]).toEqual([
    "S. {page}",
    "s. {page}",
    "{page}ページ",
    "p. {page}",
    "p. {page}",
  ]);
});
