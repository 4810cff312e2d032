import type { AreaName, AreaTexts } from "../dictionary.ts";

export const pluralForms = ["zero", "one", "two", "few", "many", "other"] as const;
export type Area<Name extends AreaName> = AreaTexts<Name, typeof pluralForms>;
