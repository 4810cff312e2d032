import type { Master } from "./master.ts";
import type { CompilationRule, Plan } from "./plan.ts";
import type { Canvas } from "./template.ts";

/** What a compile needs of a project: its library and its plan in one, as a server keeps them. */
export interface Project {
  readonly metadata: {
    readonly name: string;
    readonly description: string;
    readonly category: string;
    readonly author: string;
    /** Id of a device profile. */
    readonly device_profile: string;
  };
  /** The page that its designs are drawn for. */
  readonly default_canvas: Canvas | undefined;
  readonly masters: readonly Master[];
  /** Page designs that compilation rules name. */
  readonly pages: readonly Master[];
  readonly plan: Plan;
  readonly compilation_rules: readonly CompilationRule[];
}
