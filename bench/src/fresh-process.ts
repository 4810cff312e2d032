/** Runs work in a new process, so that caches are cold and memory is measured separately. */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export interface Usage {
  /** Of all threads, from start to end, with that of its child processes on Linux. */
  readonly cpuMs: number;
  readonly peakBytes: number;
}

export interface ProcessResult {
  readonly usage: Usage;
  readonly stdout: string;
}

const reporter = new URL("./report-usage.ts", import.meta.url);
export const program = fileURLToPath(new URL("../../packages/cli/bin/octavo.mjs", import.meta.url));

/** Folder for results of this run. The operating system removes it. */
export const scratch = mkdtempSync(join(tmpdir(), "octavo-bench-"));

/** Node's compile cache, which `octavo` enables. Every compared process uses it. */
const warmCache = join(scratch, "compiled");

export async function runNode(args: readonly string[], compileCache = warmCache): Promise<ProcessResult> {
  const child = spawn(process.execPath, ["--import", reporter.href, ...args], {
    stdio: ["ignore", "pipe", "inherit", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const report = child.stdio[3] as Readable;
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, usage] = await Promise.all([buffer(child.stdout as Readable), buffer(report)]);
  const code = await ended;
  if (code !== 0) throw new Error(`node ${args.join(" ")} ended with code ${code}.`);
  return { stdout: stdout.toString(), usage: JSON.parse(usage.toString()) };
}

export async function runTask<Figures>(task: URL, ...args: readonly string[]): Promise<Figures & Usage> {
  const { stdout, usage } = await runNode([fileURLToPath(task), ...args]);
  return { ...usage, ...JSON.parse(stdout) };
}
