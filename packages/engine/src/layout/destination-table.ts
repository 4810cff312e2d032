/** Every named place of a document, known before the first page is laid out, so that links may lead forward. */
import type { NamedDestination } from "../display/display-list.ts";
import { nearest } from "../foundation/nearest.ts";
import { destinationKey } from "../language/destination-names.ts";

export class DestinationTable {
  readonly #byKey = new Map<string, NamedDestination>();
  readonly #prefixes = new Set<string>();

  /** Puts a name on a place; when it is taken, leaves it and returns who has it. */
  register(destination: NamedDestination): NamedDestination | undefined {
    const key = destinationKey(destination.name);
    const holder = this.#byKey.get(key);
    if (holder) return holder;
    this.#byKey.set(key, destination);
    this.#prefixes.add(key.slice(0, key.indexOf(":") + 1));
    return undefined;
  }

  /** An item's first page goes by its plain name and by `#1`. */
  find(name: string): NamedDestination | undefined {
    const key = destinationKey(name);
    return this.#byKey.get(key) ?? (key.endsWith("#1") ? this.#byKey.get(key.slice(0, -2)) : undefined);
  }

  /** Whether any name begins with this word and its colon: "day:". */
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
