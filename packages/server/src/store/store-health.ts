import { statfs } from "node:fs/promises";
import { type LogEvent, sql } from "kysely";
import { isSqliteError } from "./sqlite-errors.ts";
import type { Database } from "./tables.ts";

/** SQLSTATEs disk_full, data_corrupted and index_corrupted. */
const postgresFull = ["53100"];
const postgresDamaged = ["XX001", "XX002"];
/** Minimum free space: twice the largest document. */
export const minFreeBytes = 40 * 1024 * 1024;
const readyMilliseconds = 2000;
const roomBytes = 100_000;

/** Time of a query in seconds, with waiting for a connection. Its SQL has placeholders for values. */
export type OnQuery = (operation: string, seconds: number, sql: string) => void;

const operations: Readonly<Record<string, string>> = {
  SelectQueryNode: "select",
  InsertQueryNode: "insert",
  UpdateQueryNode: "update",
  DeleteQueryNode: "delete",
};

/** Disk errors that queries have met. A server that can't write, or whose store is damaged, is not ready. */
export class StoreHealth {
  #isDamaged = false;
  #isFull = false;
  readonly #observers: OnQuery[] = [];

  /** Calls `onQuery` after each query. */
  observe(onQuery: OnQuery): void {
    this.#observers.push(onQuery);
  }

  record({ level, query, queryDurationMillis, ...event }: LogEvent): void {
    for (const onQuery of this.#observers)
      onQuery(operations[query.query.kind] ?? "other", queryDurationMillis / 1000, query.sql);
    if (level === "error" && "error" in event) this.note(event.error);
  }

  note(problem: unknown): void {
    if (isSqliteError(problem, "corrupt", "notADatabase") || hasCode(problem, postgresDamaged)) this.#isDamaged = true;
    if (isFull(problem)) this.#isFull = true;
  }

  /** Returns whether the store responds in time and accepts writes. */
  async isReady(database: Database, folder?: string): Promise<boolean> {
    const signal = AbortSignal.timeout(readyMilliseconds);
    try {
      await sql`select name from kysely_migration limit 1`.execute(database, { signal });
      if (this.#isDamaged || (folder !== undefined && (await freeBytes(folder)) < minFreeBytes)) return false;
      if (this.#isFull) await tryToWrite(database, signal);
      this.#isFull = false;
      return true;
    } catch {
      return false;
    }
  }
}

/** Log function for Kysely that records errors and durations. */
export function recordQueries(health: StoreHealth): (event: LogEvent) => void {
  return (event) => health.record(event);
}

/** Returns whether a write failed because the disk is full. */
export function isFull(problem: unknown): boolean {
  return isSqliteError(problem, "full") || hasCode(problem, postgresFull);
}

function hasCode(problem: unknown, codes: readonly string[]): boolean {
  return problem instanceof Error && "code" in problem && codes.includes(String(problem.code));
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Writes and deletes enough rows to need new pages. */
async function tryToWrite(database: Database, signal: AbortSignal): Promise<void> {
  const key = `store:room:${"x".repeat(roomBytes)}`;
  const row = { key, count: 1, expires_at: 0 };
  await database
    .insertInto("attempts")
    .values(row)
    .onConflict((known) => known.column("key").doNothing())
    .execute({ signal });
  await database.deleteFrom("attempts").where("key", "=", key).execute({ signal });
}
