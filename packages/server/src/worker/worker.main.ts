/** Program of a worker process: runs the jobs that the server sends, one at a time, and exits with the server. */
import module from "node:module";
import { constants, getPriority, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { JobRequest, WorkerMessage } from "../jobs/worker-process.ts";
import { exactNow, recordSteps } from "../jobs/worker-steps.ts";

module.enableCompileCache();
// On a busy machine, the server process goes first.
setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + 5));

const send = (message: WorkerMessage) => process.send?.(message);

process.on("message", (request: JobRequest) => {
  void run(request).then(send);
});
process.on("disconnect", () => process.exit());
exitWithServer();
// Terminals and service managers signal every process of the server. Workers exit after it, when their jobs are done.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function run(request: JobRequest): Promise<WorkerMessage> {
  try {
    const start = exactNow();
    const { runJob } = await import("./jobs.ts");
    // Loading the program doesn't count as time of the job.
    send({ isStarted: true });
    if (request.traceparent === undefined) return { outcome: await runJob(request) };
    const loading = { name: "load program", start, end: exactNow() };
    const { result, steps } = await recordSteps(() => runJob(request));
    send({ steps: [loading, ...steps] });
    return { outcome: result };
  } catch (problem) {
    return { problem };
  }
}

/**
 * Kills this process when its parent is gone. A job blocks the main thread, so another thread checks the parent's id. Windows
 * keeps the id of a parent that is gone; a job then runs to its end. The script is JavaScript in a string: loading a
 * TypeScript file would take 10 MB more for each process.
 */
function exitWithServer(): void {
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, "SIGKILL"), 500)`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  new Worker(watch, { eval: true, execArgv: [], resourceLimits }).unref();
}
