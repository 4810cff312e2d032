/** Texts of starters in other languages. */
import { textIn, type WordsByLanguage, wordLanguage } from "./words/words.ts";

/** Returns the entry of a language tag, or of the tag without its region. */
export function inLanguage<T>(byLanguage: Readonly<Record<string, T>>, locale: string): T | undefined {
  const [language = ""] = locale.split("-");
  return [locale, language].filter((tag) => Object.hasOwn(byLanguage, tag)).map((tag) => byLanguage[tag])[0];
}

/** Fields with translatable text: visible text, and names of masters, sections, lists and styles with all references to them. */
const wordFields: ReadonlySet<string> = new Set(
  ["content", "label_template", "labels", "data", "name", "description"]
    .concat("master", "kind", "order", "context")
    .concat("style", "theme", "rows", "rows_section", "Text", "group"),
);

/** Replaces texts of a document that match an entry of the dictionary completely. */
export function translate<T extends object>(document: T, words: WordsByLanguage, locale: string): T {
  if (!Object.hasOwn(words, wordLanguage(locale))) return document;
  // Only texts change.
  return translated(document, textIn(words, locale), "") as T;
}

function translated(value: unknown, text: (english: string) => string, field: string): unknown {
  if (typeof value === "string") return wordFields.has(field) ? text(value) : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, text, field));
  if (typeof value !== "object" || value === null) return value;
  const fieldOf = (name: string) => (field === "context" ? field : name);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, translated(item, text, fieldOf(name))]));
}
