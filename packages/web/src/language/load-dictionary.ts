import type { Language } from "@octavo/contract";
import type { Dictionary } from "./dictionary.ts";

const dictionaries: Readonly<Record<Language, () => Promise<{ readonly dictionary: Dictionary }>>> = {
  ar: () => import("./ar/index.ts"),
  de: () => import("./de/index.ts"),
  en: () => import("./en-gb.ts"),
  es: () => import("./es/index.ts"),
  fr: () => import("./fr/index.ts"),
  ja: () => import("./ja/index.ts"),
  pl: () => import("./pl/index.ts"),
  "pt-BR": () => import("./pt-br/index.ts"),
  "zh-Hans": () => import("./zh-hans/index.ts"),
};

/** Loads a dictionary. If it fails to load, the studio stays in American English until the next page load. */
export async function loadDictionary(language: Language): Promise<Dictionary | undefined> {
  if (language === "en" && !/^en-(?!US)/.test(navigator.language)) return undefined;
  return dictionaries[language]().then(
    ({ dictionary }) => dictionary,
    () => undefined,
  );
}
