import type { EventQueue } from "./event-queue.ts";
import type { Machine, Priority } from "./machine.ts";

/** Threads of a machine that serve requests in the order in which they came. */
export class Station {
  readonly #machine: Machine;
  readonly #priority: Priority;
  readonly #threads: number;
  readonly #limit: number;
  #running = 0;
  #waiting: (() => void)[] = [];
  /** Position of the first request in `#waiting` that has not started. */
  #first = 0;

  /** `limit` is the largest number of requests that wait. */
  constructor(machine: Machine, { threads, priority = "normal", limit = Number.POSITIVE_INFINITY }: StationOptions) {
    this.#machine = machine;
    this.#threads = threads;
    this.#priority = priority;
    this.#limit = limit;
  }

  get waiting(): number {
    return this.#waiting.length - this.#first;
  }

  /** Calls `onRefused` if too many requests wait. */
  serve(work: number, onEnd: () => void, onRefused?: () => void): void {
    const start = () => {
      this.#running++;
      this.#machine.run(work, this.#priority, () => {
        this.#running--;
        this.#next();
        onEnd();
      });
    };
    if (this.#running < this.#threads) start();
    else if (this.waiting < this.#limit) this.#waiting.push(start);
    else onRefused?.();
  }

  #next(): void {
    const start = this.#waiting[this.#first];
    if (!start) return;
    this.#first++;
    if (this.#first > 1000) {
      this.#waiting = this.#waiting.slice(this.#first);
      this.#first = 0;
    }
    start();
  }
}

interface StationOptions {
  readonly threads: number;
  readonly priority?: Priority;
  readonly limit?: number;
}

/** Syncs a log. All commits that come during a sync share the next one. */
export class Disk {
  readonly #events: EventQueue;
  readonly #syncMs: number;
  #waiting: (() => void)[] = [];
  #isSyncing = false;

  constructor(events: EventQueue, syncMs: number) {
    this.#events = events;
    this.#syncMs = syncMs;
  }

  commit(onEnd: () => void): void {
    this.#waiting.push(onEnd);
    if (!this.#isSyncing) this.#sync();
  }

  #sync(): void {
    const ends = this.#waiting;
    this.#waiting = [];
    this.#isSyncing = ends.length > 0;
    if (!this.#isSyncing) return;
    this.#events.after(this.#syncMs, () => {
      this.#sync();
      for (const onEnd of ends) onEnd();
    });
  }
}
