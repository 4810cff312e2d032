import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "./column-types.ts";

/** Unique indexes are named `<table>_<column>`, which `isUniqueViolation` relies on. */
const statements = ({ text, moment, strict }: ColumnTypes): readonly RawBuilder<unknown>[] => [
  sql`create table users (
    id ${text} not null primary key,
    username ${text} not null,
    username_key ${text} not null,
    email ${text} not null,
    email_key ${text} not null,
    email_proven_at ${moment},
    password_hash ${text} not null,
    created_at ${moment} not null,
    terms_accepted_at ${moment}
  ) ${strict}`,
  sql`create unique index users_username_key on users (username_key)`,
  sql`create index users_by_email on users (email_key, created_at)`,

  sql`create table sessions (
    id ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    created_at ${moment} not null,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index sessions_by_user on sessions (user_id)`,
  sql`create index sessions_by_expiry on sessions (expires_at)`,

  sql`create table password_resets (
    token_hash ${text} not null primary key,
    user_id ${text} not null references users (id) on delete cascade,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index password_resets_by_user on password_resets (user_id)`,
  sql`create index password_resets_by_expiry on password_resets (expires_at)`,

  sql`create table attempts (
    key ${text} not null primary key,
    count integer not null,
    expires_at ${moment} not null
  ) ${strict}`,
  sql`create index attempts_by_expiry on attempts (expires_at)`,

  sql`create table projects (
    id ${text} not null primary key,
    owner_id ${text} not null references users (id) on delete cascade,
    name ${text} not null,
    name_key ${text} not null,
    search_text ${text} not null,
    description ${text} not null,
    category ${text} not null,
    author ${text} not null,
    device_profile ${text} not null,
    original_author ${text} not null,
    is_public integer not null,
    public_url_slug ${text},
    published_at ${moment},
    clone_count integer not null,
    masters_count integer not null,
    plan_sections_count integer not null,
    created_at ${moment} not null,
    updated_at ${moment} not null,
    revision integer not null,
    content_hash ${text} not null,
    compiled_hash ${text},
    compiled_pages integer
  ) ${strict}`,
  sql`create unique index projects_public_url_slug on projects (public_url_slug)`,
  sql`create index projects_by_owner on projects (owner_id, updated_at, id)`,
  // Indexes for each order of the gallery, read backwards for descending order.
  sql`create index projects_by_publication on projects (is_public, published_at, id)`,
  sql`create index projects_by_update on projects (is_public, updated_at, id)`,
  sql`create index projects_by_clones on projects (is_public, clone_count, id)`,
  sql`create index projects_by_name on projects (is_public, name_key, id)`,

  sql`create table project_documents (
    id ${text} not null primary key references projects (id) on delete cascade,
    text ${text} not null
  ) ${strict}`,

  sql`create table templates (
    id ${text} not null primary key,
    owner_id ${text} not null references users (id) on delete cascade,
    name ${text} not null,
    description ${text} not null,
    category ${text} not null,
    author ${text} not null,
    device_profile ${text} not null,
    created_at ${moment} not null,
    updated_at ${moment} not null,
    revision integer not null
  ) ${strict}`,
  sql`create index templates_by_owner on templates (owner_id, updated_at, id)`,

  sql`create table template_documents (
    id ${text} not null primary key references templates (id) on delete cascade,
    text ${text} not null
  ) ${strict}`,
];

export const accountsProjectsTemplates = (types: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const statement of statements(types)) await statement.execute(database);
  },
});
