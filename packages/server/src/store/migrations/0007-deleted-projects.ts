import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/**
 * A deleted project stays for some time and can be restored. It is private, so that queries of the gallery don't find
 * it. Columns remember how it was shared.
 */
const statements = ({ text, moment }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`alter table projects add column deleted_at ${moment}`,
  sql`alter table projects add column deleted_url_slug ${text}`,
  sql`alter table projects add column deleted_published_at ${moment}`,
  sql`create index projects_by_deletion on projects (deleted_at)`,
  sql`drop index projects_by_size`,
  sql`create index projects_by_size on projects (owner_id, deleted_at, document_bytes)`,
];

export const deletedProjects = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
