import { existsSync } from "node:fs";
import { Kysely } from "kysely";
import { databaseFile, makePrivateFile } from "./data-folder.ts";
import { describeStoreError } from "./describe-store-error.ts";
import * as messages from "./messages.ts";
import type { ReadingThread } from "./sqlite-connection.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";
import { type SqliteOptions, SqliteThread, type StartSqlite } from "./sqlite-thread.ts";
import { StoreError } from "./store-error.ts";
import { recordQueries, type StoreHealth } from "./store-health.ts";
import type { Database, Tables } from "./tables.ts";

/** After a crash, another process may hold the file during recovery. */
const openingMilliseconds = 5000;
/** Size to which the write-ahead log shrinks after a restore. */
const logBytes = 64 * 2 ** 20;

/** With WAL and FULL, a commit is on disk when it returns. `fullfsync` does the same on macOS. */
const settings = `
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma foreign_keys = on;
  pragma trusted_schema = off;
  pragma journal_size_limit = ${logBytes};
  pragma busy_timeout = 0;
`;
const onlyReads = "pragma query_only = on;";

interface Opening {
  readonly create: boolean;
  readonly health: StoreHealth;
  readonly startSqlite?: StartSqlite | undefined;
}

export interface OpenDatabase {
  readonly database: Database;
  /** Reads on a thread of its own, which starts with the first one. */
  readonly searches: Database;
  readonly close: () => Promise<void>;
}

export async function openSqlite(folder: string, { create, health, startSqlite }: Opening): Promise<OpenDatabase> {
  const file = databaseFile(folder);
  if (create) makePrivateFile(folder, file);
  else if (!existsSync(file)) throw new StoreError(messages.noSiteIn(folder));
  try {
    const opening = { file, timeout: openingMilliseconds, settings };
    const writer = await connect(folder, opening, startSqlite);
    const reading = { ...opening, settings: settings + onlyReads };
    const reader = await connect(folder, reading, startSqlite);
    const searcher = new LateThread(() => connect(folder, reading, startSqlite));
    const log = recordQueries(health);
    const database = new Kysely<Tables>({ dialect: new SqliteDialect({ writer, reader }), log });
    const searches = new Kysely<Tables>({ dialect: new SqliteDialect({ writer, reader: searcher }), log });
    const close = async () => {
      await searcher.close();
      await database.destroy();
    };
    return { database, searches, close };
  } catch (problem) {
    throw describeStoreError(problem, { dataDir: folder });
  }
}

/** A thread that starts with its first query. */
class LateThread implements ReadingThread {
  readonly #start: () => Promise<SqliteThread>;
  #thread: Promise<SqliteThread> | undefined;

  constructor(start: () => Promise<SqliteThread>) {
    this.#start = start;
  }

  run: ReadingThread["run"] = async (query) => {
    this.#thread ??= this.#start();
    return (await this.#thread).run(query);
  };

  async close(): Promise<void> {
    await this.#thread?.then((thread) => thread.close());
  }
}

async function connect(folder: string, opening: SqliteOptions, start?: StartSqlite): Promise<SqliteThread> {
  const { thread, journalMode } = await SqliteThread.open(opening, start);
  if (journalMode === "wal") return thread;
  await thread.close();
  throw new StoreError(messages.noSharedMemory(folder));
}
