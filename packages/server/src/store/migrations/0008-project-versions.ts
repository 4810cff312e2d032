import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Existing documents have no outline until their next write. */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`alter table project_documents add column outline ${text} not null default ''`,
  sql`create table project_versions (
    id ${text} not null primary key,
    project_id ${text} not null references projects (id) on delete cascade,
    revision integer not null,
    saved_at ${moment} not null,
    name ${text},
    hash ${text} not null,
    device_profile ${text} not null,
    outline ${text} not null,
    text ${text} not null
  ) ${strict}`,
  sql`create index project_versions_by_project on project_versions (project_id, revision)`,
  sql`create table version_parts (
    id ${text} not null primary key,
    version_id ${text} not null references project_versions (id) on delete cascade,
    project_id ${text} not null,
    hash ${text} not null,
    bytes integer not null
  ) ${strict}`,
  sql`create index version_parts_by_version on version_parts (version_id)`,
  sql`create index version_parts_by_project on version_parts (project_id, hash, bytes)`,
];

export const projectVersions = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
