import type { Owner } from "./fair-queue.ts";
import type { Job } from "./render-process.ts";

/** Processor time counts half as much after this time. */
const halfLifeMilliseconds = 60_000;
/** Owners whose time has become negligible are forgotten when there are more than this many. */
const mostOwners = 10_000;
/** Reading YAML, measured on documents of megabytes without pictures. */
const secondsPerByte = 0.5e-6;

interface SizedJob {
  readonly name: Job;
  /** Of its input. */
  readonly bytes: number;
}

interface Account {
  seconds: number;
  at: number;
  /** Average of the latest jobs of a kind, the newest counting half. */
  readonly latest: Map<string, number>;
}

/** Processor time that each owner's jobs took lately: decides who is next, and which jobs are likely to be long. */
export class JobCosts {
  readonly #now: () => number;
  readonly #accounts = new Map<Owner, Account>();

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Seconds, with older ones counting less. */
  lately(owner: Owner): number {
    const account = this.#accounts.get(owner);
    return account ? this.#decayed(account) : 0;
  }

  charge(owner: Owner, seconds: number): void {
    const account = this.#account(owner);
    account.seconds = this.#decayed(account) + seconds;
    account.at = this.#now();
  }

  /** Called when a job ends, with its total. */
  remember(owner: Owner, job: SizedJob, seconds: number): void {
    const { latest } = this.#account(owner);
    const kind = kindOf(job);
    latest.set(kind, ((latest.get(kind) ?? seconds) + seconds) / 2);
  }

  /** Seconds that a job will probably take: as long as the owner's latest ones of its kind, or by its size. */
  expected(owner: Owner, job: SizedJob): number {
    return this.#accounts.get(owner)?.latest.get(kindOf(job)) ?? job.bytes * secondsPerByte;
  }

  #decayed({ seconds, at }: Account): number {
    return seconds * 0.5 ** ((this.#now() - at) / halfLifeMilliseconds);
  }

  #account(owner: Owner): Account {
    const known = this.#accounts.get(owner);
    // The one that was used last comes last.
    this.#accounts.delete(owner);
    const account = known ?? { seconds: 0, at: this.#now(), latest: new Map<string, number>() };
    this.#accounts.set(owner, account);
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > mostOwners && oldest !== undefined) this.#accounts.delete(oldest);
    return account;
  }
}

/** Jobs of the same name whose inputs are about equally large. */
function kindOf({ name, bytes }: SizedJob): string {
  return `${name} ${Math.round(Math.log2(bytes + 1))}`;
}
