import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { explaining, secretKeyFile, syncFolder } from "./data-folder.ts";
import * as messages from "./messages.ts";
import { StoreProblem } from "./store-problem.ts";

/** Of the key that signs. RFC 7518, 3.2: a key for HS256 is at least as long as its hash. */
export const leastSecretBytes = 32;

/** The key that signs this site's tokens, made when it is first asked for. The folder's lock keeps others away. */
export function readSecretKey(folder: string): Uint8Array {
  const file = secretKeyFile(folder);
  return explaining(folder, () => {
    if (!existsSync(file)) writeSecretKey(folder, file);
    const key = readFileSync(file, "utf8").trim();
    if (Buffer.byteLength(key) < leastSecretBytes) throw new StoreProblem(messages.keyTooShort(file, leastSecretBytes));
    return Buffer.from(key);
  });
}

/** Whole or not at all: half a key after a crash would lock everybody out. */
function writeSecretKey(folder: string, file: string): void {
  const temporary = `${file}.part`;
  const handle = openSync(temporary, "w", 0o600);
  writeSync(handle, `${randomBytes(leastSecretBytes).toString("base64url")}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(temporary, file);
  syncFolder(folder);
}
