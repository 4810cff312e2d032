/** Tags of languages, BCP 47: "pl", "pt-BR", "zh-Hant". */
import type { Weekday } from "./civil-date.ts";
import generated from "./generated/locales.json" with { type: "json" };
import { nearest } from "./nearest.ts";

/** Every language that we have names in, and those of its scripts and regions that have other names or dates. */
export const locales: readonly string[] = generated.tags.split(" ");

const known: ReadonlySet<string> = new Set(locales);
const pairs = (text: string) => new Map(text.split(" ").flatMap((key, i, all) => (i % 2 ? [] : [[key, all[i + 1]]])));

/**
 * The tag as it should be written: "pt_BR" is "pt-BR", "deu" is "de". Regions without names of their own stay;
 * undefined when the language is none that we have names in.
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

/** Variants and extensions change nothing in our names: "de-DE-1996" and "de_DE.UTF-8" are "de-DE". */
function subtags(written: string): Subtags | undefined {
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

/** The tag that has the names of a locale: "de-DE" has those of "de", "xx" of English. */
export function localeWithNames(locale: string): string {
  const parts = locale.split("-");
  const tags = parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
  return tags.find((tag) => known.has(tag)) ?? "en";
}

/** The day on which weeks usually begin there. A plan says for itself when its weeks do; this is to suggest one. */
export function defaultWeekStart(locale: string): Weekday {
  const tag = subtags(locale);
  const place = tag?.region ?? localeWithNames(tag ? joined(tag) : "");
  const found = Object.entries(generated.firstDays).find(([, places]) => places.split(" ").includes(place));
  return (found ? Number(found[0]) - 1 : 0) as Weekday;
}

/** What somebody may have meant who wrote an unknown one; the code of a country is often taken for that of its language. */
export function nearestLocale(written: string): string | undefined {
  const spoken = pairs(generated.regions);
  const { language = "", region = "" } = subtags(written) ?? {};
  return spoken.get(language.toUpperCase()) ?? spoken.get(region) ?? nearest(written, locales);
}
