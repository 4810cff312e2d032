import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import * as messages from "./messages.ts";
import { StoreError } from "./store-error.ts";

const ownerOnly = { folder: 0o700, file: 0o600 };

export const databaseFile = (folder: string) => join(folder, "octavo.db");
export const secretKeyFile = (folder: string) => join(folder, "secret-key");

/** Creates the folder if it is missing, readable by the server's user only. */
export function makeDataFolder(folder: string): void {
  withFolderErrors(folder, () => mkdirSync(folder, { recursive: true, mode: ownerOnly.folder }));
}

/**
 * Creates an empty file if it is missing, readable by its owner only. SQLite gives its auxiliary files the same mode.
 * An existing file is not opened, because closing it would release this process's locks on it (fcntl, POSIX).
 */
export function makePrivateFile(folder: string, path: string): void {
  if (existsSync(path)) return;
  withFolderErrors(folder, () => {
    closeSync(openSync(path, "a", ownerOnly.file));
    syncFolder(folder);
  });
}

/** Writes the names of new files to disk. Not available on Windows. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Turns system errors in the data folder into a `StoreError`. */
export function withFolderErrors<Result>(folder: string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    const sentence = sentences[(cause as NodeJS.ErrnoException).code ?? ""];
    throw sentence ? new StoreError(sentence(folder), { cause }) : cause;
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
