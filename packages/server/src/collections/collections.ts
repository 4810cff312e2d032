import { randomUUID } from "node:crypto";
import {
  type AddedProject,
  type Collection,
  type CollectionChange,
  type CollectionListItem,
  collectionLimits as limits,
  errorMessages as messages,
  type NewCollection,
} from "@octavo/contract";
import { lockUser } from "../auth/lock-user.ts";
import { toPublicProject } from "../gallery/gallery.ts";
import { publicProjectsAmong } from "../gallery/store.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import { invalidField } from "../http/invalid-field.ts";
import { type EditTarget, requireRevision } from "../projects/edit-project.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import type { CollectionRow, Database } from "../store/tables.ts";
import { coversById, toCover } from "./public-collections.ts";
import * as store from "./store.ts";

type Services = Pick<ProjectServices, "database" | "now">;

export async function listCollections(
  { database }: Services,
  caller: Caller,
  containing: string | undefined,
): Promise<readonly CollectionListItem[]> {
  const rows = await store.listedCollections(database, caller.userId);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [covers, counts, containers] = await Promise.all([
    coversById(database, ids),
    store.countsOf(database, ids),
    containing === undefined ? new Set<string>() : store.collectionsWith(database, ids, containing),
  ]);
  return rows.map((row) => ({
    ...describe(row, caller),
    project_count: counts.get(row.id) ?? 0,
    covers: (covers.get(row.id) ?? []).map(toCover),
    contains: containers.has(row.id),
  }));
}

export async function readCollection({ database }: Services, caller: Caller, id: string): Promise<Collection> {
  return response(database, caller, await requireCollection(database, caller.userId, id));
}

export async function createCollection(
  { database, now }: Services,
  caller: Caller,
  { name, description, project_ids }: NewCollection,
): Promise<Collection> {
  const at = now();
  const row: CollectionRow = {
    id: randomUUID(),
    owner_id: caller.userId,
    name,
    description,
    is_public: 0,
    published_at: null,
    taken_down_at: null,
    created_at: at,
    updated_at: at,
    revision: 1,
  };
  await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, caller.userId);
    if ((await store.countCollections(transaction, caller.userId)) >= limits.each)
      throw new ApiError("QUOTA_EXCEEDED", messages.tooManyCollections(limits.each));
    await store.insertCollection(transaction, row, await requirePublic(transaction, [...new Set(project_ids)]));
  });
  return response(database, caller, row);
}

export function changeCollection(
  services: Services,
  caller: Caller,
  target: EditTarget,
  { name, description }: CollectionChange,
): Promise<Collection> {
  return write(services, caller, target, async () => ({
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  }));
}

export function shareCollection(
  services: Services,
  caller: Caller,
  target: EditTarget,
  isPublic: boolean,
): Promise<Collection> {
  return write(services, caller, target, async (_transaction, row) => {
    if (!isPublic) return { is_public: 0, published_at: null };
    if (row.taken_down_at !== null) throw new ApiError("FORBIDDEN", messages.takenDownCollection);
    return { is_public: 1, published_at: row.published_at ?? services.now() };
  });
}

export function addToCollection(
  services: Services,
  caller: Caller,
  target: EditTarget,
  { project_id, position }: AddedProject,
): Promise<Collection> {
  return changeProjects(services, caller, target, async (transaction, collected) => {
    if (collected.some((known) => known.project_id === project_id)) return undefined;
    if (collected.length >= limits.projects)
      throw new ApiError("QUOTA_EXCEEDED", messages.tooManyCollected(limits.projects));
    return collected.toSpliced(position ?? collected.length, 0, ...(await requirePublic(transaction, [project_id])));
  });
}

export function removeFromCollection(
  services: Services,
  caller: Caller,
  target: EditTarget,
  projectId: string,
): Promise<Collection> {
  return changeProjects(services, caller, target, async (_transaction, collected) => {
    const rest = collected.filter(({ project_id }) => project_id !== projectId);
    if (rest.length === collected.length) throw new ApiError("NOT_FOUND", messages.notInCollection);
    return rest;
  });
}

export function orderCollection(
  services: Services,
  caller: Caller,
  target: EditTarget,
  ids: readonly string[],
): Promise<Collection> {
  return changeProjects(services, caller, target, async (_transaction, collected) => {
    const known = new Map(collected.map((project) => [project.project_id, project]));
    const ordered = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
    if (ids.length !== collected.length || ordered.length !== collected.length)
      throw invalidField("project_ids", messages.notTheOrder);
    return ordered;
  });
}

export async function deleteCollection({ database }: Services, { userId }: Caller, id: string): Promise<void> {
  if (!(await store.removeCollection(database, userId, id)))
    throw new ApiError("NOT_FOUND", messages.collectionNotFound);
}

type Change<Kept> = (transaction: Database, before: Kept) => Promise<Kept | undefined>;

/** Leaves the collection as it is if the change returns undefined. */
function changeProjects(
  services: Services,
  caller: Caller,
  target: EditTarget,
  change: Change<readonly store.CollectedProject[]>,
): Promise<Collection> {
  return write(services, caller, target, async (transaction, { id }) => {
    const projects = await change(transaction, await store.collectedProjects(transaction, id));
    if (!projects) return undefined;
    await store.replaceProjects(transaction, id, projects);
    return {};
  });
}

type Columns = Partial<Pick<CollectionRow, "name" | "description" | "is_public" | "published_at">>;

/** Writes of a user run one after the other, also on several servers. */
async function write(
  { database, now }: Services,
  caller: Caller,
  { id, revision }: EditTarget,
  change: (transaction: Database, row: CollectionRow) => Promise<Columns | undefined>,
): Promise<Collection> {
  const written = await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, caller.userId);
    const row = await requireCollection(transaction, caller.userId, id);
    requireRevision(row, revision);
    const columns = await change(transaction, row);
    if (!columns) return row;
    const next = { ...columns, updated_at: now(), revision: row.revision + 1 };
    return store.updateCollection(transaction, id, next);
  });
  return response(database, caller, written);
}

async function requireCollection(database: Database, ownerId: string, id: string): Promise<CollectionRow> {
  return requireFound(await store.ownedCollection(database, ownerId, id), messages.collectionNotFound);
}

/** Their names are kept, because a project that becomes private may get another one. */
async function requirePublic(database: Database, ids: readonly string[]): Promise<readonly store.CollectedProject[]> {
  const known = await publicProjectsAmong(database, ids);
  return ids.map((id) => {
    const { name } = requireFound(known.get(id), messages.publicProjectNotFound);
    return { project_id: id, name };
  });
}

async function response(database: Database, caller: Caller, row: CollectionRow): Promise<Collection> {
  const collected = await store.collectedProjects(database, row.id);
  const known = await publicProjectsAmong(
    database,
    collected.map(({ project_id }) => project_id),
  );
  const projects = collected.map(({ project_id: id, name }) => {
    const project = known.get(id);
    return { id, name: project?.name ?? name, project: project ? toPublicProject(project) : null };
  });
  return { ...describe(row, caller), projects };
}

function describe(row: CollectionRow, { username }: Caller) {
  const { id, name, description, revision, is_public, taken_down_at, created_at, updated_at } = row;
  const times = { created_at: formatMoment(created_at), updated_at: formatMoment(updated_at) };
  const state = { is_public: is_public === 1, taken_down: taken_down_at !== null };
  return { id, name, description, author: username, revision, ...state, ...times };
}
