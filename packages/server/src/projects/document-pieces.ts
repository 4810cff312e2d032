import { errorMessages as messages } from "@octavo/contract";
import { SqliteAdapter, sql } from "kysely";
import type { Part, PlacedPart, StoredDocument } from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import type { Objects } from "../objects/objects.ts";
import { Semaphore } from "../store/semaphore.ts";
import type { Database } from "../store/tables.ts";

/** Characters that are read or sent at a time. */
const atOnce = 128 * 1024;
/** Characters of parts in one statement, which is sent to the thread of the store at once. */
const storedAtOnce = 3 * atOnce;

/** Reads one batch of pieces at a time, so that other requests don't wait for them. */
const reading = new Semaphore(1);

/** Stores of the parts of documents: small ones are rows, large ones are objects. */
export interface PartStores {
  readonly database: Database;
  readonly objects: Objects;
}

/** Returns whether a part of a document is an object. The texts of versions never are. */
const isObject = ({ pieces }: Pick<Part, "pieces">) => pieces > 1;

/** Streams the whole text of a document from the store, in UTF-8. */
export async function* documentPieces(
  { database, objects }: PartStores,
  projectId: string,
  { text, parts }: StoredDocument,
): AsyncGenerator<Uint8Array> {
  const texts = partTexts(
    database,
    projectId,
    parts.filter((part) => !isObject(part)),
  );
  let start = 0;
  for (const [number, part] of parts.entries()) {
    yield* inSlices(Buffer.from(text.slice(start, part.at)));
    if (isObject(part)) yield* inSlices(await objects.read(part.hash));
    else yield nextOf(await texts.next());
    start = part.at + String(number).length;
  }
  yield* inSlices(Buffer.from(text.slice(start)));
}

/**
 * Reads the objects of a document once, so that a missing or damaged one is an error before the response begins. They stay in
 * the memory of objects for a while.
 */
export async function requireObjects(objects: Objects, { parts }: StoredDocument): Promise<void> {
  for (const part of parts) if (isObject(part)) await objects.read(part.hash);
}

/** Reads the whole text of a document, for a worker. */
export async function readPieces(
  stores: PartStores,
  projectId: string,
  document: StoredDocument,
): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of documentPieces(stores, projectId, document)) pieces.push(piece);
  return pieces;
}

/** Reads the text of a version, which consists of these parts. */
export async function readText(database: Database, projectId: string, parts: readonly Part[]): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of partTexts(database, projectId, parts)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function* inSlices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += atOnce) yield bytes.subarray(start, start + atOnce);
}

function nextOf({ value }: IteratorResult<Uint8Array, void>): Uint8Array {
  return value ?? new Uint8Array();
}

/** Reads several small pieces in one query. */
async function* partTexts(
  database: Database,
  projectId: string,
  parts: readonly Part[],
): AsyncGenerator<Uint8Array, void> {
  for (const ids of batches(projectId, parts)) {
    const query = database
      .selectFrom("project_parts")
      .select(["id", textBytes(database)])
      .where("id", "in", ids);
    const rows = await reading.run(() => query.execute());
    const texts = new Map(rows.map(({ id, text }) => [id, text]));
    for (const id of ids) {
      const text = texts.get(id);
      // The document has been written twice since it was read.
      if (text === undefined) throw new ApiError("SERVER_BUSY", messages.projectReplaced, { retryAfterSeconds: 1 });
      yield text;
    }
  }
}

/** The column `text` in UTF-8. Bytes are moved between threads and sent as they are. */
function textBytes(database: Database) {
  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  return (isSqlite ? sql<Uint8Array>`cast(text as blob)` : sql<Uint8Array>`convert_to(text, 'UTF8')`).as("text");
}

function* batches(projectId: string, parts: readonly Part[]): Generator<readonly string[]> {
  let ids: string[] = [];
  let bytes = 0;
  for (const { hash, pieces, bytes: total } of parts)
    for (let piece = 0; piece < pieces; piece++) {
      ids.push(pieceId(projectId, hash, piece));
      bytes += total / pieces;
      if (bytes < atOnce) continue;
      yield ids;
      [ids, bytes] = [[], 0];
    }
  if (ids.length > 0) yield ids;
}

function pieceId(projectId: string, hash: string, piece: number): string {
  return `${projectId}/${hash}/${piece}`;
}

/** New parts of a document, by hash. */
export type AddedParts = ReadonlyMap<string, readonly string[]>;

/** Returns whether some of the new parts are objects. */
export const hasObjects = (added: AddedParts) => [...added.values()].some((pieces) => pieces.length > 1);

/** Stores the objects among new parts, before a transaction that calls `storeParts`. */
export async function storeObjects(objects: Objects, added: AddedParts): Promise<void> {
  for (const [hash, pieces] of added)
    if (pieces.length > 1) await objects.put(hash, Buffer.concat(pieces.map((text) => Buffer.from(text))));
}

