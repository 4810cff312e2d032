import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Gives the table of queued emails its name. */
export const emails = (): Migration => ({
  async up(database: Kysely<unknown>) {
    await sql`alter table letters rename to emails`.execute(database);
    await sql`drop index letters_by_due`.execute(database);
    await sql`create index emails_by_due on emails (due_at)`.execute(database);
  },
});
