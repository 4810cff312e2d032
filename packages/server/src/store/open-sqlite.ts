import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { databaseFile, makePrivateFile } from "./data-folder.ts";
import { explainStore } from "./explain-store.ts";
import * as messages from "./messages.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";
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

export function openSqlite(folder: string, { create }: { create: boolean }): Database {
  const file = databaseFile(folder);
  if (create) makePrivateFile(folder, file);
  else if (!existsSync(file)) throw new StoreProblem(messages.noSiteIn(folder));
  return new Kysely<Tables>({ dialect: new SqliteDialect(connect(folder, file)) });
}

function connect(folder: string, file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: openingMilliseconds });
    const { journal_mode } = database.prepare("pragma journal_mode = wal").get() ?? {};
    if (journal_mode !== "wal") throw new StoreProblem(messages.noSharedMemory(folder));
    database.exec(settings);
    return database;
  } catch (problem) {
    throw explainStore(problem, { dataDir: folder });
  }
}
