import type { Dictionary } from "./dictionary.ts";
import type { Language } from "./language.ts";

/** Loads a dictionary. If it fails to load, the studio stays in English until the next page load. */
export async function loadDictionary(language: Language): Promise<Dictionary | undefined> {
  if (language === "en") return undefined;
  return import("./pl/polish.ts").then(
    ({ polish }) => polish,
    () => undefined,
  );
}
