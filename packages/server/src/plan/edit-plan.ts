import type { WrittenPlan, WrittenRule } from "@octavo/contract";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { StoredProject } from "../projects/store.ts";
import type { Author, Workshop } from "../projects/workshop.ts";

export function replacePlan(
  workshop: Workshop,
  { job }: Author,
  target: EditTarget,
  plan: WrittenPlan,
): Promise<StoredProject> {
  return editProject(workshop, target, async ({ text }) => ({
    document: await workshop.render.run("replacePlan", { text, plan }, job),
  }));
}

export function replaceRules(
  workshop: Workshop,
  { job }: Author,
  target: EditTarget,
  rules: readonly WrittenRule[],
): Promise<StoredProject> {
  return editProject(workshop, target, async ({ text }) => ({
    document: await workshop.render.run("replaceRules", { text, rules }, job),
  }));
}
