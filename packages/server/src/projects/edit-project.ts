import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { requireRoom } from "../quota/storage-quota.ts";
import type { Database, Moment, ProjectRow } from "../store/tables.ts";
import { keepParts } from "./document-pieces.ts";
import {
  type PrintedDocument,
  type ProjectDocument,
  printDocument,
  readDocument,
  type StoredDocument,
} from "./project-document.ts";
import { followingColumns } from "./project-row.ts";
import { type ChangedColumns, ownedProject, ownedRow, replaceProject, type StoredProject } from "./store.ts";
import type { Author, Workshop } from "./workshop.ts";

/** Where a write goes, and the revision that it started from: undefined when it is to be applied to whatever is there. */
export interface EditTarget {
  readonly id: string;
  readonly revision: number | undefined;
}

/** What is absent stays. */
export interface ProjectEdit {
  readonly columns?: ChangedColumns;
  /** The one that was opened, and what has become of it. */
  readonly document?: { readonly before: StoredDocument; readonly after: PrintedDocument };
}

/** A project as an edit finds it. Its document is read when the edit opens it: a change of name does not. */
export interface EditedProject {
  readonly row: ProjectRow;
  readonly open: () => Promise<StoredDocument>;
}

/** Other nodes write to the same project: who loses a race begins anew. */
const mostTries = 20;
const longestPauseMilliseconds = 50;

/**
 * Every write to a project. On one node writes take turns; where another node has written meanwhile, the edit begins
 * anew, because it may find something else.
 */
export async function editProject(
  workshop: Workshop,
  author: Author,
  target: EditTarget,
  edit: (project: EditedProject) => Promise<ProjectEdit> | ProjectEdit,
): Promise<ProjectRow> {
  const { bytes, userId: ownerId } = author;
  return inTurn(workshop, { id: target.id, ownerId, bytes, signal: author.job.signal }, async () => {
    const row = await requireRow(workshop.database, ownerId, target.id);
    requireRevision(row, target.revision);
    const open = async () => (await requireProject(workshop.database, ownerId, row.id)).document;
    return writeBack(workshop, row, await edit({ row, open }), workshop.now());
  });
}

/** A write in its turn, tried until it lands; undefined says that somebody else's landed first. */
export async function inTurn<Written>(
  { turns }: Pick<Workshop, "turns">,
  ticket: Parameters<Workshop["turns"]["turn"]>[0],
  write: () => Promise<Written | undefined>,
): Promise<Written> {
  const endTurn = await turns.turn(ticket);
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const written = await write();
      if (written !== undefined) return written;
      await sleep(Math.random() * longestPauseMilliseconds);
    }
  } finally {
    endTurn();
  }
  throw new ApiError("SERVER_BUSY", messages.writtenElsewhere, { retryAfterSeconds: 1 });
}

async function writeBack(
  { database, quota }: Workshop,
  row: ProjectRow,
  { columns, document }: ProjectEdit,
  now: Moment,
): Promise<ProjectRow | undefined> {
  const after = { ...row, ...columns, ...document?.after.columns };
  const changed = { ...columns, ...document?.after.columns, ...followingColumns(after), updated_at: now };
  const growth = after.document_bytes - row.document_bytes;
  // Before parts are kept: a refused write leaves nothing behind.
  if (growth > 0) await requireRoom(database, row.owner_id, quota, { bytes: growth });
  if (document) await keepNewParts(database, row, document.after);
  return replaceProject(database, row, changed, document, quota);
}

async function keepNewParts(database: Database, { id, owner_id }: ProjectRow, { added }: PrintedDocument) {
  try {
    await keepParts(database, id, added);
  } catch (problem) {
    // Deleted meanwhile, it takes no parts.
    await requireRow(database, owner_id, id);
    throw problem;
  }
}

export async function requireProject(database: Database, ownerId: string, id: string): Promise<StoredProject> {
  return known(await ownedProject(database, ownerId, id));
}

async function requireRow(database: Database, ownerId: string, id: string): Promise<ProjectRow> {
  return known(await ownedRow(database, ownerId, id));
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError("NOT_FOUND", messages.projectNotFound);
  return found;
}

export function requireRevision({ revision }: { readonly revision: number }, wanted: number | undefined): void {
  if (wanted !== undefined && wanted !== revision)
    throw new ApiError("STALE_REVISION", messages.staleRevision, { revision });
}

/** In a render process: one change of a document. */
export function editDocument(
  document: StoredDocument,
  change: (document: ProjectDocument) => ProjectDocument,
): PrintedDocument {
  return printDocument(change(readDocument(document)));
}
