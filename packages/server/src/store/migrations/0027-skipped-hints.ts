import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Time at which a user skipped the hints of the studio. */
export const skippedHints = ({ moment }: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("users").addColumn("hints_skipped_at", moment).execute();
  },
});
