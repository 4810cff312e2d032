/** Finds out which items of three lists are the same, although they have only names, which both sides can change. */
import { isSame, type Keyed, type KeyedSides, type Sides } from "./merge-values.ts";

export interface Identity<Item> {
  readonly nameOf: (item: Item) => string;
  /** From 0 to 1. Items that are less than half alike are different. */
  readonly likeness: (base: Item, changed: Item) => number;
}

const leastLikeness = 0.5;

/**
 * Gives the items of three lists keys: those of the base their names there, also where a side has renamed them. Items that both
 * sides added are the same if they are equal.
 */
export function identifyItems<Item>(
  { base = [], own = [], original = [] }: Sides<readonly Item[]>,
  identity: Identity<Item>,
): KeyedSides<Item> {
  const { nameOf } = identity;
  const old = withFreeKeys(base, nameOf, new Set());
  const taken = new Set(old.map(({ key }) => key));
  const [mine, theirs] = [own, original].map((items) => matchItems(old, items, identity));
  const owned = own.map((item, i) => ({ key: mine?.[i] ?? freeKey(nameOf(item), taken), item }));
  const added = owned.filter((_, i) => mine?.[i] === undefined);
  const made = original.map((item, i) => {
    const key = theirs?.[i] ?? added.find((one) => isSame(one.item, item))?.key;
    return { key: key ?? freeKey(nameOf(item), taken), item };
  });
  return { base: old, own: owned, original: made };
}

function withFreeKeys<Item>(items: readonly Item[], nameOf: (item: Item) => string, taken: Set<string>) {
  return items.map((item) => ({ key: freeKey(nameOf(item), taken), item }));
}

/** The name, or the name with a number that no name has. */
function freeKey(name: string, taken: Set<string>): string {
  let key = name;
  for (let number = 2; taken.has(key); number++) key = `${name}\t${number}`;
  taken.add(key);
  return key;
}

/** The name that a key was made of. */
export function nameOfKey(key: string): string {
  return key.replace(/\t\d+$/, "");
}

/** Keys of the base for the items of a side. Undefined for added ones. */
function matchItems<Item>(
  base: readonly Keyed<Item>[],
  items: readonly Item[],
  { nameOf, likeness }: Identity<Item>,
): readonly (string | undefined)[] {
  const keys: (string | undefined)[] = items.map(() => undefined);
  const free = new Map(base.map(({ key, item }) => [key, item]));
  items.forEach((item, i) => {
    if (!free.delete(nameOf(item))) return;
    keys[i] = nameOf(item);
  });
  const pairs = items.flatMap((item, i) =>
    keys[i] === undefined ? [...free].map(([key, old]) => ({ i, key, score: likeness(old, item) })) : [],
  );
  for (const { i, key, score } of pairs.toSorted((a, b) => b.score - a.score))
    if (score >= leastLikeness && keys[i] === undefined && free.delete(key)) keys[i] = key;
  return keys;
}
