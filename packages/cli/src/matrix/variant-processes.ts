import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Variant } from "@octavo/starters";
import { UsageError } from "../command.ts";
import {
  type MadeVariant,
  type VariantMessage,
  type VariantReply,
  type VariantSettings,
  variantMaker,
} from "./make-variant.ts";

export interface OrderedVariant {
  readonly variant: Variant;
  readonly path: string;
}

/** Half-space of V8's young generation. Most objects of a page are garbage before it is full. */
const semiSpaceMebibytes = 32;

const program = fileURLToPath(new URL("./variant-worker.main.ts", import.meta.url));

export interface RunningVariants {
  /** In the order of the variants. A variant is made whether or not its result is awaited. */
  readonly results: readonly Promise<MadeVariant>[];
  readonly stop: () => void;
}

/** Makes variants with a number of processes, or in this process if it is 1. */
export function makeVariants(
  settings: VariantSettings,
  variants: readonly OrderedVariant[],
  processes: number,
): RunningVariants {
  const waiting = variants.map((order) => ({ order, ...Promise.withResolvers<MadeVariant>() }));
  for (const { promise } of waiting) promise.catch(() => undefined);
  const queue = [...waiting];
  let isStopped = false;
  const children: ChildProcess[] = [];
  const work = async (make: (order: OrderedVariant) => Promise<MadeVariant>) => {
    for (let next = queue.shift(); next && !isStopped; next = queue.shift())
      await make(next.order).then(next.resolve, next.reject);
  };
  if (processes === 1) void work(inThisProcess(settings));
  else
    for (let i = 0; i < processes; i++) {
      const child = startProcess(settings);
      children.push(child);
      void work((order) => run(child, order)).finally(() => child.connected && child.disconnect());
    }
  const stop = () => {
    isStopped = true;
    for (const child of children) child.kill();
  };
  return { results: waiting.map(({ promise }) => promise), stop };
}

function inThisProcess(settings: VariantSettings) {
  const maker = variantMaker(settings);
  return async ({ variant, path }: OrderedVariant) => (await maker)(variant, path);
}

function startProcess(settings: VariantSettings): ChildProcess {
  const execArgv = [`--max-semi-space-size=${semiSpaceMebibytes}`];
  const child = fork(program, { execArgv, serialization: "advanced", stdio: ["ignore", "inherit", "inherit", "ipc"] });
  send(child, { settings });
  return child;
}

function send(child: ChildProcess, message: VariantMessage): void {
  child.send(message, () => undefined);
}

/** Rejects if the process ends, for example without memory. */
function run(child: ChildProcess, order: OrderedVariant): Promise<MadeVariant> {
  return new Promise((resolve, reject) => {
    const ended = () =>
      reject(
        new UsageError(
          `The process that made ${order.path} has ended. Try again with --jobs 1, which needs less memory.`,
        ),
      );
    child.once("exit", ended);
    child.once("message", (reply: VariantReply) => {
      child.off("exit", ended);
      if ("made" in reply) resolve(reply.made);
      else reject(reply.isUsage ? new UsageError(reply.problem) : new Error(reply.problem));
    });
    if (child.exitCode !== null || child.signalCode !== null) ended();
    else send(child, order);
  });
}
