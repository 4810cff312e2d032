import type { Forms } from "./polish.ts";

const rules = new Intl.PluralRules("pl");

/**
 * Returns the plural form. Fractions use the genitive singular, which equals the form for a few; no counted value is a
 * fraction.
 */
export function pluralForm([one, few, many]: Forms, count: number): string {
  const rule = rules.select(count);
  if (rule === "one") return one;
  return rule === "many" ? many : few;
}
