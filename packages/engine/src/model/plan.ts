import type { Canvas, WeekStart } from "./template.ts";

export interface PlanDocument {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of a device profile; empty when the plan names none. */
  readonly profile: string;
  readonly canvas: Canvas | undefined;
  readonly plan: Plan;
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

export const generateModes = ["once", "each_day", "each_week", "each_month", "count"] as const;
export type GenerateMode = (typeof generateModes)[number];

export interface PlanSection {
  readonly kind: string;
  /** Name of a master. */
  readonly master: string;
  readonly generate: GenerateMode;
  readonly count: number | undefined;
  /** Empty: the calendar's. */
  readonly start_date: string;
  readonly end_date: string;
  /** Undefined: the calendar's pages_per_day for each_day, else 1. */
  readonly pages_per_item: number | undefined;
  readonly anchors: readonly string[];
  readonly context: Readonly<Record<string, string>>;
}
