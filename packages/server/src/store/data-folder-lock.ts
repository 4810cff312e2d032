import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { explaining, makePrivateFile } from "./data-folder.ts";
import * as messages from "./messages.ts";
import { isSqliteError } from "./sqlite-errors.ts";
import { StoreProblem } from "./store-problem.ts";

export interface DataFolderLock {
  readonly release: () => void;
}

/** Another server has the folder. */
export class FolderTaken extends StoreProblem {}

/** Locks end with the connection that holds them, and a connection ends when nothing refers to it any more. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second server out of a data folder: the data would survive it, but sockets and limits of one would not know of
 * the other's. An exclusive transaction on an empty database of its own is a lock that the system lifts when the process
 * ends, however it ends; backups read the real database meanwhile.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const path = join(folder, "octavo.lock");
  const pidPath = join(folder, "octavo.pid");
  makePrivateFile(folder, path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    if (isSqliteError(cause, "busy")) throw new FolderTaken(messages.folderTaken(folder, readPid(pidPath)), { cause });
    if (isSqliteError(cause, "notADatabase", "corrupt")) throw new StoreProblem(messages.lockDamaged(path), { cause });
    throw cause;
  }
  held.add(lock);
  explaining(folder, () => writeFileSync(pidPath, `${process.pid}\n`, { mode: 0o600 }));
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

/** Only for the message: the holder may not have written it yet. */
function readPid(path: string): string | undefined {
  try {
    return /^\d+$/m.exec(readFileSync(path, "utf8"))?.[0];
  } catch {
    return undefined;
  }
}
