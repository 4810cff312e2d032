import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Widgets that a user has saved, for use in all projects. */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table own_parts (
    id ${text} not null primary key,
    owner_id ${text} not null references users (id) on delete cascade,
    name ${text} not null,
    content ${text} not null,
    created_at ${moment} not null
  ) ${strict}`,
  sql`create index own_parts_by_owner on own_parts (owner_id, created_at)`,
];

export const ownParts = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
