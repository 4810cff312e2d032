import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Language and dates of the plan, for the cards of the gallery. Null until the next write of an existing project. */
export const planFacts = ({ text }: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const column of ["plan_locale", "plan_start_date", "plan_end_date"])
      await sql`alter table projects add column ${sql.ref(column)} ${text}`.execute(database);
  },
});
