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
  readonly refuse: (reason: ApiError) => void;
}

/** How long a refused client is asked to wait. */
const retryAfterSeconds = 5;

/**
 * A queue that is fair between owners. The owner whose jobs have cost least lately is next, with its oldest job. When
 * the queue is full, the owner with most waiting jobs loses its newest one to an owner with fewer. Refuses with an
 * `ApiError`.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #cost: (owner: Owner) => number;
  /** By owner; of two with the same cost, the first is served first. */
  readonly #lines = new Map<Owner, readonly Waiting[]>();
  readonly #runningOf = new Map<Owner, number>();
  #running = 0;
  #waiting = 0;
  #waitingBytes = 0;

  /** `cost` of an owner's jobs lately, in any unit. */
  constructor(limits: QueueLimits, cost: (owner: Owner) => number = () => 0) {
    this.#limits = limits;
    this.#cost = cost;
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Other owners who are served before the oldest waiting job of this one; undefined if none of its jobs waits. */
  ahead(owner: Owner): number | undefined {
    const place = this.#inOrder().indexOf(owner);
    return place < 0 ? undefined : place;
  }

  /** Resolves when it is the caller's turn, with a function that ends the turn. */
  async turn(ticket: Ticket): Promise<() => void> {
    const { owner, signal } = ticket;
    signal.throwIfAborted();
    this.#admit(ticket);
    if (this.#mayBegin(owner)) this.#begin(owner);
    else await this.#wait(ticket);
    return () => this.#end(owner);
  }

  /** A turn that begins now; undefined if there is none. */
  turnNow(owner: Owner): (() => void) | undefined {
    if (!this.#mayBegin(owner)) return undefined;
    this.#begin(owner);
    return () => this.#end(owner);
  }

  #admit(ticket: Ticket): void {
    const { owner } = ticket;
    const jobs = this.#of(owner) + this.#lineOf(owner).length;
    if (jobs >= this.#limits.jobsEach)
      throw new ApiError("TOO_MANY_REQUESTS", messages.tooManyJobs(jobs), { retryAfterSeconds });
    if (this.#mayBegin(owner) || this.#hasRoom(ticket)) return;
    const outbid = this.#outbidBy(ticket);
    if (!outbid) throw busy();
    for (const [other, place] of outbid) {
      this.#remove(other, place);
      place.refuse(busy());
    }
  }

  #hasRoom({ bytes }: Pick<Ticket, "bytes">, freed: readonly Waiting[] = []): boolean {
    const { waiting, waitingBytes } = this.#limits;
    const left = this.#waitingBytes - freed.reduce((sum, place) => sum + place.bytes, 0);
    return this.#waiting - freed.length < waiting && left + bytes <= waitingBytes;
  }

  /** The newest jobs of the owners with most of them, until there is room; undefined when nobody has more than the caller. */
  #outbidBy(ticket: Ticket): readonly (readonly [Owner, Waiting])[] | undefined {
    const own = this.#lineOf(ticket.owner).length + 1;
    const lines = [...this.#lines].map(([owner, line]) => ({ owner, line: [...line] }));
    const outbid: [Owner, Waiting][] = [];
    const freed: Waiting[] = [];
    while (!this.#hasRoom(ticket, freed)) {
      lines.sort((a, b) => b.line.length - a.line.length);
      const [most] = lines;
      const newest = most && most.line.length > own ? most.line.pop() : undefined;
      if (!most || !newest) return undefined;
      outbid.push([most.owner, newest]);
      freed.push(newest);
    }
    return outbid;
  }

  #wait({ owner, bytes, signal }: Ticket): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (how: () => void) => {
        signal.removeEventListener("abort", leave);
        how();
      };
      const place: Waiting = {
        bytes,
        begin: () => settle(resolve),
        refuse: (reason) => settle(() => reject(reason)),
      };
      const leave = () => {
        this.#remove(owner, place);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#lines.set(owner, [...this.#lineOf(owner), place]);
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
    for (const owner of this.#inOrder()) {
      const [next] = this.#lineOf(owner);
      if (!next || !this.#mayBegin(owner)) continue;
      this.#remove(owner, next);
      this.#toTheEnd(owner);
      this.#begin(owner);
      next.begin();
    }
  }

  /** Owners with waiting jobs, next one first. */
  #inOrder(): readonly Owner[] {
    const owners = [...this.#lines.keys()].map((owner) => ({ owner, cost: this.#cost(owner) }));
    return owners.sort((a, b) => a.cost - b.cost).map(({ owner }) => owner);
  }

  /** An owner who has had a turn is served after the others of the same cost. */
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
    const line = this.#lineOf(owner).filter((other) => other !== place);
    if (line.length > 0) this.#lines.set(owner, line);
    else this.#lines.delete(owner);
    this.#waiting--;
    this.#waitingBytes -= place.bytes;
  }

  #lineOf(owner: Owner): readonly Waiting[] {
    return this.#lines.get(owner) ?? [];
  }

  #of(owner: Owner): number {
    return this.#runningOf.get(owner) ?? 0;
  }
}

function busy(): ApiError {
  return new ApiError("SERVER_BUSY", messages.busy, { retryAfterSeconds });
}
