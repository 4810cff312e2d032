import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { columnTypes, type StoreKind } from "./column-types.ts";
import * as messages from "./messages.ts";
import { migrations } from "./migrations/index.ts";
import { StoreProblem } from "./store-problem.ts";
import type { Database } from "./tables.ts";

export const newestMigration = Object.keys(migrations).at(-1) ?? "";

export const isKnownMigration = (name: string) => Object.hasOwn(migrations, name);

/**
 * Brings tables to the form that this Octavo knows, or to that of an older `target`. Nodes that start together take
 * turns: Kysely holds an advisory lock of PostgreSQL meanwhile, and a data folder has one server.
 */
export async function migrate(database: Database, kind: StoreKind, target = newestMigration): Promise<void> {
  const last = await lastMigration(database);
  if (last !== undefined && !isKnownMigration(last)) throw new StoreProblem(messages.newerStore(last));
  const provider = { getMigrations: async () => ofKind(kind) };
  const { error } = await new Migrator({ db: database, provider }).migrateTo(target);
  if (error !== undefined) throw error instanceof Error ? error : new Error("A migration failed", { cause: error });
}

/** Of the tables as they are; `undefined` when there are none yet. */
export async function lastMigration(database: Database): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return undefined;
  const done = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return (await done.execute(database)).rows[0]?.name;
}

function ofKind(kind: StoreKind): Record<string, Migration> {
  return Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(columnTypes[kind])]));
}
