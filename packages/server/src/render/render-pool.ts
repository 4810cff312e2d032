import { totalmem } from "node:os";
import { httpLimits } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { FairQueue, type Owner, type Ticket } from "./fair-queue.ts";
import { JobCosts } from "./job-costs.ts";
import type * as jobs from "./jobs.ts";
import { type Lane, laneProcesses, lanes, usualLane } from "./lanes.ts";
import { LongJob } from "./long-job.ts";
import { type Outcome, resultOf } from "./outcome.ts";
import { RenderCrew } from "./render-crew.ts";
import { type Job, JobNotHeard, type Renderer, RenderProcessEnded } from "./render-process.ts";
import { RunningJob } from "./running-job.ts";

type Jobs = typeof jobs;
type JobInput<Name extends Job> = Parameters<Jobs[Name]>[0];
type JobResult<Name extends Job> = Awaited<ReturnType<Jobs[Name]>> extends Outcome<infer Result> ? Result : never;

export interface RenderPoolOptions {
  /** Processes of the lane for planners; the others have half as many each (lanes.ts). */
  readonly workers: number;
  /** Jobs that may wait in a lane beside those that run. */
  readonly queueLength?: number;
  /** Jobs of one owner in a lane, those that run included. */
  readonly jobsEach?: number;
  /** Processor time of one job. */
  readonly seconds?: number;
  /** Processor time from which on a job is a long one. */
  readonly longSeconds?: number;
  /** From the moment that a job gets its process. */
  readonly wallSeconds?: number;
  /** Of one process. */
  readonly mebibytes?: number;
  /** Hears of a process that broke while it had no job. */
  readonly onBroken?: (problem: unknown) => void;
  /** Begins what does the jobs; a process of its own if absent. */
  readonly begin?: (heapMebibytes: number) => Renderer;
}

/** How a job found the queue. */
export interface QueueReport {
  /** Jobs that waited in its lane when it came. */
  readonly length: number;
  /** For which it waited. */
  readonly milliseconds: number;
}

/** For whom, and until when, a job is done. */
export interface JobOptions {
  readonly owner: Owner;
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  /** Called when the job begins or is refused. */
  readonly onQueued?: (report: QueueReport) => void;
}

interface Task<Name extends Job = Job> extends Ticket {
  readonly name: Name;
  readonly input: JobInput<Name>;
  readonly onQueued: JobOptions["onQueued"];
}

/** A process of a lane, for as long as a job needs it. */
interface Turn {
  lane: Lane;
  end: () => void;
}

/**
 * To end a job is to end its process, and a new one has to read fonts and devices again: so long as that takes, a job
 * that nobody waits for any more may go on.
 */
const graceMilliseconds = 500;
const watchMilliseconds = 100;
/** All processes that there are may have been killed together; a job that itself kills whoever reads it is given up. */
const triesToBeHeard = 5;

/**
 * Processes that compile and draw, so that HTTP never waits for a planner. A job that takes too much time or memory, or
 * that nobody waits for any more, ends with its process. Saves and previews, planners, and long jobs run in lanes of
 * their own; docs/decisions/0031 says why.
 */
export class RenderPool {
  readonly #queues: Readonly<Record<Lane, FairQueue>>;
  readonly #costs = new JobCosts(() => performance.now());
  readonly #crew: RenderCrew;
  readonly #limits: Required<Pick<RenderPoolOptions, "seconds" | "longSeconds" | "wallSeconds" | "mebibytes">>;
  readonly #begun = new Map<Job, number>();

