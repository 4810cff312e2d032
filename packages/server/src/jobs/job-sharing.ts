/** Ports between the scheduler of a server and the queue of jobs that several servers share. */
import type { Owner, QueueEntry } from "./fair-queue.ts";
import type { JobOutcome } from "./job-outcome.ts";

/** Lanes whose jobs servers share. */
export const sharedLanes = ["render", "long"] as const;

export type SharedLane = (typeof sharedLanes)[number];

export interface SharedJob extends QueueEntry {
  readonly lane: SharedLane;
  readonly name: string;
  readonly request: unknown;
}

export interface SharedJobEnd {
  readonly outcome: JobOutcome<unknown>;
  /** Processor time of the job. */
  readonly seconds: number;
  /** True if this server ran the job itself. */
  readonly isOwn: boolean;
  readonly waitedMilliseconds: number;
}

/** A place of a lane, for one job. */
export interface JobPlace {
  /** Throws an `ApiError` for a limit, `LongJob` if the job has to go on in the lane "long", and `WorkerExited`. */
  readonly run: (job: Omit<SharedJob, "lane">) => Promise<Pick<SharedJobEnd, "outcome" | "seconds">>;
  readonly release: () => void;
}

/** Runs the jobs that this server takes. */
export interface JobHost {
  /** Waits until the lane has a place. Throws an `ApiError` if its queue is full. */
  readonly reserve: (lane: SharedLane, signal: AbortSignal) => Promise<JobPlace>;
  /** Maximum number of jobs of one owner that run here. */
  readonly perOwner: (lane: SharedLane) => number;
  /** Recent processor time of an owner on this server. */
  readonly recentCost: (owner: Owner) => number;
}

/** Runs long jobs on any server. */
export interface JobSharing {
  /** Throws an `ApiError` if the job is refused, and the signal's reason if it is aborted. */
  readonly run: (job: SharedJob) => Promise<SharedJobEnd>;
  /** Jobs of this server's clients that no server runs yet. */
  readonly waiting: number;
  /** Number of owners served before this one. Undefined if none of its jobs waits. */
  readonly position: (owner: Owner) => number | undefined;
  /** Finishes the jobs that run here, or hands them back after this time. */
  readonly close: (waitMilliseconds: number) => Promise<void>;
}
