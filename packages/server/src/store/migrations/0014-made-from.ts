import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Starters that projects, and their versions, were made from. Unknown for those of before. */
export const madeFrom = ({ text }: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    await sql`alter table projects add column made_from ${text}`.execute(database);
    await sql`alter table project_versions add column made_from ${text}`.execute(database);
  },
});
