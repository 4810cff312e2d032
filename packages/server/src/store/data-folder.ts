import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import * as messages from "./messages.ts";
import { StoreProblem } from "./store-problem.ts";

const ownerOnly = { folder: 0o700, file: 0o600 };

export const databaseFile = (folder: string) => join(folder, "octavo.db");
export const secretKeyFile = (folder: string) => join(folder, "secret-key");

/** Makes the folder unless it is there; nobody but the server's user may look inside. */
export function makeDataFolder(folder: string): void {
  explaining(folder, () => mkdirSync(folder, { recursive: true, mode: ownerOnly.folder }));
}

/**
 * Makes an empty file that only its owner reads, unless it is there; SQLite gives the files beside it the same mode. A
 * file that is there is not even opened: closing it would lift the locks that this process has on it (fcntl, POSIX).
 */
export function makePrivateFile(folder: string, path: string): void {
  if (existsSync(path)) return;
  explaining(folder, () => {
    closeSync(openSync(path, "a", ownerOnly.file));
    syncFolder(folder);
  });
}

/** The names of new files are on disk after this, and not only their contents. Windows knows no such thing. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** What the system refuses in the data folder, in words. */
export function explaining<Result>(folder: string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    const sentence = sentences[(cause as NodeJS.ErrnoException).code ?? ""];
    throw sentence ? new StoreProblem(sentence(folder), { cause }) : cause;
  }
}

const sentences: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: messages.folderForbidden,
  EPERM: messages.folderForbidden,
  EROFS: messages.folderForbidden,
  EEXIST: messages.notAFolder,
  ENOTDIR: messages.notAFolder,
  ENOSPC: messages.diskFull,
};
