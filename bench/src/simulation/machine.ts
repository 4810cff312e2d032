import type { EventQueue } from "./event-queue.ts";
import { Heap } from "./heap.ts";

/** Weights of Linux's scheduler for the nice values 0 and 5. Worker processes run with the second. */
const weights = { normal: 1024, low: 335 } as const;
export type Priority = keyof typeof weights;

interface Running {
  /** Processor time that each thread of this priority has got since the start. */
  progress: number;
  /** Share of a processor that each of them gets. */
  rate: number;
  /** Callbacks of threads, by the progress at which each ends. */
  readonly threads: Heap<() => void>;
}

/** Tolerance for sums of numbers, in milliseconds. */
const tolerance = 1e-9;

/** Shares processors between threads by their weights. A thread gets one processor at most. */
export class Machine {
  readonly #events: EventQueue;
  readonly #cores: number;
  readonly #running: Readonly<Record<Priority, Running>> = {
    normal: { progress: 0, rate: 1, threads: new Heap() },
    low: { progress: 0, rate: 1, threads: new Heap() },
  };
  #updated = 0;
  #version = 0;
  #busyMs = 0;

  constructor(events: EventQueue, cores: number) {
    this.#events = events;
    this.#cores = cores;
  }

  /** Processor time of all threads so far. */
  get busyMs(): number {
    this.#advance();
    return this.#busyMs;
  }

  /** Runs a thread that needs `work` milliseconds of processor time. */
  run(work: number, priority: Priority, onEnd: () => void): void {
    this.#advance();
    const { progress, threads } = this.#running[priority];
    threads.add(progress + work, onEnd);
    this.#share();
  }

  #advance(): void {
    const elapsed = this.#events.now - this.#updated;
    this.#updated = this.#events.now;
    for (const running of Object.values(this.#running)) {
      running.progress += running.rate * elapsed;
      this.#busyMs += running.rate * elapsed * running.threads.size;
    }
  }

  /** Divides the processors, and schedules the next end of a thread. */
  #share(): void {
    const { normal, low } = this.#running;
    const [many, few] = [normal.threads.size, low.threads.size];
    const share = this.#cores / (many * weights.normal + few * weights.low);
    normal.rate = Math.min(1, share * weights.normal);
    // Processor time that threads of normal priority leave.
    low.rate = few === 0 ? 1 : Math.min(1, (this.#cores - many * normal.rate) / few);
    const next = Math.min(remaining(normal), remaining(low));
    const version = ++this.#version;
    if (next < Number.POSITIVE_INFINITY) this.#events.after(Math.max(0, next), () => this.#end(version));
  }

  #end(version: number): void {
    if (version !== this.#version) return;
    this.#advance();
    const ended: (() => void)[] = [];
    for (const { progress, threads } of Object.values(this.#running))
      while (threads.firstKey <= progress + tolerance) ended.push(threads.removeFirst());
    this.#share();
    for (const onEnd of ended) onEnd();
  }
}

const remaining = ({ progress, rate, threads }: Running) => (threads.firstKey - progress) / rate;
