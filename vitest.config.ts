import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { bundledWorkers } from "./scripts/bundled-workers.ts";
import { testBrowser } from "./scripts/test-browser.ts";

/** Long tests, and the full counts of the others, are `npm run test:long` (scripts/test-long.ts). */
const isLong = process.argv.includes("--mode=long");
const long = "**/*.long.test.ts";
const stores = isLong ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);
const provide = isLong
  ? { shareOfRuns: 1, kills: 50, seed: undefined, stores }
  : { shareOfRuns: 0.1, kills: 12, seed: 2026, stores };
const common = { provide, setupFiles: ["packages/engine/test/support/seed.ts"] };
const notRun = ["**/node_modules/**", ...(isLong ? [] : [long])];

const slow = ["acceptance", "golden", "properties"];

/** How long a poll goes on: it ends what hangs. Vitest's own second is less than a busy machine may stand still. */
const patience = { poll: { timeout: 20_000 } };

/** Compile and check whole planners, as the studio does. */
const studio = "packages/web/test/**";

/** Their tests start threads, servers and processes. */
const withProcesses = ["server", "cli"];

/** Whole servers, and many of them, each a process or more: after everything else, one file at a time. */
const wholeServers = "packages/server/test/whole/**";

const inTestFolder = (name: string, seconds: number) => ({
  test: {
    ...common,
    name,
    isolate: false,
    exclude: notRun,
    include: [`packages/engine/test/${name}/**/*.test.ts`],
    testTimeout: seconds * 1000,
    expect: patience,
  },
});

/** Vitest leaves a core to others, and on two cores half of the machine would wait: many tests wait for processes. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Inherited by the processes of a run. Below the ports that systems give to connections of their own. */
process.env["OCTAVO_COMPONENTS_PORT"] ??= String(20_000 + (process.pid % 12_000));
const componentsServer = `http://127.0.0.1:${process.env["OCTAVO_COMPONENTS_PORT"]}`;

/** Components of the studio, in the browser in which journeys are made (docs/decisions/0040). */
const components = {
  extends: "./packages/web/vite.config.ts",
  plugins: [bundledWorkers()],
  server: { proxy: { "/api": componentsServer, "/ws": { target: componentsServer, ws: true } } },
  // React as users have it: its development build writes down where each element was made, which takes half of the time.
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // Found by Vite only when a test is on its way, which it would begin anew with a second React.
    include: ["axe-core"],
    rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
  },
  test: {
    name: "components",
    include: ["packages/web/**/*.test.tsx"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: patience,
    // One page for all files: each begins with an empty storage, and the studio's modules are loaded once.
    isolate: false,
    globalSetup: "packages/server/test/server-for-components.ts",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        actionTimeout: 30_000,
        launchOptions: {
          executablePath: testBrowser,
          // As root Chromium has no sandbox; and it must not look for its maker's hosts.
          args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
};

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          ...common,
          name: "unit",
          // Pure code: the modules of all files are loaded once for each thread.
          pool: "threads",
          isolate: false,
          // Ends what hangs; a busy machine must not fail a test that is only slow.
          testTimeout: 30_000,
          expect: patience,
          include: ["packages/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: [
            ...notRun,
            "**/dist/**",
            studio,
            ...slow.map((name) => `packages/engine/test/${name}/**`),
            ...withProcesses.map((name) => `packages/${name}/**`),
          ],
        },
      },
      components,
      {
        test: {
          ...common,
          name: "processes",
          // Fonts, devices and PDFium are read once for each process.
          isolate: false,
          include: withProcesses.map((name) => `packages/${name}/**/*.test.ts`),
          exclude: [...notRun, wholeServers],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patience,
          globalSetup: "packages/server/test/postgres-for-all.ts",
        },
      },
      {
        test: {
          ...common,
          name: "whole",
          exclude: notRun,
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
      {
        test: {
          ...common,
          name: "studio",
          include: [`${studio}/*.test.ts`],
          testTimeout: 120_000,
          expect: patience,
        },
      },
    ],
  },
});
