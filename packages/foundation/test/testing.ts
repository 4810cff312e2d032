/** Numbers of runs and cases, which tests of all packages share. */
import { inject, test } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Fraction of the full count of runs: 1 in `npm run test:long`, less in `npm test`. */
    readonly shareOfRuns: number;
  }
}

/** Number of runs for a full count. */
export const runs = (full: number): number => Math.ceil(full * inject("shareOfRuns"));

/** True in `npm run test:long`. */
export const isLong = (): boolean => inject("shareOfRuns") === 1;

/** A test that `npm test` leaves out. */
export const longTest = (title: string, run: () => void | Promise<void>, timeout?: number): void => {
  if (isLong()) test(title, run, timeout);
};

/** Every nth case from an offset in `npm test`, and all cases in `npm run test:long`. */
export const sampled = <Case>(cases: readonly Case[], nth: number, offset: number): readonly Case[] =>
  isLong() ? cases : cases.filter((_, i) => (i + offset) % nth === 0);
