import { useState } from "react";

let last = 0;
const newKey = () => ++last;

export interface ListKeys {
  readonly keyOf: (index: number) => number;
  /** True if the item was added after the first render. */
  readonly isNew: (index: number) => boolean;
  /** Call before an item is inserted other than at the end. */
  readonly insert: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly swap: (index: number, other: number) => void;
}

/** Returns stable keys for items without an id, so that DOM state follows its item. */
export function useListKeys(length: number): ListKeys {
  const [first] = useState(() => Array.from({ length }, newKey));
  const [keys, setKeys] = useState<readonly number[]>(first);
  const current = keys.length >= length ? keys : [...keys, ...Array.from({ length: length - keys.length }, newKey)];
  if (current !== keys) setKeys(current);
  const at = (index: number) => current[index] ?? 0;
  return {
    keyOf: at,
    isNew: (index) => !first.includes(at(index)),
    insert: (index) => setKeys(current.toSpliced(index, 0, newKey())),
    remove: (index) => setKeys(current.filter((_, place) => place !== index)),
    swap: (index, other) =>
      setKeys(current.map((key, place) => (place === index ? at(other) : place === other ? at(index) : key))),
  };
}
