import { defineConfig } from "@playwright/test";
import { testBrowser, testBrowserArgs } from "../scripts/test-browser.ts";

/** Chosen once and inherited by the worker processes. Below the range of ephemeral ports. */
process.env["OCTAVO_E2E_PORT"] ??= String(20_000 + (process.pid % 12_000));
const port = process.env["OCTAVO_E2E_PORT"];
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: ".",
  // Other browsers have their own configuration (engines.config.ts).
  testIgnore: "engines/**",
  outputDir: "../test-results",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  use: {
    baseURL: origin,
    acceptDownloads: true,
    launchOptions: { executablePath: testBrowser, args: testBrowserArgs },
  },
  webServer: {
    command: "node ../packages/server/test/server-for-browsers.child.ts",
    // Playwright clears its output folder before it starts the server.
    env: {
      PORT: port,
      OCTAVO_LOG_LEVEL: "warn",
      OCTAVO_STARTERS: "off",
      OCTAVO_DATA_DIR: `../test-results/data-${port}`,
    },
    url: `${origin}/api/health`,
    timeout: 120_000,
  },
});
