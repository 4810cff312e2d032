import type { DesignChange, NewDesign } from "@octavo/contract";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { Author, Workshop } from "../projects/workshop.ts";
import type { ProjectRow } from "../store/tables.ts";
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
  author: Author,
  target: DesignTarget,
  design: NewDesign,
): Promise<ProjectRow> {
  const { list } = target;
  return editProject(workshop, author, target, async ({ open }) => {
    const before = await open();
    const after = await workshop.render.run(
      "addDesign",
      { document: before, list, design, now: workshop.now() },
      author.job,
    );
    return { document: { before, after } };
  });
}

export function changeDesign(
  workshop: Workshop,
  author: Author,
  target: NamedTarget,
  change: DesignChange,
): Promise<ProjectRow> {
  const { list, name } = target;
  return editProject(workshop, author, target, async ({ open }) => {
    const before = await open();
    const after = await workshop.render.run(
      "changeDesign",
      { document: before, list, name, change, now: workshop.now() },
      author.job,
    );
    return { document: { before, after } };
  });
}

export function removeDesign(workshop: Workshop, author: Author, target: NamedTarget): Promise<ProjectRow> {
  const { list, name } = target;
  return editProject(workshop, author, target, async ({ open }) => {
    const before = await open();
    const after = await workshop.render.run("removeDesign", { document: before, list, name }, author.job);
    return { document: { before, after } };
  });
}
