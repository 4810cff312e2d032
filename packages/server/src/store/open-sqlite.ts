import { existsSync } from "node:fs";
import { Kysely } from "kysely";
import { databaseFile, makePrivateFile } from "./data-folder.ts";
import { explainStore } from "./explain-store.ts";
import * as messages from "./messages.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";
import { type SqliteOpening, SqliteThread } from "./sqlite-thread.ts";
import { noting, type StoreHealth } from "./store-health.ts";
import { StoreProblem } from "./store-problem.ts";
import type { Database, Tables } from "./tables.ts";

/** Recovering after a crash, another process may hold the file for a moment. */
const openingMilliseconds = 5000;
/** What the write-ahead log shrinks to when it has grown over a restore. */
const logBytes = 64 * 2 ** 20;

/** WAL and FULL: a commit is on disk when it returns. `fullfsync` is the same on macOS, whose fsync does not wait. */
const settings = `
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma foreign_keys = on;
  pragma trusted_schema = off;
  pragma journal_size_limit = ${logBytes};
  pragma busy_timeout = 0;
`;
const onlyReads = "pragma query_only = on;";

export async function openSqlite(
  folder: string,
  { create, health }: { readonly create: boolean; readonly health: StoreHealth },
): Promise<Database> {
  const file = databaseFile(folder);
  if (create) makePrivateFile(folder, file);
  else if (!existsSync(file)) throw new StoreProblem(messages.noSiteIn(folder));
  try {
    const writer = await connect(folder, { file, timeout: openingMilliseconds, settings });
    const reader = await connect(folder, { file, timeout: openingMilliseconds, settings: settings + onlyReads });
    return new Kysely<Tables>({ dialect: new SqliteDialect({ writer, reader }), log: noting(health) });
  } catch (problem) {
    throw explainStore(problem, { dataDir: folder });
  }
}

async function connect(folder: string, opening: SqliteOpening): Promise<SqliteThread> {
  const { thread, journalMode } = await SqliteThread.open(opening);
  if (journalMode === "wal") return thread;
  await thread.close();
  throw new StoreProblem(messages.noSharedMemory(folder));
}
