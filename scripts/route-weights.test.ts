import { describe, expect, test } from "vitest";
import { farScreens, isBuilt, readManifest, routes, weigh } from "./route-weights.ts";

// `npm test` builds the studio first. `npm run check` checks an existing build.
describe.skipIf(!isBuilt)("what a first visit loads until it can be used", () => {
  test.each(routes)("$name: at most $budget kB", (route) => {
    const { scripts, styles } = weigh(readManifest(), route);
    expect((scripts + styles) / 1000).toBeLessThanOrEqual(route.budget);
    expect(styles).toBeGreaterThan(0);
  });

  test("is known when the first script has come: no screen hides behind another file", () => {
    expect(farScreens(readManifest())).toEqual([]);
  });
});
