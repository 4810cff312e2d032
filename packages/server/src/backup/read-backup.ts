import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type * as z from "zod";
import { isKnownMigration } from "../store/migrate.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackupTable,
  backupTables,
  type Counts,
  endLine,
  formatVersion,
  type Header,
  headerLine,
  noRows,
  rowLine,
} from "./backup-format.ts";
import * as messages from "./messages.ts";

const newline = 0x0a;

type Row = z.output<typeof rowLine>;

export interface Contents {
  readonly header: Header;
  readonly counts: Readonly<Counts>;
  /** SHA-256 of the rows. Two backups of the same rows have the same, whenever they were made. */
  readonly digest: string;
}

/** Reads a whole backup and returns its contents. Throws if it is incomplete or damaged. */
export async function checkBackup(path: string): Promise<Contents> {
  const hash = createHash("sha256");
  const rows = createHash("sha256");
  const counts = noRows();
  let header: Header | BackupError | undefined;
  let end: z.output<typeof endLine>["end"] | undefined;
  for await (const line of backupLines(path)) {
    // An invalid header may be due to damage, so the file is read to its end first.
    if (header instanceof BackupError) continue;
    if (end) throw new BackupError(messages.damaged(path));
    if (!header) header = readHeader(path, line);
    else {
      const entry = readEntry(path, line);
      if ("row" in entry) {
        counts[entry.table]++;
        rows.update(line);
      } else end = entry.end;
    }
    if (!end) hash.update(line);
  }
  if (header instanceof BackupError) throw header;
  const isWhole =
    header &&
    end?.sha256 === hash.digest("hex") &&
    backupTables.every((table) => (end.rows[table] ?? 0) === counts[table]);
  if (!header || !isWhole) throw new BackupError(messages.damaged(path));
  return { header, counts, digest: rows.digest("hex") };
}

export interface Rows {
  readonly table: BackupTable;
  readonly rows: readonly Row["row"][];
}

const rowsAtOnce = 100;
const bytesAtOnce = 2 * 2 ** 20;

/** Yields the rows of a checked backup in batches of one table. */
export async function* backupRows(path: string): AsyncGenerator<Rows> {
  let table: BackupTable | undefined;
  let rows: Row["row"][] = [];
  let total = 0;
  for await (const line of backupLines(path)) {
    const { data } = rowLine.safeParse(parse(path, line));
    if (!data) continue;
    const isFull = rows.length >= rowsAtOnce || total + line.length > bytesAtOnce || data.table !== table;
    if (isFull && table && rows.length > 0) yield { table, rows };
    if (isFull) [rows, total] = [[], 0];
    table = data.table;
    rows.push(data.row);
    total += line.length;
  }
  if (table && rows.length > 0) yield { table, rows };
}

/** Returns an error if the file can't be restored. It may also be damaged. */
function readHeader(path: string, line: Buffer): Header | BackupError {
  const { data } = headerLine.safeParse(maybeJson(line));
  if (!data) return new BackupError(messages.notABackup(path));
  const isKnown = data.version <= formatVersion && isKnownMigration(data.schema);
  return isKnown ? data : new BackupError(messages.newerBackup(path));
}

function maybeJson(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

function readEntry(path: string, line: Buffer): Row | z.output<typeof endLine> {
  const value = parse(path, line);
  const row = rowLine.safeParse(value);
  const end = row.success ? row : endLine.safeParse(value);
  if (!end.success) throw new BackupError(messages.damaged(path));
  return end.data;
}

function parse(path: string, line: Buffer): unknown {
  const value = maybeJson(line);
  if (value === undefined) throw new BackupError(messages.damaged(path));
  return value;
}

/** Yields lines including their newline. Node's `readline` also splits at U+2028, which JSON may contain. */
async function* backupLines(path: string): AsyncGenerator<Buffer> {
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
