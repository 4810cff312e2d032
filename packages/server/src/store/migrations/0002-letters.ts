import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table letters (
    id ${text} not null primary key,
    kind ${text} not null,
    about ${text} not null,
    failures integer not null,
    due_at ${moment} not null,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index letters_by_due on letters (due_at)`,
];

export const letters = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
