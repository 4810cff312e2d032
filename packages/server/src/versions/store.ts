import { randomUUID } from "node:crypto";
import { projectLimits } from "@octavo/contract";
import type { Part, SerializedDocument, StoredDocument } from "../documents/project-document.ts";
import { copyParts, deleteUnusedParts, parseParts, readText, storeRows } from "../projects/document-pieces.ts";
import { documentColumns } from "../projects/project-row.ts";
import type { Database, Moment, NewVersionRow, ProjectRow, VersionRow } from "../store/tables.ts";
import { cutText } from "./cut-text.ts";
import { storedBytes, surplusVersions, versionsBeyond } from "./thin-out.ts";

/** The document of a version, as JSON in the column `text`. Its texts are parts of the project. */
interface VersionText {
  readonly columns: SerializedDocument["columns"];
  readonly text: readonly Part[];
  readonly parts: StoredDocument["parts"];
}

export type ListedVersion = Omit<VersionRow, "text" | "is_base">;

/** A version that is ready to be inserted. Its parts are stored. */
export interface NewVersion {
  readonly row: NewVersionRow;
  readonly parts: readonly Part[];
}

/** Identifies the content of a project, as far as versions contain it. */
export function versionHash({ document_hash, device_profile }: Pick<ProjectRow, "document_hash" | "device_profile">) {
  return `${document_hash} ${device_profile}`;
}

/** Stores the parts of a version. Equal parts of other versions are not stored again. */
export async function prepareVersion(
  database: Database,
  row: ProjectRow,
  { text, parts, outline }: StoredDocument,
  name: string | null = null,
): Promise<NewVersion> {
  const cut = cutText(text);
  const known = await knownHashes(database, row.id, [...cut.pieces.keys()]);
  await storeRows(database, row.id, new Map([...cut.pieces].filter(([hash]) => !known.has(hash))));
  const written: VersionText = { columns: documentColumns(row), text: cut.parts, parts };
  const { id: project_id, revision, updated_at: saved_at, device_profile, made_from } = row;
  const version = { id: randomUUID(), project_id, revision, saved_at, name, hash: versionHash(row) };
  const content = { device_profile, made_from, outline, text: JSON.stringify(written) };
  return { row: { ...version, ...content }, parts: [...cut.parts, ...parts] };
}

