import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";

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

export interface SqliteRequest {
  readonly id: number;
  readonly ask: "open" | "close" | Query;
}

export interface SqliteResponse {
  readonly id: number;
  readonly rows: readonly unknown[];
  readonly changes: number;
  readonly problem?: {
    readonly message: string;
    readonly code?: string | undefined;
    readonly errcode?: number | undefined;
  };
  readonly isTransaction?: boolean;
}

const program = new URL("./sqlite-thread.main.ts", import.meta.url);

/** An SQLite connection on its own thread, so that statements and commits never block requests. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<SqliteResponse>>();
  #asked = 0;
  #isTransaction = false;
  #ended: Error | undefined;
  #lastTurn: Promise<void> = Promise.resolve();

  private constructor(opening: SqliteOptions) {
    this.#worker = new Worker(program, { workerData: opening, execArgv: [] });
    this.#worker.on("message", (answer: SqliteResponse) => this.#settle(answer));
    this.#worker.on("error", (problem: Error) => this.#end(problem));
    this.#worker.on("exit", () => this.#end(new Error("The thread of the store has ended.")));
    this.#worker.unref();
  }

  /** Also returns the journal mode. It is WAL if the file system supports shared memory. */
  static async open(opening: SqliteOptions): Promise<{ readonly thread: SqliteThread; readonly journalMode: unknown }> {
    const thread = new SqliteThread(opening);
    try {
      const { rows } = await thread.#ask("open");
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
    return this.#ask(query);
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
    if (!this.#ended) await this.#ask("close").catch(() => undefined);
    await this.#worker.terminate();
  }

  async #ask(ask: SqliteRequest["ask"]): Promise<SqliteResponse> {
    if (this.#ended) throw this.#ended;
    const id = ++this.#asked;
    const waiting = Promise.withResolvers<SqliteResponse>();
    this.#waiting.set(id, waiting);
    // Keeps the process alive until the response arrives.
    this.#worker.ref();
    this.#worker.postMessage({ id, ask } satisfies SqliteRequest);
    return waiting.promise;
  }

  #settle(answer: SqliteResponse): void {
    this.#isTransaction = answer.isTransaction === true;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answer.problem) waiting?.reject(Object.assign(new Error(answer.problem.message), answer.problem));
    else waiting?.resolve(answer);
  }

  #end(problem: Error): void {
    this.#ended ??= problem;
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}
