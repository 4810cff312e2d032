import type { Master } from "./master.ts";
import type { CompilationRule, Plan } from "./plan.ts";
import type { SharedParts } from "./shared-parts.ts";
import type { Canvas } from "./template.ts";

/** Input of a compile from the server's store: masters, pages and plan. */
export interface Project extends SharedParts {
  readonly metadata: {
    readonly name: string;
    readonly description: string;
    readonly category: string;
    readonly author: string;
    readonly device_profile: string;
  };
  /** Page of its designs. */
  readonly default_canvas: Canvas | undefined;
  readonly masters: readonly Master[];
  /** Page designs that compilation rules use. */
  readonly pages: readonly Master[];
  readonly plan: Plan;
  readonly compilation_rules: readonly CompilationRule[];
}
