import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { withCompileCache } from "../child-process.ts";

const program = fileURLToPath(new URL("./simulate.child.ts", import.meta.url));

export interface Simulated {
  readonly output: string;
  readonly status: number | null;
  /** Digest of all traces. */
  readonly trace: string;
  /** Requests that were done, refused and whose end is unknown. */
  readonly ends: readonly number[];
}

/** Runs simulations in a process of their own, because they replace its clock and its random numbers. */
export async function simulate(from: number, to = from + 1, fault?: string): Promise<Simulated> {
  const args = [program, String(from), String(to), ...(fault === undefined ? [] : [fault])];
  const child = spawn(process.execPath, args, { env: withCompileCache, stdio: ["ignore", "pipe", "inherit"] });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  const [, trace = ""] = /^trace (\w+)$/m.exec(output) ?? [];
  const [, ...ends] = /^(\d+) requests done, (\d+) refused, (\d+) with/m.exec(output) ?? [];
  return { output, status: child.exitCode, trace, ends: ends.map(Number) };
}
