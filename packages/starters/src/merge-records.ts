/** Three-way merge of values: what the user has not changed is the starter's for the new choices. */
import { isEqual } from "@octavo/foundation";

/** `own` has the user's changes to `before`, and `kept` their values after the change. */
export function mergeRecords<T extends object>(own: T, kept: T, before: object, after: object): T {
  const [owned, values, old, made] = [own, kept, before, after].map((each) => new Map(Object.entries(each)));
  const keys = new Set([...Object.keys(kept), ...Object.keys(after)]);
  const merged = [...keys].map((key) => [
    key,
    mergeValues(owned?.get(key), values?.get(key), old?.get(key), made?.get(key)),
  ]);
  // Fields of a record keep their types: each comes from one of the three.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T;
}

function mergeValues(own: unknown, kept: unknown, before: unknown, after: unknown): unknown {
  if (isEqual(own, before)) return after;
  const areRecords = isRecord(own) && isRecord(kept) && isRecord(before) && isRecord(after);
  return areRecords ? mergeRecords(own, kept, before, after) : kept;
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
