import { errorMessages as messages } from "@octavo/contract";
import { SqliteAdapter, sql } from "kysely";
import type { Part, PlacedPart, StoredDocument } from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import { Semaphore } from "../store/semaphore.ts";
import type { Database } from "../store/tables.ts";

/** Characters that are read or sent at a time. */
const atOnce = 128 * 1024;
/** Characters of parts in one statement, which is sent to the thread of the store at once. */
const storedAtOnce = 3 * atOnce;

/** Reads one batch of pieces at a time, so that other requests don't wait for them. */
const reading = new Semaphore(1);

/** Streams the whole text of a document from the store, in UTF-8. */
export async function* documentPieces(
  database: Database,
  projectId: string,
  { text, parts }: StoredDocument,
): AsyncGenerator<Uint8Array> {
  const texts = partTexts(database, projectId, parts);
  let start = 0;
  for (const [number, { at, pieces }] of parts.entries()) {
    yield* inSlices(text.slice(start, at));
    for (let piece = 0; piece < pieces; piece++) yield nextOf(await texts.next());
    start = at + String(number).length;
  }
  yield* inSlices(text.slice(start));
}

/** Reads the whole text of a document, for a worker. */
export async function readPieces(
  database: Database,
  projectId: string,
  document: StoredDocument,
): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of documentPieces(database, projectId, document)) pieces.push(piece);
  return pieces;
}

/** Reads the text that consists of these parts. */
export async function readText(database: Database, projectId: string, parts: readonly Part[]): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of partTexts(database, projectId, parts)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function* inSlices(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
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

/**
 * Stores parts that no document refers to yet. Runs outside the document's transaction, so that other writes don't
 * wait. If that transaction fails, the next write deletes the parts.
 */
export async function storeParts(
  database: Database,
  projectId: string,
  added: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
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
  const { count } = await database
    .selectFrom("project_parts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("project_id", "=", to)
    .where("hash", "in", hashes)
    .executeTakeFirstOrThrow();
  const wanted = [...pieces.values()].reduce((sum, number) => sum + number, 0);
  if (Number(count) < wanted) throw new ApiError("SERVER_BUSY", messages.projectReplaced, { retryAfterSeconds: 1 });
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
  await transaction
    .deleteFrom("project_parts")
    .where("project_id", "=", projectId)
    .$if(kept.size > 0, (query) => query.where("hash", "not in", [...kept]))
    .where((known) =>
      known.not(
        known.exists(
          known
            .selectFrom("version_parts")
            .select("version_parts.id")
            .whereRef("version_parts.project_id", "=", "project_parts.project_id")
            .whereRef("version_parts.hash", "=", "project_parts.hash"),
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
