import { defineConfig } from "@playwright/test";
import { testBrowser } from "../scripts/test-browser.ts";

/** Chosen once; the processes that run the journeys inherit it. Below those that systems give to connections of their own. */
process.env["OCTAVO_E2E_PORT"] ??= String(20_000 + (process.pid % 12_000));
const port = process.env["OCTAVO_E2E_PORT"];
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  use: {
    baseURL: origin,
    acceptDownloads: true,
    launchOptions: {
      executablePath: testBrowser,
      // As root Chromium has no sandbox; and it must not look for its maker's hosts.
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: "node ../packages/server/src/main.ts",
    // Playwright empties its output folder before it starts the server.
    env: { PORT: port, OCTAVO_LOG_LEVEL: "warn", OCTAVO_DATA_DIR: `../test-results/data-${port}` },
    url: `${origin}/api/health`,
    timeout: 120_000,
  },
});