/**
 * Stores parts that no document refers to yet, and references to objects. Runs outside the document's transaction if
 * possible, so that other writes don't wait. If that transaction fails, the next write deletes the parts.
 */
export async function storeParts(database: Database, projectId: string, added: AddedParts): Promise<void> {
  const large = [...added].filter(([, pieces]) => pieces.length > 1).map(([hash]) => hash);
  if (large.length > 0) await referTo(database, projectId, large);
  await storeRows(database, projectId, new Map([...added].filter(([, pieces]) => pieces.length === 1)));
}

async function referTo(database: Database, projectId: string, hashes: readonly string[]): Promise<void> {
  await database
    .insertInto("project_objects")
    .values(hashes.map((hash) => ({ id: `${projectId}/${hash}`, project_id: projectId, hash })))
    .onConflict((known) => known.column("id").doNothing())
    .execute();
}

/** Stores parts as rows, whatever their size, as those of the texts of versions are. */
export async function storeRows(database: Database, projectId: string, added: AddedParts): Promise<void> {
  const rows = [...added].flatMap(([hash, pieces]) =>
    pieces.map((text, piece) => ({ id: pieceId(projectId, hash, piece), project_id: projectId, hash, text })),
  );
  for (const batch of statements(rows))
    await database
      .insertInto("project_parts")
      .values(batch)
      .onConflict((known) => known.column("id").doNothing())
      .execute();
}

/** Copies parts to another project, within the database. Throws an `ApiError` if the other one has just deleted some. */
export async function copyParts(database: Database, from: string, to: string, parts: readonly Part[]): Promise<void> {
  const pieces = new Map(parts.map((part) => [part.hash, part.pieces]));
  if (pieces.size === 0) return;
  const hashes = [...pieces.keys()];
  await sql`insert into project_parts (id, project_id, hash, text)
    select ${sql.val(to)} || substr(id, length(project_id) + 1), ${sql.val(to)}, hash, text
    from project_parts where project_id = ${from} and hash in (${sql.join(hashes)})
    on conflict (id) do nothing`.execute(database);
  await sql`insert into project_objects (id, project_id, hash)
    select ${sql.val(to)} || '/' || hash, ${sql.val(to)}, hash
    from project_objects where project_id = ${from} and hash in (${sql.join(hashes)})
    on conflict (id) do nothing`.execute(database);
  const copied = await countPieces(database, to, hashes);
  const isWhole = [...pieces].every(([hash, number]) => copied.get(hash) === number || copied.get(hash) === "object");
  if (!isWhole) throw new ApiError("SERVER_BUSY", messages.projectReplaced, { retryAfterSeconds: 1 });
}

async function countPieces(
  database: Database,
  projectId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number | "object">> {
  const rows = await database
    .selectFrom("project_parts")
    .select(({ fn }) => ["hash", fn.countAll<number>().as("count")])
    .where("project_id", "=", projectId)
    .where("hash", "in", hashes)
    .groupBy("hash")
    .execute();
  const objects = await database
    .selectFrom("project_objects")
    .select("hash")
    .where("project_id", "=", projectId)
    .where("hash", "in", hashes)
    .execute();
  return new Map<string, number | "object">([
    ...rows.map(({ hash, count }) => [hash, Number(count)] as const),
    ...objects.map(({ hash }) => [hash, "object"] as const),
  ]);
}

function* statements<Row extends { readonly text: string }>(rows: readonly Row[]): Generator<readonly Row[]> {
  let [batch, length]: [Row[], number] = [[], 0];
  for (const row of rows) {
    if (length > 0 && length + row.text.length > storedAtOnce) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(row);
    length += row.text.length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Keeps the parts of versions, and those of the previous document until the next write, because they may still be read.
 */
export async function deleteUnusedParts(
  transaction: Database,
  projectId: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  const kept = new Set(documents.flatMap(({ parts }) => parts.map(({ hash }) => hash)));
  for (const table of ["project_parts", "project_objects"] as const)
    await transaction
      .deleteFrom(table)
      .where("project_id", "=", projectId)
      .$if(kept.size > 0, (query) => query.where("hash", "not in", [...kept]))
      .where((known) =>
        known.not(
          known.exists(
            known
              .selectFrom("version_parts")
              .select("version_parts.id")
              .whereRef("version_parts.project_id", "=", `${table}.project_id`)
              .whereRef("version_parts.hash", "=", `${table}.hash`),
          ),
        ),
      )
      .execute();
}

export const serializeParts = (parts: readonly PlacedPart[]): string => JSON.stringify(parts);

export function parseParts(json: string): readonly PlacedPart[] {
  const parts: readonly PlacedPart[] = JSON.parse(json);
  return parts;
}
