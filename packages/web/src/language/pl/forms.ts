/** Plural forms: one, a few (2–4, 22–24, …), many (0, 5–21, …). */
export type Forms = readonly [one: string, few: string, many: string];
export type Translations = Readonly<Record<string, string | Forms>>;
/** Translations of all of these texts. */
export type Catalog<Text extends string> = Readonly<Record<Text, string | Forms>>;

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