async function knownHashes(database: Database, projectId: string, hashes: readonly string[]) {
  const rows = await database
    .selectFrom("version_parts")
    .select("hash")
    .distinct()
    .where("project_id", "=", projectId)
    .where("hash", "in", hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Inserts a version in the caller's transaction, and deletes automatic ones that it makes superfluous. */
export async function insertVersion(transaction: Database, { row, parts }: NewVersion, now: Moment): Promise<void> {
  await transaction.insertInto("project_versions").values(row).execute();
  const unique = [...new Map(parts.map((part) => [part.hash, part])).values()];
  const rows = unique.map(({ hash, bytes }) => ({
    id: `${row.id}/${hash}`,
    version_id: row.id,
    project_id: row.project_id,
    hash,
    bytes,
  }));
  await transaction.insertInto("version_parts").values(rows).execute();
  await thinOut(transaction, row.project_id, now);
}

export async function thinOut(transaction: Database, projectId: string, now: Moment): Promise<void> {
  const versions = await listedVersions(transaction, projectId);
  const surplus = surplusVersions(versions, now);
  await deleteVersions(transaction, surplus);
  const left = versions.filter(({ id }) => !surplus.includes(id));
  if ((await recordSize(transaction, projectId)) <= projectLimits.versionBytes) return;
  const parts = await versionParts(transaction, projectId);
  await deleteVersions(transaction, versionsBeyond(left, parts, projectLimits.versionBytes));
  await recordSize(transaction, projectId);
}

/** Stores and returns the size of all versions of a project, which the caller has locked. */
async function recordSize(transaction: Database, projectId: string): Promise<number> {
  const version_bytes = await usedBytes(transaction, projectId);
  await transaction.updateTable("projects").set({ version_bytes }).where("id", "=", projectId).execute();
  return version_bytes;
}

async function deleteVersions(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom("project_versions").where("id", "in", ids).execute();
}

async function usedBytes(database: Database, projectId: string): Promise<number> {
  const parts = database.selectFrom("version_parts").select(["hash", "bytes"]).distinct();
  const { bytes } = await database
    .selectFrom(parts.where("project_id", "=", projectId).as("parts"))
    .select(({ fn }) => fn.sum<number | null>("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

function versionParts(database: Database, projectId: string) {
  return database
    .selectFrom("version_parts")
    .select(["version_id", "hash", "bytes"])
    .where("project_id", "=", projectId)
    .execute();
}

/** Size of all named versions and of one more, in bytes. */
export async function namedBytes(database: Database, projectId: string, more: readonly Part[]): Promise<number> {
  const named = await database
    .selectFrom("version_parts")
    .innerJoin("project_versions", "project_versions.id", "version_parts.version_id")
    .select(["version_parts.hash", "version_parts.bytes"])
    .where("version_parts.project_id", "=", projectId)
    .where("project_versions.name", "is not", null)
    .execute();
  return storedBytes([...named, ...more]);
}

/** Size of all named versions of a user and of one more of a project, in bytes. */
export async function userNamedBytes(database: Database, ownerId: string, projectId: string, more: readonly Part[]) {
  const parts = database
    .selectFrom("version_parts")
    .innerJoin("project_versions", "project_versions.id", "version_parts.version_id")
    .innerJoin("projects", "projects.id", "version_parts.project_id")
    .select(["version_parts.project_id", "version_parts.hash", "version_parts.bytes"])
    .distinct()
    .where("projects.owner_id", "=", ownerId)
    .where("version_parts.project_id", "!=", projectId)
    .where("project_versions.name", "is not", null);
  const { bytes } = await database
    .selectFrom(parts.as("parts"))
    .select(({ fn }) => fn.sum<number | null>("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0) + (await namedBytes(database, projectId, more));
}

/** Size of all versions and deleted projects of a user, in bytes. */
export async function historyBytes(database: Database, ownerId: string): Promise<number> {
  const { versions, deleted } = await database
    .selectFrom("projects")
    .select(({ fn }) => [
      fn.sum<number | null>("version_bytes").as("versions"),
      fn.sum<number | null>("document_bytes").filterWhere("deleted_at", "is not", null).as("deleted"),
    ])
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(versions ?? 0) + Number(deleted ?? 0);
}

/** Number of versions that are deleted at once. */
const batch = 10;

/**
 * Deletes the oldest automatic versions of one project of a user, that of the oldest. `except` is a project that is not
 * touched. Increases the project's revision: a write that has started could refer to texts that are deleted. Returns
 * false if there are none.
 */
export async function deleteOldestVersions(database: Database, ownerId: string, except: string): Promise<boolean> {
  const oldest = await database
    .selectFrom("project_versions")
    .innerJoin("projects", "projects.id", "project_versions.project_id")
    .select(["project_versions.id", "project_versions.project_id"])
    .where("projects.owner_id", "=", ownerId)
    .where("projects.id", "!=", except)
    .where("project_versions.name", "is", null)
    .where("project_versions.is_base", "=", 0)
    .orderBy("project_versions.saved_at")
    .orderBy("project_versions.revision")
    .limit(batch)
    .execute();
  const project = oldest[0]?.project_id;
  if (project === undefined) return false;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("projects")
      .set((known) => ({ revision: known("revision", "+", 1) }))
      .where("id", "=", project)
      .execute();
    const ids = oldest.filter(({ project_id }) => project_id === project).map(({ id }) => id);
    await deleteVersions(transaction, ids);
    await recordSize(transaction, project);
    const document = transaction.selectFrom("project_documents").select(["text", "parts", "outline"]);
    const found = await document.where("id", "=", project).executeTakeFirst();
    if (found) await deleteUnusedParts(transaction, project, [{ ...found, parts: parseParts(found.parts) }]);
  });
  return true;
}

/** Latest first, without documents. */
export function listedVersions(database: Database, projectId: string): Promise<ListedVersion[]> {
  return database
    .selectFrom("project_versions")
    .select(["id", "project_id", "revision", "saved_at", "name", "hash", "device_profile", "made_from", "outline"])
    .where("project_id", "=", projectId)
    .where("is_base", "=", 0)
    .orderBy("revision", "desc")
    .execute();
}

export async function versionRow(database: Database, projectId: string, id: string): Promise<VersionRow | undefined> {
  const found = database.selectFrom("project_versions").selectAll().where("id", "=", id);
  return found.where("project_id", "=", projectId).where("is_base", "=", 0).executeTakeFirst();
}

/** The content of the original when the project was cloned, or when its changes were last merged. */
export async function baseRow(database: Database, projectId: string): Promise<VersionRow | undefined> {
  const found = database.selectFrom("project_versions").selectAll().where("project_id", "=", projectId);
  return found.where("is_base", "=", 1).executeTakeFirst();
}

/** Replaces the base of a clone. No limit deletes it. */
export async function insertBase(transaction: Database, { row, parts }: NewVersion, now: Moment): Promise<void> {
  const { project_id } = row;
  await transaction
    .deleteFrom("project_versions")
    .where("project_id", "=", project_id)
    .where("is_base", "=", 1)
    .execute();
  await insertVersion(transaction, { row: { ...row, is_base: 1 }, parts }, now);
}

/** Copies the base of a project to a duplicate, if it has one. */
export async function copyBase(transaction: Database, from: string, to: string, now: Moment): Promise<void> {
  const base = await baseRow(transaction, from);
  if (!base) return;
  const parts = partsOfVersion(base);
  await copyParts(transaction, from, to, parts);
  await insertBase(transaction, { row: { ...base, id: randomUUID(), project_id: to }, parts }, now);
}

/** Parts of a version's document and text. */
export function partsOfVersion({ text }: VersionRow): readonly Part[] {
  const { text: cut, parts } = parsed(text);
  return [...cut, ...parts];
}

/** Reads the document of a version. Its parts are stored already. */
export async function versionDocument(
  database: Database,
  { project_id, outline, text }: VersionRow,
): Promise<SerializedDocument> {
  const { columns, text: cut, parts } = parsed(text);
  return { text: await readText(database, project_id, cut), parts, outline, added: new Map(), columns };
}

/** Trusts its input, which `prepareVersion` has written. */
function parsed(text: string): VersionText {
  const version: VersionText = JSON.parse(text);
  return version;
}

export async function renameVersion(database: Database, id: string, name: string | null): Promise<void> {
  await database.updateTable("project_versions").set({ name }).where("id", "=", id).execute();
}
