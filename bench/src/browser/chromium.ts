/** The browser that the bench runs. */
import { existsSync } from "node:fs";

const programs = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export function chromiumProgram(): string {
  const program = programs.find((path) => existsSync(path));
  if (program === undefined) throw new Error(`There is no browser at ${programs.join(" or ")}. Install chromium.`);
  return program;
}

/** As root Chromium has no sandbox; and it must not look for its maker's hosts in the middle of a measurement. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];
