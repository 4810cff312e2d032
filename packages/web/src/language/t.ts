/**
 * The words of the studio. English stands in the source and is the key to other languages. Nothing here is called while
 * modules are read: the language is known only then (main.tsx). A table is a function, or is shown through `said`.
 */
import type { Dictionary } from "./dictionary.ts";
import type { Language } from "./language.ts";

let dictionary: Dictionary | undefined;

/** Once, before anything is said. Without a dictionary: English. */
export function setDictionary(loaded: Dictionary | undefined): void {
  dictionary = loaded;
}

export const currentLanguage = (): Language => dictionary?.language ?? "en";

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
export type Values<Text extends string, Value = string | number> = Readonly<Record<Names<Text>, Value>>;

/** `t("Page {page} of {total}", { page, total })`. The text is always written out, for the test of the dictionary. */
export function t<Text extends string>(text: Text, values?: Values<Text>): string {
  return fill(dictionary?.text(text) ?? text, values);
}

/** Where one English word is two in another language: `tIn("theme", "Light")`. */
export function tIn(context: string, text: string): string {
  return dictionary?.text(`${text}|${context}`) ?? text;
}

/** `tn(pages, "{count} page", "{count} pages")` */
export function tn<Text extends string>(
  count: number,
  one: string,
  other: Text,
  values?: Omit<Values<Text>, "count">,
): string {
  const text = dictionary?.counted(other, count) ?? (count === 1 ? one : other);
  return fill(text, { ...values, count: formatNumber(count) });
}

/** Words and sentences that were made elsewhere, in English: by a table, the engine, the server or the contract. */
export function translate(english: string): string {
  return dictionary?.sentence(english) ?? english;
}

/** "5,212" */
export function formatNumber(value: number): string {
  return dictionary?.number(value) ?? value.toLocaleString("en-US");
}

/** For `Intl`. */
export const locale = (): string => dictionary?.language ?? "en-US";

function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (slot, name) => written(values[name] ?? slot)) : text;
}

function written(value: string | number): string {
  return typeof value === "number" ? (dictionary?.number(value) ?? `${value}`) : value;
}
