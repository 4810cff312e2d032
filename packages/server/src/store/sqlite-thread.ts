import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";

export interface SqliteOpening {
  readonly file: string;
  /** Milliseconds for which opening waits for another process. */
  readonly timeout: number;
  /** SQL that every connection begins with. */
  readonly settings: string;
}

interface Query {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

export interface SqliteQuestion {
  readonly id: number;
  readonly ask: "open" | "close" | Query;
}

export interface SqliteAnswer {
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

/** A connection to SQLite on a thread of its own, so that no statement and no commit holds up requests. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<SqliteAnswer>>();
  #asked = 0;
  #isTransaction = false;
  #ended: Error | undefined;
  #lastTurn: Promise<void> = Promise.resolve();

  private constructor(opening: SqliteOpening) {
    this.#worker = new Worker(program, { workerData: opening, execArgv: [] });
    this.#worker.on("message", (answer: SqliteAnswer) => this.#settle(answer));
    this.#worker.on("error", (problem: Error) => this.#end(problem));
    this.#worker.on("exit", () => this.#end(new Error("The thread of the store has ended.")));
    this.#worker.unref();
  }

  /** The mode of the journal comes with it: WAL where the file system has shared memory. */
  static async open(opening: SqliteOpening): Promise<{ readonly thread: SqliteThread; readonly journalMode: unknown }> {
    const thread = new SqliteThread(opening);
    try {
      const { rows } = await thread.#ask("open");
      return { thread, journalMode: (rows[0] as { journal_mode?: unknown } | undefined)?.journal_mode };
    } catch (problem) {
      await thread.close();
      throw problem;
    }
  }

  /** Whether the answer that came last left a transaction open. */
  get isTransaction(): boolean {
    return this.#isTransaction;
  }

  run(query: Query): Promise<Pick<SqliteAnswer, "rows" | "changes">> {
    return this.#ask(query);
  }

  /** Ends when it is the caller's turn to write, with what ends the turn. First come, first served. */
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

  async #ask(ask: SqliteQuestion["ask"]): Promise<SqliteAnswer> {
    if (this.#ended) throw this.#ended;
    const id = ++this.#asked;
    const waiting = Promise.withResolvers<SqliteAnswer>();
    this.#waiting.set(id, waiting);
    // A process with nothing else to do may end, but not before its answers.
    this.#worker.ref();
    this.#worker.postMessage({ id, ask } satisfies SqliteQuestion);
    return waiting.promise;
  }

  #settle(answer: SqliteAnswer): void {
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
