import { sql } from "kysely";
import type { Database } from "./tables.ts";

const name = "gallery_by_words";

/**
 * Makes the index of words of the gallery on PostgreSQL. Without the right to create the extension pg_trgm, searches read
 * all entries, and `octavo doctor` says so. A later start makes the index, once an administrator has created the extension.
 */
export async function ensureSearchIndex(database: Database): Promise<void> {
  if (await hasSearchIndex(database)) return;
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index ${sql.ref(name)} on gallery_entries using gin (search_text gin_trgm_ops);
  exception
    when insufficient_privilege or undefined_file or feature_not_supported or undefined_object
      or unique_violation or duplicate_table then null;
  end $$`.execute(database);
}

export async function hasSearchIndex(database: Database): Promise<boolean> {
  const index = sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`;
  return (await index.execute(database)).rows[0]?.found === true;
}
