/** Languages of the texts that the server writes itself. Adding one: CONTRIBUTING.md. */
import { isLanguage, type Language, matchLanguage } from "@octavo/contract";
import { arabic } from "./ar.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { japanese } from "./ja.ts";
import { polish } from "./pl.ts";
import { brazilianPortuguese } from "./pt-br.ts";
import type { EmailText, Texts, Translation } from "./translation.ts";
import { simplifiedChinese } from "./zh-hans.ts";

const translations: Readonly<Record<Exclude<Language, "en">, Translation>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  ja: japanese,
  pl: polish,
  "pt-BR": brazilianPortuguese,
  "zh-Hans": simplifiedChinese,
};

export const textsIn = (language: Language): Texts => (language === "en" ? english : translations[language]);

export const emailTextIn = (language: Language, text: EmailText): string =>
  language === "en" ? text : translations[language].emails[text];

/** Returns English for a language that an account or an archive has not chosen, or that is not supported. */
export const languageOf = (stored: string | null): Language => chosenLanguage(stored) ?? "en";

export const chosenLanguage = (stored: string | null): Language | null =>
  stored !== null && isLanguage(stored) ? stored : null;

/** Maximum number of languages of a header that are read. */
const mostAccepted = 20;

/** Returns the supported language that an Accept-Language header prefers. */
export function preferredLanguage(header = ""): Language {
  const accepted = header.split(",", mostAccepted).flatMap((range) => {
    const [tag = "", quality = ""] = range.split(";").map((part) => part.trim());
    const weight = quality.startsWith("q=") ? Number(quality.slice(2)) : 1;
    return weight > 0 ? [{ tag, weight }] : [];
  });
  return matchLanguage(accepted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag)) ?? "en";
}
