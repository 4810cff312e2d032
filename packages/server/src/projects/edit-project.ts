import { setTimeout as sleep } from "node:timers/promises";
import { errorMessages as messages } from "@octavo/contract";
import type { SerializedDocument, StoredDocument } from "../documents/project-document.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import { requireQuota } from "../quota/storage-quota.ts";
import type { Database, Moment, ProjectRow } from "../store/tables.ts";
import type { RenderJobs } from "../worker/jobs.ts";
import { type PartStores, requireObjects, storeObjects, storeParts } from "./document-pieces.ts";
import { derivedColumns } from "./project-row.ts";
import type { Author, ProjectServices } from "./project-services.ts";
import { type ChangedColumns, ownedProject, ownedRow, replaceProject, type StoredProject } from "./store.ts";
import type { WriteRequest } from "./write-lock.ts";
import type { DocumentEdit, PreparedWork } from "./write-subscriber.ts";

/** Target of a write. If `revision` is undefined, the write applies to any revision. */
export interface EditTarget {
  readonly id: string;
  readonly revision: number | undefined;
}

/** Omitted properties stay unchanged. */
export interface ProjectEdit {
  readonly columns?: ChangedColumns;
  /** The document before and after the edit. */
  readonly document?: { readonly before: StoredDocument; readonly after: SerializedDocument };
  /** Prepares further work for the transaction of an edit of the document, which stores the given row. */
  readonly prepare?: (after: ProjectRow) => Promise<PreparedWork>;
}

/** A project that is being edited. `open` reads the document, which some edits don't need. */
export interface EditedProject {
  readonly row: ProjectRow;
  readonly open: () => Promise<StoredDocument>;
}

/** Attempts to write, while other servers write to the same project. */
const maxAttempts = 20;
const maxPauseMilliseconds = 50;

/**
 * Applies an edit to a project. All edits go through this function. Writes of one server wait for each other. If another
 * server has written in the meantime, the edit is repeated with the new state.
 */
export async function editProject(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  edit: (project: EditedProject) => Promise<ProjectEdit> | ProjectEdit,
): Promise<ProjectRow> {
  const { bytes, userId: ownerId } = author;
  return withWriteLock(services, { id: target.id, ownerId, bytes, signal: author.job.signal }, async () => {
    const row = await requireRow(services.database, ownerId, target.id);
    requireRevision(row, target.revision);
    const open = async () => (await requireProject(services.database, ownerId, row.id)).document;
    return writeBack(services, row, await edit({ row, open }), services.now());
  });
}

type DocumentJob =
  | "addDesign"
  | "addSections"
  | "changeDesign"
  | "changeDesigns"
  | "duplicateDesign"
  | "removeDesign"
  | "replacePlan"
  | "replaceRules"
  | "replaceShared";

/** Edits the document of a project with a job. */
export function editDocumentWithJob<Name extends DocumentJob>(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  name: Name,
  requestFor: (document: StoredDocument) => RenderJobs[Name]["request"],
): Promise<ProjectRow> {
  return editProject(services, author, target, async ({ open }) => {
    const before = await open();
    const after: SerializedDocument = await services.render.run(name, requestFor(before), author.job);
    return { document: { before, after } };
  });
}

/** Repeats `write` until it returns a value. It returns undefined if another server has written first. */
export async function withWriteLock<Written>(
  { writeLock }: Pick<ProjectServices, "writeLock">,
  request: WriteRequest,
  write: () => Promise<Written | undefined>,
): Promise<Written> {
  const release = await writeLock.acquire(request);
  try {
    for (let tries = 0; tries < maxAttempts; tries++) {
      const written = await write();
      if (written !== undefined) return written;
      await sleep(Math.random() * maxPauseMilliseconds);
    }
  } finally {
    release();
  }
  throw new ApiError("SERVER_BUSY", messages.writtenElsewhere, { retryAfterSeconds: 1 });
}

async function writeBack(
  services: ProjectServices,
  row: ProjectRow,
  { columns, document, prepare: prepareMore }: ProjectEdit,
  now: Moment,
): Promise<ProjectRow | undefined> {
  const { database, quota } = services;
  const after = { ...row, ...columns, ...document?.after.columns };
  const changed = { ...columns, ...document?.after.columns, ...derivedColumns(after), updated_at: now };
  const growth = after.document_bytes - row.document_bytes;
  // Before parts are stored, so that a refused write stores nothing.
  if (growth > 0) await requireQuota(database, row.owner_id, quota, { bytes: growth });
  if (document) await storeNewParts(services, row, document.after);
  // The response contains all of them, so that a write that is done is not answered by an error.
  if (document) await requireObjects(services.objects, document.after);
  const followed = document ? await prepare(services, { before: row, after, document: document.before }) : [];
  const stored = { ...after, updated_at: now, revision: row.revision + 1 };
  const prepared = document && prepareMore ? [...followed, await prepareMore(stored)] : followed;
  const written = await replaceProject(database, row, { columns: changed, document, prepared }, quota);
  if (written) for (const { afterwards } of prepared) await afterwards();
  return written;
}

async function prepare({ subscribers }: ProjectServices, edit: DocumentEdit): Promise<readonly PreparedWork[]> {
  const prepared: PreparedWork[] = [];
  for (const subscriber of subscribers) {
    const work = await subscriber.prepare(edit);
    if (work) prepared.push(work);
  }
  return prepared;
}

async function storeNewParts(
  { database, objects }: PartStores,
  { id, owner_id }: ProjectRow,
  { added }: SerializedDocument,
) {
  await storeObjects(objects, added);
  try {
    await storeParts(database, id, added);
  } catch (problem) {
    // The parts of a deleted project can't be stored.
    await requireRow(database, owner_id, id);
    throw problem;
  }
}

export async function requireProject(database: Database, ownerId: string, id: string): Promise<StoredProject> {
  return requireFound(await ownedProject(database, ownerId, id), messages.projectNotFound);
}

export async function requireRow(database: Database, ownerId: string, id: string): Promise<ProjectRow> {
  return requireFound(await ownedRow(database, ownerId, id), messages.projectNotFound);
}

export function requireRevision({ revision }: { readonly revision: number }, wanted: number | undefined): void {
  if (wanted !== undefined && wanted !== revision)
    throw new ApiError("STALE_REVISION", messages.staleRevision, { revision });
}
