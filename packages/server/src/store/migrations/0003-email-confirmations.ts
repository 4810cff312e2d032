import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** If several accounts have confirmed an address, the first keeps it (docs/decisions/0033). */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table email_confirmations (
    token_hash ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index email_confirmations_by_user on email_confirmations (user_id)`,
  sql`create index email_confirmations_by_expiry on email_confirmations (expires_at)`,
  sql`update users set email_proven_at = null where email_proven_at is not null and exists (
    select 1 from users as earlier
    where earlier.email_key = users.email_key and (
      earlier.email_proven_at < users.email_proven_at
      or (earlier.email_proven_at = users.email_proven_at and earlier.id < users.id)
    )
  )`,
  sql`create unique index users_email_key on users (email_key) where email_proven_at is not null`,
];

export const emailConfirmations = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
