import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { StoreKind } from "../store/migrations/column-types.ts";
import { isMissingRow } from "../store/store-error.ts";
import type { Database, Moment, ObjectRow } from "../store/tables.ts";
import { databasePlaceName, deleteTexts } from "./database-place.ts";
import { ObjectError } from "./object-error.ts";
import type { ObjectPlace } from "./object-place.ts";
import { keyIn, type Objects, readFrom } from "./objects.ts";

export interface UpkeepParts {
  readonly database: Database;
  readonly objects: Objects;
  readonly now: () => Moment;
  readonly log: Pick<FastifyBaseLogger, "error" | "warn" | "info">;
}

/** Time for which an object stays that nothing refers to. */
export const graceMilliseconds = 24 * 3600 * 1000;
/** Time for which a copy stays in the place that an object has left, for readers that have begun. */
const readersMilliseconds = 3600 * 1000;
/** Time after which another server may move an object, or the same one after a failure. */
const leaseMilliseconds = 10 * 60 * 1000;
const everyMilliseconds = 60_000;
/** A sweep looks at all objects. */
const minutesPerSweep = 15;
const batch = 100;
/** Objects that a server moves before it looks for others. */
const claimedAtOnce = 20;

/** Deletes objects that nothing refers to, and moves objects to the first place. Every server does both. */
export class ObjectUpkeep {
  readonly #parts: UpkeepParts & { readonly kind: StoreKind };
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #minutes = 0;

  constructor(parts: UpkeepParts & { readonly kind: StoreKind }) {
    this.#parts = parts;
  }

  schedule(app: FastifyInstance): void {
    let timer: NodeJS.Timeout | undefined;
    const { database, kind } = this.#parts;
    app.addHook("onListen", async () => {
      // A data folder has one server, so leases from before its start are of one that has ended.
      if (kind === "sqlite") await endLeases(database);
      timer = setInterval(() => this.#tick(), everyMilliseconds).unref();
      this.#tick();
    });
    app.addHook("preClose", async () => {
      clearInterval(timer);
      this.#stopping.abort();
      await this.#running;
    });
  }

  #tick(): void {
    this.#running ??= this.#run()
      .catch((err: unknown) => this.#parts.log.error({ err }, "moving or deleting objects failed"))
      .finally(() => (this.#running = undefined));
  }

  async #run(): Promise<void> {
    if (this.#minutes++ % minutesPerSweep === 0) await deleteUnused(this.#parts);
    const moved = await moveObjects(this.#parts, this.#stopping.signal);
    if (moved > 0) this.#parts.log.info({ moved, to: this.#parts.objects.places.first.name }, "objects were moved");
  }
}

/** SQL condition: nothing refers to the object. */
export const isUnused = sql<boolean>`not exists (select 1 from project_objects where project_objects.hash = objects.id)
  and not exists (select 1 from edition_files where edition_files.pdf = objects.id)
  and not exists (select 1 from edition_files where edition_files.public_pdf = objects.id)`;

/** Deletes objects whose time of grace is over, and keys whose deletion is due. */
export async function deleteUnused(parts: UpkeepParts): Promise<void> {
  const { database, now } = parts;
  const moment = now();
  await mark(database, moment);
  await unmark(database);
  const cutoff = moment - graceMilliseconds;
  for (let after = ""; ; ) {
    const found = await database
      .selectFrom("objects")
      .selectAll()
      .where("unused_since", "<", cutoff)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const row of found) await deleteObject(database, row, cutoff, moment);
    if (found.length < batch) break;
    after = found.at(-1)?.id ?? "";
  }
  await executeDeletions(parts);
}

/** Looks with a query that blocks no writes, and then marks what is still unused. */
async function mark(database: Database, moment: Moment): Promise<void> {
  for (;;) {
    const found = await database
      .selectFrom("objects")
      .select("id")
      .where("unused_since", "is", null)
      .where(isUnused)
      .limit(batch)
      .execute();
    if (found.length === 0) return;
    await database
      .updateTable("objects")
      .set({ unused_since: moment })
      .where(
        "id",
        "in",
        found.map(({ id }) => id),
      )
      .where(isUnused)
      .execute();
  }
}

/** Objects that something refers to again. */
async function unmark(database: Database): Promise<void> {
  await database
    .updateTable("objects")
    .set({ unused_since: null })
    .where("unused_since", "is not", null)
    .where(sql<boolean>`not (${isUnused})`)
    .execute();
}

/** Does nothing if the object is used or stored again, or was moved. The key is deleted afterwards. */
async function deleteObject(database: Database, { id, place, key }: ObjectRow, cutoff: Moment, now: Moment) {
  try {
    await database.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("objects")
        .where("id", "=", id)
        .where("key", "=", key)
        .where("unused_since", "<", cutoff)
        .where(isUnused)
        .executeTakeFirst();
      if (numDeletedRows > 0n && place !== databasePlaceName) await planDeletion(transaction, { place, key }, now);
    });
  } catch (problem) {
    // A reference was added meanwhile.
    if (!isMissingRow(problem)) throw problem;
  }
}

async function planDeletion(
  database: Database,
  { place, key }: Pick<ObjectRow, "place" | "key">,
  dueAt: Moment,
): Promise<string> {
  const row = { id: `${place}/${key}`, place, key, due_at: dueAt };
  await database
    .insertInto("object_deletions")
    .values(row)
    .onConflict((known) => known.column("id").doNothing())
    .execute();
  return row.id;
}

/** Keys of a place that does not work stay planned. */
async function executeDeletions({ database, objects, now, log }: UpkeepParts): Promise<void> {
  const broken = new Set<string>();
  for (let after = ""; ; ) {
    const due = await database
      .selectFrom("object_deletions")
      .selectAll()
      .where("due_at", "<=", now())
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, place: name, key } of due) {
      const place = objects.places.find(name);
      if (!place || broken.has(name)) continue;
      try {
        await place.delete(key);
        await database.deleteFrom("object_deletions").where("id", "=", id).execute();
      } catch (err) {
        if (!(err instanceof ObjectError)) throw err;
        broken.add(name);
        log.warn({ err }, "objects could not be deleted, and will be later");
      }
    }
    if (due.length < batch) return;
    after = due.at(-1)?.id ?? "";
  }
}

