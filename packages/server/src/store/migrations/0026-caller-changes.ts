import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { callerChanges as channel } from "../caller-changes.ts";
import type { ColumnTypes } from "./column-types.ts";

/** Events of tables that end or change what a signed-in user, or a program, may do, and the column with the user. */
const events = [
  { table: "sessions", owner: "user_id", event: "delete" },
  { table: "sessions", owner: "user_id", event: "update of confirmed_at, expires_at" },
  { table: "users", owner: "id", event: "delete" },
  { table: "users", owner: "id", event: "update of username, role, disabled_at, terms_accepted_at, password_hash" },
  { table: "api_tokens", owner: "user_id", event: "delete" },
  { table: "api_tokens", owner: "user_id", event: "update of scope, expires_at" },
  { table: "authenticators", owner: "id", event: "delete" },
  { table: "passkeys", owner: "user_id", event: "delete" },
] as const;

/** Columns of `users` that `lockUser` writes without a change. */
const changed = sql`when (old.* is distinct from new.*)`;

function statements(): readonly RawBuilder<unknown>[] {
  const name = sql.lit(channel);
  const triggers = events.map(({ table, owner, event }, i) => {
    const condition = event.startsWith("update") ? changed : sql``;
    return sql`create trigger ${sql.ref(`caller_changes_${i}`)} after ${sql.raw(event)} on ${sql.table(table)}
      for each row ${condition} execute function octavo_caller_changed(${sql.lit(owner)})`;
  });
  return [
    sql`create or replace function octavo_caller_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${name}, to_jsonb(old) ->> tg_argv[0]);
        return null;
      end $$`,
    // An empty user stands for all of them.
    sql`create or replace function octavo_all_callers_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${name}, '');
        return null;
      end $$`,
    ...triggers,
    sql`create trigger all_callers_changed after insert or update or delete on site_settings
      for each statement execute function octavo_all_callers_changed()`,
  ];
}

/**
 * Publishes ends of sessions and tokens, and changes of users, to the servers that remember them (docs/decisions/0114).
 * SQLite has one server.
 */
export const callerChangesPublished = ({ kind }: ColumnTypes): Migration => ({
  async up(database: Kysely<unknown>) {
    if (kind === "postgres") for (const statement of statements()) await statement.execute(database);
  },
});
