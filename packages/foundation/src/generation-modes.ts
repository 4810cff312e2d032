/** Ways in which a section of a plan generates its pages. The engine enumerates them. */
export const generationModes = [
  "once",
  "each_day",
  "each_week",
  "each_month",
  "each_quarter",
  "each_year",
  "each_event",
  "count",
] as const;
export type GenerationMode = (typeof generationModes)[number];

/** Returns true for modes that use a date range. */
export const hasDates = (mode: GenerationMode): boolean => mode !== "once" && mode !== "count";
