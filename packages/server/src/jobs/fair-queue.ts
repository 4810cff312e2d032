import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";

/** `user:<id>`, or `address:<ip>` for a client that is not signed in. */
export type Owner = string;

export interface QueueLimits {
  /** Maximum number of jobs that run at a time. */
  readonly running: number;
  /** The same for one owner. */
  readonly runningPerOwner: number;
  /** Maximum number of jobs of one owner, running and waiting. */
  readonly jobsPerOwner: number;
  readonly waiting: number;
  /** Maximum memory of the requests that wait. */
  readonly waitingBytes: number;
}

export interface QueueEntry {
  readonly owner: Owner;
  readonly bytes: number;
  /** Abort it to leave the queue. */
  readonly signal: AbortSignal;
}

interface WaitingJob {
  readonly bytes: number;
  readonly start: () => void;
  readonly refuse: (reason: ApiError) => void;
}

const retryAfterSeconds = 5;

/**
 * A queue that is fair between owners. The owner with the lowest recent cost is next, with its oldest job. If the queue is
 * full, a new job replaces the newest job of the owner with the most waiting jobs, unless its own owner has as many. A
 * refused job throws an `ApiError`.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #cost: (owner: Owner) => number;
  /** Waiting jobs by owner. Of owners with the same cost, the first is served first. */
  readonly #waitingOf = new Map<Owner, readonly WaitingJob[]>();
  readonly #runningOf = new Map<Owner, number>();
  #running = 0;
  #waiting = 0;
  #waitingBytes = 0;

  /** `cost` returns the recent cost of an owner's jobs, in any unit. */
  constructor(limits: QueueLimits, cost: (owner: Owner) => number = () => 0) {
    this.#limits = limits;
    this.#cost = cost;
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Number of owners served before this one. Undefined if none of the owner's jobs waits. */
  position(owner: Owner): number | undefined {
    const index = this.#owners().indexOf(owner);
    return index < 0 ? undefined : index;
  }

  /** Resolves when the job may start, with a function to call when it ends. */
  async acquire(entry: QueueEntry): Promise<() => void> {
    const { owner, signal } = entry;
    signal.throwIfAborted();
    this.#admit(entry);
    if (this.#mayStart(owner)) this.#start(owner);
    else await this.#wait(entry);
    return () => this.#release(owner);
  }

  /** Returns undefined if the job would have to wait. */
  tryAcquire(owner: Owner): (() => void) | undefined {
    if (!this.#mayStart(owner)) return undefined;
    this.#start(owner);
    return () => this.#release(owner);
  }

  #admit(entry: QueueEntry): void {
    const { owner } = entry;
    const jobs = this.#countRunning(owner) + this.#jobsOf(owner).length;
    if (jobs >= this.#limits.jobsPerOwner)
      throw new ApiError("TOO_MANY_REQUESTS", messages.tooManyJobs(jobs), { retryAfterSeconds });
    if (this.#mayStart(owner) || this.#hasRoom(entry)) return;
    const replaced = this.#jobsToReplace(entry);
    if (!replaced) throw busy();
    for (const [other, job] of replaced) {
      this.#remove(other, job);
      job.refuse(busy());
    }
  }

  #hasRoom({ bytes }: Pick<QueueEntry, "bytes">, freed: readonly WaitingJob[] = []): boolean {
    const { waiting, waitingBytes } = this.#limits;
    const left = this.#waitingBytes - freed.reduce((sum, job) => sum + job.bytes, 0);
    return this.#waiting - freed.length < waiting && left + bytes <= waitingBytes;
  }

  /** Newest jobs of the owners with the most waiting jobs. Undefined if no owner has more than the new job's owner. */
  #jobsToReplace(entry: QueueEntry): readonly (readonly [Owner, WaitingJob])[] | undefined {
    const own = this.#jobsOf(entry.owner).length + 1;
    const owners = [...this.#waitingOf].map(([owner, jobs]) => ({ owner, jobs: [...jobs] }));
    const replaced: [Owner, WaitingJob][] = [];
    const freed: WaitingJob[] = [];
    while (!this.#hasRoom(entry, freed)) {
      owners.sort((a, b) => b.jobs.length - a.jobs.length);
      const [most] = owners;
      const newest = most && most.jobs.length > own ? most.jobs.pop() : undefined;
      if (!most || !newest) return undefined;
      replaced.push([most.owner, newest]);
      freed.push(newest);
    }
    return replaced;
  }

  #wait({ owner, bytes, signal }: QueueEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (how: () => void) => {
        signal.removeEventListener("abort", onAbort);
        how();
      };
      const job: WaitingJob = {
        bytes,
        start: () => settle(resolve),
        refuse: (reason) => settle(() => reject(reason)),
      };
      const onAbort = () => {
        this.#remove(owner, job);
        reject(signal.reason);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.#waitingOf.set(owner, [...this.#jobsOf(owner), job]);
      this.#waiting++;
      this.#waitingBytes += bytes;
    });
  }

  #release(owner: Owner): void {
    this.#running--;
    const left = this.#countRunning(owner) - 1;
    if (left > 0) this.#runningOf.set(owner, left);
    else this.#runningOf.delete(owner);
    this.#moveToEnd(owner);
    this.#serve();
  }

  #serve(): void {
    for (const owner of this.#owners()) {
      const [next] = this.#jobsOf(owner);
      if (!next || !this.#mayStart(owner)) continue;
      this.#remove(owner, next);
      this.#moveToEnd(owner);
      this.#start(owner);
      next.start();
    }
  }

  /** Owners with waiting jobs, in the order in which they are served. */
  #owners(): readonly Owner[] {
    const owners = [...this.#waitingOf.keys()].map((owner) => ({ owner, cost: this.#cost(owner) }));
    return owners.sort((a, b) => a.cost - b.cost).map(({ owner }) => owner);
  }

  /** Serves other owners of the same cost first. */
  #moveToEnd(owner: Owner): void {
    const jobs = this.#waitingOf.get(owner);
    if (jobs && this.#waitingOf.delete(owner)) this.#waitingOf.set(owner, jobs);
  }

  #mayStart(owner: Owner): boolean {
    return this.#running < this.#limits.running && this.#countRunning(owner) < this.#limits.runningPerOwner;
  }

  #start(owner: Owner): void {
    this.#running++;
    this.#runningOf.set(owner, this.#countRunning(owner) + 1);
  }

  #remove(owner: Owner, job: WaitingJob): void {
    const jobs = this.#jobsOf(owner).filter((other) => other !== job);
    if (jobs.length > 0) this.#waitingOf.set(owner, jobs);
    else this.#waitingOf.delete(owner);
    this.#waiting--;
    this.#waitingBytes -= job.bytes;
  }

  #jobsOf(owner: Owner): readonly WaitingJob[] {
    return this.#waitingOf.get(owner) ?? [];
  }

  #countRunning(owner: Owner): number {
    return this.#runningOf.get(owner) ?? 0;
  }
}

function busy(): ApiError {
  return new ApiError("SERVER_BUSY", messages.busy, { retryAfterSeconds });
}
