import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Calendars that the server reads from addresses. */
export const calendarAddresses = ({ text, moment, strict }: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    await sql`create table calendar_addresses (
      id ${text} not null primary key,
      project_id ${text} not null references projects (id) on delete cascade,
      address ${text} not null,
      host ${text} not null,
      zone ${text} not null,
      name ${text} not null,
      rows_hash ${text} not null,
      date_range ${text} not null,
      etag ${text},
      last_modified ${text},
      fetched_at ${moment},
      tried_at ${moment},
      failures integer not null default 0,
      problem ${text},
      next_at ${moment} not null,
      leased_until ${moment} not null default 0,
      created_at ${moment} not null
    ) ${strict}`.execute(database);
    await sql`create index calendar_addresses_by_project on calendar_addresses (project_id)`.execute(database);
    await sql`create index calendar_addresses_by_next on calendar_addresses (next_at)`.execute(database);
  },
});
