import { sql } from "kysely";
import { databasePlaceName } from "../objects/database-place.ts";
import { graceMilliseconds } from "../objects/object-upkeep.ts";
import { builtInAuthor } from "../starters/store.ts";
import { describeStoreError } from "../store/describe-store-error.ts";
import * as storeMessages from "../store/messages.ts";
import { isKnownMigration, lastMigration, migrate, newestMigration } from "../store/migrate.ts";
import { openStoreBeside, type Store } from "../store/open-store.ts";
import { ensureSearchIndex } from "../store/search-index.ts";
import type { StoreAddress } from "../store/store-address.ts";
import type { Database } from "../store/tables.ts";
import { BackupError } from "./backup-error.ts";
import { backupTables, derivedTables, excludedTables, formerTables } from "./backup-format.ts";
import * as messages from "./messages.ts";
import { backupRows, type Contents, checkBackup, type Rows } from "./read-backup.ts";

export interface RestoreOptions {
  readonly replace: boolean;
}

/**
 * Replaces the contents of a site. Throws a `StoreError` and changes nothing if that fails. The server may be running.
 */
export async function restore(path: string, address: StoreAddress, options: RestoreOptions): Promise<Contents> {
  const contents = await checkBackup(path);
  const store = await openStoreBeside(address);
  try {
    await fill(store, path, contents, options);
  } catch (problem) {
    throw describeStoreError(problem, address);
  } finally {
    await store.close();
  }
  return contents;
}

/** Creates the tables as of the backup, fills them and migrates them. Earlier tables are dropped as they are. */
async function fill(store: Store, path: string, { header }: Contents, { replace }: RestoreOptions) {
  const { database, kind } = store;
  await database.transaction().execute(async (transaction) => {
    const last = await lastMigration(transaction);
    let hadObjects = false;
    if (last !== undefined) {
      requireVersion(store, last);
      if (!replace) await requireEmpty(transaction);
      hadObjects = await rememberObjects(transaction);
      await dropTables(transaction);
    }
    await migrate(transaction, kind, header.schema);
    for await (const rows of backupRows(path)) await insert(transaction, rows);
    await migrate(transaction, kind);
    if (hadObjects) await deleteOtherObjects(transaction);
    if (kind === "postgres") await ensureSearchIndex(transaction);
  });
}

function requireVersion({ isLocked }: Store, last: string): void {
  if (!isKnownMigration(last)) throw new BackupError(storeMessages.newerStore(last));
  if (isLocked === false && last !== newestMigration) throw new BackupError(messages.serverOfOtherVersion);
}

async function requireEmpty(database: Database): Promise<void> {
  const { users } = await database
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("users"))
    .where("id", "!=", builtInAuthor.id)
    .executeTakeFirstOrThrow();
  if (users > 0) throw new BackupError(messages.notEmpty(users));
}

async function dropTables(database: Database): Promise<void> {
  for (const table of [...derivedTables, ...formerTables, ...excludedTables, ...backupTables.toReversed()])
    await database.schema.dropTable(table).ifExists().execute();
  await sql`delete from kysely_migration`.execute(database);
}

const earlier = sql.table("earlier_objects");

/** Keeps the places and keys of the objects that the site had. Returns false if it had no tables for them. */
async function rememberObjects(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === "objects")) return false;
  await sql`create temporary table ${earlier} as
    select place, key from objects union select place, key from object_deletions`.execute(database);
  return true;
}

/** Plans the deletion of objects that the backup does not have in the same place. */
async function deleteOtherObjects(database: Database): Promise<void> {
  await sql`insert into object_deletions (id, place, key, due_at)
    select place || '/' || key, place, key, cast(${Date.now() + graceMilliseconds} as bigint) from ${earlier}
    where place <> ${databasePlaceName} and not exists (
      select 1 from objects where objects.place = earlier_objects.place and objects.key = earlier_objects.key)
    on conflict (id) do nothing`.execute(database);
  await sql`drop table ${earlier}`.execute(database);
}

async function insert(database: Database, { table, rows }: Rows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(database);
}
