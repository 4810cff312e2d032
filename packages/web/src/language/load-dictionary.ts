import type { Language } from "@octavo/contract";
import type { Dictionary } from "./dictionary.ts";

const dictionaries: Readonly<Record<Exclude<Language, "en">, () => Promise<Dictionary>>> = {
  pl: async () => (await import("./pl/polish.ts")).polish,
};

/** Loads a dictionary. If it fails to load, the studio stays in English until the next page load. */
export async function loadDictionary(language: Language): Promise<Dictionary | undefined> {
  return language === "en" ? undefined : dictionaries[language]().catch(() => undefined);
}
