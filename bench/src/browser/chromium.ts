/** The browser that the bench runs. */
import { testBrowser } from "../../../scripts/test-browser.ts";

export function chromiumProgram(): string {
  if (testBrowser === "") throw new Error("There is no Chromium in /usr/bin. `npm test` installs one on Debian.");
  return testBrowser;
}

/** As root Chromium has no sandbox; and it must not look for its maker's hosts in the middle of a measurement. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];
