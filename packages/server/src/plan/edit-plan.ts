import type { WrittenPlan, WrittenRule } from "@octavo/contract";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import type { ProjectRow } from "../store/tables.ts";

export function replacePlan(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  plan: WrittenPlan,
): Promise<ProjectRow> {
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const after = await services.render.run("replacePlan", { document: before, plan }, author.job);
    return { document: { before, after } };
  });
}

export function replaceRules(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  rules: readonly WrittenRule[],
): Promise<ProjectRow> {
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const after = await services.render.run("replaceRules", { document: before, rules }, author.job);
    return { document: { before, after } };
  });
}
