import { errorMessages as messages, type ProjectVersion, projectLimits, type VersionHistory } from "@octavo/contract";
import { ApiError, requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import { type EditTarget, editProject, requireProject, requireRow, withWriteLock } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import { ownedProject, type StoredProject } from "../projects/store.ts";
import type { Database, ProjectRow, VersionRow } from "../store/tables.ts";
import type { DesignList } from "../worker/design-edits.ts";
import { describeChanges, parseOutline } from "./describe-changes.ts";
import { boundHistory } from "./keep-versions.ts";
import {
  insertVersion,
  type ListedVersion,
  listedVersions,
  namedBytes,
  partsOfVersion,
  prepareVersion,
  renameVersion,
  thinOut,
  userNamedBytes,
  versionDocument,
  versionHash,
  versionRow,
} from "./store.ts";

export async function versionHistory(
  { database }: Pick<ProjectServices, "database">,
  ownerId: string,
  id: string,
): Promise<VersionHistory> {
  const { row, document } = await requireProject(database, ownerId, id);
  const versions = await listedVersions(database, id);
  const hash = versionHash(row);
  // The latest version may have the current content, if it was named. What changed is then relative to the one before.
  const before = versions.find((version) => version.hash !== hash);
  const current = { outline: document.outline, device_profile: row.device_profile };
  return {
    current: { saved_at: formatMoment(row.updated_at), changes: describeChanges(before, current) },
    versions: versions.map((version, i) => listed(version, versions[i + 1], hash)),
  };
}

function listed(version: ListedVersion, before: ListedVersion | undefined, current: string): ProjectVersion {
  const { id, saved_at, name, device_profile, hash } = version;
  const changes = describeChanges(before, version);
  return { id, saved_at: formatMoment(saved_at), name, device_profile, is_current: hash === current, changes };
}

/** Returns a version as a project with today's other columns. */
export async function readVersion(
  { database }: Pick<ProjectServices, "database">,
  ownerId: string,
  id: string,
  versionId: string,
): Promise<StoredProject> {
  const row = await requireRow(database, ownerId, id);
  const version = await requireVersion(database, row, versionId);
  const document = await versionDocument(database, version);
  const { device_profile, made_from, saved_at: updated_at } = version;
  const columns = { ...document.columns, device_profile, made_from, updated_at, compiled_hash: null };
  return { row: { ...row, ...columns }, document };
}

async function requireVersion(database: Database, { id }: ProjectRow, versionId: string): Promise<VersionRow> {
  return requireFound(await versionRow(database, id, versionId), messages.versionNotFound);
}

/** Restores document and device. The content before becomes a version, as with any other edit. */
export function restoreVersion(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  versionId: string,
): Promise<ProjectRow> {
  return editProject(services, author, target, async ({ row, open }) => {
    const version = await requireVersion(services.database, row, versionId);
    const [before, after] = [await open(), await versionDocument(services.database, version)];
    const { device_profile, made_from } = version;
    return { columns: { device_profile, made_from }, document: { before, after } };
  });
}

/** Inserts a deleted design of the latest version that has it. */
export function restoreDesign(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  { list, name }: { readonly list: DesignList; readonly name: string },
): Promise<ProjectRow> {
  const { database, render } = services;
  return editProject(services, author, target, async ({ row, open }) => {
    const hasDesign = ({ outline }: ListedVersion) =>
      outline === "" || parseOutline(outline)[list].some(([known]) => known === name);
    const latest = (await listedVersions(database, row.id)).find(hasDesign);
    const missing = list === "masters" ? messages.masterNotFound(name) : messages.pageNotFound(name);
    const version = await requireVersion(database, row, requireFound(latest, missing).id);
    const [before, from] = [await open(), await versionDocument(database, version)];
    const after = await render.run("restoreDesign", { document: before, from, list, name }, author.job);
    return { document: { before, after } };
  });
}

interface Naming {
  readonly id: string;
  readonly name: string;
}

/** Keeps the current content as a named version. */
export async function nameCurrent(services: ProjectServices, author: Author, { id, name }: Naming): Promise<void> {
  const ownerId = author.userId;
  await inHistory(services, author, id, async (transaction, row) => {
    const [latest] = await listedVersions(transaction, id);
    if (latest?.hash === versionHash(row)) return rename(services, transaction, row, latest.id, name);
    const { document } = requireFound(await ownedProject(transaction, ownerId, id), messages.projectNotFound);
    const version = await prepareVersion(transaction, row, document, name);
    await requireRoom(services, transaction, row, version.parts);
    await insertVersion(transaction, version, services.now());
    return true;
  });
  await boundHistory(services, ownerId, id);
}

/** Names a version. `null` makes it an automatic one, which may be deleted later. */
export async function nameVersion(
  services: ProjectServices,
  author: Author,
  { id, versionId, name }: Omit<Naming, "name"> & { readonly versionId: string; readonly name: string | null },
): Promise<void> {
  await inHistory(services, author, id, async (transaction, row) => {
    await rename(services, transaction, row, versionId, name);
    if (name === null) await thinOut(transaction, id, services.now());
    return true;
  });
}

async function rename(
  services: ProjectServices,
  transaction: Database,
  row: ProjectRow,
  versionId: string,
  name: string | null,
): Promise<true> {
  const version = await requireVersion(transaction, row, versionId);
  if (name !== null && version.name === null) await requireRoom(services, transaction, row, partsOfVersion(version));
  await renameVersion(transaction, versionId, name);
  return true;
}

async function requireRoom(
  services: ProjectServices,
  transaction: Database,
  row: ProjectRow,
  parts: Parameters<typeof namedBytes>[2],
): Promise<void> {
  const problem = await roomProblem(services, transaction, row, parts);
  if (problem) throw problem;
}

/** Reason for which a version can't get a name. */
export async function roomProblem(
  { quota }: Pick<ProjectServices, "quota">,
  transaction: Database,
  { id: projectId, owner_id }: ProjectRow,
  parts: Parameters<typeof namedBytes>[2],
): Promise<ApiError | undefined> {
  const { namedVersions, versionBytes } = projectLimits;
  const named = (await listedVersions(transaction, projectId)).filter(({ name }) => name !== null);
  if (named.length >= namedVersions) return new ApiError("QUOTA_EXCEEDED", messages.tooManyVersions(namedVersions));
  if ((await namedBytes(transaction, projectId, parts)) > versionBytes)
    return new ApiError("QUOTA_EXCEEDED", messages.versionsTooLarge(versionBytes));
  if ((await userNamedBytes(transaction, owner_id, projectId, parts)) > quota.historyBytes)
    return new ApiError("QUOTA_EXCEEDED", messages.userVersionsTooLarge(quota.historyBytes));
  return undefined;
}

/**
 * Changes the history in a transaction that locks the project's row, because another server's write would delete parts
 * that no version refers to yet.
 */
function inHistory(
  services: ProjectServices,
  { userId: ownerId, bytes, job }: Author,
  id: string,
  change: (transaction: Database, row: ProjectRow) => Promise<true>,
): Promise<true> {
  const { database } = services;
  return withWriteLock(services, { id, ownerId, bytes, signal: job.signal }, () =>
    database.transaction().execute(async (transaction) => {
      const { revision } = await requireRow(transaction, ownerId, id);
      const row = await transaction
        .updateTable("projects")
        .set({ revision })
        .where("id", "=", id)
        .where("revision", "=", revision)
        .where("deleted_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      return row && change(transaction, row);
    }),
  );
}
