import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { scratch } from "../fresh-process.ts";
import { quantile } from "../measure.ts";
import { type Effort, milliseconds, type Row } from "../row.ts";
import { planner } from "../workload/planner.ts";

/** Of the clock; and compiles before it begins to count. */
const shortest = 2500;
const warmUp = 5;

const server = fileURLToPath(new URL("../../../packages/server/src/main.ts", import.meta.url));

/** How long somebody else waits while one planner after the other is compiled: by the clock, through the real server. */
export async function serverRows({ repetitions }: Effort): Promise<Row[]> {
  const row = { what: "another user's request during a compile, by the clock", other: "9.8 s", target: "p99 ≤ 50 ms" };
  if (!existsSync(server)) return [{ ...row, ours: "there is no server here" }];
  const child = spawn(process.execPath, [server], {
    cwd: scratch,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", OCTAVO_LOG_LEVEL: "silent" },
  });
  try {
    const { waits, compiles } = await compileAndAsk(await addressOf(child), shortest + 300 * repetitions);
    const p99 = quantile(waits, 0.99);
    return [{ ...row, ours: `p99 ${milliseconds(p99)} over ${compiles} compiles`, met: p99 <= 50 }];
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The server has no output.");
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("The server ended without saying where it is.");
}

async function compileAndAsk(address: string, milliseconds: number) {
  for (let i = 0; i < warmUp; i++) await compileOnce(address);
  const end = performance.now() + milliseconds;
  const waits: number[] = [];
  let compiles = 0;
  const compiling = async () => {
    for (; performance.now() < end; compiles++) await compileOnce(address);
  };
  const asking = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await fetch(`${address}/api/health`).then((response) => response.arrayBuffer());
      waits.push(performance.now() - before);
      await sleep(5);
    }
  };
  await Promise.all([compiling(), asking()]);
  return { waits, compiles };
}

async function compileOnce(address: string): Promise<void> {
  const response = await fetch(`${address}/api/compile/build`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ masters_yaml: planner.masters, plan_yaml: planner.plan }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The server answered a compile with ${response.status}.`);
}
