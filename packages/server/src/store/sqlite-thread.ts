import type { SQLInputValue } from "node:sqlite";
import { RequestThread } from "../threads/request-thread.ts";

export interface SqliteOptions {
  readonly file: string;
  /** Milliseconds to wait for another process when opening. */
  readonly timeout: number;
  /** SQL that runs on every new connection. */
  readonly settings: string;
}

interface Query {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

export type SqliteRequest = "open" | "close" | Query;

export interface SqliteResponse {
  readonly rows: readonly unknown[];
  readonly changes: number;
  readonly problem?: {
    readonly message: string;
    readonly code?: string | undefined;
    readonly errcode?: number | undefined;
  };
  readonly isTransaction: boolean;
}

const program = new URL("./sqlite-thread.main.ts", import.meta.url);

/** Runs the requests of a connection: a thread, or the caller's thread in tests. */
export type RequestRunner = Pick<RequestThread<SqliteRequest, SqliteResponse>, "send" | "terminate">;

export type StartSqlite = (opening: SqliteOptions) => RequestRunner;

const startThread: StartSqlite = (opening) => new RequestThread(program, opening);

/** An SQLite connection on its own thread, so that statements and commits never block requests. */
export class SqliteThread {
  readonly #thread: RequestRunner;
  #isTransaction = false;
  #lastTurn: Promise<void> = Promise.resolve();

  private constructor(thread: RequestRunner) {
    this.#thread = thread;
  }

  /** Also returns the journal mode. It is WAL if the file system supports shared memory. */
  static async open(
    opening: SqliteOptions,
    start: StartSqlite = startThread,
  ): Promise<{ readonly thread: SqliteThread; readonly journalMode: unknown }> {
    const thread = new SqliteThread(start(opening));
    try {
      const { rows } = await thread.#send("open");
      return { thread, journalMode: (rows[0] as { journal_mode?: unknown } | undefined)?.journal_mode };
    } catch (problem) {
      await thread.close();
      throw problem;
    }
  }

  /** True if the last response left a transaction open. */
  get isTransaction(): boolean {
    return this.#isTransaction;
  }

  run(query: Query): Promise<Pick<SqliteResponse, "rows" | "changes">> {
    return this.#send(query);
  }

  /** Returns a function that releases the thread. First come, first served. */
  async turn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  async close(): Promise<void> {
    await this.#send("close").catch(() => undefined);
    await this.#thread.terminate();
  }

  async #send(request: SqliteRequest): Promise<SqliteResponse> {
    const response = await this.#thread.send(request);
    this.#isTransaction = response.isTransaction;
    if (response.problem) throw Object.assign(new Error(response.problem.message), response.problem);
    return response;
  }
}
