import type { Owner } from "./fair-queue.ts";
import type { JobCosts } from "./job-costs.ts";
import type { Renderer } from "./render-process.ts";

/** What a job has taken so far, and charges its owner for it. */
export class RunningJob {
  readonly #process: Renderer;
  readonly #charge: (seconds: number) => void;
  readonly #start = performance.now();
  #charged = 0;

  constructor(process: Renderer, owner: Owner, costs: JobCosts) {
    this.#process = process;
    this.#charge = (seconds) => costs.charge(owner, seconds);
  }

  get wallSeconds(): number {
    return (performance.now() - this.#start) / 1000;
  }

  /** Processor time, or time on the clock where the system does not count it. */
  seconds(): number {
    const seconds = Math.max(this.#charged, this.#measured());
    this.#charge(seconds - this.#charged);
    this.#charged = seconds;
    return seconds;
  }

  #measured(): number {
    return this.#process.jobSeconds ?? this.wallSeconds;
  }
}
