import type { ProjectChange } from "@octavo/contract";
import { requireProfile } from "../profiles/profile-source.ts";
import { type EditTarget, editProject } from "./edit-project.ts";
import type { ChangedColumns, StoredProject } from "./store.ts";
import type { Author, Workshop } from "./workshop.ts";

/** What a project is called, is about or is made for. What the request leaves out stays. */
export async function changeProject(
  workshop: Workshop,
  { job }: Author,
  target: EditTarget,
  request: ProjectChange,
): Promise<StoredProject> {
  const columns = givenColumns(request);
  const { device_profile: written, rescale: how } = request;
  if (written === undefined) return editProject(workshop, target, () => ({ columns }));
  const profile = requireProfile(await workshop.profiles(), written, "device_profile");
  return editProject(workshop, target, async ({ row, text }) => {
    if (profile.id === row.device_profile) return { columns };
    const rescaling = { text, profile, how, now: workshop.now() };
    const document = await workshop.render.run("rescale", rescaling, job);
    return { columns: { ...columns, device_profile: profile.id }, document };
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
