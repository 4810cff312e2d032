import { existsSync } from "node:fs";

/** Chromium without a window system needs a fifth less processor time, so it comes first. */
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Path of the browser for tests and benchmarks, which `scripts/ensure.mjs` installs; empty if missing. */
export const testBrowser = programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? "";
