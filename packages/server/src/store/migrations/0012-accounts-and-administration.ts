import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

const accounts = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`alter table users add column role ${text} not null default 'user'`,
  sql`alter table users add column language ${text}`,
  sql`alter table users add column disabled_at ${moment}`,
  sql`alter table users add column last_seen_at ${moment}`,
  sql`alter table users add column max_projects integer`,
  sql`alter table users add column max_bytes ${moment}`,
  sql`alter table users add column max_daily_renders integer`,
  sql`create index users_by_creation on users (created_at, id)`,
  sql`alter table sessions add column method ${text} not null default 'password'`,
  sql`alter table sessions add column device ${text} not null default ''`,
  sql`alter table sessions add column last_used_at ${moment}`,
  sql`alter table sessions add column confirmed_at ${moment}`,
  sql`alter table email_confirmations add column email ${text}`,
  sql`create table passkeys (
    id ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    name ${text} not null,
    public_key ${text} not null,
    sign_count ${moment} not null,
    transports ${text} not null,
    is_backed_up integer not null,
    created_at ${moment} not null,
    last_used_at ${moment}
  ) ${strict}`,
  sql`create index passkeys_by_user on passkeys (user_id, created_at)`,
  sql`create table identities (
    id ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    issuer ${text} not null,
    subject ${text} not null,
    email ${text} not null,
    created_at ${moment} not null,
    last_used_at ${moment},
    unique (issuer, subject)
  ) ${strict}`,
  sql`create index identities_by_user on identities (user_id, created_at)`,
  sql`create table recovery_codes (
    id ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${moment} not null
  ) ${strict}`,
  sql`create index recovery_codes_by_user on recovery_codes (user_id)`,
  sql`create table challenges (
    token_hash ${text} not null primary key,
    kind ${text} not null,
    user_id ${text} references users (id) on delete cascade,
    content ${text} not null,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index challenges_by_user on challenges (user_id)`,
  sql`create index challenges_by_expiry on challenges (expires_at)`,
];

const administration = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table site_settings (
    id ${text} not null primary key,
    content ${text} not null,
    changed_at ${moment} not null
  ) ${strict}`,
  sql`create table invitations (
    id ${text} not null primary key,
    code_hash ${text} not null unique,
    email ${text} not null,
    note ${text} not null,
    created_by ${text} references users (id) on delete set null,
    created_at ${moment} not null,
    expires_at ${moment} not null,
    used_by ${text} references users (id) on delete set null,
    used_at ${moment}
  ) ${strict}`,
  sql`create index invitations_by_creation on invitations (created_at)`,
  sql`create index invitations_by_creator on invitations (created_by)`,
  sql`create index invitations_by_user on invitations (used_by)`,
  sql`create table reports (
    id ${text} not null primary key,
    project_id ${text} not null references projects (id) on delete cascade,
    project_name ${text} not null,
    project_author ${text} not null,
    reporter_id ${text} references users (id) on delete set null,
    reason ${text} not null,
    details ${text} not null,
    created_at ${moment} not null,
    resolution ${text},
    answer ${text} not null default '',
    resolved_by ${text} references users (id) on delete set null,
    resolved_at ${moment}
  ) ${strict}`,
  sql`create index reports_by_project on reports (project_id)`,
  sql`create index reports_by_creation on reports (created_at)`,
  sql`create index reports_by_reporter on reports (reporter_id)`,
  sql`create index reports_by_resolver on reports (resolved_by)`,
  sql`alter table projects add column taken_down_at ${moment}`,
  sql`create table audit_entries (
    id ${text} not null primary key,
    at ${moment} not null,
    actor_id ${text},
    actor_name ${text} not null,
    action ${text} not null,
    subject ${text} not null,
    details ${text} not null,
    search_text ${text} not null default ''
  ) ${strict}`,
  sql`create index audit_entries_by_time on audit_entries (at, id)`,
  sql`create table nodes (
    id ${text} not null primary key,
    name ${text} not null,
    version ${text} not null,
    state ${text} not null,
    started_at ${moment} not null,
    seen_at ${moment} not null
  ) ${strict}`,
];

/** Ways to sign in, the account page, and the administration of a site. */
export const accountsAndAdministration = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of [...accounts(types), ...administration(types)]) await statement.execute(database);
  },
});
