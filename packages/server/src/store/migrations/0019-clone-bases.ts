import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Content of the original of a clone, from which changes of both are told apart. Clones of before have none. */
export const cloneBases = (_types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    await sql`alter table project_versions add column is_base integer not null default 0`.execute(database);
  },
});
