/** Plural forms: one, a few (2–4, 22–24, …), many (0, 5–21, …). No counted value is a fraction. */
export const pluralForms = ["one", "few", "many"] as const;
type Forms = readonly [one: string, few: string, many: string];
export type Translations = Readonly<Record<string, string | Forms>>;
/** Translations of all of these texts. */
export type Catalog<Text extends string> = Readonly<Record<Text, string | Forms>>;
