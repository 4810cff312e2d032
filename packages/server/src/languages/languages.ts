/** Languages of the texts that the server writes itself. Adding one: CONTRIBUTING.md. */
import { type Language, languages } from "@octavo/contract";
import { english } from "./en.ts";
import { polish } from "./pl.ts";

/** An English text of an email. One without a translation is a type error. */
export type EmailText = keyof typeof polish.emails;

type Texts = typeof english;

interface Translation extends Texts {
  readonly emails: Readonly<Record<EmailText, string>>;
}

const translations: Readonly<Record<Exclude<Language, "en">, Translation>> = { pl: polish };

export const textsIn = (language: Language): Texts => (language === "en" ? english : translations[language]);

export const emailTextIn = (language: Language, text: EmailText): string =>
  language === "en" ? text : translations[language].emails[text];

const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(languages, tag);

/** Returns English for a language that an account or an archive has not chosen, or that is not supported. */
export const languageOf = (stored: string | null): Language => chosenLanguage(stored) ?? "en";

export const chosenLanguage = (stored: string | null): Language | null => (isLanguage(stored) ? stored : null);

/** Returns the first language of an Accept-Language header if it is supported. */
export function preferredLanguage(accepted: string | undefined): Language {
  const [tag = ""] = /^[a-z]+/.exec(accepted?.trim().toLowerCase() ?? "") ?? [];
  return languageOf(tag);
}
