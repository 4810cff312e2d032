import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import { explainStore } from "../store/explain-store.ts";
import { isKnownMigration, lastMigration } from "../store/migrate.ts";
import { visitStore } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import type { Database } from "../store/tables.ts";
import { type Counts, format, formatVersion, type Header, keptTables, noRows } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import * as messages from "./messages.ts";
import { rowPages } from "./row-pages.ts";

export interface Backup {
  /** The file. It fails with a `StoreProblem` when the site cannot be read. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Rows so far. */
  readonly counts: Readonly<Counts>;
}

/** A snapshot holds the database back for as long as it is read. */
const quickly = { level: constants.Z_BEST_SPEED };

/** A site as it was at one moment, whether or not its server is running. */
export function backUp(address: StoreAddress, now: Date): Backup {
  const counts = noRows();
  const lines = Readable.from(linesOf(address, now, counts), { objectMode: false });
  // A failure on the way ends the last of the two, where whoever reads hears of it.
  const chunks = pipeline(lines, createGzip(quickly), () => undefined);
  return { chunks, counts };
}

async function* linesOf(address: StoreAddress, now: Date, counts: Counts): AsyncGenerator<string> {
  const store = await visitStore(address);
  try {
    yield* snapshotOf(store.database, now, counts);
  } catch (problem) {
    throw explainStore(problem, address);
  } finally {
    await store.close();
  }
}

async function* snapshotOf(database: Database, now: Date, counts: Counts): AsyncGenerator<string> {
  const start = database.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const snapshot = await start.execute();
  try {
    yield* withDigest(contentOf(snapshot, now, counts), counts);
  } finally {
    await snapshot.rollback().execute();
  }
}

async function* withDigest(lines: AsyncIterable<string>, rows: Counts): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    hash.update(line);
    yield line;
  }
  yield lineOf({ end: { rows, sha256: hash.digest("hex") } });
}

async function* contentOf(database: Database, now: Date, counts: Counts): AsyncGenerator<string> {
  yield lineOf(await headerOf(database, now));
  const present = await presentTables(database);
  for (const table of keptTables.filter((name) => present.has(name)))
    for await (const rows of rowPages(database, table)) {
      counts[table] += rows.length;
      yield rows.map((row) => lineOf({ table, row })).join("");
    }
}

/** A site whose server has not been started since an update has the tables of before. */
async function presentTables(database: Database): Promise<ReadonlySet<string>> {
  return new Set((await database.introspection.getTables()).map(({ name }) => name));
}

async function headerOf(database: Database, now: Date): Promise<Header> {
  const schema = await lastMigration(database);
  if (schema === undefined) throw new BackupProblem(messages.noTables);
  if (!isKnownMigration(schema)) throw new BackupProblem(messages.otherTables);
  return { format, version: formatVersion, schema, created: now.toISOString() };
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
