import type { Dictionary } from "./dictionary.ts";
import type { Language } from "./language.ts";

/** A studio in English is better than none: what does not come is done without until the page is loaded again. */
export async function loadDictionary(language: Language): Promise<Dictionary | undefined> {
  if (language === "en") return undefined;
  return import("./pl/polish.ts").then(
    ({ polish }) => polish,
    () => undefined,
  );
}
