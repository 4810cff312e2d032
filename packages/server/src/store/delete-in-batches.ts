import { sql } from "kysely";
import type { Database, Moment, Tables } from "./tables.ts";

/** Rows of one statement, for which other writes wait. */
const batch = 500;
/** Rows of one call. The next call deletes further ones. */
const most = 2_000_000;

interface Surplus {
  readonly table: keyof Tables;
  /** Primary key. */
  readonly key: string;
  /** Column with an index. */
  readonly column: string;
  readonly until: Moment;
}

/**
 * Deletes rows whose moment has passed, the oldest first. PostgreSQL ends a statement after 15 seconds, and SQLite has one
 * thread for all writes, so each statement deletes a few rows.
 */
export async function deleteInBatches(database: Database, { table, key, column, until }: Surplus): Promise<void> {
  const [name, id, moment] = [sql.table(table), sql.ref(key), sql.ref(column)];
  const statement = sql`delete from ${name} where ${id} in
    (select ${id} from ${name} where ${moment} <= ${until} order by ${moment} limit ${batch})`;
  for (let deleted = 0; deleted < most; deleted += batch) {
    const { numAffectedRows = 0n } = await statement.execute(database);
    if (numAffectedRows < batch) return;
  }
}
