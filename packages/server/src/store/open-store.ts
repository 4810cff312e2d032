import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { databaseFile, makeDataFolder } from "./data-folder.ts";
import { type DataFolderLock, FolderLockedError, lockDataFolder } from "./data-folder-lock.ts";
import { describeStoreError } from "./describe-store-error.ts";
import * as messages from "./messages.ts";
import { type BeforeMigration, migrateWithLock } from "./migrate.ts";
import type { StoreKind } from "./migrations/column-types.ts";
import type { Connections, ExecuteSql, Listen, PostgresOptions } from "./open-postgres.ts";
import { type OpenDatabase, openSqlite } from "./open-sqlite.ts";
import { ensureSearchIndex } from "./search-index.ts";
import type { StartSqlite } from "./sqlite-thread.ts";
import type { StoreAddress } from "./store-address.ts";
import { StoreError } from "./store-error.ts";
import { type OnQuery, StoreHealth } from "./store-health.ts";
import type { Database } from "./tables.ts";

export type { StoreAddress };

export interface Store {
  readonly database: Database;
  /** For searches, which may take longer than other reads. SQLite gets a thread for them with the first one. */
  readonly searches: Database;
  readonly kind: StoreKind;
  /** Returns whether the store responds in time, is not damaged and has free space. */
  readonly ready: () => Promise<boolean>;
  readonly close: () => Promise<void>;
  /** Calls `onQuery` after each query. */
  readonly observe: (onQuery: OnQuery) => void;
  /** Size of the data in bytes, on disk or in PostgreSQL. */
  readonly size: () => Promise<number>;
  readonly connections?: () => Connections;
  /** Of a data folder only: false if a running server has the lock. */
  readonly isLocked?: boolean;
  /** Of PostgreSQL only. */
  readonly executeSql?: ExecuteSql;
  /** Of PostgreSQL only. */
  readonly listen?: Listen;
}

/** Called when an idle connection fails. The next query opens a new one. */
export type OnProblem = (problem: Error) => void;

const standardPoolSize = 10;
/** Statement timeout. A longer statement waits for a lock, or is a defect. */
const statementMilliseconds = 15_000;

export interface StoreOptions {
  readonly onProblem?: OnProblem;
  /** SQLite gets two threads by default. */
  readonly startSqlite?: StartSqlite;
  readonly beforeMigration?: BeforeMigration;
}

const nothing = async () => undefined;

/** Opens the store of a server: locks the data folder and migrates the tables. */
export async function openStore(address: StoreAddress, options: StoreOptions = {}): Promise<Store> {
  if ("dataDir" in address) return openDataFolder(address.dataDir, options);
  await migrateDatabase(address.databaseUrl, options.beforeMigration);
  const { databaseUrl, poolSize = standardPoolSize } = address;
  return postgresStore(databaseUrl, { poolSize, statementMilliseconds, onProblem: options.onProblem ?? nothing });
}

/** Opens a store beside its server, without a lock, migration or statement timeout. */
export async function openStoreUnlocked(address: StoreAddress): Promise<Store> {
  const health = new StoreHealth();
  if ("dataDir" in address)
    return {
      ...storeOf("sqlite", await openSqlite(address.dataDir, { create: false, health }), { health }),
      isLocked: false,
    };
  return postgresStore(address.databaseUrl, { poolSize: 1, statementMilliseconds: 0, onProblem: () => undefined });
}

/** Opens a store beside its server, or without one. Creates tables, but refuses to migrate those with data. */
export async function openMigratedStore(address: StoreAddress): Promise<Store> {
  const store = await openStoreBeside(address);
  try {
    await migrateWithLock(store.database, store.kind, async (_pending, last) => {
      throw new StoreError(messages.olderStore(last));
    });
    return store;
  } catch (problem) {
    await store.close();
    throw describeStoreError(problem, address);
  }
}

/** Opens a store beside its server, or locks its data folder if there is none. Migrates nothing. */
export async function openStoreBeside(address: StoreAddress): Promise<Store> {
  if (!("dataDir" in address)) return openStoreUnlocked(address);
  try {
    return await openDataFolder(address.dataDir, { migrates: false });
  } catch (problem) {
    if (problem instanceof FolderLockedError) return openStoreUnlocked(address);
    throw problem;
  }
}

interface FolderOptions extends Pick<StoreOptions, "startSqlite" | "beforeMigration"> {
  readonly migrates?: boolean;
}

async function openDataFolder(folder: string, options: FolderOptions): Promise<Store> {
  makeDataFolder(folder);
  try {
    const lock = lockDataFolder(folder);
    return await openLocked(folder, lock, options);
  } catch (problem) {
    throw describeStoreError(problem, { dataDir: folder });
  }
}

async function openLocked(
  folder: string,
  lock: DataFolderLock,
  { startSqlite, beforeMigration = nothing, migrates = true }: FolderOptions,
): Promise<Store> {
  const health = new StoreHealth();
  let opened: OpenDatabase | undefined;
  try {
    opened = await openSqlite(folder, { create: true, health, startSqlite });
    await checkPages(opened.database, databaseFile(folder));
    if (migrates) await migrateWithLock(opened.database, "sqlite", beforeMigration);
    return storeOf("sqlite", opened, { health, folder, afterwards: () => lock.release() });
  } catch (problem) {
    await opened?.close();
    lock.release();
    throw problem;
  }
}

/** Finds damaged pages before anything is written. */
async function checkPages(database: Database, file: string): Promise<void> {
  const check = sql<{ quick_check: string }>`pragma quick_check(1)`;
  const [found] = (await check.execute(database)).rows;
  // The first line names the database.
  const reason = found?.quick_check.split("\n").at(-1) ?? "";
  if (reason !== "ok") throw new StoreError(messages.damaged(file, reason));
}

async function migrateDatabase(databaseUrl: string, beforeMigration: BeforeMigration = nothing): Promise<void> {
  const { database, close } = await openStoreUnlocked({ databaseUrl });
  try {
    await migrateWithLock(database, "postgres", beforeMigration);
    await ensureSearchIndex(database);
  } catch (problem) {
    throw describeStoreError(problem, { databaseUrl });
  } finally {
    await close();
  }
}

async function postgresStore(url: string, options: Omit<PostgresOptions, "health">): Promise<Store> {
  // Loaded on demand.
  const { openPostgres } = await import("./open-postgres.ts");
  const health = new StoreHealth();
  const { database, executeSql, listen, connections } = openPostgres(url, { ...options, health });
  const opened = { database, searches: database, close: () => database.destroy() };
  return { ...storeOf("postgres", opened, { health }), executeSql, listen, connections };
}

interface Keeping {
  readonly health: StoreHealth;
  /** Folder whose disk is checked for free space. */
  readonly folder?: string;
  readonly afterwards?: () => void;
}

function storeOf(
  kind: StoreKind,
  { database, searches, close }: OpenDatabase,
  { health, folder, afterwards }: Keeping,
): Store {
  return {
    kind,
    database,
    searches,
    ready: () => health.isReady(database, folder),
    observe: (onQuery) => health.observe(onQuery),
    size: () => (folder === undefined ? databaseBytes(database) : filesBytes(databaseFile(folder))),
    async close() {
      await close();
      afterwards?.();
    },
  };
}

async function databaseBytes(database: Database): Promise<number> {
  const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return (await size.execute(database)).rows[0]?.bytes ?? 0;
}

/** Bytes of the database and its log. */
async function filesBytes(file: string): Promise<number> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
