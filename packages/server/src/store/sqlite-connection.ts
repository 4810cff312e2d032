import type { SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { isSqliteError } from "./sqlite-errors.ts";
import type { SqliteThread } from "./sqlite-thread.ts";

/** Timeout for locks. Another process writes only while it restores a backup. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 10;

export type ReadingThread = Pick<SqliteThread, "run" | "close">;

/** Reads see all earlier commits and never wait for a write. */
export interface SqliteThreads {
  readonly writer: SqliteThread;
  readonly reader: ReadingThread;
}

/**
 * Connection for Kysely. A select outside a transaction runs on the reading thread; everything else waits for the
 * writing thread. SQLite itself never waits for another process, because that would block reads too.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #threads: SqliteThreads;
  /** Releases the writing thread after a transaction. */
  #endTurn: (() => void) | undefined;

  constructor(threads: SqliteThreads) {
    this.#threads = threads;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query = { sql, values: parameters.map(bindable) };
    const { writer, reader } = this.#threads;
    if (this.#endTurn) return resultOf(await writer.run(query));
    if (/^\s*select\b/i.test(sql)) return resultOf(await patiently(reader, query));
    const endTurn = await writer.turn();
    try {
      return resultOf(await patiently(writer, query));
    } finally {
      endTurn();
    }
  }

  streamQuery(): never {
    throw new Error("Rows are read in pages: a query that stays open would keep everybody else waiting.");
  }

  async begin(sql: string): Promise<void> {
    const { writer } = this.#threads;
    const endTurn = await writer.turn();
    try {
      await patiently(writer, { sql, values: [] });
      this.#endTurn = endTurn;
    } catch (problem) {
      endTurn();
      throw problem;
    }
  }

  async commit(): Promise<void> {
    await this.#threads.writer.run({ sql: "commit", values: [] });
    this.leave();
  }

  /** SQLite rolls back by itself after some errors, such as a full disk. */
  async rollback(): Promise<void> {
    const { writer } = this.#threads;
    if (this.#endTurn && writer.isTransaction) await writer.run({ sql: "rollback", values: [] });
    this.leave();
  }

  leave(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

type Query = Parameters<SqliteThread["run"]>[0];

async function patiently(thread: ReadingThread, query: Query): ReturnType<SqliteThread["run"]> {
  const deadline = performance.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await thread.run(query);
    } catch (problem) {
      if (!isSqliteError(problem, "busy") || performance.now() >= deadline) throw problem;
    }
    await sleep(pauseMilliseconds);
  }
}

function resultOf<Row>({ rows, changes }: Awaited<ReturnType<SqliteThread["run"]>>): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
}

/** Accepts what PostgreSQL accepts too: numbers, and text without U+0000. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "number") return value;
  if (typeof value !== "string") throw new TypeError(`The store holds texts and numbers, not ${typeof value}.`);
  if (value.includes("\0")) throw new TypeError("The store holds no text with U+0000 in it.");
  return value;
}
