import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Size of all versions of a project. What they share counts once. */
const statements = (): readonly RawBuilder<unknown>[] => [
  sql`alter table projects add column version_bytes integer not null default 0`,
  sql`update projects set version_bytes = coalesce((
    select sum(bytes) from (
      select distinct hash, bytes from version_parts where version_parts.project_id = projects.id
    ) as parts
  ), 0)`,
];

export const versionBytes = (_types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements()) await statement.execute(database);
  },
});
