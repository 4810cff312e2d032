import { languageTags } from "@octavo/contract";
import { canonicalLocale, locales } from "@octavo/engine";
import { wordLanguage } from "@octavo/starters";
import { languageName } from "../language/language-name.ts";
import { currentLanguage } from "../language/t.ts";

/**
 * Language of a new planner: that of the studio, or else the first one of the browser that starters have words of. It has the
 * region that the browser names if names or dates are different there.
 */
export function usualLocale(): string {
  const studio = currentLanguage();
  const language = studio === "en" ? wordLanguage(...navigator.languages) : wordLanguage(studio);
  const isSame = (tag: string) =>
    tag === language || (tag.startsWith(`${language}-`) && wordLanguage(tag) === language);
  const preferred = navigator.languages.map((tag) => canonicalLocale(tag) ?? "").find(isSame);
  return preferred !== undefined && locales.includes(preferred) ? preferred : language;
}

/** Languages with their own names for a short list: the usual one, those of the studio, and the chosen one. */
export function offeredLocales(chosen: string): readonly (readonly [tag: string, name: string])[] {
  const tags = new Set([usualLocale(), ...languageTags.map((tag) => wordLanguage(tag)), chosen]);
  return [...tags].map((tag) => [tag, languageName(tag) ?? tag]);
}
