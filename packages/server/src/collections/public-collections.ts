import {
  type CollectionCard,
  type CollectionsQuery,
  type JsonAnswer,
  errorMessages as messages,
  type PublicCollection,
} from "@octavo/contract";
import { toPublicProject } from "../gallery/gallery.ts";
import { findPublic, publicProjectsAmong } from "../gallery/store.ts";
import { requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import type { Database } from "../store/tables.ts";
import * as store from "./store.ts";

export async function listPublicCollections(
  database: Database,
  query: CollectionsQuery,
): Promise<JsonAnswer<"GET /api/public/collections">> {
  const { rows, total } = await store.publicCollections(database, query);
  return { collections: await cardsOf(database, rows), total };
}

export async function collectionsOfProject(
  database: Database,
  id: string,
  query: CollectionsQuery,
): Promise<JsonAnswer<"GET /api/public/projects/{id}/collections">> {
  requireFound(await findPublic(database, { id }), messages.publicProjectNotFound);
  const { rows, total } = await store.publicCollections(database, query, id);
  return { collections: await cardsOf(database, rows), total };
}

/** Projects that are not public are not mentioned. */
export async function readPublicCollection(database: Database, id: string): Promise<PublicCollection> {
  const row = requireFound(await store.findPublicCollection(database, id), messages.publicCollectionNotFound);
  const collected = await store.collectedProjects(database, id);
  const known = await publicProjectsAmong(
    database,
    collected.map(({ project_id }) => project_id),
  );
  const projects = collected.flatMap(({ project_id }) => {
    const project = known.get(project_id);
    return project ? [toPublicProject(project)] : [];
  });
  return { ...describe(row), project_count: projects.length, projects };
}

async function cardsOf(database: Database, rows: readonly store.PublicCollectionRow[]): Promise<CollectionCard[]> {
  const covers = await coversById(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const shown = covers.get(row.id) ?? [];
    return { ...describe(row), project_count: shown[0]?.total ?? 0, covers: shown.map(toCover) };
  });
}

export async function coversById(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly store.Cover[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await store.coversOf(database, ids), ({ collection_id }) => collection_id);
}

export function toCover({ id, content_hash }: store.Cover): CollectionCard["covers"][number] {
  return { id, cover_version: content_hash.slice(0, 16) };
}

function describe({ id, name, description, author, updated_at, published_at }: store.PublicCollectionRow) {
  const times = { updated_at: formatMoment(updated_at), published_at: formatMoment(published_at ?? updated_at) };
  return { id, name, description, author, ...times };
}
