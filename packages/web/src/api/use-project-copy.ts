import { categories, type Project } from "@octavo/contract";
import type { ProjectDocuments } from "@octavo/engine";
import { t } from "../language/t.ts";
import { copyName } from "./copy-name.ts";
import { useCreateProject } from "./projects.ts";

type Documents = (project: Project) => Promise<ProjectDocuments | undefined>;

/** Stores the version on screen as a new project. `documents` prints a project as its two YAML texts. */
export function useProjectCopy(documents: Documents): (project: Project) => Promise<Project> {
  const { mutateAsync } = useCreateProject();
  return async (project) => {
    const texts = await documents(project);
    if (!texts) throw new Error(t("The copy could not be made. Please try again."));
    const { name, description, device_profile, author, category } = project.metadata;
    const known = categories.find((each) => each === category);
    return mutateAsync({
      name: copyName(name),
      description,
      device_profile,
      author,
      ...(known && { category: known }),
      ...texts,
    });
  };
}
