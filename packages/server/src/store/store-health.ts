import { statfs } from "node:fs/promises";
import { type LogEvent, sql } from "kysely";
import { isSqliteError } from "./sqlite-errors.ts";
import type { Database } from "./tables.ts";

/** SQLSTATEs: disk_full; data_corrupted, index_corrupted. */
const postgresFull = ["53100"];
const postgresDamaged = ["XX001", "XX002"];
/** Less than this is full: the largest document, twice. */
const leastFreeBytes = 40 * 1024 * 1024;
const readyMilliseconds = 2000;
const roomBytes = 100_000;

/** What queries have found out about the store's disk: a node that cannot write, or finds damage, is not ready. */
export class StoreHealth {
  #isDamaged = false;
  #isFull = false;

  note(problem: unknown): void {
    if (isSqliteError(problem, "corrupt", "notADatabase") || hasCode(problem, postgresDamaged)) this.#isDamaged = true;
    if (isFull(problem)) this.#isFull = true;
  }

  /** Whether the store answers, soon, and takes what it is given. */
  async isReady(database: Database, folder?: string): Promise<boolean> {
    const signal = AbortSignal.timeout(readyMilliseconds);
    try {
      await sql`select name from kysely_migration limit 1`.execute(database, { signal });
      if (this.#isDamaged || (folder !== undefined && (await freeBytes(folder)) < leastFreeBytes)) return false;
      if (this.#isFull) await tryToWrite(database, signal);
      this.#isFull = false;
      return true;
    } catch {
      return false;
    }
  }
}

/** For Kysely: what queries fail with. */
export function noting(health: StoreHealth): (event: LogEvent) => void {
  return (event) => {
    if (event.level === "error") health.note(event.error);
  };
}

/** Whether a write failed because there is no room for it. */
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

/** A count that needs pages of its own, and makes room for them. */
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
