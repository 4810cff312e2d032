import type { Owner } from "./fair-queue.ts";
import type { JobCosts } from "./job-costs.ts";
import type { WorkerHandle } from "./worker-process.ts";

/** Measures the time of a job and charges it to the owner. */
export class RunningJob {
  readonly #worker: WorkerHandle;
  readonly #charge: (seconds: number) => void;
  readonly #start = performance.now();
  #charged = 0;

  constructor(worker: WorkerHandle, owner: Owner, costs: JobCosts) {
    this.#worker = worker;
    this.#charge = (seconds) => costs.charge(owner, seconds);
  }

  get wallSeconds(): number {
    return (performance.now() - this.#start) / 1000;
  }

  /** Processor time so far. On systems other than Linux, elapsed time. */
  seconds(): number {
    const seconds = Math.max(this.#charged, this.#measured());
    this.#charge(seconds - this.#charged);
    this.#charged = seconds;
    return seconds;
  }

  #measured(): number {
    return this.#worker.jobSeconds ?? this.wallSeconds;
  }
}
