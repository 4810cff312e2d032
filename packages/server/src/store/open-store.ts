import { sql } from "kysely";
import type { StoreKind } from "./column-types.ts";
import { makeDataFolder } from "./data-folder.ts";
import { FolderTaken, lockDataFolder } from "./data-folder-lock.ts";
import { explainStore } from "./explain-store.ts";
import { migrate } from "./migrate.ts";
import type { Connections, PostgresOptions } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { StoreAddress } from "./store-address.ts";
import type { Database } from "./tables.ts";

export type { StoreAddress };

export interface Store {
  readonly database: Database;
  readonly kind: StoreKind;
  /** Whether it answers, and soon. */
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
const readyMilliseconds = 2000;

/** The store of a server: nobody else's data folder, and tables as this Octavo knows them. */
export async function openStore(address: StoreAddress, onProblem: OnProblem = () => undefined): Promise<Store> {
  if ("dataDir" in address) return openDataFolder(address.dataDir);
  await migrateDatabase(address.databaseUrl);
  const { databaseUrl, poolSize = standardPoolSize } = address;
  return postgresStore(databaseUrl, { poolSize, statementMilliseconds, onProblem });
}

/** A store as it is, beside its server: no lock, no migration, and nothing that hurries. */
export async function visitStore(address: StoreAddress): Promise<Store> {
  if ("dataDir" in address) return storeOf("sqlite", openSqlite(address.dataDir, { create: false }));
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
  const lock = lockDataFolder(folder);
  try {
    const database = openSqlite(folder, { create: true });
    await migrate(database, "sqlite");
    return storeOf("sqlite", database, () => lock.release());
  } catch (problem) {
    lock.release();
    throw problem;
  }
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

async function postgresStore(url: string, options: PostgresOptions): Promise<Store> {
  // Loaded only for those who need it.
  const { openPostgres } = await import("./open-postgres.ts");
  const { database, connections } = openPostgres(url, options);
  return { ...storeOf("postgres", database), connections };
}

function storeOf(kind: StoreKind, database: Database, afterwards = () => {}): Store {
  return {
    kind,
    database,
    ready: () => answers(database),
    async close() {
      await database.destroy();
      afterwards();
    },
  };
}

async function answers(database: Database): Promise<boolean> {
  try {
    await sql`select name from kysely_migration limit 1`.execute(database, {
      signal: AbortSignal.timeout(readyMilliseconds),
    });
    return true;
  } catch {
    return false;
  }
}
