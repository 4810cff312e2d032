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

  find(lookup: Lookup): CachedResult<Result> | undefined {
    let node = this.#root;
    while (node && "variable" in node) node = node.next.get(lookup(node.variable));
    return node?.result;
  }

  /** `keep` decides whether to cache results that depend on a variable. */
  make(lookup: Lookup, keep: (variable: string) => boolean, make: (lookup: Lookup) => Result): CachedResult<Result> {
    // A layout reads few variables, so that arrays are smaller and faster than a map.
    const reads: string[] = [];
    const values: (string | undefined)[] = [];
    const result = make((name) => {
      let at = reads.indexOf(name);
      if (at < 0) {
        at = reads.push(name) - 1;
        values.push(lookup(name));
      }
      return values[at];
    });
    const traced = { result, reads };
    if (reads.every(keep)) this.#store(values, traced);
    return traced;
  }

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
