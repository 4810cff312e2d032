import { countedSlots } from "./editor-sentences.ts";
import type { Forms } from "./forms.ts";
import { pluralForm } from "./forms.ts";

/** Returns undefined if the value does not fit the slot. */
type TranslateValue = (value: string, slot: string) => string | undefined;

/**
 * Creates a translator from a pattern such as "Use at most {max} characters". It reads the values from the English sentence
 * and fills them into the translation.
 */
export function readPattern(
  english: string,
  translation: string | Forms,
  translateValue: TranslateValue,
): (sentence: string) => string | undefined {
  const parts = english.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts.map((part, index) => (index % 2 ? slot(part) : escaped(part))).join("");
  const pattern = new RegExp(`^${source}$`, "su");
  return (sentence) => {
    const [, ...values] = pattern.exec(sentence) ?? [];
    if (values.length === 0) return undefined;
    const text =
      typeof translation === "string" ? translation : pluralForm(translation, Number(values[names.indexOf("count")]));
    const filled = new Map(names.map((name, index) => [name, translateValue(values[index] ?? "", name)]));
    if ([...filled.values()].includes(undefined)) return undefined;
    return text.replace(/\{(\w+)\}/g, (whole, name) => filled.get(name) ?? whole);
  };
}

const numbers = new Set(["count", "page", "total", "percent"]);

/** A word contains no spaces and a number no letters, so that a pattern does not match too much. */
function slot(name: string): string {
  if (name in countedSlots) return String.raw`(\d+(?: \p{L}+)?)`;
  if (numbers.has(name)) return String.raw`([\d.,]+)`;
  if (name === "unquoted") return `([^"]+)`;
  if (name === "title") return String.raw`(\p{Lu}[^:]*?)`;
  return name === "word" ? String.raw`(\S+)` : "(.+?)";
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
