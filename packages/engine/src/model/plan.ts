import type { Canvas, Counter, WeekStart } from "./template.ts";

export interface PlanDocument {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of a device profile; empty when the plan names none. */
  readonly profile: string;
  readonly canvas: Canvas | undefined;
  readonly plan: Plan;
  readonly compilation_rules: readonly CompilationRule[];
}

export interface Plan {
  readonly calendar: {
    /** `YYYY-MM-DD`, a day that exists; empty when the plan gives none. */
    readonly start_date: string;
    readonly end_date: string;
    readonly pages_per_day: number;
  };
  readonly locale: string;
  readonly week_start: WeekStart;
  readonly sections: readonly PlanSection[];
  /** Section kinds in page order; kinds missing here follow in section order. */
  readonly order: readonly string[];
}

export const generateModes = ["once", "each_day", "each_week", "each_month", "each_year", "count"] as const;
export type GenerateMode = (typeof generateModes)[number];

export interface PlanSection {
  readonly kind: string;
  /** Name of a master. */
  readonly master: string;
  readonly generate: GenerateMode;
  /** Only for each_day: the days of the week that have pages. Undefined: all. */
  readonly weekdays: readonly WeekStart[] | undefined;
  readonly count: number | undefined;
  /** Empty: the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  /** Undefined: the calendar's pages_per_day for each_day, else 1. */
  readonly pages_per_item: number | undefined;
  readonly anchors: readonly string[];
  readonly context: Readonly<Record<string, string>>;
  /** Variables that count the section's items. */
  readonly counters: Readonly<Record<string, Counter>>;
  /** Sections whose pages follow each item of this one and range over its dates. */
  readonly nested: readonly PlanSection[];
}

/** Levels of sections, the outermost counted. */
export const maxSectionDepth = 3;

/** A section whose design is a named page; its pages come after those of the plan's sections. */
export interface CompilationRule {
  readonly page_name: string;
  readonly repeat_mode: GenerateMode;
  /** Empty: the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  readonly count: number | undefined;
  /** Variables of its pages. */
  readonly context_rules: Readonly<Record<string, string>>;
  /** Its place among the rules. */
  readonly order: number;
}

export function hasDates(mode: GenerateMode): boolean {
  return mode !== "once" && mode !== "count";
}
