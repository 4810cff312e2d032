import type { Canvas, Counter, WeekStart } from "./template.ts";

export interface PlanDocument {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of a device profile. Empty if the plan has none. */
  readonly profile: string;
  readonly canvas: Canvas | undefined;
  readonly plan: Plan;
  readonly compilation_rules: readonly CompilationRule[];
}

export interface Plan {
  readonly calendar: {
    /** `YYYY-MM-DD`. Empty if the plan has none. */
    readonly start_date: string;
    readonly end_date: string;
    readonly pages_per_day: number;
  };
  readonly locale: string;
  readonly week_start: WeekStart;
  readonly sections: readonly PlanSection[];
  /** Section kinds in page order. Kinds that are missing here follow in section order. */
  readonly order: readonly string[];
}

export const generateModes = [
  "once",
  "each_day",
  "each_week",
  "each_month",
  "each_quarter",
  "each_year",
  "count",
] as const;
export type GenerateMode = (typeof generateModes)[number];

export interface PlanSection {
  readonly kind: string;
  readonly master: string;
  readonly generate: GenerateMode;
  /** Only for each_day: weekdays with pages. Undefined means all. */
  readonly weekdays: readonly WeekStart[] | undefined;
  readonly count: number | undefined;
  /** Empty means the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  /** Undefined means the calendar's pages_per_day for each_day, otherwise 1. */
  readonly pages_per_item: number | undefined;
  readonly anchors: readonly string[];
  readonly context: Readonly<Record<string, string>>;
  readonly counters: Readonly<Record<string, Counter>>;
  /** Sections within the dates of each item. Their pages follow the item's. */
  readonly nested: readonly PlanSection[];
}

/** Including the outermost level. */
export const maxSectionDepth = 3;

/** Section whose design is a named page. Its pages follow those of the plan's sections. */
export interface CompilationRule {
  readonly page_name: string;
  readonly repeat_mode: GenerateMode;
  /** Empty means the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  readonly count: number | undefined;
  readonly context_rules: Readonly<Record<string, string>>;
  readonly order: number;
}

export function hasDates(mode: GenerateMode): boolean {
  return mode !== "once" && mode !== "count";
}
