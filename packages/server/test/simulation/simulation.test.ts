import { longTest } from "@octavo/foundation/testing";
import { expect, test, vi } from "vitest";
import { simulate } from "./run-simulation.ts";

const seeds = 20;

/** Ends only hanging processes. */
vi.setConfig({ testTimeout: 300_000 });

test("two nodes that fail keep all promises to their users", async () => {
  const { output, status, ends } = await simulate(1, seeds + 1);
  expect(output).not.toContain("replay:");
  expect(status).toBe(0);
  for (const count of ends) expect(count).toBeGreaterThan(seeds);
});

longTest("the same seed gives the same trace, whatever ran before it", async () => {
  const [alone, third, other] = [await simulate(7), await simulate(5, 8), await simulate(8)];
  expect(third.trace).toBe(alone.trace);
  expect(other.trace).not.toBe(alone.trace);
});

longTest("a failing seed prints its trace and the command that replays it", async () => {
  const { output, status } = await simulate(1, 100, "no-version-check");
  expect(status).toBe(1);
  const [, seed = ""] = /^seed (\d+): .*acknowledged edit/m.exec(output) ?? [];
  expect(output).toMatch(/^ +\d+ [AB]\d#\d \d+ (?:select|insert|update|delete) /m);
  const replay = `replay: node packages/server/test/simulation/simulate.child.ts ${seed} ${Number(seed) + 1} no-version-check`;
  expect(output).toContain(replay);
  const replayed = await simulate(Number(seed), Number(seed) + 1, "no-version-check");
  expect(replayed.output).toContain(/^seed .*$/m.exec(output)?.[0]);
});
