/** Languages of the studio and of emails, with their own names. The language of a planner is set in its plan. */
export const languages = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  pl: "Polski",
  "pt-BR": "Português (Brasil)",
  ar: "العربية",
  ja: "日本語",
  "zh-Hans": "简体中文",
} as const;
export type Language = keyof typeof languages;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** Tags in the order of the names in a menu. */
export const languageTags = Object.keys(languages).filter(isLanguage);

/** Base direction of a page in the language. */
export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/**
 * Returns the first supported one of the languages that a user prefers, as tags of BCP 47. The region is ignored, and the
 * script is not: "pt" and "pt-PT" are Brazilian Portuguese, "zh" and "zh-SG" simplified Chinese, and "zh-TW" is neither.
 */
export function matchLanguage(preferred: readonly string[]): Language | undefined {
  for (const tag of preferred) {
    const wanted = writingOf(tag);
    const found = wanted && languageTags.find((language) => writingOf(language) === wanted);
    if (found) return found;
  }
  return undefined;
}

/** Language and script, such as "zh-Hans". Undefined for text that is no tag, such as "*". */
function writingOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
