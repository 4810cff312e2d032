import { languageTags } from "@octavo/contract";
import { wordLanguage } from "@octavo/starters";
import { languageName } from "../language/language-name.ts";
import { currentLanguage } from "../language/t.ts";

/**
 * Language of a new planner: that of the studio, or English if starters lack its words. In the English studio, the browser's
 * first one if starters have its words.
 */
export function usualLocale(): string {
  const studio = currentLanguage();
  const [first = ""] = navigator.languages;
  return wordLanguage(studio === "en" ? first : studio);
}

/** Languages with their own names for a short list: the usual one, those of the studio of which starters have words, and the chosen one. */
export function offeredLocales(chosen: string): readonly (readonly [tag: string, name: string])[] {
  const tags = new Set([usualLocale(), ...languageTags.map(wordLanguage), chosen]);
  return [...tags].map((tag) => [tag, languageName(tag) ?? tag]);
}
