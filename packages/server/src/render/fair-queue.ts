import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";

/** For whom a job is done: `user:<id>`, or `address:<ip>` of somebody who is not signed in. */
export type Owner = string;

export interface QueueLimits {
  /** Jobs that run at a time. */
  readonly running: number;
  /** The same of one owner. */
  readonly runningEach: number;
  /** Jobs of one owner, those that run included. */
  readonly jobsEach: number;
  /** Jobs that wait. */
  readonly waiting: number;
  /** Bytes that they hold meanwhile. */
  readonly waitingBytes: number;
}

/** What waits for its turn. */
export interface Ticket {
  readonly owner: Owner;
  /** Of the job's input, roughly. */
  readonly bytes: number;
  /** Aborted, it gives its place in the queue back. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly bytes: number;
  readonly begin: () => void;
}

/** How long a refused client is asked to wait. */
const retryAfterSeconds = 5;

/**
 * Who is next: owners in turn, each with its oldest job, so that whoever asks for a hundred planners is held up by
 * himself alone. Refuses what is too much with an `ApiError`.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** By owner, in the order in which they are served. */
  readonly #lines = new Map<Owner, Waiting[]>();
  readonly #runningOf = new Map<Owner, number>();
  #running = 0;
  #waiting = 0;
  #waitingBytes = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Ends when it is the caller's turn, with what ends the turn. */
  async turn(ticket: Ticket): Promise<() => void> {
    const { owner, signal } = ticket;
    signal.throwIfAborted();
    this.#admit(ticket);
    if (this.#mayBegin(owner)) this.#begin(owner);
    else await this.#wait(ticket);
    return () => this.#end(owner);
  }

  #admit({ owner, bytes }: Ticket): void {
    const { jobsEach, waiting, waitingBytes } = this.#limits;
    const jobs = this.#of(owner) + (this.#lines.get(owner)?.length ?? 0);
    if (jobs >= jobsEach) throw new ApiError("TOO_MANY_REQUESTS", messages.tooManyJobs(jobs), { retryAfterSeconds });
    if (this.#mayBegin(owner)) return;
    if (this.#waiting >= waiting || this.#waitingBytes + bytes > waitingBytes)
      throw new ApiError("SERVER_BUSY", messages.busy, { retryAfterSeconds });
  }

  #wait({ owner, bytes, signal }: Ticket): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const place: Waiting = { bytes, begin };
      const leave = () => {
        this.#remove(owner, place);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#lines.set(owner, [...(this.#lines.get(owner) ?? []), place]);
      this.#waiting++;
      this.#waitingBytes += bytes;
    });
  }

  #end(owner: Owner): void {
    this.#running--;
    const left = this.#of(owner) - 1;
    if (left > 0) this.#runningOf.set(owner, left);
    else this.#runningOf.delete(owner);
    this.#toTheEnd(owner);
    this.#serve();
  }

  #serve(): void {
    for (const [owner, [next]] of this.#lines) {
      if (!next || !this.#mayBegin(owner)) continue;
      this.#remove(owner, next);
      this.#toTheEnd(owner);
      this.#begin(owner);
      next.begin();
    }
  }

  /** Whoever has had his turn lets all others have theirs. */
  #toTheEnd(owner: Owner): void {
    const line = this.#lines.get(owner);
    if (line && this.#lines.delete(owner)) this.#lines.set(owner, line);
  }

  #mayBegin(owner: Owner): boolean {
    return this.#running < this.#limits.running && this.#of(owner) < this.#limits.runningEach;
  }

  #begin(owner: Owner): void {
    this.#running++;
    this.#runningOf.set(owner, this.#of(owner) + 1);
  }

  #remove(owner: Owner, place: Waiting): void {
    const line = (this.#lines.get(owner) ?? []).filter((other) => other !== place);
    if (line.length > 0) this.#lines.set(owner, line);
    else this.#lines.delete(owner);
    this.#waiting--;
    this.#waitingBytes -= place.bytes;
  }

  #of(owner: Owner): number {
    return this.#runningOf.get(owner) ?? 0;
  }
}
