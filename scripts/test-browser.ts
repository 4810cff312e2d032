import { existsSync } from "node:fs";

/** Chromium without a window system needs a fifth less processor time, so it comes first. */
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Path of the browser for tests and benchmarks, which `scripts/ensure.mjs` installs; empty if missing. */
export const testBrowser = programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? "";

/** Command line for tests. */
export const testBrowserArgs = [
  // Chromium has no sandbox as root, and must not contact Google's hosts.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  // Pages of a test live for seconds: V8's optimizing compilers take a tenth of their processor time and never pay off.
  "--js-flags=--no-turbofan --no-maglev",
];
