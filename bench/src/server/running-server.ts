import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Command } from "../cluster/network.ts";
import { scratch } from "../fresh-process.ts";
import { cpuOfTree, memoryOfTree } from "./process-tree.ts";

const program = fileURLToPath(new URL("../../../packages/server/src/main.ts", import.meta.url));

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  /** Processor time in milliseconds and memory in bytes, over all its processes. */
  readonly cpu: () => number;
  readonly memory: () => number;
}

/** `variables` are settings beside the usual ones. `wrapper` is a command that replaces itself by the server's. */
export async function withServer<Result>(
  work: (server: RunningServer) => Promise<Result>,
  variables: Readonly<Record<string, string>> = {},
  wrapper?: Command,
): Promise<Result> {
  const [command, ...args]: Command = wrapper ? [...wrapper, process.execPath, program] : [process.execPath, program];
  const child = spawn(command, args, {
    cwd: scratch,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      OCTAVO_LOG_LEVEL: "silent",
      OCTAVO_STARTERS: "off",
      OCTAVO_DATA_DIR: mkdtempSync(join(scratch, "data-")),
      ...variables,
    },
  });
  try {
    const { pid = 0 } = child;
    return await work({
      origin: await originOf(child),
      pid,
      cpu: () => cpuOfTree(pid),
      memory: () => memoryOfTree(pid),
    });
  } finally {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  }
}

async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The server has no output.");
  for await (const line of createInterface(stdout)) {
    const [origin] = /http:\/\/[^\s"]+/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error("The server ended without saying where it is.");
}
