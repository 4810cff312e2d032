import type { Language } from "@octavo/contract";
import type { CountedText, PlainText } from "./pl/texts.ts";

/** Translations into one language, loaded as a file of its own. English needs none. */
export interface Dictionary {
  readonly language: Language;
  text(english: string): string | undefined;
  /** Looks up a plural by the English plural. */
  counted(english: string, count: number): string | undefined;
  number(value: number): string;
}

/** A translation of every text of the studio. `Forms` are the plural forms of the language. */
export type Texts<Forms> = Readonly<Record<PlainText, string> & Record<CountedText, Forms>>;

export function createDictionary<Forms extends readonly string[]>(
  language: Language,
  texts: Texts<Forms>,
  pluralForm: (forms: Forms, count: number) => string,
): Dictionary {
  const plain = new Map<string, string>();
  const counted = new Map<string, Forms>();
  for (const [english, translation] of Object.entries<string | Forms>(texts))
    if (typeof translation === "string") plain.set(english, translation);
    else counted.set(english, translation);
  const numbers = new Intl.NumberFormat(language);
  return {
    language,
    text: (english) => plain.get(english),
    counted: (english, count) => {
      const forms = counted.get(english);
      return forms && pluralForm(forms, count);
    },
    number: (value) => numbers.format(value),
  };
}
