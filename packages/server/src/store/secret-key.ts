import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { secretKeyFile, syncFolder, withFolderErrors } from "./data-folder.ts";
import * as messages from "./messages.ts";
import { StoreError } from "./store-error.ts";

/** Minimum size of the signing key. RFC 7518, 3.2: a key for HS256 is at least as long as its hash. */
export const minSecretBytes = 32;

/** Returns the key that signs tokens. Creates it if it is missing. The folder must be locked. */
export function readSecretKey(folder: string): Uint8Array {
  const file = secretKeyFile(folder);
  return withFolderErrors(folder, () => {
    if (!existsSync(file)) writeSecretKey(folder, file);
    const key = readFileSync(file, "utf8").trim();
    if (Buffer.byteLength(key) < minSecretBytes) throw new StoreError(messages.keyTooShort(file, minSecretBytes));
    return Buffer.from(key);
  });
}

/** Returns the key if the folder has one. */
export function findSecretKey(folder: string): Uint8Array | undefined {
  const file = secretKeyFile(folder);
  return withFolderErrors(folder, () =>
    existsSync(file) ? Buffer.from(readFileSync(file, "utf8").trim()) : undefined,
  );
}

/** Writes atomically: a partial key after a crash would sign out all users. */
function writeSecretKey(folder: string, file: string): void {
  const temporary = `${file}.part`;
  const handle = openSync(temporary, "w", 0o600);
  writeSync(handle, `${randomBytes(minSecretBytes).toString("base64url")}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(temporary, file);
  syncFolder(folder);
}
