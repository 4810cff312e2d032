import { accessSync, closeSync, constants, existsSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
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

/** Sentence for a folder that cannot be created or written. */
export function whyNotWritable(folder: string): string {
  return isOnReadOnlyFileSystem(folder) ? messages.folderReadOnly(folder) : messages.folderForbidden(folder);
}

function isOnReadOnlyFileSystem(folder: string): boolean {
  try {
    accessSync(existingPart(folder), constants.W_OK);
    return false;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EROFS";
  }
}

/** The folder, or the nearest one above it that exists. */
export function existingPart(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) || path === dirname(path) ? path : existingPart(dirname(path));
}

/** Turns system errors in the data folder into a `StoreError`. */
export function withFolderErrors<Result>(folder: string, act: () => Result): Result {
  try {
    return act();
  } catch (cause) {
    const sentence = sentences[(cause as NodeJS.ErrnoException).code ?? ""]?.(folder);
    throw sentence === undefined ? cause : new StoreError(sentence, { cause });
  }
}

const sentences: Readonly<Record<string, (folder: string) => string | undefined>> = {
  EACCES: whyNotWritable,
  EPERM: whyNotWritable,
  EROFS: whyNotWritable,
  // From Node's recursive mkdir, for a missing folder on a read-only file system.
  ENOENT: (folder) => (isOnReadOnlyFileSystem(folder) ? messages.folderReadOnly(folder) : undefined),
  EEXIST: messages.notAFolder,
  ENOTDIR: messages.notAFolder,
  ENOSPC: messages.diskFull,
};
