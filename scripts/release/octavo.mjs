#!/usr/bin/env node
// The command line of a release. Old versions of Node stop at syntax of the program, so the version is checked before.
import module from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

/** The first version with argon2, for passwords. */
const least = [24, 7];
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `Octavo needs Node ${least.join(".")} or newer, and this is ${process.version}. See https://nodejs.org`,
  );
  process.exitCode = 2;
} else {
  // Keeps compiled code between commands (docs/decisions/0077). Returns a status, and throws for no folder.
  module.enableCompileCache(process.env["NODE_COMPILE_CACHE"] || join(cacheHome(), "octavo"));
  // An update replaces the folder of the package, so data is elsewhere.
  process.env["OCTAVO_DATA_DIR"] ||= join(homedir(), ".octavo");
  const { main } = await import("../packages/cli/src/main.js");
  process.exitCode = await main(process.argv.slice(2));
}

/** Folder for files that can be made again: XDG Base Directory, and the conventions of macOS and Windows. */
function cacheHome() {
  const { XDG_CACHE_HOME: named, LOCALAPPDATA: windows } = process.env;
  if (process.platform === "win32") return windows || join(homedir(), "AppData/Local");
  if (process.platform === "darwin") return join(homedir(), "Library/Caches");
  return named?.startsWith("/") ? named : join(homedir(), ".cache");
}
