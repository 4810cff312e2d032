import { type Language, languageTags } from "@octavo/contract";
import { importDays } from "@octavo/dates";
import { describe, expect, test } from "vitest";
import { editorTexts } from "../../test/editor-texts.ts";
import { sourceFiles, textsInFile, textsInSource } from "../../test/source-texts.ts";
import { tableTexts } from "../../test/table-texts.ts";
import { loadDictionary } from "./load-dictionary.ts";
import { contractMessages } from "./pl/contract-messages.ts";
import { datesMessages } from "./pl/dates-messages.ts";
import { editorMessages } from "./pl/editor-messages.ts";
import { engineMessages } from "./pl/engine-messages.ts";
import { foundationMessages } from "./pl/foundation-messages.ts";
import { inkMessages } from "./pl/ink.ts";
import * as polish from "./pl/texts.ts";
import { workerMessages } from "./pl/worker.ts";

const found = sourceFiles().map(textsInFile);
const phrases = found.flatMap((file) => file.phrases);
const faults = found.flatMap((file) => file.faults);

type Entry = readonly [english: string, translation: string | readonly string[]];
const entriesOf = (areas: object): readonly Entry[] =>
  Object.values(areas).flatMap((area) => Object.entries<string | readonly string[]>(area));
const entries = entriesOf(polish);

/** The type checker reports missing and unused texts of these. */
const typed = [
  contractMessages,
  datesMessages,
  editorMessages,
  engineMessages,
  foundationMessages,
  inkMessages,
  workerMessages,
];
const isTyped = (english: string) => typed.some((area) => english in area);

describe("the studio's sources", () => {
  test("pass literal texts to the dictionary, and only inside functions", () => {
    expect(faults).toEqual([]);
    expect(phrases.length).toBeGreaterThan(60);
  });

  test("contain no text without a translation", async () => {
    const dictionary = await loadDictionary("pl");
    const unknown = phrases.filter(({ key, isCounted }) =>
      isCounted ? dictionary?.counted(key, 1) === undefined : dictionary?.text(key) === undefined,
    );
    expect(unknown.map(({ at, key }) => `${at} ${key}`)).toEqual([]);
    expect([...tableTexts, ...editorTexts].filter((words) => dictionary?.text(words) === undefined)).toEqual([]);
  });
});

describe("the dictionaries", () => {
  test("have no unused text", () => {
    const used = new Set([...phrases.map(({ key }) => key), ...tableTexts, ...editorTexts]);
    const unused = entries.filter(([english]) => !used.has(english) && !isTyped(english));
    expect(unused.map(([english]) => english)).toEqual([]);
  });

  test("have plural forms exactly for counted texts", () => {
    const counted = new Set(phrases.filter(({ isCounted }) => isCounted).map(({ key }) => key));
    const others = entries.filter(([english]) => !isTyped(english));
    expect(others.filter(([english, forms]) => Array.isArray(forms) !== counted.has(english))).toEqual([]);
  });
});

/** Plurals of 0, 1, 2, 3, 11 and 100 pages, and the number 12345.6. */
const samples: Readonly<Record<Exclude<Language, "en">, readonly [plurals: readonly string[], number: string]>> = {
  ar: [["0 صفحة", "صفحة واحدة", "صفحتان", "3 صفحات", "11 صفحة", "100 صفحة"], "12,345.6"],
  de: [["0 Seiten", "1 Seite", "2 Seiten", "3 Seiten", "11 Seiten", "100 Seiten"], "12.345,6"],
  es: [["0 páginas", "1 página", "2 páginas", "3 páginas", "11 páginas", "100 páginas"], "12.345,6"],
  fr: [["0 page", "1 page", "2 pages", "3 pages", "11 pages", "100 pages"], "12\u202F345,6"],
  ja: [["0ページ", "1ページ", "2ページ", "3ページ", "11ページ", "100ページ"], "12,345.6"],
  pl: [["0 stron", "1 strona", "2 strony", "3 strony", "11 stron", "100 stron"], "12\u00A0345,6"],
  "pt-BR": [["0 página", "1 página", "2 páginas", "3 páginas", "11 páginas", "100 páginas"], "12.345,6"],
  "zh-Hans": [["0 页", "1 页", "2 页", "3 页", "11 页", "100 页"], "12,345.6"],
};

const slots = (text: string) => String([...new Set(text.match(/\{\w+\}/g))].toSorted());
/** Forms of one or two can say their number in words. */
const withoutNumber: readonly string[] = ["zero", "one", "two"];

