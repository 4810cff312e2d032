import { type Selectable, sql } from "kysely";
import type { Database, OwnPartTable } from "../store/tables.ts";

export type OwnPartRow = Selectable<OwnPartTable>;

/** In the order of their creation. */
export function listedOwnParts(database: Database, ownerId: string): Promise<OwnPartRow[]> {
  return database
    .selectFrom("own_parts")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Number and total size of a user's parts. */
export async function usedByOwnParts(database: Database, ownerId: string) {
  const { count, bytes } = await database
    .selectFrom("own_parts")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      sql<number | string | null>`sum(octet_length(content))`.as("bytes"),
    ])
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

export async function insertOwnPart(database: Database, row: OwnPartRow): Promise<void> {
  await database.insertInto("own_parts").values(row).execute();
}

/** Returns undefined if it doesn't exist. */
export function renameOwnPart(
  database: Database,
  ownerId: string,
  id: string,
  name: string,
): Promise<OwnPartRow | undefined> {
  return database
    .updateTable("own_parts")
    .set({ name })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returningAll()
    .executeTakeFirst();
}

/** Returns false if it doesn't exist. */
export async function removeOwnPart(database: Database, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("own_parts")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
