import { existsSync } from "node:fs";

/** Chromium without windows and menus, which takes a fifth less processor time, before those with them. */
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The path of the browser that the tests and the bench run in, which `scripts/ensure.mjs` installs; empty without one. */
export const testBrowser = programs.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? "";
