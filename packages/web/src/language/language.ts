import { isLanguage, type Language, matchLanguage } from "@octavo/contract";
import type { TextStorage } from "../browser/browser-storage.ts";

const key = "octavo.language";

/** Returns the language chosen on this device, or else the first one of the browser that is supported. */
export function preferredLanguage(storage: TextStorage | undefined, accepted: readonly string[]): Language {
  const chosen = storage?.getItem(key) ?? "";
  return isLanguage(chosen) ? chosen : (matchLanguage(accepted) ?? "en");
}

/** Returns true if no language was chosen on this device. False without storage, where a choice would be lost. */
export function isLanguageOpen(storage: TextStorage | undefined): boolean {
  return storage?.getItem(key) === null;
}

/** Takes effect when the page is next loaded. */
export function storeLanguage(storage: TextStorage | undefined, language: Language): void {
  try {
    storage?.setItem(key, language);
  } catch {
    // Without storage the choice is lost when the page is closed.
  }
}
