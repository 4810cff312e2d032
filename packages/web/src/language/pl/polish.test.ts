import { describe, expect, test } from "vitest";
import { editorWords } from "../../../test/editor-words.ts";
import { saidWords, sourcesOfSentences } from "../../../test/said-words.ts";
import { sourceFiles, wordsInFile, wordsInText } from "../../../test/words-in-sources.ts";
import { readPattern } from "./pattern.ts";
import { areas, type Forms, polish, sentenceAreas } from "./polish.ts";

const found = sourceFiles().map(wordsInFile);
const phrases = found.flatMap((file) => file.phrases);
const faults = found.flatMap((file) => file.faults);
const entries = areas.flatMap((area) => Object.entries(area));
const slots = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
/** A sentence of the engine or the server is made by one of their modules, or its words stand in one of their sources. */
const isOfOthers = (english: string) => {
  const match = readPattern(english, english, String);
  const isWritten = (source: string) => english.split(/\{\w+\}| /).every((word) => source.includes(word));
  return sentenceAreas.some((area) => english in area) && (saidWords.some(match) || sourcesOfSentences.some(isWritten));
};
const isForms = (said: string | Forms): said is Forms => typeof said !== "string";

describe("the sources of the studio", () => {
  test("say everything through the dictionary, written out, and when the language is known", () => {
    expect(faults).toEqual([]);
    expect(phrases.length).toBeGreaterThan(60);
  });

  test("say nothing that has no Polish", () => {
    const unknown = phrases.filter(({ key, isCounted }) =>
      isCounted ? polish.counted(key, 1) === undefined : polish.text(key) === undefined,
    );
    expect(unknown.map(({ at, key }) => `${at} ${key}`)).toEqual([]);
    expect([...saidWords, ...editorWords].filter((words) => polish.sentence(words) === undefined)).toEqual([]);
  });
});

describe("the Polish dictionary", () => {
  test("has no word that nobody says", () => {
    const said = new Set([...phrases.map(({ key }) => key), ...saidWords, ...editorWords]);
    const unused = entries.filter(([english]) => !said.has(english) && !isOfOthers(english));
    expect(unused.map(([english]) => english)).toEqual([]);
  });

  test("has each word once", () => {
    const keys = entries.map(([english]) => english);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("puts the same values into its sentences as the English", () => {
    const differing = entries.filter(([english, said]) => {
      const [one, ...others] = isForms(said) ? said : [undefined, said];
      const wanted = slots(english);
      const isSame = (text: string) => String(slots(text)) === String(wanted);
      // A single thing need not be counted.
      return !others.every(isSame) || !(one === undefined || isSame(one) || isSame(`${one}{count}`));
    });
    expect(differing).toEqual([]);
  });

  test("has its plurals where the English counts, and only there", () => {
    const counted = new Set(phrases.filter(({ isCounted }) => isCounted).map(({ key }) => key));
    expect(entries.filter(([english, said]) => isForms(said) !== counted.has(english))).toEqual([]);
  });

  test("knows a sentence again that has its values already", () => {
    expect(polish.sentence("Use at most 50 characters")).toBe("Użyj najwyżej 50 znaków");
    expect(polish.sentence("Use at most")).toBeUndefined();
  });

  test("says what stands in a sentence, too, and its numbers", () => {
    expect(polish.sentence("size must be a number from 1 to 400")).toBe("size musi być liczbą od 1 do 400");
    expect(polish.sentence("Too many tries. Try again in 3 minutes")).toBe(
      "Zbyt wiele prób. Spróbuj ponownie za 3 min",
    );
    expect(polish.sentence("Draw with 0.75 pt")).toBe("Rysuj linią 0.75 pt");
    expect(polish.sentence("The widget extends beyond the page by 2.5 mm (7.1 pt)")).toBe(
      "Element wystaje poza stronę o 2,5 mm (7,1 pt)",
    );
    expect(polish.sentence("The plan makes more than 20,000 pages, which is the limit")).toContain("20\u00a0000");
  });

  test("writes numbers as Polish does", () => {
    expect(polish.number(1.5)).toBe("1,5");
  });
});

describe("who reads the sources", () => {
  const read = (text: string) => wordsInText(`import { t, tIn, tn } from "../language/t.ts";\n${text}`, "file.tsx");

  test("finds every text that is said, with its context and its plural", () => {
    const { phrases, faults } = read(
      'const f = () => [t(a ? "One" : "Two"), tIn("theme", "Light"), tn(3, "{count} page", "{count} pages")];',
    );
    expect(phrases.map(({ key }) => key)).toEqual(["One", "Two", "Light|theme", "{count} pages"]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['const title = t("Projects");', "while the module is read"],
    ["const f = (word: string) => t(word);", "not written out"],
    ["const f = () => <p>Projects</p>;", 'shows "Projects" without t'],
    ['const f = () => <p title="Projects" />;', 'shows "Projects" without t'],
  ])("complains of %s", (text, complaint) => expect(String(read(text).faults)).toContain(complaint));
});
