import { errorMessages as messages, type OriginalMerge } from "@octavo/contract";
import { compiledColumns, type SerializedDocument } from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import { copyParts, readPieces } from "../projects/document-pieces.ts";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import { provenanceOfMerge } from "../projects/provenance.ts";
import type { StoredProject } from "../projects/store.ts";
import type { PreparedWork } from "../projects/write-subscriber.ts";
import type { Database, ProjectRow } from "../store/tables.ts";
import { boundHistory } from "../versions/keep-versions.ts";
import { insertBase, insertVersion, prepareVersion, versionHash } from "../versions/store.ts";
import { roomProblem } from "../versions/versions.ts";
import { type Base, requireBase, requireOriginal } from "./originals.ts";

/** Merges the changes of the original into a clone, whose base is the original's content then. */
export function mergeChanges(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  { original_revision, chosen, version_name }: OriginalMerge,
): Promise<ProjectRow> {
  const { database, render, now } = services;
  return editProject(services, author, target, async ({ row, open }) => {
    const original = await requireOriginal(database, row);
    if (original.row.revision !== original_revision)
      throw new ApiError("STALE_REVISION", messages.originalChangedAgain, { revision: row.revision });
    const provenance = provenanceOfMerge(row, original.row);
    if (!provenance) throw new ApiError("FORBIDDEN", messages.originalLicenceChanged);
    const base = await requireBase(database, row, original.row);
    const before = await open();
    const request = {
      base: await readPieces(services, row.id, await base.open()),
      own: await readPieces(services, row.id, before),
      original: await readPieces(services, original.row.id, original.document),
      metadata: compiledColumns(row),
      chosen,
      now: now(),
    };
    const after = await render.run("mergeOriginal", request, author.job);
    return {
      columns: { ...provenance, made_from: mergedMadeFrom(row, base, original.row) },
      document: { before, after },
      prepare: (stored) => prepareHistory(services, stored, original, after, version_name),
    };
  });
}

/** The starter and choices of the side that changed them. */
function mergedMadeFrom(own: ProjectRow, base: Base, original: ProjectRow): string | null {
  return own.made_from === base.made_from ? original.made_from : own.made_from;
}

async function prepareHistory(
  services: ProjectServices,
  row: ProjectRow,
  original: StoredProject,
  document: SerializedDocument,
  name: string | undefined,
): Promise<PreparedWork> {
  const { database } = services;
  const base = await prepareBase(database, row, original);
  const merged = name === undefined ? undefined : await prepareVersion(database, row, document, name);
  return {
    inTransaction: async (transaction, now) => {
      await insertBase(transaction, base, now);
      // Without room for the name, the project is merged all the same.
      if (merged && !(await roomProblem(services, transaction, row, merged.parts)))
        await insertVersion(transaction, merged, now);
    },
    afterwards: () => boundHistory(services, row.owner_id, row.id),
  };
}

/** The content of the original as a version of the clone. */
async function prepareBase(database: Database, clone: ProjectRow, { row: original, document }: StoredProject) {
  await copyParts(database, original.id, clone.id, document.parts);
  const { revision, updated_at } = clone;
  const version = await prepareVersion(database, { ...original, id: clone.id, revision, updated_at }, document);
  return { ...version, row: { ...version.row, hash: versionHash(original) } };
}
