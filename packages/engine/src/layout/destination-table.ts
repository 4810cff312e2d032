/**
 * All named destinations of a document, complete before the layout of the first page, so that links can point
 * forward.
 */

import { nearest } from "@octavo/foundation";
import type { NamedDestination } from "../display/display-list.ts";
import { destinationKey } from "../language/destination-names.ts";

/** Questions of links. */
export interface Destinations {
  /** `NAME` and `NAME#1` are the first page of an item. */
  readonly find: (name: string) => NamedDestination | undefined;
  readonly hasPrefix: (prefix: string) => boolean;
  readonly nearest: (name: string) => string | undefined;
}

export class DestinationTable implements Destinations {
  readonly #byKey = new Map<string, NamedDestination>();
  /** `days:first`, which the list of destinations does not contain. */
  readonly #ends = new Map<string, NamedDestination>();
  readonly #totalPages: number;
  readonly #prefixes = new Set<string>();

  constructor(totalPages: number) {
    this.#totalPages = totalPages;
  }

  /** Registers a destination. If the name is taken, keeps the first one and returns it. */
  register(destination: NamedDestination): NamedDestination | undefined {
    const key = destinationKey(destination.name);
    const holder = this.#byKey.get(key);
    if (holder) return holder;
    this.#byKey.set(key, destination);
    this.#prefixes.add(key.slice(0, key.indexOf(":") + 1));
    return undefined;
  }

  /** Registers the first and last page of a section, unless an earlier section has the name. */
  registerEnd(name: string, page: number): void {
    const key = destinationKey(name);
    if (!this.#ends.has(key)) this.#ends.set(key, { name, page, x: 0, y: 0 });
  }

  /** Names of the document's destinations take precedence over the ends of sections and over page numbers. */
  find(name: string): NamedDestination | undefined {
    const key = destinationKey(name);
    const firstPage = key.endsWith("#1") ? this.#byKey.get(key.slice(0, -2)) : undefined;
    return this.#byKey.get(key) ?? firstPage ?? this.#ends.get(key) ?? this.#pageNamed(key);
  }

  #pageNamed(key: string): NamedDestination | undefined {
    const [, written] = /^page:(\d+|first|last)$/.exec(key) ?? [];
    if (written === undefined) return undefined;
    const page = { first: 1, last: this.#totalPages }[written] ?? Number(written);
    return page >= 1 && page <= this.#totalPages ? { name: key, page, x: 0, y: 0 } : undefined;
  }

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

  /** True if both have the same names on the same pages. */
  isEqual(other: DestinationTable): boolean {
    return (
      this.#totalPages === other.#totalPages &&
      hasSamePages(this.#byKey, other.#byKey) &&
      hasSamePages(this.#ends, other.#ends)
    );
  }
}

type ByKey = ReadonlyMap<string, NamedDestination>;

function hasSamePages(some: ByKey, others: ByKey): boolean {
  if (some.size !== others.size) return false;
  for (const [key, { page }] of some) if (others.get(key)?.page !== page) return false;
  return true;
}

/** Records the answers of a table, to compare them with those of another. */
export class RecordedDestinations implements Destinations {
  readonly answers: DestinationAnswers;
  readonly #table: DestinationTable;
  readonly #pages = new Map<string, number | undefined>();
  readonly #prefixes = new Map<string, boolean>();

  constructor(table: DestinationTable) {
    this.#table = table;
    this.answers = { pages: this.#pages, prefixes: this.#prefixes, hasSearched: false };
  }

  find(name: string): NamedDestination | undefined {
    const found = this.#table.find(name);
    this.#pages.set(name, found?.page);
    return found;
  }

  hasPrefix(prefix: string): boolean {
    const found = this.#table.hasPrefix(prefix);
    this.#prefixes.set(prefix, found);
    return found;
  }

  nearest(name: string): string | undefined {
    this.answers.hasSearched = true;
    return this.#table.nearest(name);
  }
}

export interface DestinationAnswers {
  readonly pages: ReadonlyMap<string, number | undefined>;
  readonly prefixes: ReadonlyMap<string, boolean>;
  /** True after `nearest`, which depends on all names. */
  hasSearched: boolean;
}

/** True if a different table gives the same answers. */
export function hasSameAnswers({ pages, prefixes, hasSearched }: DestinationAnswers, table: DestinationTable): boolean {
  if (hasSearched) return false;
  for (const [name, page] of pages) if (table.find(name)?.page !== page) return false;
  for (const [prefix, found] of prefixes) if (table.hasPrefix(prefix) !== found) return false;
  return true;
}
