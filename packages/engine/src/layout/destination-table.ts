/**
 * All named destinations of a document, complete before the layout of the first page, so that links can point
 * forward.
 */
import type { NamedDestination } from "../display/display-list.ts";
import { nearest } from "../foundation/nearest.ts";
import { destinationKey } from "../language/destination-names.ts";

export class DestinationTable {
  readonly #byKey = new Map<string, NamedDestination>();
  readonly #prefixes = new Set<string>();

  /** Registers a destination. If the name is taken, keeps the first one and returns it. */
  register(destination: NamedDestination): NamedDestination | undefined {
    const key = destinationKey(destination.name);
    const holder = this.#byKey.get(key);
    if (holder) return holder;
    this.#byKey.set(key, destination);
    this.#prefixes.add(key.slice(0, key.indexOf(":") + 1));
    return undefined;
  }

  /** `NAME` and `NAME#1` are the first page of an item. */
  find(name: string): NamedDestination | undefined {
    const key = destinationKey(name);
    return this.#byKey.get(key) ?? (key.endsWith("#1") ? this.#byKey.get(key.slice(0, -2)) : undefined);
  }

  /** True if a name starts with `prefix`, which includes the colon: "day:". */
  hasPrefix(prefix: string): boolean {
    return this.#prefixes.has(prefix);
  }

  nearest(name: string): string | undefined {
    const key = nearest(destinationKey(name), this.#byKey.keys());
    return key === undefined ? undefined : this.#byKey.get(key)?.name;
  }

  get all(): readonly NamedDestination[] {
    return [...this.#byKey.values()];
  }
}
