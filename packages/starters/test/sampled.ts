import { inject } from "vitest";

/** Every nth case from an offset in `npm test`, and all cases in `npm run test:long`. */
export const sampled = <Case>(cases: readonly Case[], nth: number, offset: number): readonly Case[] =>
  inject("shareOfRuns") === 1 ? cases : cases.filter((_, i) => (i + offset) % nth === 0);
