import type { RemixQuery } from "@octavo/contract";
import type { SelectQueryBuilder } from "kysely";
import type { PublicAddress } from "../projects/store.ts";
import type { Database, ProjectRow, Tables } from "../store/tables.ts";

const publicColumns = [
  "id",
  "owner_id",
  "name",
  "description",
  "category",
  "device_profile",
  "author",
  "original_author",
  "licence",
  "sources",
  "cloned_from",
  "public_url_slug",
  "published_at",
  "clone_count",
  "created_at",
  "updated_at",
  "content_hash",
  "compiled_hash",
  "compiled_pages",
  "plan_locale",
  "plan_start_date",
  "plan_end_date",
  "page_kinds",
  "score",
  "score_hash",
] as const satisfies readonly (keyof ProjectRow)[];

export type PublicRow = Pick<ProjectRow, (typeof publicColumns)[number]> & {
  /** Username of the owner. */
  readonly account: string;
};

/** Finds a public project with the account that shares it. */
export function findPublic(database: Database, address: PublicAddress): Promise<PublicRow | undefined> {
  const found = withAccount(published(database));
  const matching =
    "id" in address ? found.where("projects.id", "=", address.id) : found.where("public_url_slug", "=", address.slug);
  return matching.executeTakeFirst();
}

/** Finds those of the given projects that are public, by id. */
export async function publicProjectsAmong(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withAccount(published(database)).where("projects.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function withAccount(query: SelectQueryBuilder<Tables, "projects", object>) {
  return query
    .innerJoin("users", "users.id", "projects.owner_id")
    .select(publicColumns.map((column) => `projects.${column}` as const))
    .select("users.username as account");
}

/** Rows of public projects in the order of their ids. One that was deleted in the meantime is missing. */
export async function publicRows(database: Database, ids: readonly string[]): Promise<readonly PublicRow[]> {
  if (ids.length === 0) return [];
  const rows = await withAccount(published(database)).where("projects.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Latest first. */
export function remixRows(database: Database, id: string, query: RemixQuery): Promise<readonly PublicRow[]> {
  return withAccount(published(database).where("cloned_from", "=", id))
    .orderBy("projects.published_at", "desc")
    .orderBy("projects.id", "desc")
    .limit(query.limit)
    .offset(query.offset)
    .execute();
}

export async function countRemixes(database: Database, id: string): Promise<number> {
  const { total } = await published(database)
    .where("cloned_from", "=", id)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Counts a clone, if the project is public and unchanged. Keeps the revision, because the owner wrote nothing. */
export async function countClone(transaction: Database, { id, revision }: ProjectRow): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("projects")
    .set((known) => ({ clone_count: known("clone_count", "+", 1) }))
    .where("id", "=", id)
    .where("is_public", "=", 1)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function published(database: Database): SelectQueryBuilder<Tables, "projects", object> {
  return database.selectFrom("projects").where("is_public", "=", 1);
}
