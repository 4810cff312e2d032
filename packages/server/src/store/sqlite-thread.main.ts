/** The thread of one connection to SQLite: runs what it is asked, in the order in which it is asked. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { SqliteAnswer, SqliteOpening, SqliteQuestion } from "./sqlite-thread.ts";

interface Prepared {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** The queries of the server are few; those with a list of values come in many lengths. */
const mostStatements = 200;

const { file, timeout, settings }: SqliteOpening = workerData;
/** By their SQL, the one that was used last at the end. */
const statements = new Map<string, Prepared>();
let database: DatabaseSync | undefined;

function answerTo({ ask }: SqliteQuestion): Omit<SqliteAnswer, "id"> {
  if (ask === "open") return { rows: [open()], changes: 0 };
  if (ask === "close") {
    database?.close();
    return { rows: [], changes: 0 };
  }
  const { statement, answersRows } = prepare(ask.sql);
  if (answersRows) return { rows: statement.all(...ask.values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...ask.values).changes) };
}

/** Answers the journal mode. */
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
  if (oldest !== undefined && statements.size > mostStatements) statements.delete(oldest);
  return prepared;
}

function compile(sql: string): Prepared {
  if (!database) throw new Error("The database is not open.");
  const statement = database.prepare(sql);
  return { statement, answersRows: statement.columns().length > 0 };
}

/** Errors lose their own fields on the way to another thread. */
function problemOf(problem: unknown) {
  const { message, code, errcode } = problem as { message: string; code?: string; errcode?: number };
  return { message, code, errcode };
}

parentPort?.on("message", (question: SqliteQuestion) => {
  const { id } = question;
  let answer: SqliteAnswer;
  try {
    answer = { id, ...answerTo(question) };
  } catch (problem) {
    answer = { id, rows: [], changes: 0, problem: problemOf(problem) };
  }
  const isTransaction = database?.isOpen === true && database.isTransaction;
  parentPort?.postMessage({ ...answer, isTransaction });
});
