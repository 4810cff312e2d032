import { join } from "node:path";
import type { Database } from "../store/tables.ts";
import { DatabasePlace } from "./database-place.ts";
import { FolderPlace } from "./folder-place.ts";
import type { ObjectPlace } from "./object-place.ts";
import { S3Place, type S3Settings } from "./s3-place.ts";

export interface ObjectSettings {
  /** Names of places: "database", "folder" and "s3://bucket/prefix". New objects go to the first. */
  readonly places: readonly [string, ...string[]];
  /** The folder for "folder". */
  readonly folder: string;
  /** Undefined if no place is a bucket. */
  readonly s3: S3Settings | undefined;
}

/** Places of objects. */
export interface Places {
  /** For new objects. */
  readonly first: ObjectPlace;
  /** Returns a place whose objects can be read. */
  readonly find: (name: string) => ObjectPlace | undefined;
}

/** Objects stay in the database if there are no settings. */
export function openPlaces(database: Database, settings: ObjectSettings | undefined): Places {
  const inDatabase = new DatabasePlace(database);
  if (!settings) return { first: inDatabase, find: (name) => (name === inDatabase.name ? inDatabase : undefined) };
  const { places, folder, s3 } = settings;
  // Both are always readable, because earlier settings may have stored objects there.
  const always = [inDatabase, new FolderPlace(folder)];
  const buckets = s3 ? places.filter((name) => name.startsWith("s3:")).map((name) => new S3Place(name, s3)) : [];
  const known = new Map<string, ObjectPlace>([...always, ...buckets].map((place) => [place.name, place]));
  return { first: known.get(places[0]) ?? inDatabase, find: (name) => known.get(name) };
}

/** The folder of objects in a data folder. */
export const objectFolder = (dataDir: string) => join(dataDir, "objects");