  constructor(options: RenderPoolOptions) {
    const processes = laneProcesses(options.workers);
    const { mebibytes = mebibytesEach(sum(Object.values(processes)), machineBytes()) } = options;
    this.#limits = {
      seconds: options.seconds ?? httpLimits.renderSeconds,
      longSeconds: options.longSeconds ?? httpLimits.longJobSeconds,
      wallSeconds: options.wallSeconds ?? httpLimits.renderWallSeconds,
      mebibytes,
    };
    const queueOf = (running: number) =>
      new FairQueue(
        {
          running,
          // So that one owner's longest jobs leave processes to the others, where there are others.
          runningEach: Math.ceil(running / 2),
          jobsEach: options.jobsEach ?? httpLimits.jobsEach,
          waiting: options.queueLength ?? httpLimits.queueLength,
          waitingBytes: httpLimits.queueBytes,
        },
        (owner) => this.#costs.lately(owner),
      );
    const { quick, render, long } = processes;
    this.#queues = { quick: queueOf(quick), render: queueOf(render), long: queueOf(long) };
    this.#crew = new RenderCrew({
      // The other half is for Node itself, PDFium, pictures and the file in the making.
      heapMebibytes: mebibytes / 2,
      idleMebibytes: mebibytes / 2,
      onBroken: options.onBroken ?? (() => undefined),
      begin: options.begin,
    });
  }

  /** In all lanes together. */
  get load(): { readonly running: number; readonly waiting: number } {
    const loads = lanes.map((lane) => this.#queues[lane].load);
    return { running: sum(loads.map(({ running }) => running)), waiting: sum(loads.map(({ waiting }) => waiting)) };
  }

  /** Other owners who are served before this one's waiting job, in the longer queue if there are several; undefined if none waits. */
  ahead(owner: Owner): number | undefined {
    const places = lanes.map((lane) => this.#queues[lane].ahead(owner)).filter((place) => place !== undefined);
    return places.length > 0 ? Math.max(...places) : undefined;
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
    { owner, signal, onQueued }: JobOptions,
  ): Promise<JobResult<Name>> {
    const task = { name, input, owner, signal, onQueued, bytes: weigh(input) };
    try {
      return (await this.#inLane(this.#laneOf(task), task)) as JobResult<Name>;
    } catch (problem) {
      if (problem instanceof LongJob) return (await this.#inLane("long", task)) as JobResult<Name>;
      throw problem;
    }
  }

  #laneOf(task: Task): Lane {
    const lane = usualLane(task.name);
    const isLong = lane === "render" && this.#costs.expected(task.owner, task) > this.#limits.longSeconds;
    return isLong ? "long" : lane;
  }

  /** Throws `LongJob` when the job has to be done again in the lane of long ones. */
  async #inLane(lane: Lane, task: Task): Promise<unknown> {
    const turn: Turn = { lane, end: await this.#queued(lane, task) };
    try {
      // Jobs of the same owner may have shown meanwhile how long this one will take.
      if (lane === "render" && this.#laneOf(task) === "long") throw new LongJob();
      this.#begun.set(task.name, this.begun(task.name) + 1);
      return resultOf((await this.#answer(task, turn, triesToBeHeard)) as Outcome<unknown>);
    } catch (problem) {
      if (problem instanceof LongJob) this.#costs.remember(task.owner, task, 2 * this.#limits.longSeconds);
      throw problem instanceof RenderProcessEnded && problem.isOutOfMemory ? tookTooMuch() : problem;
    } finally {
      turn.end();
    }
  }

  async #queued(lane: Lane, task: Task): Promise<() => void> {
    const queue = this.#queues[lane];
    const { waiting: length } = queue.load;
    const start = performance.now();
    try {
      return await queue.turn(task);
    } finally {
      task.onQueued?.({ length, milliseconds: Math.round(performance.now() - start) });
    }
  }

  async #answer(task: Task, turn: Turn, tries: number): Promise<unknown> {
    const process = this.#crew.take();
    if (turn.lane === "long") process.yieldToOthers();
    const { name: job, input } = task;
    const mostSeconds = turn.lane === "long" ? undefined : this.#limits.longSeconds;
    try {
      return await this.#bounded(process, task, turn, (limit) => process.run({ job, input, mostSeconds }, limit));
    } catch (problem) {
      if (problem instanceof JobNotHeard && tries > 1) return await this.#answer(task, turn, tries - 1);
      throw problem;
    } finally {
      // A process that yields to others would yield in its next job, too.
      if (turn.lane === "long") void process.end();
      else this.#crew.giveBack(process);
    }
  }

  async close(): Promise<void> {
    await this.#crew.close();
  }

  /** Work that is ended past a limit, or a while after nobody waits for it any more. */
  async #bounded<Result>(
    process: Renderer,
    task: Task,
    turn: Turn,
    work: (limit: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { owner, signal } = task;
    const limit = new AbortController();
    const running = new RunningJob(process, owner, this.#costs);
    const watch = () => {
      const excess = this.#excess(running, process, owner, turn);
      if (excess) limit.abort(excess);
    };
    const timers: NodeJS.Timeout[] = [setInterval(watch, watchMilliseconds)];
    const leave = () => timers.push(setTimeout(() => limit.abort(signal.reason), graceMilliseconds));
    signal.addEventListener("abort", leave, { once: true });
    try {
      const result = await work(limit.signal);
      this.#costs.remember(owner, task, running.seconds());
      return result;
    } finally {
      signal.removeEventListener("abort", leave);
      for (const timer of timers) clearTimeout(timer);
    }
  }

  /** Why a job has to end, if it has to. */
  #excess(running: RunningJob, process: Renderer, owner: Owner, turn: Turn): Error | undefined {
    const { seconds: most, longSeconds, wallSeconds, mebibytes } = this.#limits;
    const seconds = running.seconds();
    if (process.residentBytes > mebibytes * 1024 * 1024) return tookTooMuch();
    if (seconds > most) return new ApiError("RENDER_LIMIT", messages.tookTooLong(most));
    if (running.wallSeconds > wallSeconds) return new ApiError("RENDER_LIMIT", messages.tookTooLong(wallSeconds));
    if (turn.lane === "long" || seconds <= longSeconds) return undefined;
    return this.#becomeLong(process, owner, turn) ? undefined : new LongJob();
  }

  /** A job that runs gives its place to others and goes on in the lane of long ones; false if that has no room. */
  #becomeLong(process: Renderer, owner: Owner, turn: Turn): boolean {
    const end = this.#queues.long.turnNow(owner);
    if (!end) return false;
    turn.end();
    Object.assign(turn, { lane: "long", end } satisfies Turn);
    process.yieldToOthers();
    return true;
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
