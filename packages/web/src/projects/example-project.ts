import type { NewProject } from "../api/projects.ts";

/** Marks a project as an example until its user keeps it. */
const exampleAuthor = "Octavo examples";

type Described = Pick<NewProject, "name" | "description" | "masters_yaml" | "plan_yaml">;

export function exampleProject(example: Described): NewProject {
  return { ...example, author: exampleAuthor, category: "other", device_profile: exampleDevice };
}

/** For whose pages the examples are drawn. */
const exampleDevice = "boox-note-air-4c";

export const isExample = ({ author }: { readonly author: string }): boolean => author === exampleAuthor;
