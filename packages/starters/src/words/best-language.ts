import { canonicalLocale } from "@octavo/engine";

/** Languages whose readers also read another one. "no" is the code of both Norwegian ones, and mostly means Bokmål. */
const alsoRead: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/**
 * Returns the known language that suits a language tag best, never in another script: of "zh-Hans" and "zh-Hant", the second
 * one for "zh-HK". Undefined if none does.
 */
export function bestLanguage(locale: string, known: readonly string[]): string | undefined {
  const tag = canonicalLocale(locale);
  if (tag === undefined) return undefined;
  const { language, script } = new Intl.Locale(tag).maximize();
  const isReadable = (other: string) => new Intl.Locale(other).maximize().script === script;
  const candidates = [tag, `${language}-${script}`, language, alsoRead[language] ?? language];
  return candidates.find((candidate) => known.includes(candidate) && isReadable(candidate));
}
