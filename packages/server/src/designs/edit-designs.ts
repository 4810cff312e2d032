import type { DesignChange, NewDesign } from "@octavo/contract";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { StoredProject } from "../projects/store.ts";
import type { Author, Workshop } from "../projects/workshop.ts";
import type { DesignList } from "./design-list.ts";

/** A list of designs of a project. */
export interface DesignTarget extends EditTarget {
  readonly list: DesignList;
}

/** One of them. */
export interface NamedTarget extends DesignTarget {
  readonly name: string;
}

export function addDesign(
  workshop: Workshop,
  { job }: Author,
  target: DesignTarget,
  design: NewDesign,
): Promise<StoredProject> {
  const { list } = target;
  return editProject(workshop, target, async ({ text }) => ({
    document: await workshop.render.run("addDesign", { text, list, design, now: workshop.now() }, job),
  }));
}

export function changeDesign(
  workshop: Workshop,
  { job }: Author,
  target: NamedTarget,
  change: DesignChange,
): Promise<StoredProject> {
  const { list, name } = target;
  return editProject(workshop, target, async ({ text }) => ({
    document: await workshop.render.run("changeDesign", { text, list, name, change, now: workshop.now() }, job),
  }));
}

export function removeDesign(workshop: Workshop, { job }: Author, target: NamedTarget): Promise<StoredProject> {
  const { list, name } = target;
  return editProject(workshop, target, async ({ text }) => ({
    document: await workshop.render.run("removeDesign", { text, list, name }, job),
  }));
}
