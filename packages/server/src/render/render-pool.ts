import { httpLimits } from "@octavo/contract";
import { Piscina } from "piscina";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { type Outcome, resultOf } from "./outcome.ts";
import type * as jobs from "./render.worker.ts";

type Jobs = typeof jobs;
type Job = keyof Jobs;
type JobInput<Name extends Job> = Parameters<Jobs[Name]>[0];
type JobResult<Name extends Job> = Awaited<ReturnType<Jobs[Name]>> extends Outcome<infer Result> ? Result : never;

export interface RenderPoolOptions {
  /** Threads at most. */
  readonly workers: number;
  /** Jobs that may wait beside those that run. */
  readonly queueLength?: number;
  /** From the moment that a job gets its thread. */
  readonly seconds?: number;
  /** Of JavaScript objects in one thread. */
  readonly mebibytes?: number;
  /** Hears of a thread that broke while it had no job. */
  readonly onBrokenThread?: (problem: unknown) => void;
}

/** How long a refused client is asked to wait. */
const retryAfterSeconds = 5;
/** A thread that has had nothing to do for a minute gives its memory back; one stays. */
const idleMilliseconds = 60_000;

/**
 * Threads that compile and draw, so that HTTP never waits for a planner. A job that takes too long, or that nobody
 * waits for any more, ends with its thread: nothing else stops running JavaScript.
 */
export class RenderPool {
  readonly #threads: Piscina;
  readonly #workers: number;
  readonly #queueLength: number;
  readonly #seconds: number;
  readonly #mebibytes: number;
  /** Jobs that wait for a thread, first come first served. Piscina's own queue has no bound for jobs with a signal. */
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: RenderPoolOptions) {
    this.#workers = options.workers;
    this.#queueLength = options.queueLength ?? httpLimits.queueLength;
    this.#seconds = options.seconds ?? httpLimits.renderSeconds;
    this.#mebibytes = options.mebibytes ?? httpLimits.renderMebibytes;
    this.#threads = new Piscina({
      filename: new URL("./render.worker.ts", import.meta.url).href,
      minThreads: 1,
      maxThreads: options.workers,
      idleTimeout: idleMilliseconds,
      // Only V8's heap is bounded by this; bytes outside it are bounded job by job.
      resourceLimits: { maxOldGenerationSizeMb: this.#mebibytes },
    });
    this.#threads.on("error", (problem: unknown) => options.onBrokenThread?.(problem));
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /** Refused with an `ApiError` that says why; aborted, it throws the signal's reason. */
  async run<Name extends Job>(
    name: Name,
    input: JobInput<Name>,
    signal = new AbortController().signal,
  ): Promise<JobResult<Name>> {
    await this.#turn(signal);
    const deadline = AbortSignal.timeout(this.#seconds * 1000);
    try {
      const outcome: Outcome<JobResult<Name>> = await this.#threads.run(input, {
        name,
        signal: AbortSignal.any([signal, deadline]),
      });
      return resultOf(outcome);
    } catch (problem) {
      signal.throwIfAborted();
      if (deadline.aborted) throw new ApiError("RENDER_LIMIT", messages.tookTooLong(this.#seconds));
      if (isOutOfMemory(problem)) throw new ApiError("RENDER_LIMIT", messages.tookTooMuch(this.#mebibytes));
      throw problem;
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  /** Ends when a thread is free for the caller, who is then counted as running. */
  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running >= this.#workers) await this.#queue(signal);
    this.#running++;
  }

  #queue(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#queueLength)
      throw new ApiError("SERVER_BUSY", messages.busy, { retryAfterSeconds });
    return new Promise((resolve, reject) => {
      const next = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(next), 1);
        reject(signal.reason);
      };
      this.#waiting.push(next);
      signal.addEventListener("abort", leave, { once: true });
    });
  }
}

function isOutOfMemory(problem: unknown): boolean {
  return problem instanceof Error && "code" in problem && problem.code === "ERR_WORKER_OUT_OF_MEMORY";
}
