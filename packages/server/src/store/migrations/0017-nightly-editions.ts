import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Projects that get an edition each night, and these editions (docs/decisions/0096). */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table standing_editions (
    id ${text} not null primary key references projects (id) on delete cascade,
    hour integer not null,
    zone ${text} not null,
    sends_email integer not null,
    webhook_url ${text},
    webhook_secret ${text},
    next_at ${moment} not null,
    cost integer not null,
    delivered_id ${text},
    declined_digest ${text}
  ) ${strict}`,
  sql`create index standing_editions_by_next on standing_editions (next_at)`,
  sql`create table editions (
    id ${text} not null primary key,
    project_id ${text} not null references standing_editions (id) on delete cascade,
    night ${text} not null,
    state ${text} not null,
    due_at ${moment} not null,
    leased_until ${moment} not null,
    attempts integer not null,
    ended_at ${moment},
    digest ${text},
    report ${text} not null,
    webhook_due_at ${moment},
    webhook_failures integer not null,
    unique (project_id, night)
  ) ${strict}`,
  sql`create index editions_by_due on editions (state, due_at)`,
  sql`create index editions_by_webhook on editions (webhook_due_at)`,
  sql`create table edition_files (
    id ${text} not null primary key references editions (id) on delete cascade,
    pdf ${text} not null,
    public_pdf ${text} not null
  ) ${strict}`,
];

export const nightlyEditions = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
