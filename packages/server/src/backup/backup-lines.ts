import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupProblem } from "./backup-problem.ts";
import * as messages from "./messages.ts";

const newline = 0x0a;

/** The lines of a backup, each with its newline. Those of `readline` would also end at U+2028, which JSON may hold. */
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
  if (rest.length > 0) throw new BackupProblem(messages.damaged(path));
}

async function* inflated(path: string): AsyncGenerator<Buffer> {
  try {
    // A failure on the way ends the last of the two, where it is thrown.
    yield* pipeline(createReadStream(path), createGunzip(), () => undefined);
  } catch (cause) {
    throw explain(path, cause);
  }
}

/** Codes of zlib: what is no gzip at all, and what is cut off or has a wrong checksum. */
function explain(path: string, cause: unknown): unknown {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  if (code === "Z_DATA_ERROR" && message === "incorrect header check")
    return new BackupProblem(messages.notABackup(path), { cause });
  return code.startsWith("Z_") ? new BackupProblem(messages.damaged(path), { cause }) : cause;
}
