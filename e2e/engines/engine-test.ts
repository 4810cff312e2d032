import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { BrowserWindow } from "./browser-window.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

export interface EngineOptions {
  readonly engine: "firefox" | "webkit";
}

const start = { firefox: startFirefox, webkit: startWebKit } as const;

interface EngineFixtures {
  /** Home of the browser. */
  readonly home: string;
  /** A browser with an empty profile. */
  readonly browserWindow: BrowserWindow;
  /** Waits for the file of a download and returns its path. */
  readonly downloaded: (name: string) => Promise<string>;
  /** Saves a picture for review in the folder of test results. */
  readonly picture: (name: string) => Promise<void>;
}

export const test = base.extend<EngineFixtures & EngineOptions>({
  engine: ["firefox", { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  home: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "octavo-engine-"));
    mkdirSync(join(folder, "downloads"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  browserWindow: async ({ engine, home, baseURL }, use) => {
    const driver = await start[engine](home);
    await use(new BrowserWindow(driver, baseURL ?? ""));
    await driver.close();
  },
  downloaded: async ({ home }, use) => {
    const folder = join(home, "downloads");
    await use(async (name) => {
      // Both browsers keep an unfinished download under another name, Firefox also with an empty file of this name.
      await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toEqual([name]);
      return join(folder, name);
    });
  },
  picture: async ({ browserWindow }, use, info) => {
    await use(async (name) => writeFileSync(info.outputPath(`${name}.png`), await browserWindow.screenshot()));
  },
});
