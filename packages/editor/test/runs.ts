import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the full count of runs: 1 in `npm run test:long`, less in `npm test`. */
    readonly shareOfRuns: number;
  }
}

/** How often a property is tried, out of the full count. */
export const runs = (full: number): number => Math.ceil(full * inject("shareOfRuns"));
