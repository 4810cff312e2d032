/**
 * Translates the studio's texts. The English text is the key of a translation. Nothing here may be called while modules
 * load, because main.tsx sets the language later. A table is therefore a function, or keeps its English and is shown
 * through `translate`.
 */
import type { Dictionary } from "./dictionary.ts";
import type { Language } from "./language.ts";

let dictionary: Dictionary | undefined;

/** Called once before the first render. Without a dictionary the studio is in English. */
export function setDictionary(loaded: Dictionary | undefined): void {
  dictionary = loaded;
}

export const currentLanguage = (): Language => dictionary?.language ?? "en";

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
export type Values<Text extends string, Value = string | number> = Readonly<Record<Names<Text>, Value>>;

/** Translates a literal text: `t("Page {page} of {total}", { page, total })`. The dictionary test reads the literal. */
export function t<Text extends string>(text: Text, values?: Values<Text>): string {
  return fill(dictionary?.text(text) ?? text, values);
}

/** Translates a text that has another meaning elsewhere: `tIn("theme", "Light")`. */
export function tIn(context: string, text: string): string {
  return dictionary?.text(`${text}|${context}`) ?? text;
}

/** Translates a counted noun: `tn(pages, "{count} page", "{count} pages")`. */
export function tn<Text extends string>(
  count: number,
  one: string,
  other: Text,
  values?: Omit<Values<Text>, "count">,
): string {
  const text = dictionary?.counted(other, count) ?? (count === 1 ? one : other);
  return fill(text, { ...values, count: formatNumber(count) });
}

/** Translates a text that a table, the engine, the server or the contract defines in English. */
export function translate(english: string): string {
  return dictionary?.sentence(english) ?? english;
}

/** Formats a number with thousands separators: "5,212". */
export function formatNumber(value: number): string {
  return dictionary?.number(value) ?? value.toLocaleString("en-US");
}

/** The locale for `Intl`. */
export const locale = (): string => dictionary?.language ?? "en-US";

function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (slot, name) => written(values[name] ?? slot)) : text;
}

function written(value: string | number): string {
  return typeof value === "number" ? (dictionary?.number(value) ?? `${value}`) : value;
}
