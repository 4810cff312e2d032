import type { WorkerHandle } from "./worker-process.ts";

export interface WorkerPoolOptions {
  /** Maximum JavaScript heap of one process. */
  readonly heapMebibytes: number;
  /** An idle process that uses more memory than this is stopped. */
  readonly idleMebibytes: number;
  /** Called when a process fails while it is idle. */
  readonly onBroken: (problem: unknown) => void;
  readonly start: (heapMebibytes: number) => WorkerHandle;
}

/** Time after which an idle process is stopped. One process always stays. */
const idleMilliseconds = 60_000;

/** Starts worker processes on demand and reuses them. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #all = new Set<WorkerHandle>();
  /** Idle processes with their stop timers. The most recently used one is last. */
  readonly #idle = new Map<WorkerHandle, NodeJS.Timeout>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.release(this.#start());
  }

  get size(): number {
    return this.#all.size;
  }

  get residentBytes(): number {
    return [...this.#all].reduce((sum, worker) => sum + worker.residentBytes, 0);
  }

  acquire(): WorkerHandle {
    const worker = [...this.#idle.keys()].at(-1);
    if (!worker) return this.#start();
    this.#removeFromIdle(worker);
    return worker;
  }

  release(worker: WorkerHandle): void {
    if (!worker.isAlive) return;
    if (worker.residentBytes > this.#options.idleMebibytes * 1024 * 1024) return void worker.stop();
    const stop = () => void (this.#all.size > 1 && worker.stop());
    this.#idle.set(worker, setTimeout(stop, idleMilliseconds).unref());
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.stop()));
  }

  #start(): WorkerHandle {
    const { heapMebibytes, start, onBroken } = this.#options;
    const worker = start(heapMebibytes);
    this.#all.add(worker);
    void worker.exited.then((problem) => {
      this.#all.delete(worker);
      if (this.#removeFromIdle(worker) && !worker.wasStopped) onBroken(problem);
    });
    return worker;
  }

  /** Returns false if the process wasn't idle. */
  #removeFromIdle(worker: WorkerHandle): boolean {
    clearTimeout(this.#idle.get(worker));
    return this.#idle.delete(worker);
  }
}
