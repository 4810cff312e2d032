import type { ProjectChange } from "@octavo/contract";
import { requireProfile } from "../profiles/profile-source.ts";
import type { ProjectRow } from "../store/tables.ts";
import { wholeDocument } from "./document-pieces.ts";
import { type EditTarget, editProject } from "./edit-project.ts";
import type { ChangedColumns } from "./store.ts";
import type { Author, Workshop } from "./workshop.ts";

/** What a project is called, is about or is made for. What the request leaves out stays. */
export async function changeProject(
  workshop: Workshop,
  author: Author,
  target: EditTarget,
  request: ProjectChange,
): Promise<ProjectRow> {
  const columns = givenColumns(request);
  const { device_profile: written, rescale: how } = request;
  if (written === undefined) return editProject(workshop, author, target, () => ({ columns }));
  const profile = requireProfile(await workshop.profiles(), written, "device_profile");
  return editProject(workshop, author, target, async ({ row, open }) => {
    if (profile.id === row.device_profile) return { columns };
    const before = await open();
    const pieces = how === "none" ? undefined : await wholeDocument(workshop.database, row.id, before);
    const rescaling = { document: before, pieces, profile, how, now: workshop.now() };
    const after = await workshop.render.run("rescale", rescaling, author.job);
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
