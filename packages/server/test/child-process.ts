import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

/** With a compile cache, a process starts in half the time. */
export const withCompileCache = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") };

export interface Child {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  /** Next line of output. Empty if the process has exited. */
  readonly line: () => Promise<string>;
  readonly tell: (line: string) => void;
  readonly kill: () => Promise<void>;
}

/** Runs a script of the test folder as a process that communicates in lines. */
export function startChild(script: string, ...args: readonly string[]): Child {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { env: withCompileCache, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = once(child, "exit");
  return {
    process: child,
    line: async () => {
      const { value, done } = await lines.next();
      return done ? "" : value;
    },
    tell: (line) => child.stdin.write(`${line}\n`),
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
