import { createHash } from "node:crypto";
import type { NewProject } from "@octavo/contract";
import type { Canvas, DeviceProfile } from "@octavo/engine";
import { lockUser } from "../auth/lock-user.ts";
import { defaultPlan } from "../documents/default-plan.ts";
import { type CompiledColumns, type SerializedDocument, serializeDocument } from "../documents/project-document.ts";
import { requireQuota } from "../quota/storage-quota.ts";
import type { Moment } from "../store/tables.ts";
import { addProject } from "./add-project.ts";
import { hasObjects, storeObjects } from "./document-pieces.ts";
import { newProjectRow } from "./project-row.ts";
import type { Author, ProjectServices } from "./project-services.ts";
import { insertDocument, ownedProject, projectExists, type StoredProject } from "./store.ts";

/** Creates a project. A repeated request, whose first answer was lost, gets the project that exists already. */
export async function createProject(
  services: ProjectServices,
  author: Author,
  request: NewProject,
): Promise<StoredProject> {
  const { database, quota } = services;
  const { userId: ownerId } = author;
  const asked = request.key === undefined ? undefined : projectIdOf(ownerId, request.key);
  const known = asked === undefined ? undefined : await ownedProject(database, ownerId, asked);
  if (known) return known;
  const profile = await services.profiles.require(request.device_profile, "device_profile", author.job);
  const now = services.now();
  const document = await firstDocument(services, author, request, profile, now);
  const columns = firstColumns(request, profile);
  // Before objects are stored, so that a refused write stores nothing.
  if (hasObjects(document.added))
    await requireQuota(database, ownerId, quota, { projects: 1, bytes: document.columns.document_bytes });
  await storeObjects(services.objects, document.added);
  return database.transaction().execute(async (transaction) => {
    // A request with the same key may have been answered since.
    await lockUser(transaction, ownerId);
    const meanwhile = asked === undefined ? undefined : await ownedProject(transaction, ownerId, asked);
    if (meanwhile) return meanwhile;
    // The first project may have been deleted since.
    const id = asked !== undefined && (await projectExists(transaction, asked)) ? undefined : asked;
    const madeFrom = firstMadeFrom(request);
    const row = newProjectRow({ id, ownerId, columns, originalAuthor: "", document: document.columns, madeFrom, now });
    const kept = await addProject(transaction, row, quota, () => insertDocument(transaction, row.id, document));
    return { row: kept, document };
  });
}

/** Depends on the owner, so that a key of another user has no effect. */
function projectIdOf(ownerId: string, key: string): string {
  const hex = createHash("sha256").update(`${ownerId} ${key}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

function firstColumns(request: NewProject, profile: DeviceProfile): CompiledColumns {
  const { name, description, category, author } = request;
  return { name, description, category, author, device_profile: profile.id };
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

/** An empty project has no starter. Documents without a statement may come from one. */
function firstMadeFrom({ made_from, masters_yaml, plan_yaml }: NewProject): string | null {
  const isEmpty = given(masters_yaml) === undefined && given(plan_yaml) === undefined;
  return made_from || isEmpty ? JSON.stringify(made_from ?? null) : null;
}

/** Treats an empty string as absent. */
function given(yaml: string | undefined): string | undefined {
  return yaml?.trim() ? yaml : undefined;
}

function emptyDocument(default_canvas: Canvas, now: Moment): SerializedDocument {
  return serializeDocument({ default_canvas, masters: [], plan: defaultPlan(now), pages: [], compilation_rules: [] });
}
