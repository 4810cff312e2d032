import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makePrivateFile, withFolderErrors } from "./data-folder.ts";
import * as messages from "./messages.ts";
import { isSqliteError } from "./sqlite-errors.ts";
import { StoreError } from "./store-error.ts";

export interface DataFolderLock {
  readonly release: () => void;
}

/** Another server uses the folder. */
export class FolderLockedError extends StoreError {}

const lockFile = (folder: string) => join(folder, "octavo.lock");
const pidFile = (folder: string) => join(folder, "octavo.pid");

/** Prevents garbage collection: a lock ends with its connection. */
const held = new Set<DatabaseSync>();

/**
 * Prevents a second server from using a data folder. The data would survive, but the servers would not share sockets
 * and limits. The lock is an exclusive transaction on an empty database, which the operating system releases when the
 * process ends. Backups read the real database in the meantime.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const path = lockFile(folder);
  const pidPath = pidFile(folder);
  makePrivateFile(folder, path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    if (isSqliteError(cause, "busy"))
      throw new FolderLockedError(messages.folderTaken(folder, readPid(pidPath)), { cause });
    if (isSqliteError(cause, "notADatabase", "corrupt")) throw new StoreError(messages.lockDamaged(path), { cause });
    throw cause;
  }
  held.add(lock);
  withFolderErrors(folder, () => writeFileSync(pidPath, `${process.pid}\n`, { mode: 0o600 }));
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

/** Returns the process id of the server that uses a folder, "" if it is unknown, or undefined without a server. Reads only. */
export function lockHolder(folder: string): string | undefined {
  const path = lockFile(folder);
  if (!existsSync(path)) return undefined;
  const lock = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  try {
    lock.prepare("select count(*) from sqlite_schema").get();
    return undefined;
  } catch (problem) {
    if (isSqliteError(problem, "busy")) return readPid(pidFile(folder)) ?? "";
    throw problem;
  } finally {
    lock.close();
  }
}

/** Used for the message only. The file may be empty at first. */
function readPid(path: string): string | undefined {
  try {
    return /^\d+$/m.exec(readFileSync(path, "utf8"))?.[0];
  } catch {
    return undefined;
  }
}
