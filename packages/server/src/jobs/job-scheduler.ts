import { totalmem } from "node:os";
import { type ErrorCode, httpLimits, errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { FairQueue, type Owner, type QueueEntry } from "./fair-queue.ts";
import { JobCosts, RunningJob } from "./job-costs.ts";
import { type JobOutcome, LongJob, resultOf } from "./job-outcome.ts";
import { WorkerPool } from "./worker-pool.ts";
import { JobNotStarted, WorkerExited, type WorkerHandle } from "./worker-process.ts";
import type { WorkerStep } from "./worker-steps.ts";

/** Request and result type of each job, by its name. */
export type JobTypes<Name extends string = string> = {
  readonly [N in Name]: { readonly request: unknown; readonly result: unknown };
};

type JobName<Jobs> = keyof Jobs & string;

export interface JobSchedulerOptions<Jobs> {
  /** Processes of the lane "render". The other lanes have half as many each. */
  readonly workers: number;
  /** Maximum number of jobs that wait in a lane. */
  readonly queueLength?: number;
  /** Maximum number of jobs of one owner in a lane, running and waiting. */
  readonly jobsPerOwner?: number;
  /** Maximum processor time of a job. */
  readonly seconds?: number;
  /** Processor time after which a job counts as long. */
  readonly longSeconds?: number;
  /** Maximum time from the start of a job to its end. */
  readonly wallSeconds?: number;
  /** Time that a job may go on after its client has left. */
  readonly graceSeconds?: number;
  /** Maximum memory of one process. */
  readonly mebibytes?: number;
  /** Called when a process fails while it is idle. */
  readonly onBroken?: (problem: unknown) => void;
  readonly startWorker: (heapMebibytes: number) => WorkerHandle;
  /** Lane of a job that isn't known to be long. */
  readonly defaultLane: (job: JobName<Jobs>) => Lane;
}

export interface QueueReport {
  readonly length: number;
  readonly milliseconds: number;
}

export interface JobOptions {
  readonly owner: Owner;
  /** Abort it when the result is no longer needed. */
  readonly signal: AbortSignal;
  /** Called when the job starts or is refused. */
  readonly onQueued?: (report: QueueReport) => void;
}

/** End of a job. `refused`: the queue is full. `invalid`: its documents have errors. `limit`: it took too much time or memory. */
export type JobEnd = "done" | "invalid" | "limit" | "refused" | "cancelled" | "failed";

/** Receives times in seconds, for metrics. */
export interface JobObserver {
  /** A job waited in a lane, before it started or was refused. */
  readonly onWait: (lane: Lane, seconds: number) => void;
  /** A job ended. `seconds` does not include its waiting. */
  readonly onEnd: (job: string, end: JobEnd, seconds: number) => void;
}

/** Follows one job, for traces. Times are in seconds. */
export interface JobTrace {
  /** W3C trace context of the job, for its worker process. */
  readonly traceparent: string;
  readonly onWait: (lane: Lane, seconds: number) => void;
  readonly onSteps: (steps: readonly WorkerStep[]) => void;
  readonly onEnd: (end: JobEnd) => void;
}

/** Called when a job begins. Undefined if it is not traced. */
export type TraceJob = (job: string) => JobTrace | undefined;

interface QueuedJob<Name extends string = string> extends QueueEntry {
  readonly name: Name;
  readonly request: unknown;
  readonly onQueued: JobOptions["onQueued"];
  readonly trace: JobTrace | undefined;
  /** Total time in queues. */
  waitedMilliseconds: number;
}

/** A running job's place in a lane. `lane` changes if the job turns out to be long. */
interface LaneSlot {
  lane: Lane;
  release: () => void;
}

/** Stopping a job means killing its process, and starting another one takes about this long. */
const graceSeconds = 0.5;
const checkMilliseconds = 100;
/** Attempts to start a job. All idle processes may have been killed at once; a job that kills its worker is given up. */
const maxAttempts = 5;

/**
 * Schedules jobs onto worker processes, so that HTTP never waits for a planner. A job that exceeds its limits, or whose
 * client disconnects, is stopped by killing its process. Lanes are described in docs/decisions/0031.
 */
export class JobScheduler<Jobs extends JobTypes<JobName<Jobs>>> {
  readonly #queues: Readonly<Record<Lane, FairQueue>>;
  readonly #costs = new JobCosts(() => performance.now());
  readonly #workers: WorkerPool;
  readonly #limits: Required<
    Pick<JobSchedulerOptions<Jobs>, "seconds" | "longSeconds" | "wallSeconds" | "graceSeconds" | "mebibytes">
  >;
  readonly #defaultLane: JobSchedulerOptions<Jobs>["defaultLane"];
  readonly #started = new Map<JobName<Jobs>, number>();
  #observer: JobObserver | undefined;
  #traceJob: TraceJob | undefined;

  constructor(options: JobSchedulerOptions<Jobs>) {
    this.#defaultLane = options.defaultLane;
    const processes = processesPerLane(options.workers);
    const { mebibytes = mebibytesPerProcess(sum(Object.values(processes)), machineBytes()) } = options;
    this.#limits = {
      seconds: options.seconds ?? httpLimits.renderSeconds,
      longSeconds: options.longSeconds ?? httpLimits.longJobSeconds,
      wallSeconds: options.wallSeconds ?? httpLimits.renderWallSeconds,
      graceSeconds: options.graceSeconds ?? graceSeconds,
      mebibytes,
    };
    const queueOf = (running: number) =>
      new FairQueue(
        {
          running,
          // Leaves processes to other owners, if there is more than one process.
          runningPerOwner: Math.ceil(running / 2),
          jobsPerOwner: options.jobsPerOwner ?? httpLimits.jobsEach,
          waiting: options.queueLength ?? httpLimits.queueLength,
          waitingBytes: httpLimits.queueBytes,
        },
        (owner) => this.#costs.recent(owner),
      );
    const { quick, render, long } = processes;
    this.#queues = { quick: queueOf(quick), render: queueOf(render), long: queueOf(long) };
    this.#workers = new WorkerPool({
      // The other half is for Node.js, PDFium, images and output files.
      heapMebibytes: mebibytes / 2,
      idleMebibytes: mebibytes / 2,
      onBroken: options.onBroken ?? (() => undefined),
      start: options.startWorker,
    });
  }

  get load(): { readonly running: number; readonly waiting: number } {
    const loads = lanes.map((lane) => this.#queues[lane].load);
    return { running: sum(loads.map(({ running }) => running)), waiting: sum(loads.map(({ waiting }) => waiting)) };
  }

  /** Number of owners served before this one, the largest of all lanes. Undefined if none of the owner's jobs waits. */
  position(owner: Owner): number | undefined {
    const places = lanes.map((lane) => this.#queues[lane].position(owner)).filter((place) => place !== undefined);
    return places.length > 0 ? Math.max(...places) : undefined;
  }

  get startedJobs(): ReadonlyMap<JobName<Jobs>, number> {
    return this.#started;
  }

  startedCount(name: JobName<Jobs>): number {
    return this.#started.get(name) ?? 0;
  }

  observe(observer: JobObserver): void {
    this.#observer = observer;
  }

  traceJobs(traceJob: TraceJob): void {
    this.#traceJob = traceJob;
  }

  /** Running processes, in all lanes. */
  get workers(): number {
    return this.#workers.size;
  }

  get residentBytes(): number {
    return this.#workers.residentBytes;
  }

  /**
   * Throws an `ApiError` if the job is refused or exceeds a limit. Throws the signal's reason if it is aborted while it
   * waits. A job that is aborted while it runs may still finish.
   */
  async run<Name extends JobName<Jobs>>(
    name: Name,
    request: Jobs[Name]["request"],
    { owner, signal, onQueued }: JobOptions,
  ): Promise<Jobs[Name]["result"]> {
    const bytes = approximateBytes(request);
    const trace = this.#traceJob?.(name);
    const job: QueuedJob<Name> = { name, request, owner, signal, onQueued, trace, bytes, waitedMilliseconds: 0 };
    const start = performance.now();
    const report = (end: JobEnd) => {
      this.#observer?.onEnd(name, end, (performance.now() - start - job.waitedMilliseconds) / 1000);
      trace?.onEnd(end);
    };
    try {
      const result = await this.#runInAnyLane(job);
      report("done");
      return result;
    } catch (problem) {
      report(endOf(problem, signal));
      throw problem;
    }
  }

  async #runInAnyLane(job: QueuedJob<JobName<Jobs>>): Promise<unknown> {
    try {
      return await this.#runInLane(this.#laneOf(job), job);
    } catch (problem) {
      if (problem instanceof LongJob) return await this.#runInLane("long", job);
      throw problem;
    }
  }

  #laneOf(job: QueuedJob<JobName<Jobs>>): Lane {
    const lane = this.#defaultLane(job.name);
    const isLong = lane === "render" && this.#costs.expected(job.owner, job) > this.#limits.longSeconds;
    return isLong ? "long" : lane;
  }

  /** Throws `LongJob` if the job has to run again in the lane "long". */
  async #runInLane(lane: Lane, job: QueuedJob<JobName<Jobs>>): Promise<unknown> {
    const slot: LaneSlot = { lane, release: await this.#waitInQueue(lane, job) };
    try {
      // While this job waited, similar jobs of its owner may have turned out to be long.
      if (lane === "render" && this.#laneOf(job) === "long") throw new LongJob();
      this.#started.set(job.name, this.startedCount(job.name) + 1);
      return resultOf((await this.#runInWorker(job, slot, maxAttempts)) as JobOutcome<unknown>);
    } catch (problem) {
      if (problem instanceof LongJob) this.#costs.remember(job.owner, job, 2 * this.#limits.longSeconds);
      throw problem instanceof WorkerExited && problem.isOutOfMemory ? memoryLimitError() : problem;
    } finally {
      slot.release();
    }
  }

  async #waitInQueue(lane: Lane, job: QueuedJob): Promise<() => void> {
    const queue = this.#queues[lane];
    const { waiting: length } = queue.load;
    const start = performance.now();
    try {
      return await queue.acquire(job);
    } finally {
      const milliseconds = performance.now() - start;
      job.waitedMilliseconds += milliseconds;
      this.#observer?.onWait(lane, milliseconds / 1000);
      job.trace?.onWait(lane, milliseconds / 1000);
      job.onQueued?.({ length, milliseconds: Math.round(milliseconds) });
    }
  }

  async #runInWorker(job: QueuedJob, slot: LaneSlot, attempts: number): Promise<unknown> {
    const worker = this.#workers.acquire();
    if (slot.lane === "long") worker.lowerPriority();
    const { name, request, trace } = job;
    const maxSeconds = slot.lane === "long" ? undefined : this.#limits.longSeconds;
    try {
      return await this.#enforceLimits(worker, job, slot, (signal) =>
        worker.run({ name, request, maxSeconds, traceparent: trace?.traceparent }, signal, trace?.onSteps),
      );
    } catch (problem) {
      if (problem instanceof JobNotStarted && attempts > 1) return await this.#runInWorker(job, slot, attempts - 1);
      throw problem;
    } finally {
      // A process can't raise its priority again.
      if (slot.lane === "long") void worker.stop();
      else this.#workers.release(worker);
    }
  }

  async close(): Promise<void> {
    await this.#workers.close();
  }

  /** Aborts the signal of `work` when the job exceeds a limit, or some time after the job itself is aborted. */
  async #enforceLimits<Result>(
    worker: WorkerHandle,
    job: QueuedJob,
    slot: LaneSlot,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { owner, signal } = job;
    const limit = new AbortController();
    const running = new RunningJob(worker, owner, this.#costs);
    const check = () => {
      const error = this.#limitError(running, worker, owner, slot);
      if (error) limit.abort(error);
    };
    const timers: NodeJS.Timeout[] = [setInterval(check, checkMilliseconds)];
    const grace = 1000 * this.#limits.graceSeconds;
    const onAbort = () => timers.push(setTimeout(() => limit.abort(signal.reason), grace));
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      const result = await work(limit.signal);
      this.#costs.remember(owner, job, running.seconds());
      return result;
    } finally {
      signal.removeEventListener("abort", onAbort);
      for (const timer of timers) clearTimeout(timer);
    }
  }

  #limitError(running: RunningJob, worker: WorkerHandle, owner: Owner, slot: LaneSlot): Error | undefined {
    const { seconds: maxSeconds, longSeconds, wallSeconds, mebibytes } = this.#limits;
    const seconds = running.seconds();
    if (worker.residentBytes > mebibytes * 1024 * 1024) return memoryLimitError();
    if (seconds > maxSeconds) return new ApiError("RENDER_LIMIT", messages.tookTooLong(maxSeconds));
    if (running.wallSeconds > wallSeconds) return new ApiError("RENDER_LIMIT", messages.tookTooLong(wallSeconds));
    if (slot.lane === "long" || seconds <= longSeconds) return undefined;
    return this.#moveToLongLane(worker, owner, slot) ? undefined : new LongJob();
  }

  /** Moves a running job. Returns false if the lane "long" is full. */
  #moveToLongLane(worker: WorkerHandle, owner: Owner, slot: LaneSlot): boolean {
    const release = this.#queues.long.tryAcquire(owner);
    if (!release) return false;
    slot.release();
    Object.assign(slot, { lane: "long", release } satisfies LaneSlot);
    worker.lowerPriority();
    return true;
  }
}

