import type { AreaName, AreaTexts } from "../dictionary.ts";

export const pluralForms = ["one", "other"] as const;
export type Area<Name extends AreaName> = AreaTexts<Name, typeof pluralForms>;
