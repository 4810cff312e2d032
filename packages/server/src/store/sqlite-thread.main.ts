/** Thread of one SQLite connection. Runs requests in order. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { serveRequests } from "../threads/serve-requests.ts";
import type { SqliteOptions, SqliteRequest, SqliteResponse } from "./sqlite-thread.ts";

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** Maximum number of cached statements. Queries with lists of values have many variants. */
const maxStatements = 200;

const { file, timeout, settings }: SqliteOptions = workerData;
/** Prepared statements by SQL, most recently used last. */
const statements = new Map<string, Prepared>();
let database: DatabaseSync | undefined;

function answerTo(request: SqliteRequest): Omit<SqliteResponse, "isTransaction"> {
  if (request === "open") return { rows: [open()], changes: 0 };
  if (request === "close") {
    database?.close();
    return { rows: [], changes: 0 };
  }
  const { statement, answersRows } = prepare(request.sql);
  if (answersRows) return { rows: statement.all(...request.values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...request.values).changes) };
}

function open(): unknown {
  database = new DatabaseSync(file, { timeout });
  const mode = database.prepare("pragma journal_mode = wal").get();
  database.exec(settings);
  return mode;
}

function prepare(sql: string): Prepared {
  const known = statements.get(sql);
  if (known) statements.delete(sql);
  const prepared = known ?? compile(sql);
  statements.set(sql, prepared);
  const [oldest] = statements.keys();
  if (oldest !== undefined && statements.size > maxStatements) statements.delete(oldest);
  return prepared;
}

function compile(sql: string): Prepared {
  if (!database) throw new Error("The database is not open.");
  const statement = database.prepare(sql);
  return { statement, answersRows: statement.columns().length > 0 };
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

function attempt(request: SqliteRequest): Omit<SqliteResponse, "isTransaction"> {
  try {
    return answerTo(request);
  } catch (problem) {
    return { rows: [], changes: 0, problem: problemOf(problem) };
  }
}

serveRequests<SqliteRequest, SqliteResponse>((request) => {
  const answer = attempt(request);
  const isTransaction = database?.isOpen === true && database.isTransaction;
  return { response: { ...answer, isTransaction }, moved: blobsOf(answer.rows) };
});
