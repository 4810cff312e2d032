/** Generation modes of plan sections and compilation rules. */
import { type GenerateMode, generateModes } from "@octavo/engine";

export const generationModes: readonly GenerateMode[] = generateModes;

export const modeNames: Readonly<Record<GenerateMode, string>> = {
  once: "Once",
  each_day: "Each day",
  each_week: "Each week",
  each_month: "Each month",
  each_quarter: "Each quarter",
  each_year: "Each twelve months",
  each_event: "Each event",
  count: "Count",
};

/** Returns true for modes that use a date range. */
export const isDated = (mode: GenerateMode): boolean => mode !== "once" && mode !== "count";
