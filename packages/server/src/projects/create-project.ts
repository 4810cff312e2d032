import type { NewProject } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { requireProfile } from "../profiles/profile-source.ts";
import type { Moment } from "../store/tables.ts";
import { defaultPlan } from "./default-plan.ts";
import { deviceCanvas } from "./device-canvas.ts";
import { keepProject } from "./keep-project.ts";
import { type CompiledColumns, type PrintedDocument, printDocument } from "./project-document.ts";
import { newProjectRow } from "./project-row.ts";
import { insertDocument, type StoredProject } from "./store.ts";
import type { Author, Workshop } from "./workshop.ts";

/** Empty, or from a master library, a plan, or both. */
export async function createProject(workshop: Workshop, author: Author, request: NewProject): Promise<StoredProject> {
  const profile = requireProfile(await workshop.profiles(), request.device_profile, "device_profile");
  const now = workshop.now();
  const document = await firstDocument(workshop, author, request, profile, now);
  const columns = firstColumns(request, author, profile);
  const row = newProjectRow({ ownerId: author.userId, columns, originalAuthor: "", document: document.columns, now });
  const kept = await workshop.database
    .transaction()
    .execute((transaction) =>
      keepProject(transaction, row, workshop.quota, () => insertDocument(transaction, row.id, document)),
    );
  return { row: kept, document };
}

function firstColumns(request: NewProject, { username }: Author, profile: DeviceProfile): CompiledColumns {
  const { name, description, category, author } = request;
  return { name, description, category, author: author || username, device_profile: profile.id };
}

async function firstDocument(
  { render }: Workshop,
  { job }: Author,
  request: NewProject,
  profile: DeviceProfile,
  now: Moment,
): Promise<PrintedDocument> {
  const [masters_yaml, plan_yaml] = [given(request.masters_yaml), given(request.plan_yaml)];
  if (masters_yaml === undefined && plan_yaml === undefined) return emptyDocument(profile, now);
  return render.run("firstDocument", { masters_yaml, plan_yaml, profile: profile.id, now }, job);
}

/** A form that was not filled in sends an empty text. */
function given(yaml: string | undefined): string | undefined {
  return yaml?.trim() ? yaml : undefined;
}

function emptyDocument(profile: DeviceProfile, now: Moment): PrintedDocument {
  const [plan, default_canvas] = [defaultPlan(now), deviceCanvas(profile)];
  return printDocument({ default_canvas, masters: [], plan, pages: [], compilation_rules: [] });
}
