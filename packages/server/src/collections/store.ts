import type { CollectionsQuery } from "@octavo/contract";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { CollectedProjectTable, CollectionRow, Database, Tables } from "../store/tables.ts";

/** Covers on the card of a collection. */
const covers = 4;

export function listedCollections(database: Database, ownerId: string): Promise<CollectionRow[]> {
  return database
    .selectFrom("collections")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function countCollections(database: Database, ownerId: string): Promise<number> {
  const { count } = await database
    .selectFrom("collections")
    .where("owner_id", "=", ownerId)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function ownedCollection(database: Database, ownerId: string, id: string): Promise<CollectionRow | undefined> {
  return database
    .selectFrom("collections")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

export async function insertCollection(
  database: Database,
  row: CollectionRow,
  projects: readonly CollectedProject[],
): Promise<void> {
  await database.insertInto("collections").values(row).execute();
  await replaceProjects(database, row.id, projects);
}

type Columns = Partial<
  Pick<CollectionRow, "name" | "description" | "is_public" | "published_at" | "updated_at" | "revision">
>;

export function updateCollection(database: Database, id: string, columns: Columns): Promise<CollectionRow> {
  return database.updateTable("collections").set(columns).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Returns false if it doesn't exist. */
export async function removeCollection(database: Database, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("collections")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type CollectedProject = Pick<Selectable<CollectedProjectTable>, "project_id" | "name">;

/** In their order. */
export function collectedProjects(database: Database, id: string): Promise<CollectedProject[]> {
  return database
    .selectFrom("collection_projects")
    .select(["project_id", "name"])
    .where("collection_id", "=", id)
    .orderBy("position")
    .execute();
}

/** Runs within a transaction. */
export async function replaceProjects(
  transaction: Database,
  collectionId: string,
  projects: readonly CollectedProject[],
): Promise<void> {
  await transaction.deleteFrom("collection_projects").where("collection_id", "=", collectionId).execute();
  if (projects.length === 0) return;
  const rows = projects.map(({ project_id, name }, position) => ({
    id: `${collectionId}/${project_id}`,
    collection_id: collectionId,
    project_id,
    name,
    position,
  }));
  await transaction.insertInto("collection_projects").values(rows).execute();
}

/** Ids of the given collections that contain a project. */
export async function collectionsWith(
  database: Database,
  ids: readonly string[],
  projectId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("collection_projects")
    .select("collection_id")
    .where("project_id", "=", projectId)
    .where("collection_id", "in", ids)
    .execute();
  return new Set(rows.map(({ collection_id }) => collection_id));
}

export interface Cover {
  readonly collection_id: string;
  readonly id: string;
  readonly content_hash: string;
  /** Public projects of the collection. */
  readonly total: number;
}

/** The first public projects of each collection, with the number of all its public projects. */
export function coversOf(database: Database, ids: readonly string[]): Promise<Cover[]> {
  const numbered = database
    .selectFrom("collection_projects as entries")
    .innerJoin("projects", "projects.id", "entries.project_id")
    .where("projects.is_public", "=", 1)
    .where("entries.collection_id", "in", ids)
    .select(["entries.collection_id", "projects.id", "projects.content_hash"])
    .select([
      sql<number>`row_number() over (partition by entries.collection_id order by entries.position)`.as("place"),
      sql<number>`count(*) over (partition by entries.collection_id)`.as("total"),
    ]);
  return database
    .selectFrom(numbered.as("numbered"))
    .select(["collection_id", "id", "content_hash", "total"])
    .where("place", "<=", covers)
    .orderBy("collection_id")
    .orderBy("place")
    .execute();
}

/** Number of all projects of each collection. */
export async function countsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom("collection_projects")
    .where("collection_id", "in", ids)
    .groupBy("collection_id")
    .select(({ fn }) => ["collection_id", fn.countAll<number>().as("count")])
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, count]));
}

export type PublicCollectionRow = Pick<CollectionRow, "id" | "name" | "description" | "updated_at" | "published_at"> & {
  /** Username of the owner. */
  readonly author: string;
};

export function findPublicCollection(database: Database, id: string): Promise<PublicCollectionRow | undefined> {
  return withAuthor(published(database)).where("collections.id", "=", id).executeTakeFirst();
}

/** A page of the collections that others can see, and their number. */
export async function publicCollections(
  database: Database,
  { limit, offset }: CollectionsQuery,
  projectId?: string,
): Promise<{ readonly rows: readonly PublicCollectionRow[]; readonly total: number }> {
  const found = published(database).where((known) =>
    known.exists(
      known
        .selectFrom("collection_projects as entries")
        .innerJoin("projects", "projects.id", "entries.project_id")
        .where("projects.is_public", "=", 1)
        .whereRef("entries.collection_id", "=", "collections.id")
        .$if(projectId !== undefined, (query) => query.where("entries.project_id", "=", projectId ?? ""))
        .select("entries.id"),
    ),
  );
  const [rows, { total }] = await Promise.all([
    withAuthor(found)
      .orderBy("collections.published_at", "desc")
      .orderBy("collections.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Those of disabled accounts are hidden. */
function published(database: Database) {
  return database
    .selectFrom("collections")
    .innerJoin("users", "users.id", "collections.owner_id")
    .where("collections.is_public", "=", 1)
    .where("users.disabled_at", "is", null);
}

function withAuthor(query: SelectQueryBuilder<Tables, "collections" | "users", object>) {
  return query
    .select(["collections.id", "collections.name", "collections.description"])
    .select(["collections.updated_at", "collections.published_at"])
    .select("users.username as author");
}
