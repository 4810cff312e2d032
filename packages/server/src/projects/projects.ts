import type { ProjectChange, ProjectListItem } from "@octavo/contract";
import type { ProjectRow } from "../store/tables.ts";
import { readPieces } from "./document-pieces.ts";
import { type EditTarget, editProject, requireProject } from "./edit-project.ts";
import { listItem } from "./project-response.ts";
import type { Author, ProjectServices } from "./project-services.ts";
import { type ChangedColumns, listedProjects, type StoredProject } from "./store.ts";

export async function listProjects(
  { database }: ProjectServices,
  ownerId: string,
): Promise<readonly ProjectListItem[]> {
  return (await listedProjects(database, ownerId)).map(listItem);
}

export function readProject({ database }: ProjectServices, ownerId: string, id: string): Promise<StoredProject> {
  return requireProject(database, ownerId, id);
}

/** Changes name, description, author, category or device. Omitted fields stay unchanged. */
export async function changeProject(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  request: ProjectChange,
): Promise<ProjectRow> {
  const columns = givenColumns(request);
  const { device_profile: written, rescale: how, designs = [] } = request;
  if (written === undefined) return editProject(services, author, target, () => ({ columns }));
  const profile = await services.profiles.require(written, "device_profile", author.job);
  return editProject(services, author, target, async ({ row, open }) => {
    if (profile.id === row.device_profile) return { columns };
    const before = await open();
    const pieces = how === "none" ? undefined : await readPieces(services, row.id, before);
    const rescaling = { document: before, pieces, profile, how, designs, now: services.now() };
    const after = await services.render.run("rescale", rescaling, author.job);
    return { columns: { ...columns, device_profile: profile.id }, document: { before, after } };
  });
}

function givenColumns({ name, description, author, category }: ProjectChange): ChangedColumns {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(author !== undefined && { author }),
    ...(category !== undefined && { category }),
  };
}
