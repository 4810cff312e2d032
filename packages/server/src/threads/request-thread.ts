import { type Transferable, Worker } from "node:worker_threads";

export interface ThreadRequest<Request> {
  readonly id: number;
  readonly request: Request;
}

export interface ThreadResponse<Response> {
  readonly id: number;
  readonly response: Response;
}

/**
 * V8 lets the young generation of each thread grow to 192 MiB on a machine with much memory, and hardly shrinks it. This gives
 * half-spaces of 8 MiB.
 */
const youngMebibytes = 24;

/** A worker thread that responds to requests in order. `serveRequests` is its other end. */
export class RequestThread<Request, Response> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Response>>();
  #lastId = 0;
  #ended: Error | undefined;

  constructor(program: URL, workerData?: unknown) {
    this.#worker = new Worker(program, {
      workerData,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: youngMebibytes },
    });
    this.#worker.on("message", (answer: ThreadResponse<Response>) => this.#settle(answer));
    this.#worker.on("error", (problem: Error) => this.#end(problem));
    this.#worker.on("exit", () => this.#end(new Error("A worker thread has ended.")));
    this.#worker.unref();
  }

  /** Moves the memory of the listed objects to the thread. Throws if the thread has ended. */
  async send(request: Request, moved: readonly Transferable[] = []): Promise<Response> {
    if (this.#ended) throw this.#ended;
    const id = ++this.#lastId;
    const waiting = Promise.withResolvers<Response>();
    this.#waiting.set(id, waiting);
    // Keeps the process alive until the response arrives.
    this.#worker.ref();
    this.#worker.postMessage({ id, request } satisfies ThreadRequest<Request>, moved);
    return waiting.promise;
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle({ id, response }: ThreadResponse<Response>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    waiting?.resolve(response);
  }

  #end(problem: Error): void {
    this.#ended ??= problem;
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}
