/** Ways of making pages, for sections of a plan and for compilation rules. */
import { type GenerateMode, generateModes } from "@octavo/engine";

export const generationModes: readonly GenerateMode[] = generateModes;

export const modeNames: Readonly<Record<GenerateMode, string>> = {
  once: "Once",
  each_day: "Each day",
  each_week: "Each week",
  each_month: "Each month",
  each_year: "Each twelve months",
  count: "Count",
};

/** Those that range over dates. */
export const isDated = (mode: GenerateMode): boolean => mode !== "once" && mode !== "count";
