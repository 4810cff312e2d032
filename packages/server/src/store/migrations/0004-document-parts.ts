import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Old documents stay whole until the next write. Their `content_hash` serves as the hash of the document. */
const statements = ({ text, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table project_parts (
    id ${text} not null primary key,
    project_id ${text} not null references projects (id) on delete cascade,
    hash ${text} not null,
    text ${text} not null
  ) ${strict}`,
  sql`create index project_parts_by_project on project_parts (project_id, hash)`,
  sql`alter table project_documents add column parts ${text} not null default '[]'`,
  sql`alter table projects add column document_hash ${text} not null default ''`,
  sql`alter table projects add column document_bytes integer not null default 0`,
  sql`update projects set document_hash = content_hash, document_bytes = coalesce(
    (select octet_length(text) from project_documents where project_documents.id = projects.id), 0)`,
];

export const documentParts = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
