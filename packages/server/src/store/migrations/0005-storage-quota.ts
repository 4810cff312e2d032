import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Storage use is computed from these indexes alone. */
const statements = (): readonly RawBuilder<unknown>[] => [
  sql`alter table templates add column document_bytes integer not null default 0`,
  sql`update templates set document_bytes = coalesce(
    (select octet_length(text) from template_documents where template_documents.id = templates.id), 0)`,
  sql`create index projects_by_size on projects (owner_id, document_bytes)`,
  sql`create index templates_by_size on templates (owner_id, document_bytes)`,
];

export const storageQuota = (_types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements()) await statement.execute(database);
  },
});
