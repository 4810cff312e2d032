import { languageTags } from "@octavo/contract";
import { wordLanguage } from "@octavo/starters";
import { languageName } from "../language/language-name.ts";
import { currentLanguage } from "../language/t.ts";

/** Language of a new planner: that of the studio, or else the first one of the browser that starters have words of. */
export function usualLocale(): string {
  const studio = currentLanguage();
  return studio === "en" ? wordLanguage(...navigator.languages) : wordLanguage(studio);
}

/** Languages with their own names for a short list: the usual one, those of the studio, and the chosen one. */
export function offeredLocales(chosen: string): readonly (readonly [tag: string, name: string])[] {
  const tags = new Set([usualLocale(), ...languageTags.map((tag) => wordLanguage(tag)), chosen]);
  return [...tags].map((tag) => [tag, languageName(tag) ?? tag]);
}
