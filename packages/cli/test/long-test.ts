import { inject, test } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Share of the full count of runs: 1 in `npm run test:long`, less in `npm test`. */
    readonly shareOfRuns: number;
  }
}

/** True in `npm run test:long`. */
export const isLong = (): boolean => inject("shareOfRuns") === 1;

/** Every nth case from the second one in `npm test`, and all cases in `npm run test:long`. */
export const sampled = <Case>(cases: readonly Case[], nth: number): readonly Case[] =>
  isLong() ? cases : cases.filter((_, i) => i % nth === 1);

/** A test that `npm test` leaves out. */
export const longTest = (title: string, run: () => void | Promise<void>, timeout?: number): void => {
  if (isLong()) test(title, run, timeout);
};
