import { type Duplication, errorMessages as messages } from "@octavo/contract";
import type { SerializedDocument } from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import type { NewProject, ProjectRow } from "../store/tables.ts";
import { addProject } from "./add-project.ts";
import { requireProject } from "./edit-project.ts";
import { documentColumns, newProjectRow } from "./project-row.ts";
import type { Author, ProjectServices } from "./project-services.ts";
import { provenanceOf } from "./provenance.ts";
import { copyDocument, ownedRow, type StoredProject, setDocument } from "./store.ts";

/** Attempts, in case the project is edited at the same time. */
const maxAttempts = 5;

/** Creates a private copy of an own project, with the given plan if there is one. */
export async function duplicateProject(
  services: ProjectServices,
  author: Author,
  id: string,
  { new_name, plan }: Duplication,
): Promise<ProjectRow> {
  const { database, render, now } = services;
  for (let tries = 0; tries < maxAttempts; tries++) {
    const source = await requireProject(database, author.userId, id);
    const { row } = source;
    const edited = plan && (await render.run("replacePlan", { document: source.document, plan }, author.job));
    const fields = newProjectRow({
      ownerId: author.userId,
      columns: { ...row, name: new_name },
      originalAuthor: row.original_author,
      document: edited?.columns ?? documentColumns(row),
      madeFrom: row.made_from,
      provenance: provenanceOf(row),
      now: now(),
    });
    // A copy of a project that an administrator took down can't be published either.
    const copy = { ...fields, taken_down_at: row.taken_down_at };
    const stored = await storeCopy(services, source, copy, edited);
    if (stored) return stored;
  }
  throw new ApiError("SERVER_BUSY", messages.writtenElsewhere, { retryAfterSeconds: 1 });
}

/** Returns undefined if the project has changed since it was read. */
function storeCopy(
  { database, quota, subscribers, now }: Pick<ProjectServices, "database" | "quota" | "subscribers" | "now">,
  { row: source }: StoredProject,
  copy: NewProject,
  edited: SerializedDocument | undefined,
): Promise<ProjectRow | undefined> {
  return database.transaction().execute(async (transaction) => {
    const current = await ownedRow(transaction, source.owner_id, source.id);
    if (current?.revision !== source.revision) return undefined;
    return addProject(transaction, copy, quota, async () => {
      await copyDocument(transaction, source.id, copy.id);
      if (edited) await setDocument(transaction, copy.id, edited);
      for (const { copied } of subscribers) await copied(transaction, source.id, copy.id, now());
    });
  });
}
