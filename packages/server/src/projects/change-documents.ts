import type { DocumentsChange } from "@octavo/contract";
import type { ProjectRow } from "../store/tables.ts";
import { type EditTarget, editProject } from "./edit-project.ts";
import { writtenMadeFrom } from "./made-from.ts";
import type { Author, ProjectServices } from "./project-services.ts";

/** Replaces the documents and the device of a project, as one change of its choices or of its pages does. */
export async function changeDocuments(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  { masters_yaml, plan_yaml, device_profile: written, made_from }: DocumentsChange,
): Promise<ProjectRow> {
  const profile = await services.profiles.require(written, "device_profile", author.job);
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const documents = { masters_yaml, plan_yaml, profile: profile.id, now: services.now() };
    const after = await services.render.run("replaceDocuments", { document: before, ...documents }, author.job);
    const columns = { device_profile: profile.id, ...(made_from && { made_from: writtenMadeFrom(made_from) }) };
    return { columns, document: { before, after } };
  });
}
