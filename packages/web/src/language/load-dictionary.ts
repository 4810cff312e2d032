import type { Language } from "@octavo/contract";
import type { Dictionary } from "./dictionary.ts";

const dictionaries: Readonly<Record<Exclude<Language, "en">, () => Promise<{ readonly dictionary: Dictionary }>>> = {
  ar: () => import("./ar/index.ts"),
  de: () => import("./de/index.ts"),
  es: () => import("./es/index.ts"),
  fr: () => import("./fr/index.ts"),
  ja: () => import("./ja/index.ts"),
  pl: () => import("./pl/index.ts"),
  "pt-BR": () => import("./pt-br/index.ts"),
  "zh-Hans": () => import("./zh-hans/index.ts"),
};

/** Loads a dictionary. If it fails to load, the studio stays in English until the next page load. */
export async function loadDictionary(language: Language): Promise<Dictionary | undefined> {
  if (language === "en") return undefined;
  return dictionaries[language]().then(
    ({ dictionary }) => dictionary,
    () => undefined,
  );
}
