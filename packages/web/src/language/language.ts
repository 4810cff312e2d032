import type { TextStorage } from "../session/browser-storage.ts";

/** The languages of the studio, by their own names. Not those of planners, which are the documents' to choose. */
export const languages = { en: "English", pl: "Polski" } as const;
export type Language = keyof typeof languages;

const key = "octavo.language";

/** What was chosen on this device; otherwise the first language of the browser, if it is one of ours. */
export function preferredLanguage(storage: TextStorage | undefined, accepted: readonly string[]): Language {
  const chosen = storage?.getItem(key) ?? "";
  const [first = ""] = accepted[0]?.split("-") ?? [];
  return [chosen, first].find(isLanguage) ?? "en";
}

/** From the next time that the page is loaded. */
export function storeLanguage(storage: TextStorage | undefined, language: Language): void {
  try {
    storage?.setItem(key, language);
  } catch {
    // A full storage: the choice is then lost, and nothing else.
  }
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}
