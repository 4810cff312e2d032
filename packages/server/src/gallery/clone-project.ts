import type { Cloning } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import { isCloneable, readLicence } from "@octavo/foundation";
import { ApiError, requireFound } from "../http/api-error.ts";
import { addProject } from "../projects/add-project.ts";
import { documentColumns, newProjectRow } from "../projects/project-row.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import { provenanceOfClone } from "../projects/provenance.ts";
import { copyDocument, ownedProject, type PublicAddress, publicRow } from "../projects/store.ts";
import type { Database, NewProject, ProjectRow } from "../store/tables.ts";
import { insertBase, prepareVersion } from "../versions/store.ts";
import { countClone } from "./store.ts";

/** Attempts, in case the owner writes at the same time. */
const maxAttempts = 5;

/** Creates a private copy. Starts again if the owner has changed or unpublished the project in the meantime. */
export async function cloneProject(
  { database, now, quota }: ProjectServices,
  author: Author,
  address: PublicAddress,
  request: Cloning,
): Promise<ProjectRow> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const source = requireFound(await publicRow(database, address), messages.publicProjectNotFound);
    if (!isCloneable(readLicence(source.licence))) throw new ApiError("FORBIDDEN", messages.notCloneable);
    const copy = await storeCopy({ database, quota }, source, copyOf(source, author, request, now()));
    if (copy) return copy;
  }
  throw new ApiError("SERVER_BUSY", messages.writtenElsewhere, { retryAfterSeconds: 1 });
}

function copyOf(
  row: ProjectRow,
  { userId }: Author,
  { new_name: name, new_description }: Cloning,
  now: number,
): NewProject {
  const { category, device_profile, original_author, author } = row;
  const description = new_description ?? row.description;
  return newProjectRow({
    ownerId: userId,
    columns: { name, description, category, author: "", device_profile },
    originalAuthor: original_author || author,
    document: documentColumns(row),
    madeFrom: row.made_from,
    provenance: provenanceOfClone(row, userId),
    now,
  });
}

/** Counts and stores the copy in one transaction. */
function storeCopy(
  { database, quota }: Pick<ProjectServices, "database" | "quota">,
  source: ProjectRow,
  row: NewProject,
): Promise<ProjectRow | undefined> {
  return database.transaction().execute(async (transaction) => {
    const counted = await countClone(transaction, source);
    if (!counted) return undefined;
    const copy = await addProject(transaction, row, quota, () => copyDocument(transaction, source.id, row.id));
    await keepBase(transaction, copy);
    return copy;
  });
}

/** Keeps the content of the original, from which changes of both are told apart later. */
async function keepBase(transaction: Database, { owner_id, id }: ProjectRow): Promise<void> {
  const copy = requireFound(await ownedProject(transaction, owner_id, id), messages.projectNotFound);
  await insertBase(transaction, await prepareVersion(transaction, copy.row, copy.document), copy.row.created_at);
}
