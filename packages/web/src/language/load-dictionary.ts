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

const isBritish = (tag: string) => /^en-(GB|IE|AU|NZ|ZA|IN)/.test(tag);

/**
 * Loads a dictionary for the languages that a browser accepts. If it fails to load, the studio stays in English until the
 * next page load.
 */
export async function loadDictionary(
  language: Language,
  accepted: readonly string[] = [],
): Promise<Dictionary | undefined> {
  if (language === "en" && !isBritish(accepted.find((tag) => tag.startsWith("en")) ?? "")) return undefined;
  return dictionaries[language]().then(
    ({ dictionary }) => dictionary,
    () => undefined,
  );
}
