import { type Renderer, RenderProcess } from "./render-process.ts";

export interface RenderCrewOptions {
  /** Of JavaScript objects in one process. */
  readonly heapMebibytes: number;
  /** A process that takes more when it has done its job is replaced. */
  readonly idleMebibytes: number;
  /** Hears of a process that broke while it had no job. */
  readonly onBroken: (problem: unknown) => void;
  readonly begin?: ((heapMebibytes: number) => Renderer) | undefined;
}

/** A process that has had nothing to do for a minute ends; one stays. */
const idleMilliseconds = 60_000;

/** The processes of a pool: begun when they are needed, kept warm, ended when they are idle or have grown. */
export class RenderCrew {
  readonly #options: RenderCrewOptions;
  readonly #all = new Set<Renderer>();
  /** Each with the timer of its end; the one that was busy last comes last. */
  readonly #idle = new Map<Renderer, NodeJS.Timeout>();

  constructor(options: RenderCrewOptions) {
    this.#options = options;
    this.giveBack(this.#begin());
  }

  /** Bytes that all of them take at present. */
  get residentBytes(): number {
    return [...this.#all].reduce((sum, process) => sum + process.residentBytes, 0);
  }

  take(): Renderer {
    const process = [...this.#idle.keys()].at(-1);
    if (!process) return this.#begin();
    this.#stopIdling(process);
    return process;
  }

  giveBack(process: Renderer): void {
    if (!process.isAlive) return;
    if (process.residentBytes > this.#options.idleMebibytes * 1024 * 1024) return void process.end();
    const end = () => void (this.#all.size > 1 && process.end());
    this.#idle.set(process, setTimeout(end, idleMilliseconds).unref());
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((process) => process.end()));
  }

  #begin(): Renderer {
    const { heapMebibytes, begin = (most) => new RenderProcess(most) } = this.#options;
    const process = begin(heapMebibytes);
    this.#all.add(process);
    void process.ended.then((problem) => {
      this.#all.delete(process);
      if (this.#stopIdling(process) && !process.wasEnded) this.#options.onBroken(problem);
    });
    return process;
  }

  /** False for one that was busy. */
  #stopIdling(process: Renderer): boolean {
    clearTimeout(this.#idle.get(process));
    return this.#idle.delete(process);
  }
}
