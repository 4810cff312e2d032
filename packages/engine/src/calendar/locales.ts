/** Language tags as in BCP 47: "pl", "pt-BR", "zh-Hant". */
import generated from "./generated/locales.json" with { type: "json" };

/** All languages with names, and their scripts and regions with different names or dates. */
export const locales: readonly string[] = generated.tags.split(" ");

const known: ReadonlySet<string> = new Set(locales);
/** Table of "deu de pol pl". */
export const pairs = (text: string) =>
  new Map(text.split(" ").flatMap((key, i, all) => (i % 2 ? [] : [[key, all[i + 1]]])));

/**
 * Canonical form of a tag: "pt_BR" is "pt-BR", "deu" is "de". Keeps regions without names of their own. Returns
 * undefined for a language without names.
 */
export function canonicalLocale(written: string): string | undefined {
  const { language = "", script, region } = subtags(written) ?? {};
  const base = subtags(known.has(language) ? language : (pairs(generated.aliases).get(language) ?? ""));
  return base && joined({ language: base.language, script: script ?? base.script, region: region ?? base.region });
}

interface Subtags {
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/** Ignores variants and extensions: "de-DE-1996" and "de_DE.UTF-8" are "de-DE". */
export function subtags(written: string): Subtags | undefined {
  const found = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_.@].*)?$/i.exec(written.trim());
  if (!found) return undefined;
  const [, language = "", script, region] = found;
  return {
    language: language.toLowerCase(),
    script: script && script.slice(0, 1).toUpperCase() + script.slice(1).toLowerCase(),
    region: region?.toUpperCase(),
  };
}

function joined({ language, script, region }: Subtags): string {
  return [language, script, region].filter((part) => part !== undefined).join("-");
}

/** Tag whose names a locale uses: "de-DE" uses "de", an unknown locale uses "en". */
export function localeWithNames(locale: string): string {
  const parts = locale.split("-");
  const tags = parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
  return tags.find((tag) => known.has(tag)) ?? "en";
}
