import { copyFileSync, rmSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  builtFiles,
  circularChunks,
  dist,
  isBuilt,
  lateScreens,
  readManifest,
  routes,
  weigh,
  weighWorker,
} from "./route-weights.ts";

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

  test("leave out the worker of the build before", () => {
    const weight = weighWorker();
    const worker = builtFiles().find((file) => /engine\.worker-.*\.js$/.test(file)) ?? "";
    const earlier = `${dist}assets/engine.worker-earlier.js`;
    copyFileSync(dist + worker, earlier);
    onTestFinished(() => rmSync(earlier));
    expect(weight).toBeGreaterThan(0);
    expect(weighWorker()).toBe(weight);
  });
});
