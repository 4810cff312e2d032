import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import { databasePlaceName, rowsOf } from "../objects/database-place.ts";
import { ObjectError } from "../objects/object-error.ts";
import { readFrom } from "../objects/objects.ts";
import { type ObjectSettings, openPlaces, type Places } from "../objects/open-places.ts";
import { describeStoreError } from "../store/describe-store-error.ts";
import { isKnownMigration, lastMigration } from "../store/migrate.ts";
import { openStoreUnlocked } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import type { Database, ObjectRow } from "../store/tables.ts";
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
  /** Objects that are missing or damaged, so that the file lacks them. */
  readonly unreadable: readonly ObjectError[];
}

export interface BackupSite {
  readonly store: StoreAddress;
  /** Undefined for a file without the objects that are not in the database. It can be restored beside the place that has them. */
  readonly objects: ObjectSettings | undefined;
}

interface Contents {
  readonly now: Date;
  readonly objects: ObjectSettings | undefined;
  readonly counts: Counts;
  readonly unreadable: ObjectError[];
}

/** Fast compression, because a snapshot blocks cleanup in the database. */
const quickly = { level: constants.Z_BEST_SPEED };

/** Backs up a consistent snapshot of a site. Its server may be running. */
export function backUp({ store, objects }: BackupSite, now: Date): Backup {
  const counts = noRows();
  const unreadable: ObjectError[] = [];
  let plain = 0;
  const measured = async function* () {
    for await (const line of linesOf(store, { now, objects, counts, unreadable })) {
      plain += Buffer.byteLength(line);
      yield line;
    }
  };
  const lines = Readable.from(measured(), { objectMode: false });
  // An error in either stream is thrown by the last one.
  const chunks = pipeline(lines, createGzip(quickly), () => undefined);
  return { chunks, counts, plainBytes: () => plain, unreadable };
}

async function* linesOf(address: StoreAddress, contents: Contents): AsyncGenerator<string> {
  const store = await openStoreUnlocked(address);
  try {
    yield* snapshotOf(store.database, contents);
  } catch (problem) {
    throw problem instanceof ObjectError
      ? new BackupError(messages.objectsUnavailable(problem.message), { cause: problem })
      : describeStoreError(problem, address);
  } finally {
    await store.close();
  }
}

async function* snapshotOf(database: Database, contents: Contents): AsyncGenerator<string> {
  const start = database.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const snapshot = await start.execute();
  try {
    yield* withDigest(contentOf(snapshot, contents), contents.counts);
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

async function* contentOf(database: Database, contents: Contents): AsyncGenerator<string> {
  const { counts, objects } = contents;
  yield lineOf(await headerOf(database, contents.now));
  const present = await presentTables(database);
  for (const table of backupTables.filter((name) => present.has(name))) {
    if (objects && table === "objects") yield* objectsOf(database, openPlaces(database, objects), contents);
    if (objects && (table === "objects" || table === "object_texts")) continue;
    for await (const rows of rowPages(database, table)) {
      counts[table] += rows.length;
      yield rows.map((row) => lineOf({ table, row })).join("");
    }
  }
}

/** All objects as if their place were the database, so that the file can be restored anywhere. */
async function* objectsOf(
  database: Database,
  places: Places,
  { counts, unreadable }: Contents,
): AsyncGenerator<string> {
  for await (const rows of rowPages(database, "objects"))
    for (const row of rows) {
      counts.objects++;
      const bytes = await readObject(places, row, unreadable);
      if (!bytes) {
        yield lineOf({ table: "objects", row });
        continue;
      }
      const there = { ...row, place: databasePlaceName, key: row.id, unused_since: null, leased_until: 0 };
      const texts = rowsOf(row.id, bytes);
      counts.object_texts += texts.length;
      yield lineOf({ table: "objects", row: there });
      for (const text of texts) yield lineOf({ table: "object_texts", row: text });
    }
}

/** Undefined if the object is missing or damaged. Throws an `ObjectError` if its place does not work. */
async function readObject(places: Places, row: ObjectRow, unreadable: ObjectError[]): Promise<Uint8Array | undefined> {
  const place = places.find(row.place);
  if (!place) throw new ObjectError("unavailable", `Objects are in ${row.place}, which OCTAVO_OBJECTS does not name.`);
  try {
    return await readFrom(place, row);
  } catch (problem) {
    if (!(problem instanceof ObjectError) || problem.problem === "unavailable") throw problem;
    unreadable.push(problem);
    return undefined;
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
