import { ObjectError, type ObjectProblem } from "./object-error.ts";
import type { ObjectPlace } from "./object-place.ts";

/** `end` is "failed" for errors of the program. */
export interface EndedOperation {
  /** "database", "folder" or "s3", without the bucket. */
  readonly place: string;
  readonly operation: "read" | "write" | "size" | "delete";
  readonly end: "done" | ObjectProblem | "failed";
  readonly seconds: number;
}

/** Tells how operations of a place end, except listings, which only upkeep needs. */
export function observedPlace(place: ObjectPlace, onEnd: (ended: EndedOperation) => void): ObjectPlace {
  const [kind = ""] = place.name.split(":");
  async function observed<T>(operation: EndedOperation["operation"], result: Promise<T>): Promise<T> {
    const start = performance.now();
    let end: EndedOperation["end"] = "done";
    try {
      return await result;
    } catch (error) {
      end = error instanceof ObjectError ? error.problem : "failed";
      throw error;
    } finally {
      onEnd({ place: kind, operation, end, seconds: (performance.now() - start) / 1000 });
    }
  }
  return {
    name: place.name,
    read: (key, size) => observed("read", place.read(key, size)),
    write: (key, bytes, hash) => observed("write", place.write(key, bytes, hash)),
    size: (key) => observed("size", place.size(key)),
    delete: (key) => observed("delete", place.delete(key)),
    list: () => place.list(),
  };
}
