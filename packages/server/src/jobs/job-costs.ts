import type { Owner } from "./fair-queue.ts";
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

/** Time after which processor time counts half. */
export const halfLifeMilliseconds = 60_000;
/** The least recently used owner is dropped if there are more. */
const maxOwners = 10_000;
/** Time to read YAML, measured on documents of megabytes without images. */
const secondsPerByte = 0.5e-6;

interface SizedJob {
  readonly name: string;
  readonly bytes: number;
}

interface Account {
  seconds: number;
  at: number;
  /** Moving average of each kind of job, in seconds. The latest job counts half. */
  readonly latest: Map<string, number>;
}

/** Recent processor time of each owner. It decides which owner is next and which jobs are expected to be long. */
export class JobCosts {
  readonly #now: () => number;
  readonly #accounts = new Map<Owner, Account>();

  /** `now` returns milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Seconds, with exponential decay. */
  recent(owner: Owner): number {
    const account = this.#accounts.get(owner);
    return account ? this.#decayed(account) : 0;
  }

  charge(owner: Owner, seconds: number): void {
    const account = this.#account(owner);
    account.seconds = this.#decayed(account) + seconds;
    account.at = this.#now();
  }

  /** Records the total time of a finished job. */
  remember(owner: Owner, job: SizedJob, seconds: number): void {
    const { latest } = this.#account(owner);
    const kind = kindOf(job);
    latest.set(kind, ((latest.get(kind) ?? seconds) + seconds) / 2);
  }

  /** Estimates the seconds of a job from the owner's latest jobs of the same kind, or else from its size. */
  expected(owner: Owner, job: SizedJob): number {
    return this.#accounts.get(owner)?.latest.get(kindOf(job)) ?? job.bytes * secondsPerByte;
  }

  #decayed({ seconds, at }: Account): number {
    return seconds * 0.5 ** ((this.#now() - at) / halfLifeMilliseconds);
  }

  #account(owner: Owner): Account {
    const known = this.#accounts.get(owner);
    // Keeps the most recently used owner last.
    this.#accounts.delete(owner);
    const account = known ?? { seconds: 0, at: this.#now(), latest: new Map<string, number>() };
    this.#accounts.set(owner, account);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > maxOwners && oldest !== undefined) this.#accounts.delete(oldest);
    return account;
  }
}

/** Groups jobs with the same name and about the same request size. */
function kindOf({ name, bytes }: SizedJob): string {
  return `${name} ${Math.round(Math.log2(bytes + 1))}`;
}
