import { type JobRequest, WorkerExited, type WorkerHandle } from "../src/jobs/worker-process.ts";

/**
 * Runs jobs in the process of the test, without limits: an aborted job goes on, and its result is dropped. Tests of
 * processes, their limits and their end use real processes.
 */
export const inProcessWorker = (): WorkerHandle => waitingWorker(() => false);

/** The same, except for jobs that are endless: they wait until they are aborted, and take no processor time. */
export function waitingWorker(isEndless: (request: string) => boolean): WorkerHandle {
  const exited = Promise.withResolvers<WorkerExited>();
  let isAlive = true;
  return {
    exited: exited.promise,
    get wasStopped() {
      return !isAlive;
    },
    get isAlive() {
      return isAlive;
    },
    residentBytes: 0,
    jobSeconds: 0,
    lowerPriority: () => undefined,
    async run(request, signal) {
      const { promise, reject } = Promise.withResolvers<never>();
      const stop = () => reject(signal.reason);
      signal.addEventListener("abort", stop, { once: true });
      try {
        return await (isEndless(String(request.request)) ? promise : Promise.race([promise, run(request)]));
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
    async stop() {
      isAlive = false;
      exited.resolve(new WorkerExited("stopped", ""));
    },
  };
}

/** Copies request and outcome, as messages between processes are copied. */
async function run(request: JobRequest): Promise<unknown> {
  const { runJob } = await import("../src/worker/jobs.ts");
  return structuredClone(await runJob(structuredClone(request)));
}
