/** Texts of starters in other languages. */
import type { Words } from "./starter.ts";

/** Returns the entry of a language tag, or of the tag without its region. */
export function inLanguage<T>(byLanguage: Readonly<Record<string, T>>, locale: string): T | undefined {
  const [language = ""] = locale.split("-");
  return [locale, language].filter((tag) => Object.hasOwn(byLanguage, tag)).map((tag) => byLanguage[tag])[0];
}

/** Fields with translatable text: visible text, and names of masters, sections and styles with all references to them. */
const wordFields: ReadonlySet<string> = new Set(
  ["content", "label_template", "labels", "data", "name", "description"]
    .concat("master", "kind", "order", "context")
    .concat("style", "theme"),
);

/** Replaces texts of a document that match an entry of the dictionary completely. */
export function translate<T extends object>(document: T, words: Words, locale: string): T {
  const dictionary = inLanguage(words, locale);
  // Only texts change.
  return dictionary ? (translated(document, dictionary, "") as T) : document;
}

function translated(value: unknown, dictionary: Words[string], field: string): unknown {
  if (typeof value === "string")
    return wordFields.has(field) && Object.hasOwn(dictionary, value) ? dictionary[value] : value;
  if (Array.isArray(value)) return value.map((item) => translated(item, dictionary, field));
  if (typeof value !== "object" || value === null) return value;
  const fieldOf = (name: string) => (field === "context" ? field : name);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translated(item, dictionary, fieldOf(name))]),
  );
}
