/** Number of an owner of jobs. */
export type Owner = number;

export interface LaneLimits {
  readonly running: number;
  readonly runningPerOwner: number;
  readonly jobsPerOwner: number;
  readonly waiting: number;
}

interface WaitingJob {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * A lane of the server's jobs: the owner with the least recent processor time is next. If the lane is full, the owner with the most
 * waiting jobs loses the newest one. Follows `jobs/fair-queue.ts` of the server, without its promises and its limit of bytes.
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #cost: (owner: Owner) => number;
  readonly #waitingOf = new Map<Owner, WaitingJob[]>();
  readonly #runningOf = new Map<Owner, number>();
  #running = 0;
  #waiting = 0;

  constructor(limits: LaneLimits, cost: (owner: Owner) => number) {
    this.#limits = limits;
    this.#cost = cost;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Calls `start` when the job may run, which must call `release` at its end, or `refuse`. */
  acquire(owner: Owner, start: () => void, refuse: () => void): void {
    const own = this.#jobsOf(owner).length;
    if (this.#countRunning(owner) + own >= this.#limits.jobsPerOwner) refuse();
    else if (this.#mayStart(owner)) this.#start(owner, start);
    else if (this.#waiting < this.#limits.waiting || this.#replaceJob(own + 1)) {
      this.#waitingOf.set(owner, [...this.#jobsOf(owner), { start, refuse }]);
      this.#waiting++;
    } else refuse();
  }

  release(owner: Owner): void {
    this.#running--;
    this.#runningOf.set(owner, this.#countRunning(owner) - 1);
    this.#moveToEnd(owner);
    for (const next of this.#owners()) {
      const [job] = this.#jobsOf(next);
      if (!job || !this.#mayStart(next)) continue;
      this.#keep(next, this.#jobsOf(next).slice(1));
      this.#moveToEnd(next);
      this.#start(next, job.start);
    }
  }

  /** Returns false if no owner has more than `own` waiting jobs. */
  #replaceJob(own: number): boolean {
    const [most] = [...this.#waitingOf].toSorted(([, a], [, b]) => b.length - a.length);
    if (!most || most[1].length <= own) return false;
    const [owner, jobs] = most;
    this.#keep(owner, jobs.slice(0, -1));
    jobs.at(-1)?.refuse();
    return true;
  }

  #owners(): readonly Owner[] {
    const owners = [...this.#waitingOf.keys()].map((owner) => ({ owner, cost: this.#cost(owner) }));
    return owners.sort((a, b) => a.cost - b.cost).map(({ owner }) => owner);
  }

  #moveToEnd(owner: Owner): void {
    const jobs = this.#waitingOf.get(owner);
    if (jobs && this.#waitingOf.delete(owner)) this.#waitingOf.set(owner, jobs);
  }

  #keep(owner: Owner, jobs: WaitingJob[]): void {
    if (jobs.length > 0) this.#waitingOf.set(owner, jobs);
    else this.#waitingOf.delete(owner);
    this.#waiting--;
  }

  #mayStart(owner: Owner): boolean {
    return this.#running < this.#limits.running && this.#countRunning(owner) < this.#limits.runningPerOwner;
  }

  #start(owner: Owner, start: () => void): void {
    this.#running++;
    this.#runningOf.set(owner, this.#countRunning(owner) + 1);
    start();
  }

  #jobsOf(owner: Owner): WaitingJob[] {
    return this.#waitingOf.get(owner) ?? [];
  }

  #countRunning(owner: Owner): number {
    return this.#runningOf.get(owner) ?? 0;
  }
}

/** Recent processor time of owners, of which half counts after a minute. */
export class RecentCosts {
  readonly #now: () => number;
  readonly #costs = new Map<Owner, { value: number; at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  of(owner: Owner): number {
    const known = this.#costs.get(owner);
    return known ? known.value * 0.5 ** ((this.#now() - known.at) / 60_000) : 0;
  }

  charge(owner: Owner, milliseconds: number): void {
    this.#costs.set(owner, { value: this.of(owner) + milliseconds, at: this.#now() });
  }
}
