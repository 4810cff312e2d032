import { sql } from "kysely";
import type { Database, ObjectRow } from "../store/tables.ts";
import { ObjectError, type ObjectProblem } from "./object-error.ts";
import { isUnused } from "./object-upkeep.ts";
import { readFrom } from "./objects.ts";
import type { Places } from "./open-places.ts";

/** Objects in use in a place. */
export interface PlaceState {
  readonly place: string;
  /** False if the settings do not name it, so that its objects can't be read. */
  readonly is_known: boolean;
  readonly objects: number;
  readonly bytes: number;
}

export interface ObjectsState {
  /** Place of new objects, to which the others are moved. */
  readonly first: string;
  readonly places: readonly PlaceState[];
  /** Objects that nothing refers to, and keys whose deletion is planned. */
  readonly unused: number;
  readonly deletions: number;
}

export async function readObjectsState(database: Database, places: Places): Promise<ObjectsState> {
  const found = await database
    .selectFrom("objects")
    .select(({ fn }) => ["place", fn.countAll<number>().as("objects"), fn.sum<number>("bytes").as("bytes")])
    .where(sql<boolean>`not (${isUnused})`)
    .groupBy("place")
    .orderBy("place")
    .execute();
  const { unused } = await database
    .selectFrom("objects")
    .select(({ fn }) => fn.countAll<number>().as("unused"))
    .where(isUnused)
    .executeTakeFirstOrThrow();
  const { deletions } = await database
    .selectFrom("object_deletions")
    .select(({ fn }) => fn.countAll<number>().as("deletions"))
    .executeTakeFirstOrThrow();
  return {
    first: places.first.name,
    places: found.map(({ place, objects, bytes }) => ({
      place,
      is_known: places.find(place) !== undefined,
      objects: Number(objects),
      bytes: Number(bytes),
    })),
    unused: Number(unused),
    deletions: Number(deletions),
  };
}

export interface ObjectFault {
  readonly hash: string;
  readonly problem: ObjectProblem;
  readonly message: string;
  /** Names and owners of projects that need the object, at most a few. */
  readonly projects: readonly string[];
}

export interface Inspection {
  readonly objects: number;
  /** Number of objects whose bytes were read. */
  readonly read: number;
  readonly faults: readonly ObjectFault[];
}

const batch = 500;

/**
 * Looks for all objects that something refers to, by the lists of their places, and reads them up to a number of bytes, in the order
 * of their hashes. Changes nothing.
 */
export async function inspectObjects(database: Database, places: Places, maxBytes: number): Promise<Inspection> {
  const sizes = new Map<string, ReadonlyMap<string, number> | ObjectError>();
  const faults: ObjectFault[] = [];
  const counts = { objects: 0, read: 0, bytes: 0 };
  for await (const row of usedObjects(database)) {
    counts.objects++;
    const known = sizes.get(row.place) ?? (await sizesIn(places, row.place));
    sizes.set(row.place, known);
    const fault = await faultOf(places, row, known);
    if (fault) faults.push(await describe(database, row, fault));
    if (fault || counts.bytes + row.bytes > maxBytes) continue;
    counts.bytes += row.bytes;
    counts.read++;
    const problem = await readProblem(places, row);
    if (problem) faults.push(await describe(database, row, problem));
  }
  return { objects: counts.objects, read: counts.read, faults };
}

async function* usedObjects(database: Database): AsyncGenerator<ObjectRow> {
  for (let after = ""; ; ) {
    const rows = await database
      .selectFrom("objects")
      .selectAll()
      .where("id", ">", after)
      .where(sql<boolean>`not (${isUnused})`)
      .orderBy("id")
      .limit(batch)
      .execute();
    yield* rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? "";
  }
}

async function sizesIn(places: Places, name: string): Promise<ReadonlyMap<string, number> | ObjectError> {
  const place = places.find(name);
  if (!place) return new ObjectError("unavailable", `Objects are in ${name}, which OCTAVO_OBJECTS does not name.`);
  const sizes = new Map<string, number>();
  try {
    for await (const { key, bytes } of place.list()) sizes.set(key, bytes);
    return sizes;
  } catch (problem) {
    if (problem instanceof ObjectError) return problem;
    throw problem;
  }
}

/** Asks for an object that the list lacks, because lists of some stores are late. */
async function faultOf(
  places: Places,
  { place: name, key, bytes }: ObjectRow,
  sizes: ReadonlyMap<string, number> | ObjectError,
): Promise<ObjectError | undefined> {
  if (sizes instanceof ObjectError) return sizes;
  if (sizes.get(key) === bytes) return undefined;
  const found = await places.find(name)?.size(key);
  if (found === undefined) return new ObjectError("missing", `${name}: ${key} is missing.`);
  if (found === bytes) return undefined;
  return new ObjectError("damaged", `${name}: ${key} has ${found} bytes instead of ${bytes}.`);
}

async function readProblem(places: Places, row: ObjectRow): Promise<ObjectError | undefined> {
  const place = places.find(row.place);
  try {
    if (place) await readFrom(place, row);
    return undefined;
  } catch (problem) {
    if (problem instanceof ObjectError) return problem;
    throw problem;
  }
}

const namedProjects = 3;

async function describe(database: Database, { id: hash }: ObjectRow, fault: ObjectError): Promise<ObjectFault> {
  const projects = await database
    .selectFrom("projects")
    .innerJoin("users", "users.id", "projects.owner_id")
    .select(["projects.name", "users.username"])
    .where((known) =>
      known.or([
        known(
          "projects.id",
          "in",
          known.selectFrom("project_objects").select("project_objects.project_id").where("hash", "=", hash),
        ),
        known(
          "projects.id",
          "in",
          known
            .selectFrom("edition_files")
            .innerJoin("editions", "editions.id", "edition_files.id")
            .select("editions.project_id")
            .where((file) => file.or([file("pdf", "=", hash), file("public_pdf", "=", hash)])),
        ),
      ]),
    )
    .orderBy("projects.id")
    .limit(namedProjects)
    .execute();
  const names = projects.map(({ name, username }) => `"${name}" of ${username}`);
  return { hash, problem: fault.problem, message: fault.message, projects: names };
}
