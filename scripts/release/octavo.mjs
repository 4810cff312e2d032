#!/usr/bin/env node
// The command line of a release. Old versions of Node stop at syntax of the program, so the version is checked before.
import module from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

const least = 24;

if (Number.parseInt(process.versions.node, 10) < least) {
  console.error(`Octavo needs Node ${least} or newer, and this is ${process.version}. See https://nodejs.org`);
  process.exitCode = 2;
} else {
  module.enableCompileCache();
  // An update replaces the folder of the package, so data is elsewhere.
  process.env["OCTAVO_DATA_DIR"] ||= join(homedir(), ".octavo");
  const { main } = await import("../packages/cli/src/main.js");
  process.exitCode = await main(process.argv.slice(2));
}
