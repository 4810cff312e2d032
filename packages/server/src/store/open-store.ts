import { sql } from "kysely";
import type { StoreKind } from "./column-types.ts";
import { databaseFile, makeDataFolder } from "./data-folder.ts";
import { type DataFolderLock, FolderTaken, lockDataFolder } from "./data-folder-lock.ts";
import { explainStore } from "./explain-store.ts";
import * as messages from "./messages.ts";
import { migrate } from "./migrate.ts";
import type { Connections, PostgresOptions } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { StoreAddress } from "./store-address.ts";
import { StoreHealth } from "./store-health.ts";
import { StoreProblem } from "./store-problem.ts";
import type { Database } from "./tables.ts";

export type { StoreAddress };

export interface Store {
  readonly database: Database;
  readonly kind: StoreKind;
  /** Whether it answers, soon, is not damaged and has room. */
  readonly ready: () => Promise<boolean>;
  readonly close: () => Promise<void>;
  /** Of PostgreSQL. */
  readonly connections?: () => Connections;
}

/** Hears of connections that broke while nobody used them; the next query opens another. */
export type OnProblem = (problem: Error) => void;

const standardPoolSize = 10;
/** No query of a request takes long; one that does has met a lock, or a mistake of ours. */
const statementMilliseconds = 15_000;

/** The store of a server: nobody else's data folder, and tables as this Octavo knows them. */
export async function openStore(address: StoreAddress, onProblem: OnProblem = () => undefined): Promise<Store> {
  if ("dataDir" in address) return openDataFolder(address.dataDir);
  await migrateDatabase(address.databaseUrl);
  const { databaseUrl, poolSize = standardPoolSize } = address;
  return postgresStore(databaseUrl, { poolSize, statementMilliseconds, onProblem });
}

/** A store as it is, beside its server: no lock, no migration, and nothing that hurries. */
export async function visitStore(address: StoreAddress): Promise<Store> {
  const health = new StoreHealth();
  if ("dataDir" in address)
    return storeOf("sqlite", await openSqlite(address.dataDir, { create: false, health }), { health });
  return postgresStore(address.databaseUrl, { poolSize: 1, statementMilliseconds: 0, onProblem: () => undefined });
}

/** The same with tables as this Octavo knows them, unless a server is running that has its own. */
export async function joinStore(address: StoreAddress): Promise<Store> {
  if (!("dataDir" in address)) {
    await migrateDatabase(address.databaseUrl);
    return visitStore(address);
  }
  try {
    return await openDataFolder(address.dataDir);
  } catch (problem) {
    if (problem instanceof FolderTaken) return visitStore(address);
    throw problem;
  }
}

async function openDataFolder(folder: string): Promise<Store> {
  makeDataFolder(folder);
  try {
    const lock = lockDataFolder(folder);
    return await openLocked(folder, lock);
  } catch (problem) {
    throw explainStore(problem, { dataDir: folder });
  }
}

async function openLocked(folder: string, lock: DataFolderLock): Promise<Store> {
  const health = new StoreHealth();
  let database: Database | undefined;
  try {
    database = await openSqlite(folder, { create: true, health });
    await checkPages(database, databaseFile(folder));
    await migrate(database, "sqlite");
    return storeOf("sqlite", database, { health, folder, afterwards: () => lock.release() });
  } catch (problem) {
    await database?.destroy();
    lock.release();
    throw problem;
  }
}

/** A page that a disk has lost is found before anybody writes: SQLite itself would meet it some day. */
async function checkPages(database: Database, file: string): Promise<void> {
  const check = sql<{ quick_check: string }>`pragma quick_check(1)`;
  const [found] = (await check.execute(database)).rows;
  // Above what it has found stands which database that is in.
  const reason = found?.quick_check.split("\n").at(-1) ?? "";
  if (reason !== "ok") throw new StoreProblem(messages.damaged(file, reason));
}

async function migrateDatabase(databaseUrl: string): Promise<void> {
  const { database, close } = await visitStore({ databaseUrl });
  try {
    await migrate(database, "postgres");
  } catch (problem) {
    throw explainStore(problem, { databaseUrl });
  } finally {
    await close();
  }
}

async function postgresStore(url: string, options: Omit<PostgresOptions, "health">): Promise<Store> {
  // Loaded only for those who need it.
  const { openPostgres } = await import("./open-postgres.ts");
  const health = new StoreHealth();
  const { database, connections } = openPostgres(url, { ...options, health });
  return { ...storeOf("postgres", database, { health }), connections };
}

interface Keeping {
  readonly health: StoreHealth;
  /** Whose disk has to have room. */
  readonly folder?: string;
  readonly afterwards?: () => void;
}

function storeOf(kind: StoreKind, database: Database, { health, folder, afterwards }: Keeping): Store {
  return {
    kind,
    database,
    ready: () => health.isReady(database, folder),
    async close() {
      await database.destroy();
      afterwards?.();
    },
  };
}
