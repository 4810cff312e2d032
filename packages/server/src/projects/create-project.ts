import type { NewProject } from "@octavo/contract";
import type { Canvas, DeviceProfile } from "@octavo/engine";
import type { Moment } from "../store/tables.ts";
import { addProject } from "./add-project.ts";
import { defaultPlan } from "./default-plan.ts";
import { type CompiledColumns, type SerializedDocument, serializeDocument } from "./project-document.ts";
import { newProjectRow } from "./project-row.ts";
import type { Author, ProjectServices } from "./project-services.ts";
import { insertDocument, type StoredProject } from "./store.ts";

export async function createProject(
  services: ProjectServices,
  author: Author,
  request: NewProject,
): Promise<StoredProject> {
  const profile = await services.profiles.require(request.device_profile, "device_profile", author.job);
  const now = services.now();
  const document = await firstDocument(services, author, request, profile, now);
  const columns = firstColumns(request, author, profile);
  const row = newProjectRow({ ownerId: author.userId, columns, originalAuthor: "", document: document.columns, now });
  const kept = await services.database
    .transaction()
    .execute((transaction) =>
      addProject(transaction, row, services.quota, () => insertDocument(transaction, row.id, document)),
    );
  return { row: kept, document };
}

function firstColumns(request: NewProject, { username }: Author, profile: DeviceProfile): CompiledColumns {
  const { name, description, category, author } = request;
  return { name, description, category, author: author || username, device_profile: profile.id };
}

async function firstDocument(
  { render, profiles }: ProjectServices,
  { job }: Author,
  request: NewProject,
  profile: DeviceProfile,
  now: Moment,
): Promise<SerializedDocument> {
  const [masters_yaml, plan_yaml] = [given(request.masters_yaml), given(request.plan_yaml)];
  if (masters_yaml === undefined && plan_yaml === undefined)
    return emptyDocument(await profiles.canvasOf(profile), now);
  return render.run("firstDocument", { masters_yaml, plan_yaml, profile: profile.id, now }, job);
}

/** Treats an empty string as absent. */
function given(yaml: string | undefined): string | undefined {
  return yaml?.trim() ? yaml : undefined;
}

function emptyDocument(default_canvas: Canvas, now: Moment): SerializedDocument {
  return serializeDocument({ default_canvas, masters: [], plan: defaultPlan(now), pages: [], compilation_rules: [] });
}
