import type { DesignChange, NewDesign } from "@octavo/contract";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import type { ProjectRow } from "../store/tables.ts";
import type { DesignList } from "../worker/design-edits.ts";

/** Target of an edit of a project's masters or pages. */
export interface DesignTarget extends EditTarget {
  readonly list: DesignList;
}

/** A design of a list. */
export interface NamedTarget extends DesignTarget {
  readonly name: string;
}

export function addDesign(
  services: ProjectServices,
  author: Author,
  target: DesignTarget,
  design: NewDesign,
): Promise<ProjectRow> {
  const { list } = target;
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const after = await services.render.run(
      "addDesign",
      { document: before, list, design, now: services.now() },
      author.job,
    );
    return { document: { before, after } };
  });
}

export function changeDesign(
  services: ProjectServices,
  author: Author,
  target: NamedTarget,
  change: DesignChange,
): Promise<ProjectRow> {
  const { list, name } = target;
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const after = await services.render.run(
      "changeDesign",
      { document: before, list, name, change, now: services.now() },
      author.job,
    );
    return { document: { before, after } };
  });
}

export function removeDesign(services: ProjectServices, author: Author, target: NamedTarget): Promise<ProjectRow> {
  const { list, name } = target;
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const after = await services.render.run("removeDesign", { document: before, list, name }, author.job);
    return { document: { before, after } };
  });
}
