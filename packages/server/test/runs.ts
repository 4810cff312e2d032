import { inject, test } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Share of the full count of runs: 1 in `npm run test:long`, less in `npm test`. */
    readonly shareOfRuns: number;
  }
}

/** Number of runs of a property test. */
export const runs = (full: number): number => Math.ceil(full * inject("shareOfRuns"));

/** True in `npm run test:long`. */
export const isLong = (): boolean => inject("shareOfRuns") === 1;

/** A test that `npm test` leaves out. */
export const longTest = (title: string, run: () => Promise<void>): void => {
  if (isLong()) test(title, run);
};
