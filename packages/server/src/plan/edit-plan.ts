import type { WrittenPlan, WrittenRule } from "@octavo/contract";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { Author, Workshop } from "../projects/workshop.ts";
import type { ProjectRow } from "../store/tables.ts";

export function replacePlan(
  workshop: Workshop,
  author: Author,
  target: EditTarget,
  plan: WrittenPlan,
): Promise<ProjectRow> {
  return editProject(workshop, author, target, async ({ open }) => {
    const before = await open();
    const after = await workshop.render.run("replacePlan", { document: before, plan }, author.job);
    return { document: { before, after } };
  });
}

export function replaceRules(
  workshop: Workshop,
  author: Author,
  target: EditTarget,
  rules: readonly WrittenRule[],
): Promise<ProjectRow> {
  return editProject(workshop, author, target, async ({ open }) => {
    const before = await open();
    const after = await workshop.render.run("replaceRules", { document: before, rules }, author.job);
    return { document: { before, after } };
  });
}
