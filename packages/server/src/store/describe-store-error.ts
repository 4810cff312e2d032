import { databaseFile, whyNotWritable } from "./data-folder.ts";
import * as messages from "./messages.ts";
import { isSqliteError } from "./sqlite-errors.ts";
import { describeAddress, type StoreAddress } from "./store-address.ts";
import { StoreError } from "./store-error.ts";

/** Turns an error that an operator can fix into a `StoreError`. Returns all other errors unchanged. */
export function describeStoreError(problem: unknown, address: StoreAddress): unknown {
  if (problem instanceof StoreError) return problem;
  const sentence =
    "dataDir" in address
      ? aboutFolder(problem, address.dataDir)
      : aboutDatabase(problem, describeAddress(address.databaseUrl));
  return sentence === undefined ? problem : new StoreError(sentence, { cause: problem });
}

function aboutFolder(problem: unknown, folder: string): string | undefined {
  if (isSqliteError(problem, "corrupt", "notADatabase")) return messages.damaged(databaseFile(folder), problem.message);
  if (isSqliteError(problem, "cannotOpen", "readOnly")) return whyNotWritable(folder);
  if (isSqliteError(problem, "full")) return messages.diskFull(folder);
  if (isSqliteError(problem, "io")) return messages.diskFails(folder, problem.message);
  return undefined;
}

const unreachable = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ECONNRESET", "ENOENT"];
/** SQLSTATE cannot_connect_now: the database server is starting or stopping. */
const startingUp = "57P03";
/** `pg` sets no error code for its own timeouts. */
const deadline = /timeout exceeded when trying to connect|connection timeout|timeout expired/;
/** SQLSTATEs: wrong password or role, no such database, no permission, too many connections. */
const refused = ["28P01", "28000", "3D000", "42501", "53300"];
/** SQLSTATE deadlock_detected. */
const deadlock = "40P01";

function aboutDatabase(problem: unknown, place: string): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  const { code = "", message } = problem as NodeJS.ErrnoException;
  const reason = message || code;
  if (unreachable.includes(code) || code === startingUp || deadline.test(message))
    return messages.databaseUnreachable(place, reason);
  if (refused.includes(code)) return messages.databaseRefused(place, reason);
  if (code === deadlock) return messages.databaseBusy(place);
  return undefined;
}
