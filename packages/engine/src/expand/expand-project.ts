import type { Report } from "../foundation/diagnostic.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Master } from "../model/master.ts";
import type { CompilationRule, Plan } from "../model/plan.ts";
import type { Canvas, Template } from "../model/template.ts";
import { expandPlan } from "./expand-plan.ts";

/** What a compile needs of a project. */
export interface Project {
  readonly metadata: {
    readonly name: string;
    readonly description: string;
    readonly category: string;
    readonly author: string;
    readonly device_profile: string;
  };
  readonly default_canvas: Canvas | undefined;
  readonly masters: readonly Master[];
  /** Page designs that compilation rules name. */
  readonly pages: readonly Master[];
  readonly plan: Plan;
  readonly compilation_rules: readonly CompilationRule[];
}

/** `expandPlan` from the parts of a project instead of from its documents. */
export function expandProject(project: Project, profiles: readonly DeviceProfile[], report: Report): Template {
  const { metadata, default_canvas: canvas, masters, pages, plan, compilation_rules } = project;
  const { name, description, category, author, device_profile: profile } = metadata;
  const document = { name, description, category, author, profile, canvas, plan, compilation_rules };
  return expandPlan({ canvas, masters, pages }, document, profiles, report);
}
