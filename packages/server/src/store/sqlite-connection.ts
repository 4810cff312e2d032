import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { isSqliteError } from "./sqlite-errors.ts";

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** The queries of the server are few; those with a list of values come in many lengths. */
const mostStatements = 200;
/** Another process writes only while it restores a backup. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 10;

/**
 * Queries run on the thread that answers requests: a commit takes about a millisecond, less than handing it to another
 * thread and back would delay it. Waiting for another process would block everybody, so SQLite itself never waits.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  /** By their SQL, the one that was used last at the end. */
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters.map(bindable);
    const deadline = performance.now() + patienceMilliseconds;
    for (;;) {
      try {
        return this.#execute<Row>(sql, values);
      } catch (problem) {
        const mayWait = isSqliteError(problem, "busy") && !this.#database.isTransaction && performance.now() < deadline;
        if (!mayWait) throw problem;
      }
      await sleep(pauseMilliseconds);
    }
  }

  streamQuery(): never {
    throw new Error("Rows are read in pages: a query that stays open would keep everybody else waiting.");
  }

  #execute<Row>(sql: string, values: readonly SQLInputValue[]): QueryResult<Row> {
    const { statement, answersRows } = this.#prepare(sql);
    if (answersRows) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) this.#statements.delete(sql);
    const prepared = known ?? this.#compile(sql);
    this.#statements.set(sql, prepared);
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size > mostStatements) this.#statements.delete(oldest);
    return prepared;
  }

  #compile(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, answersRows: statement.columns().length > 0 };
  }
}

/** What PostgreSQL takes, too: text without U+0000, which it cannot hold, and numbers. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "number") return value;
  if (typeof value !== "string") throw new TypeError(`The store holds texts and numbers, not ${typeof value}.`);
  if (value.includes("\0")) throw new TypeError("The store holds no text with U+0000 in it.");
  return value;
}
