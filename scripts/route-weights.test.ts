import { describe, expect, test } from "vitest";
import { circularChunks, isBuilt, lateScreens, readManifest, routes, weigh } from "./route-weights.ts";

// `npm test` builds the studio first. `npm run check` checks an existing build.
describe.skipIf(!isBuilt)("the modules of a first visit", () => {
  test.each(routes)("of $name are at most $budget kB", (route) => {
    const { scripts, styles } = weigh(readManifest(), route);
    expect((scripts + styles) / 1000).toBeLessThanOrEqual(route.budget);
    expect(styles).toBeGreaterThan(0);
  });

  test("are all known after the first script", () => {
    expect(lateScreens(readManifest())).toEqual([]);
  });

  test("do not import each other in a circle", () => {
    expect(circularChunks(readManifest())).toEqual([]);
  });
});
