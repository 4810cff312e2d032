/** Node for arm64 on this machine, emulated by QEMU. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodePackage, unpack } from "../../../scripts/release/node-package.ts";

/** C library for arm64, from Debian's packages for cross compilers. */
const libraries = "/usr/aarch64-linux-gnu";
const emulator = "qemu-aarch64-static";

/** Returns why Node for arm64 cannot be emulated here, or undefined. */
export function whyNotEmulated(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return "only x64 Linux emulates it in tests";
  if (spawnSync(emulator, ["--version"]).status !== 0) return `${emulator} is not installed`;
  for (const library of ["ld-linux-aarch64.so.1", "libstdc++.so.6"])
    if (!existsSync(join(libraries, "lib", library))) return `${library} for arm64 is not installed`;
  return undefined;
}

export interface EmulatedNode {
  readonly program: string;
  /** Environment without which `process.execPath` is the binary. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Makes a program of Node in `folder`. The system would not start the emulated binary by itself, so `process.execPath` is a script
 * that starts the emulator, and worker processes are emulated, too.
 */
export function emulatedNode(folder: string): EmulatedNode {
  unpack(nodePackage("arm64", folder), join(folder, "node"), ["package/bin/node"]);
  const program = join(folder, "node.sh");
  const script = `#!/bin/sh\nexec ${emulator} -L ${libraries} ${join(folder, "node/bin/node")} "$@"\n`;
  writeFileSync(program, script, { mode: 0o755 });
  const preload = join(folder, "preload.cjs");
  writeFileSync(preload, `process.execPath = ${JSON.stringify(program)};\n`);
  return { program, variables: { NODE_OPTIONS: `--require ${preload}` } };
}
