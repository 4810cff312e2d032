/**
 * Three-way merge of plain values. A value that one side changed is that side's. If both changed it differently, it is a
 * conflict: the own value stays, unless the original's is chosen.
 */

/** A value as it was, as the user changed it, and as the original's author changed it. Undefined if it is absent. */
export interface Sides<Value> {
  readonly base: Value | undefined;
  readonly own: Value | undefined;
  readonly original: Value | undefined;
}

export type Path = readonly string[];

export interface Conflict extends Sides<unknown> {
  /** JSON of the path. */
  readonly id: string;
  /** Names, ids and fields from the project to the value. */
  readonly path: Path;
}

/** Last name of the path of a conflict about the order of a list. Its values are lists of keys. */
export const orderField = "*order*";

/** Collects the conflicts of a merge. Which ones it finds does not depend on what is chosen. */
export class Merging {
  readonly conflicts: Conflict[] = [];
  readonly #chosen: ReadonlySet<string>;

  /** `chosen` are ids of conflicts for which the original's value is taken. */
  constructor(chosen: ReadonlySet<string>) {
    this.#chosen = chosen;
  }

  decide<Value>({ base, own, original }: Sides<Value>, path: Path): Value | undefined {
    const id = JSON.stringify(path);
    this.conflicts.push({ id, path, base, own, original });
    return this.#chosen.has(id) ? original : own;
  }
}

export type Merger<Value> = (sides: Sides<Value>, path: Path, merging: Merging) => Value | undefined;

/** A merger for a field of a record, whatever its type. */
type FieldMerger = (sides: Sides<never>, path: Path, merging: Merging) => unknown;

export type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Times of a design, which say nothing about what it shows. */
const stamps: ReadonlySet<string> = new Set(["created_at", "updated_at"]);

/** Compares values deeply. Null counts as absent, because forms write it for empty fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const hasSame = (key: string) => stamps.has(key) || isSame(a[key], b[key]);
  return Object.keys(a).every(hasSame) && Object.keys(b).every((key) => Object.hasOwn(a, key) || hasSame(key));
}

/** The value, if at most one side has changed it, or both in the same way. */
export function settled<Value>({
  base,
  own,
  original,
}: Sides<Value>): { readonly value: Value | undefined } | undefined {
  if (isSame(own, original) || isSame(original, base)) return { value: own };
  return isSame(own, base) ? { value: original } : undefined;
}

export function mergeValue<Value>(sides: Sides<Value>, path: Path, merging: Merging): Value | undefined {
  const found = settled(sides);
  return found ? found.value : merging.decide(sides, path);
}

/** Merges records field by field. Fields that are not listed are values. A deleted record is a value, too. */
export function recordMerger<Value extends object>(
  fields: { readonly [Field in keyof Value]?: FieldMerger } = {},
): Merger<Value> {
  const mergers = new Map(Object.entries(fields) as [string, Merger<unknown>][]);
  return (sides, path, merging) => {
    const found = settled(sides);
    if (found) return found.value;
    const { base, own, original } = sides;
    if (!isFields(base) || !isFields(own) || !isFields(original)) return merging.decide(sides, path);
    const keys = new Set([...Object.keys(own), ...Object.keys(original)]);
    const entries = [...keys].map((key) => {
      const merge = mergers.get(key) ?? mergeValue;
      const values = { base: base[key], own: own[key], original: original[key] };
      return [key, merge(values, [...path, key], merging)] as const;
    });
    // Each field comes from one of the three, which are of this type.
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Value;
  };
}

export interface Keyed<Item> {
  /** Identifies the item in all three lists. */
  readonly key: string;
  readonly item: Item;
}

export interface KeyedSides<Item> {
  readonly base: readonly Keyed<Item>[];
  readonly own: readonly Keyed<Item>[];
  readonly original: readonly Keyed<Item>[];
}

/** Merges lists item by item, and their order. The additions of both sides are kept. */
export function mergeKeyed<Item>(
  { base, own, original }: KeyedSides<Item>,
  path: Path,
  merge: Merger<Item>,
  merging: Merging,
): readonly Keyed<Item>[] {
  const [old, mine, theirs] = [base, own, original].map((list) => new Map(list.map(({ key, item }) => [key, item])));
  const keys = new Set([...own, ...original].map(({ key }) => key));
  const merged = new Map<string, Item>();
  for (const key of keys) {
    const sides = { base: old?.get(key), own: mine?.get(key), original: theirs?.get(key) };
    const item = merge(sides, [...path, key], merging);
    if (item !== undefined) merged.set(key, item);
  }
  const [from, owned, made] = [base, own, original].map((list) => list.map(({ key }) => key));
  const order = mergeOrder({ base: from ?? [], own: owned ?? [], original: made ?? [] }, path, merged, merging);
  return order.flatMap((key) => {
    const item = merged.get(key);
    return item === undefined ? [] : [{ key, item }];
  });
}

type Keys = readonly string[];

interface KeySides {
  readonly base: Keys;
  readonly own: Keys;
  readonly original: Keys;
}

/** Order of the keys that are left. Added ones stay behind the one that preceded them. */
function mergeOrder(
  { base, own, original }: KeySides,
  path: Path,
  left: ReadonlyMap<string, unknown>,
  merging: Merging,
): Keys {
  const [inOwn, inOriginal] = [new Set(own), new Set(original)];
  const isCommon = (key: string) => inOwn.has(key) && inOriginal.has(key);
  const inBase = new Set(base);
  const known = [base, own, original].map((keys) => keys.filter((key) => isCommon(key) && inBase.has(key)));
  const [old, mine, theirs] = known;
  const found = settled({ base: old, own: mine, original: theirs });
  const chosen = found
    ? found.value
    : merging.decide({ base: old, own: mine, original: theirs }, [...path, orderField]);
  const [leading, following] = isSame(chosen, mine) ? [own, original] : [original, own];
  return insertMissing(
    leading.filter((key) => left.has(key)),
    following.filter((key) => left.has(key)),
  );
}

function insertMissing(keys: Keys, others: Keys): Keys {
  const result = [...keys];
  const [present, listed] = [new Set(keys), new Set(others)];
  others.forEach((key, i) => {
    if (present.has(key)) return;
    const before = others.slice(0, i).findLast((one) => present.has(one));
    let index = before === undefined ? 0 : result.indexOf(before) + 1;
    // Behind what the other side added at the same place.
    while (index < result.length && !listed.has(result[index] ?? "")) index++;
    result.splice(index, 0, key);
    present.add(key);
  });
  return result;
}

/** Merges lists whose items have a key. A second item with a key is another one. */
export function listMerger<Item>(keyOf: (item: Item) => string, merge: Merger<Item>): Merger<readonly Item[]> {
  return (sides, path, merging) => {
    const found = settled(sides);
    if (found) return found.value;
    const { base = [], own = [], original = [] } = sides;
    const keyed = { base: withKeys(base, keyOf), own: withKeys(own, keyOf), original: withKeys(original, keyOf) };
    return mergeKeyed(keyed, path, merge, merging).map(({ item }) => item);
  };
}

function withKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Keyed<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { key: count === 1 ? key : `${key} ${count}`, item };
  });
}

/** For fields in which both sides may differ without anyone having to choose. */
export function keepOwn<Value>({ own, original }: Sides<Value>): Value | undefined {
  return own ?? original;
}
