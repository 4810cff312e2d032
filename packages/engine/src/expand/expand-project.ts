import type { Report } from "../foundation/diagnostic.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Project } from "../model/project.ts";
import type { Template } from "../model/template.ts";
import { expandPlan } from "./expand-plan.ts";

/** `expandPlan` from the parts of a project instead of from its documents. */
export function expandProject(project: Project, profiles: readonly DeviceProfile[], report: Report): Template {
  const { metadata, default_canvas: canvas, masters, pages, plan, compilation_rules } = project;
  const { name, description, category, author, device_profile: profile } = metadata;
  const document = { name, description, category, author, profile, canvas, plan, compilation_rules };
  return expandPlan({ canvas, masters, pages }, document, profiles, report);
}
