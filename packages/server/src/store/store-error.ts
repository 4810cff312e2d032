import { NoResultError } from "kysely";
import { isSqliteError } from "./sqlite-errors.ts";
import { isFull } from "./store-health.ts";

/** Error that the operator of a site can fix. The message says how. */
export class StoreError extends Error {
  override readonly name: string = "StoreError";
}

/** `pg` sets no error code for its own timeouts, and for queries on a connection that failed before. */
const failedConnection =
  /timeout exceeded when trying to connect|connection timeout|Connection terminated|Query read timeout|is not queryable/i;
const unreachable = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT", "EAI_AGAIN"];
/**
 * SQLSTATEs: connection failures (08…), too many connections, shutdown or start of the server, statement timeout,
 * deadlock.
 */
const passing = /^(?:08\w{3}|53300|57P0[123]|57014|40P01)$/;

/** Returns whether the store is temporarily unavailable. Neither the request nor the server is at fault. */
export function isUnavailable(problem: unknown): boolean {
  if (isSqliteError(problem, "busy") || isFull(problem)) return true;
  if (!(problem instanceof Error)) return false;
  const { code = "", message } = problem as NodeJS.ErrnoException;
  return unreachable.includes(code) || passing.test(code) || failedConnection.test(message);
}

/** Extended result code of SQLite: SQLITE_CONSTRAINT_FOREIGNKEY. */
const sqliteForeignKey = 787;
/** SQLSTATE of PostgreSQL: foreign_key_violation. */
const postgresForeignKey = "23503";

/** Returns whether a write failed because a row that it refers to, or reads, does not exist. */
export function isMissingRow(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const { errcode, code } = problem as { errcode?: number; code?: string };
  return errcode === sqliteForeignKey || code === postgresForeignKey || problem instanceof NoResultError;
}

/** Extended result code of SQLite: SQLITE_CONSTRAINT_UNIQUE. */
const sqliteUnique = 2067;
/** SQLSTATE of PostgreSQL: unique_violation. */
const postgresUnique = "23505";

/** Returns whether a write failed because another row has the same value in a unique column. */
export function isUniqueViolation(problem: unknown, table: string, column: string): boolean {
  if (!(problem instanceof Error)) return false;
  const { errcode, code, constraint } = problem as { errcode?: number; code?: string; constraint?: string };
  if (errcode === sqliteUnique) return problem.message.endsWith(`: ${table}.${column}`);
  return code === postgresUnique && constraint === `${table}_${column}`;
}
