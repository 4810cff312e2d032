import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import { bundledWorkers } from "./scripts/bundled-workers.ts";
import { testBrowser, testBrowserArgs } from "./scripts/test-browser.ts";

/** True in `npm run test:long` (scripts/test-long.ts), which runs long tests and full counts. */
const isLong = process.argv.includes("--mode=long");
const long = "**/*.long.test.{ts,tsx}";
/** Pure code whose tests take seconds. They run in `npm test`, and not in `npm run check`. */
const slowUnits = "**/*.slow.test.ts";
const stores = isLong ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);
const provide = isLong
  ? { shareOfRuns: 1, kills: 50, seed: undefined, stores }
  : { shareOfRuns: 0.05, kills: 3, seed: 2026, stores };
/** Node runs the sources as they are, as in production. Vite would transform them, and reach each import through a getter. */
const asInNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };
const common = { ...asInNode, provide, setupFiles: ["packages/engine/test/support/seed.ts"] };
const notRun = ["**/node_modules/**", ...(isLong ? [] : [long])];

const slow = ["acceptance", "golden", "properties"];

/** Polls until a timeout that only ends hanging tests. Vitest's default of 1 s is too short for a busy machine. */
const polling = { poll: { timeout: 60_000 } };

/** Tests that compile and check whole planners, as the studio does. */
const studio = ["packages/web/test/**", "packages/starters/**"];

/** Packages with tests that start threads, servers or processes. */
const withProcesses = ["server", "cli"];

/** Tests that start several server processes. They run last, one file at a time. */
const wholeServers = "packages/server/test/whole/**";

const inTestFolder = (name: string, seconds: number) => ({
  test: {
    ...common,
    name,
    isolate: false,
    exclude: notRun,
    include: [`packages/engine/test/${name}/**/*.test.ts`],
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    expect: polling,
  },
});

/** Vitest's default leaves one core free. At least two workers run, because many tests wait for processes. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** The system chooses the port when the server of component tests starts, after Vite has read this file. */
const toComponentsServer: ProxyOptions = {
  configure: (_proxy, options) => {
    Object.defineProperty(options, "target", { get: () => process.env["OCTAVO_COMPONENTS_ORIGIN"], enumerable: true });
  },
};

/** Component tests, in the browser of the journeys (docs/decisions/0040). */
const components = {
  extends: "./packages/web/vite.config.ts",
  plugins: [bundledWorkers()],
  server: {
    proxy: { "/api": { ...toComponentsServer, changeOrigin: true }, "/ws": { ...toComponentsServer, ws: true } },
  },
  // React's development build records a stack trace for each element, which takes half of the time.
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // Otherwise Vite discovers it during a test and restarts the test with a second copy of React.
    include: ["axe-core"],
    rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
  },
  test: {
    name: "components",
    provide,
    include: ["packages/web/**/*.test.tsx"],
    exclude: notRun,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: polling,
    // All files share one page, so modules load once. Each file starts with empty storage.
    isolate: false,
    globalSetup: "packages/server/test/server-for-components.ts",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        actionTimeout: 30_000,
        launchOptions: { executablePath: testBrowser, args: testBrowserArgs },
        // Animations make the browser paint, which takes a part in twenty of its processor time.
        contextOptions: { reducedMotion: "reduce" },
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
          // Pure code: files of a thread share modules.
          pool: "threads",
          isolate: false,
          // Ends only hanging tests, not slow ones on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: polling,
          include: ["packages/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: [
            ...notRun,
            slowUnits,
            "**/dist/**",
            ...studio,
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
          // Fonts, devices and PDFium load once per process.
          isolate: false,
          include: withProcesses.map((name) => `packages/${name}/**/*.test.ts`),
          exclude: [...notRun, wholeServers],
          // Render processes have a low priority, and get little time beside other work.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: polling,
          globalSetup: "packages/server/test/postgres-for-all.ts",
        },
      },
      {
        test: {
          ...common,
          name: "whole",
          // Files share modules, which take a second to load.
          isolate: false,
          exclude: notRun,
          include: [`${wholeServers}/*.test.ts`],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: polling,
          globalSetup: "packages/server/test/postgres-for-all.ts",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...asInNode,
          name: "tooling",
          isolate: false,
          include: ["scripts/**/*.test.ts"],
          exclude: [...notRun, slowUnits],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: polling,
        },
      },
      {
        test: {
          ...common,
          name: "slow",
          // Files of a process share the engine.
          isolate: false,
          include: [slowUnits],
          exclude: [...notRun, "**/dist/**"],
          // Ends only hanging tests. The libraries of a release are packed before their tests.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: polling,
        },
      },
      inTestFolder("golden", 60),
      inTestFolder("properties", 120),
      inTestFolder("acceptance", 120),
      {
        test: {
          ...common,
          name: "studio",
          // Pure code, which loads the engine once.
          isolate: false,
          include: studio.map((folder) => `${folder}/*.test.ts`),
          exclude: notRun,
          testTimeout: 120_000,
          expect: polling,
        },
      },
    ],
  },
});
