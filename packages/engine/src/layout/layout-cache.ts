/**
 * Caches layouts by the variables that they read. A widget that reads none has one layout for all pages; one that
 * reads only the month has one per month. This is correct because layout is a pure function of the widget and its
 * lookups: with equal values so far, the next lookup is the same.
 */
import type { Lookup } from "../language/tokens.ts";

type Node<Result> = Branch<Result> | { readonly result: Result };

interface Branch<Result> {
  readonly variable: string;
  readonly next: Map<string | undefined, Node<Result>>;
}

export interface CachedResult<Result> {
  readonly result: Result;
  readonly reads: readonly string[];
}

export class LayoutCache<Result> {
  #root: Node<CachedResult<Result>> | undefined;
  /** Variables of the latest layout and their values. A layout reads few, so that arrays are faster than a map. */
  readonly #reads: string[] = [];
  readonly #values: (string | undefined)[] = [];
  #count = 0;
  #lookup: Lookup = () => undefined;

  find(lookup: Lookup): CachedResult<Result> | undefined {
    let node = this.#root;
    while (node && "variable" in node) node = node.next.get(lookup(node.variable));
    return node?.result;
  }

  /** `keep` decides whether to cache results that depend on variables. */
  make(
    lookup: Lookup,
    keep: (variables: readonly string[]) => boolean,
    make: (lookup: Lookup) => Result,
  ): CachedResult<Result> {
    this.#lookup = lookup;
    this.#count = 0;
    const result = make(this.#recorded);
    const traced = { result, reads: this.#reads.slice(0, this.#count) };
    if (keep(traced.reads)) this.#store(this.#values, traced);
    return traced;
  }

  readonly #recorded: Lookup = (name) => {
    let at = this.#reads.indexOf(name);
    if (at < 0 || at >= this.#count) {
      at = this.#count++;
      this.#reads[at] = name;
      this.#values[at] = this.#lookup(name);
    }
    return this.#values[at];
  };

  /** `values` are those of the variables that the result reads. */
  #store(values: readonly (string | undefined)[], result: CachedResult<Result>): void {
    let attach = (node: Node<CachedResult<Result>>): void => {
      this.#root = node;
    };
    let node = this.#root;
    for (const [i, variable] of result.reads.entries()) {
      const value = values[i];
      const branch: Branch<CachedResult<Result>> = node && "variable" in node ? node : { variable, next: new Map() };
      if (branch !== node) attach(branch);
      attach = (child) => branch.next.set(value, child);
      node = branch.next.get(value);
    }
    attach({ result });
  }
}
