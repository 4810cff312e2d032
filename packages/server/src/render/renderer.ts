import { fileURLToPath } from "node:url";
import { type JobOptions, JobScheduler, type JobSchedulerOptions, type Sharing } from "../jobs/job-scheduler.ts";
import { WorkerProcess } from "../jobs/worker-process.ts";
import type { RenderJobs } from "../worker/jobs.ts";

/** Runs the jobs of `worker/jobs.ts`. */
export type Renderer = JobScheduler<RenderJobs>;

export type RendererOptions = Omit<JobSchedulerOptions<RenderJobs>, "startWorker" | "defaultLane" | "sharing"> &
  Partial<Pick<JobSchedulerOptions<RenderJobs>, "startWorker">>;

const program = fileURLToPath(new URL("../worker/worker.main.ts", import.meta.url));

const plannerJobs: ReadonlySet<keyof RenderJobs> = new Set<keyof RenderJobs>([
  "build",
  "generate",
  "project",
  "edition",
]);

/** Jobs that other servers may run. Each needs documents and the programs of a worker process only. */
const sharing: Partial<Record<keyof RenderJobs, Sharing>> = {
  build: "long",
  generate: "long",
  project: "long",
  exportProject: "long",
  edition: "always",
  measure: "always",
};

export function createRenderer(options: RendererOptions): Renderer {
  return new JobScheduler<RenderJobs>({
    startWorker: startWorkerProcess,
    ...options,
    // A measurement compiles a planner many times, and nobody waits for it.
    defaultLane: (job) => (job === "measure" ? "long" : plannerJobs.has(job) ? "render" : "quick"),
    sharing: (job) => sharing[job] ?? "never",
  });
}

export function startWorkerProcess(heapMebibytes: number): WorkerProcess {
  return new WorkerProcess(program, heapMebibytes);
}

/** Options of a job that the server runs for itself and never aborts. */
export function serverJob(): JobOptions {
  return { owner: "server", signal: new AbortController().signal };
}
