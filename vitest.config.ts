import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const slow = ["acceptance", "golden", "properties"];

/** How long a poll goes on: it ends what hangs. Vitest's own second is less than a busy machine may stand still. */
const patience = { poll: { timeout: 20_000 } };

/** Their tests start threads, servers and processes. */
const withProcesses = ["server", "cli"];

/** Whole servers, and many of them, each a process or more: after everything else, one file at a time. */
const wholeServers = "packages/server/test/whole/**";

const inTestFolder = (name: string, seconds: number) => ({
  test: {
    name,
    include: [`packages/engine/test/${name}/**/*.test.ts`],
    testTimeout: seconds * 1000,
    expect: patience,
  },
});

/** Vitest leaves a core to others, and on two cores half of the machine would wait: many tests wait for processes. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: "unit",
          // Ends what hangs; a busy machine must not fail a test that is only slow.
          testTimeout: 30_000,
          expect: patience,
          include: ["packages/**/*.test.{ts,tsx}", "bench/**/*.test.ts"],
          exclude: [
            "**/node_modules/**",
            "**/dist/**",
            ...slow.map((name) => `packages/engine/test/${name}/**`),
            ...withProcesses.map((name) => `packages/${name}/**`),
          ],
        },
      },
      {
        test: {
          name: "processes",
          include: withProcesses.map((name) => `packages/${name}/**/*.test.ts`),
          exclude: ["**/node_modules/**", wholeServers],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
          globalSetup: "packages/server/test/postgres-for-all.ts",
        },
      },
      {
        test: {
          name: "whole",
          include: [`${wholeServers}/*.test.ts`],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: patience,
          globalSetup: "packages/server/test/postgres-for-all.ts",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "tooling",
          include: ["scripts/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
      inTestFolder("golden", 60),
      inTestFolder("properties", 120),
      inTestFolder("acceptance", 120),
    ],
  },
});
