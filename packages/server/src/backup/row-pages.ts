import { sql } from "kysely";
import type { Database } from "../store/tables.ts";
import type { BackupRow, BackupTable } from "./backup-format.ts";

/** Columns whose values can be megabytes. */
const largeColumns: Partial<Record<BackupTable, readonly string[]>> = {
  project_documents: ["text"],
  project_parts: ["text"],
  project_versions: ["text"],
  template_documents: ["text"],
  object_texts: ["text"],
};
const rowsAtOnce = 500;
/** Target size of a batch. A single document may be larger. */
const bytesAtOnce = 2 * 2 ** 20;

/** Yields all rows of a table by id, in batches that limit memory. */
export async function* rowPages<Table extends BackupTable>(
  database: Database,
  table: Table,
): AsyncGenerator<BackupRow<Table>[]> {
  for (let after = ""; ; ) {
    const sizes = await nextSizes(database, table, after);
    for (const { first, last } of stretches(sizes)) yield await rowsBetween(database, table, first, last);
    const last = sizes.at(-1);
    if (!last) return;
    after = last.id;
  }
}

interface Size {
  readonly id: string;
  readonly bytes: number;
}

async function nextSizes(database: Database, table: BackupTable, after: string): Promise<readonly Size[]> {
  const lengths = (largeColumns[table] ?? []).map((column) => sql`octet_length(${sql.ref(column)})`);
  const bytes = lengths.length === 0 ? sql`0` : sql.join(lengths, sql` + `);
  const query = sql<Size>`select id, ${bytes} as bytes from ${sql.table(table)}
    where id > ${after} order by id limit ${rowsAtOnce}`;
  return (await query.execute(database)).rows;
}

async function rowsBetween<Table extends BackupTable>(
  database: Database,
  table: Table,
  first: string,
  last: string,
): Promise<BackupRow<Table>[]> {
  const query = sql<
    BackupRow<Table>
  >`select * from ${sql.table(table)} where id between ${first} and ${last} order by id`;
  return (await query.execute(database)).rows;
}

function* stretches(sizes: readonly Size[]): Generator<{ first: string; last: string }> {
  let first: string | undefined;
  let total = 0;
  for (const [i, { id, bytes }] of sizes.entries()) {
    first ??= id;
    total += bytes;
    const next = sizes[i + 1];
    if (next && total + next.bytes <= bytesAtOnce) continue;
    yield { first, last: id };
    first = undefined;
    total = 0;
  }
}
