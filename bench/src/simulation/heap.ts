/** Entries in the order of their keys; those with the same key in the order in which they were added. */
export class Heap<Value> {
  readonly #entries: Entry<Value>[] = [];
  #added = 0;

  get size(): number {
    return this.#entries.length;
  }

  get firstKey(): number {
    return this.#entries[0]?.key ?? Number.POSITIVE_INFINITY;
  }

  add(key: number, value: Value): void {
    const entry = { key, order: this.#added++, value };
    let at = this.#entries.length;
    this.#entries.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, this.#at(parent))) break;
      this.#entries[at] = this.#at(parent);
      at = parent;
    }
    this.#entries[at] = entry;
  }

  /** Throws if there is no entry. */
  removeFirst(): Value {
    const first = this.#at(0);
    const last = this.#entries.pop() as Entry<Value>;
    if (this.#entries.length > 0) this.#sink(last);
    return first.value;
  }

  #sink(entry: Entry<Value>): void {
    const count = this.#entries.length;
    let at = 0;
    for (let child = 1; child < count; child = 2 * at + 1) {
      if (child + 1 < count && isBefore(this.#at(child + 1), this.#at(child))) child++;
      if (!isBefore(this.#at(child), entry)) break;
      this.#entries[at] = this.#at(child);
      at = child;
    }
    this.#entries[at] = entry;
  }

  #at(index: number): Entry<Value> {
    const entry = this.#entries[index];
    if (!entry) throw new Error("The heap has no such entry.");
    return entry;
  }
}

interface Entry<Value> {
  readonly key: number;
  readonly order: number;
  readonly value: Value;
}

const isBefore = (a: Entry<unknown>, b: Entry<unknown>) => a.key < b.key || (a.key === b.key && a.order < b.order);
