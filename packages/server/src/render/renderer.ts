import { fileURLToPath } from "node:url";
import { type JobOptions, JobScheduler, type JobSchedulerOptions } from "../jobs/job-scheduler.ts";
import { WorkerProcess } from "../jobs/worker-process.ts";
import type { RenderJobs } from "../worker/jobs.ts";

/** Runs the jobs of `worker/jobs.ts`. */
export type Renderer = JobScheduler<RenderJobs>;

export type RendererOptions = Omit<JobSchedulerOptions<RenderJobs>, "startWorker" | "defaultLane"> &
  Partial<Pick<JobSchedulerOptions<RenderJobs>, "startWorker">>;

const program = fileURLToPath(new URL("../worker/worker.main.ts", import.meta.url));

const plannerJobs: ReadonlySet<keyof RenderJobs> = new Set<keyof RenderJobs>([
  "build",
  "generate",
  "project",
  "edition",
]);

export function createRenderer(options: RendererOptions): Renderer {
  return new JobScheduler<RenderJobs>({
    startWorker: startWorkerProcess,
    ...options,
    // A measurement compiles a planner many times, and nobody waits for it.
    defaultLane: (job) => (job === "measure" ? "long" : plannerJobs.has(job) ? "render" : "quick"),
  });
}

export function startWorkerProcess(heapMebibytes: number): WorkerProcess {
  return new WorkerProcess(program, heapMebibytes);
}

/** Options of a job that the server runs for itself and never aborts. */
export function serverJob(): JobOptions {
  return { owner: "server", signal: new AbortController().signal };
}
