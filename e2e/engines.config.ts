import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./engines/engine-test.ts";
import journeys from "./playwright.config.ts";

/** Firefox and WebKit, in `npm run test:long` (docs/decisions/0052). */
export default defineConfig<EngineOptions>(journeys, {
  testDir: "engines",
  testIgnore: [],
  timeout: 300_000,
  workers: 1,
  projects: [
    { name: "firefox", use: { engine: "firefox" } },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
