import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Authenticator apps, as a second factor beside the password. */
export const authenticators = ({ text, moment, strict }: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    await sql`create table authenticators (
      id ${text} not null primary key references users (id) on delete cascade,
      secret ${text} not null,
      last_step ${moment} not null,
      created_at ${moment} not null
    ) ${strict}`.execute(database);
  },
});