describe.each(languageTags.filter((language) => language !== "en"))("the dictionary of %s", async (language) => {
  const folder = language.toLowerCase();
  const own = entriesOf(await import(`./${folder}/texts.ts`));
  const { pluralForms }: { pluralForms: readonly Intl.LDMLPluralRule[] } = await import(`./${folder}/forms.ts`);
  const dictionary = (await loadDictionary(language)) ?? fail();
  const rules = new Intl.PluralRules(language);

  test("has each text once, and the same ones as Polish", () => {
    const keys = own.map(([english]) => english);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(new Set(keys)).toEqual(new Set(entries.map(([english]) => english)));
  });

  test("uses the same slots as the English text", () => {
    const differs = (text: string, form: string, wanted: string) =>
      slots(text) !== wanted && !(withoutNumber.includes(form) && slots(`${text}{count}`) === wanted);
    const differing = own.filter(([english, translation]) =>
      typeof translation === "string"
        ? differs(translation, "other", slots(english))
        : translation.some((text, index) => differs(text, pluralForms[index] ?? "other", slots(english))),
    );
    expect(differing).toEqual([]);
  });

  test("has text in each translation, without a context and without spaces around it", () => {
    const texts = own.flatMap(([english, translation]) =>
      [translation].flat().map((text) => [english.includes("|"), text] as const),
    );
    const isFaulty = ([hasContext, text]: readonly [boolean, string]) =>
      text === "" || text !== text.trim() || (hasContext && text.includes("|"));
    expect(texts.filter(isFaulty)).toEqual([]);
  });

  test("has typographic apostrophes", () => {
    const texts = own.flatMap(([, translation]) => [translation].flat());
    expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  test("has all plural forms of the language", () => {
    expect(own.filter(([, forms]) => Array.isArray(forms) && forms.length !== pluralForms.length)).toEqual([]);
    const counts = [...Array(201).keys()];
    expect(new Set(counts.map((count) => rules.select(count)))).toEqual(new Set(pluralForms));
  });

  test("formats plurals and numbers like the language does", () => {
    const [plurals, number] = samples[language];
    const pages = (count: number) => dictionary.counted("{count} pages", count)?.replace("{count}", String(count));
    expect([0, 1, 2, 3, 11, 100].map(pages)).toEqual(plurals);
    expect(dictionary.number(12345.6)).toBe(number);
  });
});

test("the German dictionary says du within sentences", async () => {
  const texts = entriesOf(await import("./de/texts.ts")).flatMap(([, translation]) => [translation].flat());
  expect(texts.filter((text) => /[\p{L},] (?:Sie|Ihr(?:e[mnrs]?)?|Ihnen)(?!\p{L})/u.test(text))).toEqual([]);
});

function fail(): never {
  throw new Error("the dictionary does not load");
}

describe("the source parser", () => {
  const read = (text: string) => textsInSource(`import { t, tIn, tn } from "../language/t.ts";\n${text}`, "file.tsx");

  test("finds every translated text with its context and plural", () => {
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
  ])("reports %s", (text, complaint) => expect(String(read(text).faults)).toContain(complaint));
});

test.each(languageTags)("the examples for own days can be typed in %s", async (language) => {
  const dictionary = await loadDictionary(language);
  const examplesOf = (english: string) => {
    const quoted = /["“„«「]([^"“”„«»「」]+)["“”»」]/gu;
    const found = [...(dictionary?.text(english) ?? english).matchAll(quoted)].map(([, text = ""]) => text);
    return found.map((text) => text.replace(/[\u2066-\u2069]/g, "").trim()).filter((text) => text !== "{text}");
  };
  const error = Object.keys(datesMessages).find((text) => text.includes("has no date that")) ?? "";
  const hint = "A date and a title, such as “12 May 18:00, Concert” or “2 to 16 August, Holiday”.";
  const spans = [error, hint].flatMap(examplesOf).map((example) => {
    const read = importDays(example, { from: "2027-01-01", to: "2027-12-31", language });
    return "rows" in read && [read.rows[0]?.date, read.rows.at(-1)?.date];
  });
  expect(spans).toEqual([
    ["2027-08-03", "2027-08-03"],
    ["2027-08-02", "2027-08-16"],
    ["2027-05-12", "2027-05-12"],
    ["2027-08-02", "2027-08-16"],
  ]);
});
