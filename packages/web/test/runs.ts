import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Fraction of the full number of runs: 1 in `npm run test:long`, less in `npm test`. */
    readonly shareOfRuns: number;
  }
}

/** Returns how often a property is tested. */
export const runs = (full: number): number => Math.ceil(full * inject("shareOfRuns"));
