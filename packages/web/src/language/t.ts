/**
 * Translates the studio's texts. The English text is the key of a translation. Nothing here may be called while modules
 * load, because main.tsx sets the language later. A table is therefore a function, or keeps its English and is shown
 * through `translate`.
 */
import type { Language } from "@octavo/contract";
import { english, formatMessage, type Message, type MessageLanguage, type ValuesOf } from "@octavo/foundation";
import type { CountedText, Dictionary, PlainText } from "./dictionary.ts";

let dictionary: Dictionary | undefined;

/** Called once before the first render. Without a dictionary the studio is in English. */
export function setDictionary(loaded: Dictionary | undefined): void {
  dictionary = loaded;
}

export const currentLanguage = (): Language => dictionary?.language ?? "en";

/** Values of the slots of a text, as sentences of the studio have them. */
export type Values<Text extends string, Value = string | number> = ValuesOf<Text, Value>;

/** A text to show: a message, or an English text without values. */
export type Text = string | Message;

const language = (): MessageLanguage => dictionary ?? english;

/** Translates a literal text: `t("Page {page} of {total}", { page, total })`. A text without a translation is an error. */
export function t<Text extends PlainText>(text: Text, values?: Values<Text>): string {
  return formatMessage(values ? { text, values } : { text }, language());
}

/** Translates a text that has another meaning elsewhere: `tIn("theme", "Light")`. */
export function tIn<Context extends string, Text extends string>(
  context: Context,
  text: Text & (`${Text}|${Context}` extends PlainText ? unknown : never),
): string {
  return dictionary?.text(`${text}|${context}`) ?? text;
}

/** Translates a counted noun: `tn(pages, "{count} page", "{count} pages")`. */
export function tn<Text extends CountedText>(
  count: number,
  one: string,
  other: Text,
  values?: Omit<Values<Text>, "count">,
): string {
  const text = dictionary?.counted(other, count) ?? (count === 1 ? one : other);
  return formatMessage({ text, values: { ...values, count: formatNumber(count) } }, language());
}

/** Translates a message, or a text without values that a table defines in English. */
export function translate(text: Text): string {
  if (typeof text !== "string") return formatMessage(text, language());
  return dictionary?.text(text) ?? text;
}

/** Comma of the language, with the space after it. */
export const listSeparator = (): string => language().listSeparator;

/** Joins the items that exist. */
export function listed(items: readonly (string | false | null | undefined)[]): string {
  return items.filter(Boolean).join(listSeparator());
}

/** Turns a validator into one for the form library, which expects translated texts. */
export function translated<Args extends readonly unknown[]>(problemOf: (...args: Args) => Message | undefined) {
  return (...args: Args): string | undefined => {
    const problem = problemOf(...args);
    return problem && translate(problem);
  };
}

/** Formats a number with thousands separators: "5,212". */
export function formatNumber(value: number): string {
  return dictionary?.number(value) ?? value.toLocaleString(locale());
}

/** The locale for `Intl`. */
export const locale = (): string => dictionary?.locale ?? "en-US";
