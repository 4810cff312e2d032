import type { AreaName, AreaTexts } from "../dictionary.ts";

export const pluralForms = ["other"] as const;
export type Area<Name extends AreaName> = AreaTexts<Name, typeof pluralForms>;
