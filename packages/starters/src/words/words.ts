/** Texts of starters, parts and sections in the languages of planners. One file each, which is loaded when it is needed. */
import { bestLanguage } from "./best-language.ts";
import type { Words } from "./pl.ts";

/** Loaded words by language. English has none. */
export type WordsByLanguage = Readonly<Record<string, Words>>;

const files: Readonly<Record<string, () => Promise<Words>>> = {
  ar: async () => (await import("./ar.ts")).arabic,
  bg: async () => (await import("./bg.ts")).bulgarian,
  ca: async () => (await import("./ca.ts")).catalan,
  cs: async () => (await import("./cs.ts")).czech,
  da: async () => (await import("./da.ts")).danish,
  de: async () => (await import("./de.ts")).german,
  el: async () => (await import("./el.ts")).greek,
  es: async () => (await import("./es.ts")).spanish,
  et: async () => (await import("./et.ts")).estonian,
  fa: async () => (await import("./fa.ts")).persian,
  fi: async () => (await import("./fi.ts")).finnish,
  fr: async () => (await import("./fr.ts")).french,
  he: async () => (await import("./he.ts")).hebrew,
  hi: async () => (await import("./hi.ts")).hindi,
  hr: async () => (await import("./hr.ts")).croatian,
  hu: async () => (await import("./hu.ts")).hungarian,
  id: async () => (await import("./id.ts")).indonesian,
  it: async () => (await import("./it.ts")).italian,
  ja: async () => (await import("./ja.ts")).japanese,
  ko: async () => (await import("./ko.ts")).korean,
  lt: async () => (await import("./lt.ts")).lithuanian,
  lv: async () => (await import("./lv.ts")).latvian,
  nb: async () => (await import("./nb.ts")).norwegianBokmal,
  nl: async () => (await import("./nl.ts")).dutch,
  pl: async () => (await import("./pl.ts")).polish,
  "pt-BR": async () => (await import("./pt-br.ts")).brazilianPortuguese,
  pt: async () => (await import("./pt.ts")).portuguese,
  ro: async () => (await import("./ro.ts")).romanian,
  ru: async () => (await import("./ru.ts")).russian,
  sk: async () => (await import("./sk.ts")).slovak,
  sl: async () => (await import("./sl.ts")).slovenian,
  sv: async () => (await import("./sv.ts")).swedish,
  th: async () => (await import("./th.ts")).thai,
  tr: async () => (await import("./tr.ts")).turkish,
  uk: async () => (await import("./uk.ts")).ukrainian,
  vi: async () => (await import("./vi.ts")).vietnamese,
  "zh-Hans": async () => (await import("./zh-hans.ts")).simplifiedChinese,
  "zh-Hant": async () => (await import("./zh-hant.ts")).traditionalChinese,
};

/** Languages in which starters are written. */
export const wordLanguages: readonly string[] = ["en", ...Object.keys(files)];

/** Returns the language whose words a planner of the first such locale has: "pt" for "pt-PT". English if none has words. */
export function wordLanguage(...locales: readonly string[]): string {
  return (
    locales.map((locale) => bestLanguage(locale, wordLanguages)).find((language) => language !== undefined) ?? "en"
  );
}

export async function loadWords(...locales: readonly string[]): Promise<WordsByLanguage> {
  const languages = [...new Set(locales.map((locale) => wordLanguage(locale)))];
  const loaded = languages.map(async (language) => [language, await files[language]?.()] as const);
  return Object.fromEntries(
    (await Promise.all(loaded)).filter((entry): entry is [string, Words] => entry[1] !== undefined),
  );
}

/** Returns the text in the language of a planner, or else in English. */
export function textIn(words: WordsByLanguage, locale: string): (english: string) => string {
  const formsOf = formsIn(words, locale);
  return (english) => formsOf(english)[0] ?? english;
}

/** Returns the short form of a text, which follows a bar ("Σημειώσεις|Σημ."), for tabs without room. */
export function shortTextIn(words: WordsByLanguage, locale: string): (english: string) => string | undefined {
  const formsOf = formsIn(words, locale);
  return (english) => formsOf(english)[1];
}

function formsIn(words: WordsByLanguage, locale: string): (english: string) => readonly string[] {
  const own: Readonly<Record<string, string>> = words[wordLanguage(locale)] ?? {};
  const forms = (english: string) => (Object.hasOwn(own, english) ? (own[english] ?? "").split("|") : []);
  return (english) => {
    const [, words = "", number = ""] = /^(.+)( \d)$/.exec(english) ?? [];
    const numbered = number === "" || Object.hasOwn(own, english) ? [] : forms(words).map((form) => form + number);
    return numbered.length > 0 ? numbered : forms(english);
  };
}
