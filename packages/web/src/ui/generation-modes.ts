/** Generation modes of plan sections and compilation rules. */
import type { GenerationMode } from "@octavo/foundation";

export const modeNames: Readonly<Record<GenerationMode, string>> = {
  once: "Once",
  each_day: "Each day",
  each_week: "Each week",
  each_month: "Each month",
  each_quarter: "Each quarter",
  each_year: "Each twelve months",
  each_event: "Each event",
  count: "Count",
};
