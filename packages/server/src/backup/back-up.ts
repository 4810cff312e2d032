import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import { describeStoreError } from "../store/describe-store-error.ts";
import { isKnownMigration, lastMigration } from "../store/migrate.ts";
import { openStoreUnlocked } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import type { Database } from "../store/tables.ts";
import { BackupError } from "./backup-error.ts";
import { backupTables, type Counts, format, formatVersion, type Header, noRows } from "./backup-format.ts";
import * as messages from "./messages.ts";
import { rowPages } from "./row-pages.ts";

export interface Backup {
  /** Bytes of the file. Throws a `StoreError` if the site can't be read. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly counts: Readonly<Counts>;
  /** Bytes before compression so far. */
  readonly plainBytes: () => number;
}

/** Fast compression, because a snapshot blocks cleanup in the database. */
const quickly = { level: constants.Z_BEST_SPEED };

/** Backs up a consistent snapshot of a site. Its server may be running. */
export function backUp(address: StoreAddress, now: Date): Backup {
  const counts = noRows();
  let plain = 0;
  const measured = async function* () {
    for await (const line of linesOf(address, now, counts)) {
      plain += Buffer.byteLength(line);
      yield line;
    }
  };
  const lines = Readable.from(measured(), { objectMode: false });
  // An error in either stream is thrown by the last one.
  const chunks = pipeline(lines, createGzip(quickly), () => undefined);
  return { chunks, counts, plainBytes: () => plain };
}

async function* linesOf(address: StoreAddress, now: Date, counts: Counts): AsyncGenerator<string> {
  const store = await openStoreUnlocked(address);
  try {
    yield* snapshotOf(store.database, now, counts);
  } catch (problem) {
    throw describeStoreError(problem, address);
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
  for (const table of backupTables.filter((name) => present.has(name)))
    for await (const rows of rowPages(database, table)) {
      counts[table] += rows.length;
      yield rows.map((row) => lineOf({ table, row })).join("");
    }
}

/** A site that hasn't been started since an update has older tables. */
async function presentTables(database: Database): Promise<ReadonlySet<string>> {
  return new Set((await database.introspection.getTables()).map(({ name }) => name));
}

async function headerOf(database: Database, now: Date): Promise<Header> {
  const schema = await lastMigration(database);
  if (schema === undefined) throw new BackupError(messages.noTables);
  if (!isKnownMigration(schema)) throw new BackupError(messages.otherTables);
  return { format, version: formatVersion, schema, created: now.toISOString() };
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
