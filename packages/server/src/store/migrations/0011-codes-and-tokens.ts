import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Codes for the browser of a tablet, and tokens for programs (docs/decisions/0071). */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table download_codes (
    code_hash ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    session_id ${text} not null references sessions (id) on delete cascade,
    project_id ${text} not null references projects (id) on delete cascade,
    downloads_left integer not null,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index download_codes_by_user on download_codes (user_id)`,
  sql`create index download_codes_by_session on download_codes (session_id)`,
  sql`create index download_codes_by_project on download_codes (project_id)`,
  sql`create index download_codes_by_expiry on download_codes (expires_at)`,
  sql`create table api_tokens (
    id ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    name ${text} not null,
    scope ${text} not null,
    token_hash ${text} not null unique,
    created_at ${moment} not null,
    last_used_at ${moment},
    expires_at ${moment}
  ) ${strict}`,
  sql`create index api_tokens_by_user on api_tokens (user_id, created_at)`,
  sql`create index api_tokens_by_expiry on api_tokens (expires_at)`,
  sql`alter table projects add column compiled_bytes integer`,
];

export const codesAndTokens = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
