import type { Forms } from "./polish.ts";

const rules = new Intl.PluralRules("pl");

/** What is no whole number takes the genitive singular, which reads like the few: nothing that is counted here is one. */
export function formOf([one, few, many]: Forms, count: number): string {
  const rule = rules.select(count);
  if (rule === "one") return one;
  return rule === "many" ? many : few;
}