const ends: Readonly<Partial<Record<ErrorCode, JobEnd>>> = {
  RENDER_LIMIT: "limit",
  SERVER_BUSY: "refused",
  TOO_MANY_REQUESTS: "refused",
};

function endOf(problem: unknown, signal: AbortSignal): JobEnd {
  if (signal.aborted) return "cancelled";
  if (!(problem instanceof ApiError)) return "failed";
  return ends[problem.code] ?? "invalid";
}

/** Memory of the machine or of its container, whichever is smaller. */
export function machineBytes(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** Divides half of the memory among the processes. Each gets at least the memory for a planner of 10,000 pages. */
export function mebibytesPerProcess(workers: number, bytes: number): number {
  const share = bytes / 2 ** 20 / 2 / workers;
  const { min, max } = httpLimits.renderMebibytes;
  return Math.floor(Math.min(max, Math.max(min, share)));
}

function memoryLimitError(): ApiError {
  return new ApiError("RENDER_LIMIT", messages.tookTooMuch);
}

/** Counts strings and bytes. Everything else is small. */
function approximateBytes(input: unknown): number {
  if (typeof input === "string") return input.length;
  if (input instanceof Uint8Array) return input.byteLength;
  if (typeof input !== "object" || input === null) return 0;
  return Object.values(input).reduce<number>((sum, value) => sum + approximateBytes(value), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Each lane has its own processes and its own queue, so that jobs of one lane never wait for jobs of another. */
const lanes = ["quick", "render", "long"] as const;

/** `quick`: saves and previews. `render`: whole planners. `long`: any job that takes more than `httpLimits.longJobSeconds`. */
export type Lane = (typeof lanes)[number];

/** Maximum number of processes that each lane uses at a time. */
function processesPerLane(workers: number): Readonly<Record<Lane, number>> {
  const half = Math.ceil(workers / 2);
  return { quick: half, render: workers, long: half };
}
