/**
 * Large parts of documents, and PDFs that are kept, by their SHA-256 (docs/decisions/0109). The database knows each object, its
 * place and all that refers to it; the place has the bytes.
 */
import { createHash } from "node:crypto";
import { Semaphore } from "../store/semaphore.ts";
import type { Database, ObjectRow } from "../store/tables.ts";
import { databasePlaceName } from "./database-place.ts";
import { ObjectError } from "./object-error.ts";
import { newKey, type ObjectPlace } from "./object-place.ts";
import type { Places } from "./open-places.ts";

/** Reads, and writes, at a time, which limits memory: an object has up to 20 MiB. */
const atOnce = 4;
/** Verified objects in memory. */
const cachedBytes = 48 * 2 ** 20;
/** An object may move to another place while it is read, and a byte may change on the way. */
const attempts = 3;

export class Objects {
  readonly places: Places;
  readonly #database: Database;
  readonly #reading = new Semaphore(atOnce);
  readonly #writing = new Semaphore(atOnce);
  /** By hash, the latest use last. */
  readonly #cache = new Map<string, Uint8Array>();
  #cached = 0;

  constructor(database: Database, places: Places) {
    this.#database = database;
    this.places = places;
  }

  /** Returns the bytes of an object, whose hash has been verified. Throws an `ObjectError`. */
  async read(hash: string): Promise<Uint8Array> {
    const known = this.#cache.get(hash);
    const bytes = known ?? (await this.#reading.run(() => this.#readVerified(hash)));
    this.#keep(hash, bytes);
    return bytes;
  }

  async #readVerified(hash: string): Promise<Uint8Array> {
    for (let attempt = 1; ; attempt++) {
      const row = await this.#row(hash);
      if (!row) throw new ObjectError("missing", `The database does not know the object ${hash}.`);
      try {
        return await readFrom(this.place(row.place), row);
      } catch (problem) {
        const isFinal = !(problem instanceof ObjectError) || problem.problem === "unavailable" || attempt === attempts;
        if (isFinal) throw problem;
      }
    }
  }

  /**
   * Stores an object that nothing refers to yet. If nothing does within the time of grace, it is deleted. The caller is in no
   * transaction, which others would wait for.
   */
  put(hash: string, bytes: Uint8Array): Promise<void> {
    return this.#writing.run(() => this.#put(hash, bytes));
  }

  async #put(hash: string, bytes: Uint8Array): Promise<void> {
    const { row, isNew } = await this.#claim(hash, bytes.length);
    const place = this.place(row.place);
    // A server that was killed may have left a row without an object.
    if (isNew || (await place.size(row.key)) !== bytes.length) await place.write(row.key, bytes, hash);
    // The response to the write contains it.
    this.#keep(hash, bytes);
  }

  /** Returns the row of an object, whose time of grace begins again. */
  async #claim(hash: string, bytes: number): Promise<{ readonly row: ObjectRow; readonly isNew: boolean }> {
    for (;;) {
      const known = await this.#database
        .updateTable("objects")
        .set({ unused_since: null })
        .where("id", "=", hash)
        .returningAll()
        .executeTakeFirst();
      if (known) return { row: known, isNew: false };
      const { name } = this.places.first;
      const row = { id: hash, bytes, place: name, key: keyIn(name, hash), unused_since: null };
      const added = await this.#database
        .insertInto("objects")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) return { row: added, isNew: true };
    }
  }

  #row(hash: string): Promise<ObjectRow | undefined> {
    return this.#database.selectFrom("objects").selectAll().where("id", "=", hash).executeTakeFirst();
  }

  place(name: string): ObjectPlace {
    const place = this.places.find(name);
    if (place) return place;
    const remedy = `Add it to OCTAVO_OBJECTS, behind the place of new objects: OCTAVO_OBJECTS=${this.places.first.name},${name}`;
    throw new ObjectError("unavailable", `Some objects are in ${name}, which the settings do not name. ${remedy}`);
  }

  #keep(hash: string, bytes: Uint8Array): void {
    if (this.#cache.delete(hash)) this.#cached -= bytes.length;
    if (bytes.length > cachedBytes / 2) return;
    this.#cache.set(hash, bytes);
    this.#cached += bytes.length;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#cached <= cachedBytes) return;
      this.#cache.delete(oldest);
      this.#cached -= length;
    }
  }
}

/** Reads an object and verifies it. */
export async function readFrom(
  place: ObjectPlace,
  { id, key, bytes: size }: Pick<ObjectRow, "id" | "key" | "bytes">,
): Promise<Uint8Array> {
  const bytes = await place.read(key, size);
  if (sha256(bytes) === id) return bytes;
  throw new ObjectError("damaged", `${place.name}: ${key} has other bytes than were stored.`);
}

export function keyIn(place: string, hash: string): string {
  return place === databasePlaceName ? hash : newKey(hash);
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
