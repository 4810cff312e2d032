import { randomBytes } from "node:crypto";

export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
}

/** A place for objects: a folder, a bucket or the database. All methods throw an `ObjectError` if it does not work. */
export interface ObjectPlace {
  /** Identifies the place in the table of objects. */
  readonly name: string;
  /** The bytes as they are stored, which the caller verifies. A larger `size` gets more time. */
  readonly read: (key: string, size: number) => Promise<Uint8Array>;
  /** Stores all bytes or none, and returns when they are on disk. `hash` is their SHA-256. */
  readonly write: (key: string, bytes: Uint8Array, hash: string) => Promise<void>;
  /** Undefined if there is no such object. */
  readonly size: (key: string) => Promise<number | undefined>;
  /** Does nothing if there is no such object. */
  readonly delete: (key: string) => Promise<void>;
  readonly list: () => AsyncGenerator<ListedObject>;
}

/**
 * Returns a key that was never used. If a place executes an earlier deletion late, an object that is stored again is not
 * affected. The first folder keeps listings of a folder short.
 */
export function newKey(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}-${randomBytes(6).toString("hex")}`;
}
