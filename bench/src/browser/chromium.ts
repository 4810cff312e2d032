import { testBrowser } from "../../../scripts/test-browser.ts";

export function chromiumProgram(): string {
  if (testBrowser === "") throw new Error("There is no Chromium in /usr/bin. `npm test` installs one on Debian.");
  return testBrowser;
}

/** Chromium as root has no sandbox. Background requests would disturb a measurement. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];
