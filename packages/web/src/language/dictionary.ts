import type { Language } from "@octavo/contract";
import { english, type MessageLanguage } from "@octavo/foundation";
import type * as polish from "./pl/texts.ts";

/** Translations into one language, loaded as a file of its own. English needs none. */
export interface Dictionary extends MessageLanguage {
  readonly language: Language;
  /** For `Intl`. Digits are Latin in all languages, as in planners. */
  readonly locale: string;
  text(english: string): string | undefined;
  /** Looks up a plural by the English plural. */
  counted(english: string, count: number): string | undefined;
}

/** The texts of Polish by area, which all languages have. */
type Areas = typeof polish;
export type AreaName = keyof Areas;

type KeysOf<Texts, Other> = Texts extends unknown
  ? { [Text in keyof Texts & string]: Texts[Text] extends Other ? never : Text }[keyof Texts & string]
  : never;

/** English texts with one translation. A text with a context is "Light|theme". */
export type PlainText = KeysOf<Areas[AreaName], readonly string[]>;
/** English plurals. */
export type CountedText = KeysOf<Areas[AreaName], string>;

/** CLDR's names of the plural forms of a language. Numbers of any other form have the last one. */
export type PluralForms = readonly Intl.LDMLPluralRule[];

/** A translation of every text of an area, with the plural forms of the language. */
export type AreaTexts<Name extends AreaName, Forms extends PluralForms> = {
  readonly [Text in keyof Areas[Name]]: Areas[Name][Text] extends string
    ? string
    : { readonly [Form in keyof Forms]: string };
};

/** A translation of every text of the studio. */
export type Texts<Forms extends PluralForms> = { readonly [Name in AreaName]: AreaTexts<Name, Forms> };

interface Grammar<Forms extends PluralForms> extends Pick<MessageLanguage, "lowersInitials" | "listSeparator"> {
  readonly pluralForms: Forms;
}

export function createDictionary<const Forms extends PluralForms>(
  language: Language,
  texts: Texts<Forms>,
  { pluralForms, ...punctuation }: Grammar<Forms>,
): Dictionary {
  const translations = new Map<string, string | readonly string[]>(
    Object.values(texts).flatMap((area) => Object.entries<string | readonly string[]>(area)),
  );
  const locale = `${language}-u-nu-latn`;
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(language);
  const text = (key: string) => {
    const translation = translations.get(key);
    return typeof translation === "string" ? translation : undefined;
  };
  const counted = (key: string, count: number) => {
    const forms = translations.get(key);
    return typeof forms === "object" ? forms.at(pluralForms.indexOf(plurals.select(count))) : undefined;
  };
  return {
    ...punctuation,
    language,
    locale,
    text,
    counted,
    template: (message) => {
      const count = message.values?.["count"];
      const found = typeof count === "number" ? counted(message.text, count) : undefined;
      return found ?? text(message.text) ?? english.template(message);
    },
    number: (value) => numbers.format(value),
  };
}
