import { defineConfig } from "vitest/config";

const slow = ["acceptance", "golden", "properties"];

/** Their tests start threads, servers and processes. */
const withProcesses = ["server", "cli"];

const inTestFolder = (name: string, seconds: number) => ({
  test: {
    name,
    include: [`packages/engine/test/${name}/**/*.test.ts`],
    testTimeout: seconds * 1000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
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
          testTimeout: 30_000,
        },
      },
      { test: { name: "tooling", include: ["scripts/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 } },
      inTestFolder("golden", 20),
      inTestFolder("properties", 60),
      inTestFolder("acceptance", 120),
    ],
  },
});
