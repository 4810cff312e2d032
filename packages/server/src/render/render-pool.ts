import { totalmem } from "node:os";
import { httpLimits } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { FairQueue, type Owner } from "./fair-queue.ts";
import type * as jobs from "./jobs.ts";
import { type Outcome, resultOf } from "./outcome.ts";
import { RenderCrew } from "./render-crew.ts";
import { type Job, JobNotHeard, type Question, type RenderProcess, RenderProcessEnded } from "./render-process.ts";

type Jobs = typeof jobs;
type JobInput<Name extends Job> = Parameters<Jobs[Name]>[0];
type JobResult<Name extends Job> = Awaited<ReturnType<Jobs[Name]>> extends Outcome<infer Result> ? Result : never;

export interface RenderPoolOptions {
  /** Processes at most. */
  readonly workers: number;
  /** Jobs that may wait beside those that run. */
  readonly queueLength?: number;
  /** Jobs of one owner, those that run included. */
  readonly jobsEach?: number;
  /** From the moment that a job gets its process. */
  readonly seconds?: number;
  /** Of one process. */
  readonly mebibytes?: number;
  /** Hears of a process that broke while it had no job. */
  readonly onBroken?: (problem: unknown) => void;
}

/** For whom, and until when, a job is done. */
export interface JobOptions {
  readonly owner: Owner;
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/**
 * To end a job is to end its process, and a new one has to read fonts and devices again: so long as that takes, a job
 * that nobody waits for any more may go on.
 */
const graceMilliseconds = 500;
const memoryWatchMilliseconds = 100;
/** All processes that there are may have been killed together; a job that itself kills whoever reads it is given up. */
const triesToBeHeard = 5;

/**
 * Processes that compile and draw, so that HTTP never waits for a planner. A job that takes too much time or memory, or
 * that nobody waits for any more, ends with its process.
 */
export class RenderPool {
  readonly #queue: FairQueue;
  readonly #crew: RenderCrew;
  readonly #seconds: number;
  readonly #mebibytes: number;
  readonly #begun = new Map<Job, number>();

  constructor(options: RenderPoolOptions) {
    const { workers } = options;
    this.#seconds = options.seconds ?? httpLimits.renderSeconds;
    this.#mebibytes = options.mebibytes ?? mebibytesEach(workers, machineBytes());
    this.#queue = new FairQueue({
      running: workers,
      // So that one owner's longest jobs leave processes to the others, where there are others.
      runningEach: Math.ceil(workers / 2),
      jobsEach: options.jobsEach ?? httpLimits.jobsEach,
      waiting: options.queueLength ?? httpLimits.queueLength,
      waitingBytes: httpLimits.queueBytes,
    });
    this.#crew = new RenderCrew({
      // The other half is for Node itself, PDFium, pictures and the file in the making.
      heapMebibytes: this.#mebibytes / 2,
      idleMebibytes: this.#mebibytes / 2,
      onBroken: options.onBroken ?? (() => undefined),
    });
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return this.#queue.load;
  }

  /** How many jobs of each name have got a process so far. */
  get begunJobs(): ReadonlyMap<Job, number> {
    return this.#begun;
  }

  begun(name: Job): number {
    return this.#begun.get(name) ?? 0;
  }

  /** Bytes that the processes take at present. */
  get residentBytes(): number {
    return this.#crew.residentBytes;
  }

  /**
   * Refused with an `ApiError` that says why. Aborted while it waits, it throws the signal's reason; aborted while it
   * runs, it may still end well.
   */
  async run<Name extends Job>(
    name: Name,
    input: JobInput<Name>,
    { owner, signal }: JobOptions,
  ): Promise<JobResult<Name>> {
    const endTurn = await this.#queue.turn({ owner, signal, bytes: weigh(input) });
    this.#begun.set(name, this.begun(name) + 1);
    try {
      const answer = await this.#answer({ job: name, input }, signal, triesToBeHeard);
      return resultOf(answer as Outcome<JobResult<Name>>);
    } catch (problem) {
      throw problem instanceof RenderProcessEnded && problem.isOutOfMemory ? tookTooMuch() : problem;
    } finally {
      endTurn();
    }
  }

  async #answer(question: Question, signal: AbortSignal, tries: number): Promise<unknown> {
    const process = this.#crew.take();
    try {
      return await this.#bounded(process, signal, (limit) => process.run(question, limit));
    } catch (problem) {
      if (problem instanceof JobNotHeard && tries > 1) return await this.#answer(question, signal, tries - 1);
      throw problem;
    } finally {
      this.#crew.giveBack(process);
    }
  }

  async close(): Promise<void> {
    await this.#crew.close();
  }

  /** Work that is ended past a limit, or a while after nobody waits for it any more. */
  async #bounded<Result>(
    process: RenderProcess,
    signal: AbortSignal,
    work: (limit: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const limit = new AbortController();
    const timers: NodeJS.Timeout[] = [
      setTimeout(() => limit.abort(tookTooLong(this.#seconds)), this.#seconds * 1000),
      setInterval(() => this.#hasTooMuch(process) && limit.abort(tookTooMuch()), memoryWatchMilliseconds),
    ];
    const leave = () => timers.push(setTimeout(() => limit.abort(signal.reason), graceMilliseconds));
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await work(limit.signal);
    } finally {
      signal.removeEventListener("abort", leave);
      for (const timer of timers) clearTimeout(timer);
    }
  }

  #hasTooMuch({ residentBytes }: RenderProcess): boolean {
    return residentBytes > this.#mebibytes * 1024 * 1024;
  }
}

/** A container may allow less than the machine has. */
function machineBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** All processes together take half of the machine at most, but what a planner of ten thousand pages needs each has. */
export function mebibytesEach(workers: number, bytes: number): number {
  const share = bytes / 2 ** 20 / 2 / workers;
  const { min, max } = httpLimits.renderMebibytes;
  return Math.floor(Math.min(max, Math.max(min, share)));
}

function tookTooLong(seconds: number): ApiError {
  return new ApiError("RENDER_LIMIT", messages.tookTooLong(seconds));
}

function tookTooMuch(): ApiError {
  return new ApiError("RENDER_LIMIT", messages.tookTooMuch);
}

/** The texts and bytes of an input; the rest of it is small. */
function weigh(input: unknown): number {
  if (typeof input === "string") return input.length;
  if (input instanceof Uint8Array) return input.byteLength;
  if (typeof input !== "object" || input === null) return 0;
  return Object.values(input).reduce<number>((sum, value) => sum + weigh(value), 0);
}
