/** Originals of clones, and what they were when they were cloned (docs/decisions/0104). */
import { errorMessages as messages, type OriginalState } from "@octavo/contract";
import { isCloneable, readLicence } from "@octavo/foundation";
import type { StoredDocument } from "../documents/project-document.ts";
import { readPublicProject } from "../gallery/gallery.ts";
import { requireFound } from "../http/api-error.ts";
import { requireProject, requireRow } from "../projects/edit-project.ts";
import { provenanceOfMerge } from "../projects/provenance.ts";
import { publicProject, publicRow, type StoredProject } from "../projects/store.ts";
import type { Database, ProjectRow } from "../store/tables.ts";
import { baseRow, listedVersions, versionDocument, versionHash, versionRow } from "../versions/store.ts";

/** A common earlier content of a clone and its original. */
export interface Base {
  readonly hash: string;
  readonly device_profile: string;
  readonly made_from: string | null;
  readonly open: () => Promise<StoredDocument>;
}

export async function readOriginalState(database: Database, userId: string, id: string): Promise<OriginalState> {
  const row = await requireRow(database, userId, id);
  const original = await originalRow(database, row);
  if (!original) return { original: null, revision: null, state: "none" };
  const { revision } = original;
  const shown = await readPublicProject(database, { id: original.id });
  return { original: shown, revision, state: await stateOf(database, row, original) };
}

async function stateOf(database: Database, row: ProjectRow, original: ProjectRow): Promise<OriginalState["state"]> {
  if (versionHash(original) === versionHash(row)) return "same";
  const base = await findBase(database, row, original);
  if (!base) return "no_base";
  if (base.hash === versionHash(original)) return "same";
  return provenanceOfMerge(row, original) ? "changed" : "licence";
}

/** Undefined if the original is not public, or its author reserves all rights by now. */
async function originalRow(database: Database, { cloned_from }: ProjectRow): Promise<ProjectRow | undefined> {
  const found = cloned_from === null ? undefined : await publicRow(database, { id: cloned_from });
  return found && isCloneable(readLicence(found.licence)) ? found : undefined;
}

/** The original with its document. Throws an `ApiError` if there is none that can be merged. */
export async function requireOriginal(database: Database, row: ProjectRow): Promise<StoredProject> {
  const found = await originalRow(database, row);
  const original = found && (await publicProject(database, { id: found.id }));
  return requireFound(original, messages.originalNotFound);
}

export async function readOriginal(database: Database, userId: string, id: string): Promise<StoredProject> {
  return requireOriginal(database, await requireRow(database, userId, id));
}

/** Returns the base as a project with today's other columns. */
export async function readBase(database: Database, userId: string, id: string): Promise<StoredProject> {
  const row = await requireRow(database, userId, id);
  const { row: original } = await requireOriginal(database, row);
  const { device_profile, open } = await requireBase(database, row, original);
  return { row: { ...row, device_profile, compiled_hash: null }, document: await open() };
}

export async function requireBase(database: Database, row: ProjectRow, original: ProjectRow): Promise<Base> {
  return requireFound(await findBase(database, row, original), messages.baseNotFound);
}

/**
 * The stored base. Of a clone from before bases were stored, the latest content that is equal to a content that the original had:
 * such a content is the same letter for letter, so nothing is guessed.
 */
async function findBase(database: Database, row: ProjectRow, original: ProjectRow): Promise<Base | undefined> {
  const stored = await baseRow(database, row.id);
  if (stored) return { ...stored, open: () => versionDocument(database, stored) };
  const known = new Set((await listedVersions(database, original.id)).map(({ hash }) => hash)).add(
    versionHash(original),
  );
  const { owner_id, id } = row;
  const current = {
    ...row,
    hash: versionHash(row),
    open: async () => (await requireProject(database, owner_id, id)).document,
  };
  if (known.has(current.hash)) return current;
  const version = (await listedVersions(database, id)).find(({ hash }) => known.has(hash));
  return (
    version && {
      ...version,
      open: async () => versionDocument(database, await requireVersion(database, id, version.id)),
    }
  );
}

async function requireVersion(database: Database, projectId: string, id: string) {
  return requireFound(await versionRow(database, projectId, id), messages.versionNotFound);
}
