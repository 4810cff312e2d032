import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Served } from "../threads/serve-requests.ts";
import type { SqliteOptions, SqliteRequest, SqliteResponse } from "./sqlite-thread.ts";

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** Maximum number of cached statements. Queries with lists of values have many variants. */
const maxStatements = 200;

/** Returns a function that responds to the requests of one SQLite connection. */
export function sqliteConnection(opening: SqliteOptions): (request: SqliteRequest) => Served<SqliteResponse> {
  const connection = new Connection(opening);
  return (request) => connection.respondTo(request);
}

class Connection {
  readonly #opening: SqliteOptions;
  /** Prepared statements by SQL, most recently used last. */
  readonly #statements = new Map<string, Prepared>();
  #database: DatabaseSync | undefined;

  constructor(opening: SqliteOptions) {
    this.#opening = opening;
  }

  respondTo(request: SqliteRequest): Served<SqliteResponse> {
    const answer = this.#attempt(request);
    const isTransaction = this.#database?.isOpen === true && this.#database.isTransaction;
    return { response: { ...answer, isTransaction }, moved: blobsOf(answer.rows) };
  }

  #attempt(request: SqliteRequest): Omit<SqliteResponse, "isTransaction"> {
    try {
      return this.#answerTo(request);
    } catch (problem) {
      return { rows: [], changes: 0, problem: problemOf(problem) };
    }
  }

  #answerTo(request: SqliteRequest): Omit<SqliteResponse, "isTransaction"> {
    if (request === "open") return { rows: [this.#open()], changes: 0 };
    if (request === "close") {
      this.#database?.close();
      return { rows: [], changes: 0 };
    }
    const { statement, answersRows } = this.#prepare(request.sql);
    if (answersRows) return { rows: statement.all(...request.values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...request.values).changes) };
  }

  #open(): unknown {
    const { file, timeout, settings } = this.#opening;
    this.#database = new DatabaseSync(file, { timeout });
    const mode = this.#database.prepare("pragma journal_mode = wal").get();
    this.#database.exec(settings);
    return mode;
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) this.#statements.delete(sql);
    const prepared = known ?? this.#compile(sql);
    this.#statements.set(sql, prepared);
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size > maxStatements) this.#statements.delete(oldest);
    return prepared;
  }

  #compile(sql: string): Prepared {
    if (!this.#database) throw new Error("The database is not open.");
    const statement = this.#database.prepare(sql);
    return { statement, answersRows: statement.columns().length > 0 };
  }
}

/** Errors lose custom fields between threads. */
function problemOf(problem: unknown) {
  const { message, code, errcode } = problem as { message: string; code?: string; errcode?: number };
  return { message, code, errcode };
}

/** Values of blob columns. */
function blobsOf(rows: readonly unknown[]): readonly ArrayBuffer[] {
  const values = rows.flatMap((row) => Object.values(row as object));
  return values.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []));
}
