import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError } from "./backup-error.ts";
import * as messages from "./messages.ts";

const newline = 0x0a;

/** Yields lines including their newline. Node's `readline` also splits at U+2028, which JSON may contain. */
export async function* backupLines(path: string): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  for await (const chunk of inflated(path)) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end + 1)]);
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(pieces);
  if (rest.length > 0) throw new BackupError(messages.damaged(path));
}

async function* inflated(path: string): AsyncGenerator<Buffer> {
  try {
    // An error in either stream is thrown by the last one.
    yield* pipeline(createReadStream(path), createGunzip(), () => undefined);
  } catch (cause) {
    throw explain(path, cause);
  }
}

/** Error codes of zlib for data that isn't gzip, is truncated or has a wrong checksum. */
function explain(path: string, cause: unknown): unknown {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  if (code === "Z_DATA_ERROR" && message === "incorrect header check")
    return new BackupError(messages.notABackup(path), { cause });
  return code.startsWith("Z_") ? new BackupError(messages.damaged(path), { cause }) : cause;
}
