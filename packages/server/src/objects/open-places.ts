import { join } from "node:path";
import type { Database } from "../store/tables.ts";
import { DatabasePlace } from "./database-place.ts";
import { FolderPlace } from "./folder-place.ts";
import type { ObjectPlace } from "./object-place.ts";
import { type EndedOperation, observedPlace } from "./observed-place.ts";
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
  /** Tells one observer how operations end. */
  readonly observe: (observer: (ended: EndedOperation) => void) => void;
}

/** Objects stay in the database if there are no settings. */
export function openPlaces(database: Database, settings: ObjectSettings | undefined): Places {
  let observer: (ended: EndedOperation) => void = () => undefined;
  const observe = (place: ObjectPlace) => observedPlace(place, (ended) => observer(ended));
  const [inDatabase, ...others] = placesOf(database, settings);
  const first = observe(inDatabase);
  const known = new Map([first, ...others.map(observe)].map((place) => [place.name, place]));
  return {
    first: (settings && known.get(settings.places[0])) ?? first,
    find: (name) => known.get(name),
    observe: (next) => {
      observer = next;
    },
  };
}

/** The database first. */
function placesOf(database: Database, settings: ObjectSettings | undefined): [ObjectPlace, ...ObjectPlace[]] {
  const inDatabase = new DatabasePlace(database);
  if (!settings) return [inDatabase];
  const { places, folder, s3 } = settings;
  const buckets = s3 ? places.filter((name) => name.startsWith("s3:")).map((name) => new S3Place(name, s3)) : [];
  // The folder is always readable, because earlier settings may have stored objects there.
  return [inDatabase, new FolderPlace(folder), ...buckets];
}

/** The folder of objects in a data folder. */
export const objectFolder = (dataDir: string) => join(dataDir, "objects");
