import { spawn } from "node:child_process";
import { join } from "node:path";
import { root, tool } from "./steps.ts";

/** Runs the server, which restarts on changes, and Vite. If one ends, the other is stopped. */
const children = [
  start("packages/server", ["--watch", "--watch-preserve-output", join(root, "packages/server/src/main.ts")]),
  start("packages/web", tool("vite")),
];

function start(folder: string, args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: join(root, folder), stdio: "inherit" });
  child.on("exit", (code) => {
    process.exitCode ??= code ?? 1;
    stopAll();
  });
  return child;
}

function stopAll() {
  for (const child of children) child.kill();
}

process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);