/** Moves all objects in use that are elsewhere to the first place, and returns their number. */
export async function moveObjects(parts: UpkeepParts, signal: AbortSignal): Promise<number> {
  const { database, objects } = parts;
  const places = await database.selectFrom("objects").select("place").distinct().execute();
  const from = places.map(({ place }) => place).filter((name) => name !== objects.places.first.name);
  const known = from.filter((name) => objects.places.find(name));
  let moved = 0;
  while (known.length > 0 && !signal.aborted) {
    const claimed = await claimNext(parts, known);
    if (claimed.length === 0) break;
    const waiting = [...claimed];
    for (let row = waiting.shift(); row && !signal.aborted; row = waiting.shift()) {
      const end = await tryToMove(parts, row);
      if (end === "moved") moved++;
      if (end === "broken") {
        await release(database, [row, ...waiting]);
        return moved;
      }
    }
    await release(database, waiting);
  }
  return moved;
}

/** Objects that no other server moves until their lease ends. */
async function claimNext({ database, now }: UpkeepParts, places: readonly string[]): Promise<readonly ObjectRow[]> {
  const moment = now();
  return database
    .updateTable("objects")
    .set({ leased_until: moment + leaseMilliseconds })
    .where("id", "in", (query) =>
      query
        .selectFrom("objects")
        .select("objects.id")
        .where("place", "in", places)
        .where("leased_until", "<=", moment)
        .where(sql<boolean>`not (${isUnused})`)
        .limit(claimedAtOnce),
    )
    .where("leased_until", "<=", moment)
    .returningAll()
    .execute();
}

async function endLeases(database: Database): Promise<void> {
  await database.updateTable("objects").set({ leased_until: 0 }).where("leased_until", ">", 0).execute();
}

async function release(database: Database, rows: readonly ObjectRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await database.updateTable("objects").set({ leased_until: 0 }).where("id", "in", ids).execute();
}

/** An object that is missing or damaged keeps its lease. Returns "broken" if nothing can be moved, because a place does not work. */
async function tryToMove(parts: UpkeepParts, row: ObjectRow): Promise<"moved" | "not moved" | "broken"> {
  try {
    return (await moveObject(parts, row)) ? "moved" : "not moved";
  } catch (err) {
    if (!(err instanceof ObjectError)) throw err;
    parts.log.error({ err, object: row.id }, "an object could not be moved");
    return err.problem === "unavailable" || err.problem === "full" ? "broken" : "not moved";
  }
}

/**
 * Copies an object, and then lets its row name the copy. A copy of a server that was killed is deleted later, because its
 * deletion is planned first. Returns false if another server has moved or deleted the object.
 */
async function moveObject({ database, objects, now }: UpkeepParts, row: ObjectRow): Promise<boolean> {
  const { first } = objects.places;
  const bytes = await readFrom(objects.place(row.place), row);
  const key = keyIn(first.name, row.id);
  const isInDatabase = first.name === databasePlaceName;
  const planned = isInDatabase
    ? undefined
    : await planDeletion(database, { place: first.name, key }, now() + graceMilliseconds);
  await first.write(key, bytes, row.id);
  await requireStored(first, key, bytes.length);
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("objects")
      // Nodes with other settings don't move it back at once.
      .set({ place: first.name, key, leased_until: now() + readersMilliseconds })
      .where("id", "=", row.id)
      .where("place", "=", row.place)
      .where("key", "=", row.key)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (planned !== undefined) await transaction.deleteFrom("object_deletions").where("id", "=", planned).execute();
    if (row.place === databasePlaceName) await deleteTexts(transaction, row.id);
    else await planDeletion(transaction, row, now() + readersMilliseconds);
    return true;
  });
}

async function requireStored(place: ObjectPlace, key: string, bytes: number): Promise<void> {
  if ((await place.size(key)) !== bytes)
    throw new ObjectError("unavailable", `${place.name}: ${key} was written and is not there.`);
}
