import { languageName } from "../language/language-name.ts";

export interface NamedLocale {
  readonly tag: string;
  /** Name in the language itself. */
  readonly own: string;
  /** Name in the language of the studio. */
  readonly here: string;
}

/** Skips languages without a name. Sorted by the name in the language of the studio. */
export function nameLocales(tags: readonly string[], language: string): readonly NamedLocale[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "language" });
  return tags
    .flatMap((tag) => {
      const own = languageName(tag);
      return own === undefined ? [] : [{ tag, own, here: names.of(tag) ?? own }];
    })
    .toSorted((a, b) => a.here.localeCompare(b.here, language));
}

/** Finds languages by the start of any word of their names, without accents, or by their tag. First words come first. */
export function findLocales(locales: readonly NamedLocale[], search: string): readonly NamedLocale[] {
  const wanted = plain(search.trim());
  if (wanted === "") return locales;
  const names = ({ tag, own, here }: NamedLocale) => [own, here, englishName(tag), tag].map(plain);
  const startsWithIt = (text: string) => text.startsWith(wanted);
  const found = locales.filter((locale) => names(locale).some((name) => name.split(/[\s()-]+/).some(startsWithIt)));
  const isFirst = (locale: NamedLocale) => names(locale).some(startsWithIt);
  return [...found.filter(isFirst), ...found.filter((locale) => !isFirst(locale))];
}

function englishName(tag: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? "";
}

/** Returns the text without accents, in lower case. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();
}
