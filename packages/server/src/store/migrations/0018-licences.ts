import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/**
 * Licences and origins of projects. Public projects of before state no licence. The built-in starters have one, and so do
 * the originals of their clones, unless a user has given a project the same author.
 */
const statements = ({ text }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`alter table projects add column licence ${text}`,
  sql`alter table projects add column original_licence ${text}`,
  sql`alter table projects add column cloned_from ${text}`,
  sql`alter table projects add column sources ${text}`,
  sql`create index projects_by_original on projects (cloned_from, is_public, published_at)`,
  sql`update projects set licence = 'CC0-1.0' where owner_id = 'octavo'`,
  sql`update projects set original_licence = 'unstated' where original_author <> ''`,
  sql`update projects set original_licence = 'CC0-1.0' where original_author = 'Octavo'
    and not exists (select 1 from projects as other where other.author = 'Octavo' and other.owner_id <> 'octavo')`,
];

export const licences = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
