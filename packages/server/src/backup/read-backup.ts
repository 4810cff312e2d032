import { createHash } from "node:crypto";
import type * as z from "zod";
import { isKnownMigration } from "../store/migrate.ts";
import {
  type Counts,
  endLine,
  formatVersion,
  type Header,
  headerLine,
  type KeptTable,
  keptTables,
  noRows,
  rowLine,
} from "./backup-format.ts";
import { backupLines } from "./backup-lines.ts";
import { BackupProblem } from "./backup-problem.ts";
import * as messages from "./messages.ts";

type Row = z.output<typeof rowLine>;

export interface Contents {
  readonly header: Header;
  readonly counts: Readonly<Counts>;
}

/** Reads a backup from end to end, and answers what it holds; throws unless that is what was written. */
export async function checkBackup(path: string): Promise<Contents> {
  const hash = createHash("sha256");
  const counts = noRows();
  let header: Header | BackupProblem | undefined;
  let end: z.output<typeof endLine>["end"] | undefined;
  for await (const line of backupLines(path)) {
    // What a damaged file says of itself means nothing: it is read to its end, where the damage is found.
    if (header instanceof BackupProblem) continue;
    if (end) throw new BackupProblem(messages.damaged(path));
    if (!header) header = readHeader(path, line);
    else {
      const entry = readEntry(path, line);
      if ("row" in entry) counts[entry.table]++;
      else end = entry.end;
    }
    if (!end) hash.update(line);
  }
  if (header instanceof BackupProblem) throw header;
  const isWhole =
    header &&
    end?.sha256 === hash.digest("hex") &&
    keptTables.every((table) => (end.rows[table] ?? 0) === counts[table]);
  if (!header || !isWhole) throw new BackupProblem(messages.damaged(path));
  return { header, counts };
}

export interface Rows {
  readonly table: KeptTable;
  readonly rows: readonly Row["row"][];
}

const rowsAtOnce = 100;
const bytesAtOnce = 2 * 2 ** 20;

/** The rows of a backup that was checked, some of one table at a time. */
export async function* backupRows(path: string): AsyncGenerator<Rows> {
  let table: KeptTable | undefined;
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

/** Or why the file cannot be restored, unless it turns out to be damaged. */
function readHeader(path: string, line: Buffer): Header | BackupProblem {
  const { data } = headerLine.safeParse(maybeJson(line));
  if (!data) return new BackupProblem(messages.notABackup(path));
  const isKnown = data.version <= formatVersion && isKnownMigration(data.schema);
  return isKnown ? data : new BackupProblem(messages.newerBackup(path));
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
  if (!end.success) throw new BackupProblem(messages.damaged(path));
  return end.data;
}

function parse(path: string, line: Buffer): unknown {
  const value = maybeJson(line);
  if (value === undefined) throw new BackupProblem(messages.damaged(path));
  return value;
}
