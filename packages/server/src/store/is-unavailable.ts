import { isSqliteError } from "./sqlite-errors.ts";
import { isFull } from "./store-health.ts";

/** `pg` gives the failures of its own deadlines no code. */
const deadline = /timeout exceeded when trying to connect|connection timeout|Connection terminated|Query read timeout/i;
const unreachable = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT", "EAI_AGAIN"];
/**
 * SQLSTATEs: connection failures (08…), too many connections, shutting down or starting up, a statement that took too
 * long, a deadlock.
 */
const passing = /^(?:08\w{3}|53300|57P0[123]|57014|40P01)$/;

/** Returns whether the store is temporarily unavailable. Neither the request nor the server is at fault. */
export function isUnavailable(problem: unknown): boolean {
  if (isSqliteError(problem, "busy") || isFull(problem)) return true;
  if (!(problem instanceof Error)) return false;
  const { code = "", message } = problem as NodeJS.ErrnoException;
  return unreachable.includes(code) || passing.test(code) || deadline.test(message);
}
