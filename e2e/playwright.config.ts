import { randomUUID } from "node:crypto";
import { defineConfig } from "@playwright/test";
import { testBrowser, testBrowserArgs } from "../scripts/test-browser.ts";
import { freePort } from "./free-port.ts";

/** Chosen once and inherited by the worker processes. */
process.env["OCTAVO_E2E_CALENDAR_PORT"] ??= String(await freePort());
process.env["OCTAVO_E2E_DATA"] ??= `../test-results/data-${randomUUID()}`;

/** Playwright puts what the group matches in the environment, before it starts workers. */
const listening = /(?<octavo_e2e_origin>http:\/\/127\.0\.0\.1:\d+)/;
const origin = process.env["OCTAVO_E2E_ORIGIN"];

export default defineConfig({
  testDir: ".",
  // Other browsers have their own configuration (engines.config.ts).
  testIgnore: "engines/**",
  outputDir: "../test-results",
  // Ends only hanging tests, not slow ones on a busy machine.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  workers: 2,
  use: {
    ...(origin && { baseURL: origin }),
    acceptDownloads: true,
    launchOptions: { executablePath: testBrowser, args: testBrowserArgs },
  },
  webServer: {
    command: "node ../packages/server/test/server-for-browsers.child.ts",
    // Playwright clears its output folder before it starts the server.
    env: {
      PORT: "0",
      OCTAVO_LOG_LEVEL: "warn",
      OCTAVO_STARTERS: "off",
      OCTAVO_CALENDAR_HOSTS: `127.0.0.1:${process.env["OCTAVO_E2E_CALENDAR_PORT"]}`,
      OCTAVO_DATA_DIR: process.env["OCTAVO_E2E_DATA"],
    },
    wait: { stdout: listening },
    timeout: 120_000,
  },
});
