import { sql } from "kysely";
import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import * as messages from "./messages.ts";
import { accountsProjectsTemplates } from "./migrations/0001-accounts-projects-templates.ts";
import { letters } from "./migrations/0002-letters.ts";
import { emailConfirmations } from "./migrations/0003-email-confirmations.ts";
import { documentParts } from "./migrations/0004-document-parts.ts";
import { storageQuota } from "./migrations/0005-storage-quota.ts";
import { planFacts } from "./migrations/0006-plan-facts.ts";
import { deletedProjects } from "./migrations/0007-deleted-projects.ts";
import { projectVersions } from "./migrations/0008-project-versions.ts";
import { ownParts } from "./migrations/0009-own-parts.ts";
import { versionBytes } from "./migrations/0010-version-bytes.ts";
import { codesAndTokens } from "./migrations/0011-codes-and-tokens.ts";
import { accountsAndAdministration } from "./migrations/0012-accounts-and-administration.ts";
import { authenticators } from "./migrations/0013-authenticators.ts";
import { madeFrom } from "./migrations/0014-made-from.ts";
import { emails } from "./migrations/0015-emails.ts";
import { calendarAddresses } from "./migrations/0016-calendar-addresses.ts";
import { nightlyEditions } from "./migrations/0017-nightly-editions.ts";
import { licences } from "./migrations/0018-licences.ts";
import { cloneBases } from "./migrations/0019-clone-bases.ts";
import { galleryEntries } from "./migrations/0020-gallery-entries.ts";
import { collections } from "./migrations/0021-collections.ts";
import { objects } from "./migrations/0022-objects.ts";
import { sharedJobs } from "./migrations/0024-shared-jobs.ts";
import { callerChangesPublished } from "./migrations/0026-caller-changes.ts";
import { skippedHints } from "./migrations/0027-skipped-hints.ts";
import { type ColumnTypes, columnTypes, type StoreKind } from "./migrations/column-types.ts";
import { StoreError } from "./store-error.ts";
import type { Database } from "./tables.ts";

/** In the order of their names. A released migration never changes. */
export const migrations: Readonly<Record<string, (types: ColumnTypes) => Migration>> = {
  "0001-accounts-projects-templates": accountsProjectsTemplates,
  "0002-letters": letters,
  "0003-email-confirmations": emailConfirmations,
  "0004-document-parts": documentParts,
  "0005-storage-quota": storageQuota,
  "0006-plan-facts": planFacts,
  "0007-deleted-projects": deletedProjects,
  "0008-project-versions": projectVersions,
  "0009-own-parts": ownParts,
  "0010-version-bytes": versionBytes,
  "0011-codes-and-tokens": codesAndTokens,
  "0012-accounts-and-administration": accountsAndAdministration,
  "0013-authenticators": authenticators,
  "0014-made-from": madeFrom,
  "0015-emails": emails,
  "0016-calendar-addresses": calendarAddresses,
  "0017-nightly-editions": nightlyEditions,
  "0018-licences": licences,
  "0019-clone-bases": cloneBases,
  "0020-gallery-entries": galleryEntries,
  "0021-collections": collections,
  "0022-objects": objects,
  "0024-shared-jobs": sharedJobs,
  "0026-caller-changes": callerChangesPublished,
  "0027-skipped-hints": skippedHints,
};

export const newestMigration = Object.keys(migrations).at(-1) ?? "";

export const isKnownMigration = (name: string) => Object.hasOwn(migrations, name);

/** A migration failed. All of them are one transaction, so the tables are as before. */
export class MigrationError extends StoreError {
  override readonly name = "MigrationError";
}

/**
 * Migrates the tables to the current version, or to an older `target`, in one transaction. Servers that start at the same
 * time wait for each other: Kysely holds an advisory lock of PostgreSQL, and a data folder has only one server.
 */
export async function migrate(database: Database, kind: StoreKind, target = newestMigration): Promise<void> {
  requireKnown(await lastMigration(database));
  const provider = { getMigrations: async () => ofKind(kind) };
  requireDone(await new Migrator({ db: database, provider }).migrateTo(target));
}

function requireKnown(last: string | undefined): void {
  if (last !== undefined && !isKnownMigration(last)) throw new StoreError(messages.newerStore(last));
}

function requireDone({ error, results }: MigrationResultSet): void {
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  const cause = error instanceof Error ? error : new Error("A migration failed", { cause: error });
  throw failed === undefined ? cause : new MigrationError(messages.migrationFailed(failed, cause.message), { cause });
}

/**
 * Called before the migrations of a site with users, with their names and the last one of the tables. The connection that
 * migrates is in use.
 */
export type BeforeMigration = (pending: readonly string[], last: string) => Promise<void>;

/**
 * Migrates the tables to the current version as a server does. Of servers that start at the same time, one calls
 * `beforeMigration`: it holds the lock of the migrations, which PostgreSQL grants to a connection repeatedly.
 */
export async function migrateWithLock(database: Database, kind: StoreKind, before: BeforeMigration): Promise<void> {
  const { adapter } = database.getExecutor();
  await database.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, migrationLock);
    try {
      const last = await lastMigration(connection);
      requireKnown(last);
      const pending = migrationsAfter(last);
      const isUsed = pending.length > 0 && (await hasUsers(connection, last));
      if (isUsed && last !== undefined) await before(pending, last);
      await migrate(connection, kind);
    } finally {
      await adapter.releaseMigrationLock(connection, migrationLock);
    }
  });
}

/** Neither store uses a row for the lock. */
const migrationLock = { lockTable: "kysely_migration_lock", lockRowId: "migration_lock" };

/** Migrations that tables with this last one lack. */
export function migrationsAfter(last: string | undefined): readonly string[] {
  return Object.keys(migrations).filter((name) => last === undefined || name > last);
}

/** Returns whether there is anything that a migration could lose. Every other row of worth belongs to a user. */
export async function hasUsers(database: Database, last: string | undefined): Promise<boolean> {
  if (last === undefined) return false;
  return (await database.selectFrom("users").select("id").limit(1).execute()).length > 0;
}

/** Returns the last migration of the tables. Undefined if there are no tables. */
export async function lastMigration(database: Database): Promise<string | undefined> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return undefined;
  const done = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return (await done.execute(database)).rows[0]?.name;
}

function ofKind(kind: StoreKind): Record<string, Migration> {
  return Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(columnTypes[kind])]));
}
