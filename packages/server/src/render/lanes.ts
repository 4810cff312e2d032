import type { Job } from "./render-process.ts";

/** Each lane has its own processes and its own queue, so that jobs of one lane never wait for those of another. */
export const lanes = ["quick", "render", "long"] as const;

/** `quick`: saves and previews. `render`: whole planners. `long`: any job that takes more than `httpLimits.longJobSeconds`. */
export type Lane = (typeof lanes)[number];

const renderJobs: ReadonlySet<Job> = new Set<Job>(["build", "generate", "project"]);

export function usualLane(job: Job): Lane {
  return renderJobs.has(job) ? "render" : "quick";
}

/** How many processes each lane may use at a time. */
export function laneProcesses(workers: number): Readonly<Record<Lane, number>> {
  const half = Math.ceil(workers / 2);
  return { quick: half, render: workers, long: half };
}
