/** A process that sends requests from a host of the cluster. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Kind } from "../rows/crowd.ts";
import { cpuOfTree } from "../server/process-tree.ts";
import type { CallName } from "../workload/calls.ts";
import type { Host } from "./network.ts";

export type LoadRequest =
  | { readonly name: "awaitReady"; readonly origin: string }
  | { readonly name: "join"; readonly origin: string; readonly hasPictures?: boolean }
  | { readonly name: "prepare"; readonly call: CallName; readonly origin: string }
  | { readonly name: "call"; readonly call: CallName; readonly run: number }
  | { readonly name: "step"; readonly rate: number; readonly seconds: number; readonly seed: number };

export interface LoadAnswers {
  readonly awaitReady: undefined;
  readonly join: number;
  readonly prepare: undefined;
  /** Waiting time in milliseconds. */
  readonly call: number;
  readonly step: StepResult;
}

/** Times are in milliseconds. */
export interface StepResult {
  readonly waits: Readonly<Record<Kind, number[]>>;
  /** Number of failed requests by status. */
  readonly failures: Readonly<Record<string, number>>;
  /** Time in which requests were sent, and the number that was answered until then. */
  readonly sentMs: number;
  readonly answered: number;
  /** Longest time by which a request was sent too late. */
  readonly latestMs: number;
}

export interface Load {
  readonly cpu: () => number;
  readonly ask: <Request extends LoadRequest>(request: Request) => Promise<LoadAnswers[Request["name"]]>;
}

const program = fileURLToPath(new URL("../tasks/offer-load.ts", import.meta.url));

/** Runs `work` when the site answers. */
export async function withLoad<Result>(
  { enter }: Host,
  origin: string,
  work: (load: Load) => Promise<Result>,
): Promise<Result> {
  const [command, ...args] = [...enter, process.execPath, program];
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit");
  const ask: Load["ask"] = async (request) => {
    child.send(request);
    const gone = ended.then(() => Promise.reject(new Error("The process that sends requests has ended.")));
    const [answer] = await Promise.race([once(child, "message"), gone]);
    if ("problem" in answer) throw new Error(answer.problem);
    return answer.value;
  };
  try {
    await ask({ name: "awaitReady", origin });
    return await work({ ask, cpu: () => cpuOfTree(child.pid ?? 0) });
  } finally {
    if (child.connected) child.disconnect();
    await ended;
  }
}
