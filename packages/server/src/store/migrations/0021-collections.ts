import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/**
 * Collections of public projects, and reports of them (docs/decisions/0107). A collected project is no foreign key,
 * because starters are replaced by rows with the same id. Reports are copied, because SQLite can't make a column nullable.
 */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table collections (
    id ${text} not null primary key,
    owner_id ${text} not null references users (id) on delete cascade,
    name ${text} not null,
    description ${text} not null,
    is_public integer not null,
    published_at ${moment},
    taken_down_at ${moment},
    created_at ${moment} not null,
    updated_at ${moment} not null,
    revision integer not null
  ) ${strict}`,
  sql`create index collections_by_owner on collections (owner_id, updated_at)`,
  sql`create index collections_by_publication on collections (is_public, published_at, id)`,
  sql`create table collection_projects (
    id ${text} not null primary key,
    collection_id ${text} not null references collections (id) on delete cascade,
    project_id ${text} not null,
    name ${text} not null,
    position integer not null
  ) ${strict}`,
  sql`create index collection_projects_by_place on collection_projects (collection_id, position)`,
  sql`create index collection_projects_by_project on collection_projects (project_id, collection_id)`,
  sql`create table reports_with_collections (
    id ${text} not null primary key,
    project_id ${text} references projects (id) on delete cascade,
    collection_id ${text} references collections (id) on delete cascade,
    project_name ${text} not null,
    project_author ${text} not null,
    reporter_id ${text} references users (id) on delete set null,
    reason ${text} not null,
    details ${text} not null,
    created_at ${moment} not null,
    resolution ${text},
    answer ${text} not null default '',
    resolved_by ${text} references users (id) on delete set null,
    resolved_at ${moment}
  ) ${strict}`,
  sql`insert into reports_with_collections
    select id, project_id, null, project_name, project_author, reporter_id, reason, details, created_at, resolution, answer,
      resolved_by, resolved_at from reports`,
  sql`drop table reports`,
  sql`alter table reports_with_collections rename to reports`,
  sql`create index reports_by_project on reports (project_id)`,
  sql`create index reports_by_collection on reports (collection_id)`,
  sql`create index reports_by_creation on reports (created_at)`,
  sql`create index reports_by_reporter on reports (reporter_id)`,
  sql`create index reports_by_resolver on reports (resolved_by)`,
];

export const collections = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
