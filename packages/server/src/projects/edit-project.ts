import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { Database, Moment } from "../store/tables.ts";
import { type PrintedDocument, type ProjectDocument, printDocument, readDocument } from "./project-document.ts";
import { followingColumns } from "./project-row.ts";
import { type ChangedColumns, ownedProject, replaceProject, type StoredProject } from "./store.ts";
import type { Workshop } from "./workshop.ts";

/** Where a write goes, and the revision that it started from: undefined when it is to be applied to whatever is there. */
export interface EditTarget {
  readonly ownerId: string;
  readonly id: string;
  readonly revision: number | undefined;
}

/** What is absent stays. */
export interface ProjectEdit {
  readonly columns?: ChangedColumns;
  readonly document?: PrintedDocument;
}

/**
 * Every write to a project: read, edited and written back as long as nobody else has written meanwhile; else it begins
 * anew, because `edit` may find something else. Whoever loses that race loses it to a write that landed.
 */
export async function editProject(
  { database, now }: Workshop,
  { ownerId, id, revision }: EditTarget,
  edit: (project: StoredProject) => Promise<ProjectEdit> | ProjectEdit,
): Promise<StoredProject> {
  for (;;) {
    const project = await requireProject(database, ownerId, id);
    requireRevision(project.row, revision);
    const written = await writeBack(database, project, await edit(project), now());
    if (written) return written;
  }
}

async function writeBack(
  database: Database,
  { row, text }: StoredProject,
  { columns, document }: ProjectEdit,
  now: Moment,
): Promise<StoredProject | undefined> {
  const newText = document?.text ?? text;
  const following = await followingColumns({ ...row, ...columns }, newText);
  const changed = { ...columns, ...following, ...document?.counts, updated_at: now };
  const written = await replaceProject(database, row, changed, document?.text);
  return written && { row: written, text: newText };
}

export async function requireProject(database: Database, ownerId: string, id: string): Promise<StoredProject> {
  const found = await ownedProject(database, ownerId, id);
  if (!found) throw new ApiError("NOT_FOUND", messages.projectNotFound);
  return found;
}

export function requireRevision({ revision }: { readonly revision: number }, wanted: number | undefined): void {
  if (wanted !== undefined && wanted !== revision)
    throw new ApiError("STALE_REVISION", messages.staleRevision, { revision });
}

/** In a render process: one change of a document. */
export function editDocument(text: string, change: (document: ProjectDocument) => ProjectDocument): PrintedDocument {
  return printDocument(change(readDocument(text)));
}
