import { totalmem } from "node:os";
import { type ErrorCode, httpLimits, errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { FairQueue, type Owner, type QueueEntry } from "./fair-queue.ts";
import { JobCosts, RunningJob } from "./job-costs.ts";
import { type JobOutcome, LongJob, resultOf } from "./job-outcome.ts";
import type { JobHost, JobPlace, JobSharing, SharedJob, SharedLane } from "./job-sharing.ts";
import { type Lane, lanes, processesPerLane } from "./lanes.ts";
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
  /** Sharing of a job with other servers, besides the lane "long". */
  readonly sharing?: (job: JobName<Jobs>) => Sharing;
}

/** `always`: nobody waits for the job. `long`: if it is expected to take more than `sharedSeconds`. */
export type Sharing = "always" | "long" | "never";

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
  /** Processor time of the last attempt. */
  usedSeconds: number;
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
 * Processor time above which a job is shared with other servers. Passing it and a result of a megabyte to another one takes
 * about a fifth of this time (docs/decisions/0112).
 */
const sharedSeconds = 0.1;
/** Owner of places that are reserved for shared jobs. */
const sharedOwner = "shared jobs ";

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
  readonly #sharing: NonNullable<JobSchedulerOptions<Jobs>["sharing"]>;
  readonly #processes: Readonly<Record<Lane, number>>;
  /** Lanes in which the next place is for a shared job, if one waits. */
  readonly #sharedTurns = new Set<Lane>(lanes);
  #reservations = 0;
  #reserving = 0;
  #shared: JobSharing | undefined;
  readonly #started = new Map<JobName<Jobs>, number>();
  #observer: JobObserver | undefined;
  #traceJob: TraceJob | undefined;

  constructor(options: JobSchedulerOptions<Jobs>) {
    this.#defaultLane = options.defaultLane;
    this.#sharing = options.sharing ?? (() => "never");
    const processes = processesPerLane(options.workers);
    const { mebibytes = mebibytesPerProcess(sum(Object.values(processes)), machineBytes()) } = options;
    this.#limits = {
      seconds: options.seconds ?? httpLimits.renderSeconds,
      longSeconds: options.longSeconds ?? httpLimits.longJobSeconds,
      wallSeconds: options.wallSeconds ?? httpLimits.renderWallSeconds,
      graceSeconds: options.graceSeconds ?? graceSeconds,
      mebibytes,
    };
    this.#processes = processes;
    const queueOf = (lane: Lane, running: number) =>
      new FairQueue(
        {
          running,
          // Leaves processes to other owners, if there is more than one process.
          runningPerOwner: Math.ceil(running / 2),
          jobsPerOwner: options.jobsPerOwner ?? httpLimits.jobsEach,
          waiting: options.queueLength ?? httpLimits.queueLength,
          waitingBytes: httpLimits.queueBytes,
        },
        (owner) => (owner.startsWith(sharedOwner) ? this.#costOfShared(lane) : this.#costs.recent(owner)),
      );
    const { quick, render, long } = processes;
    this.#queues = {
      quick: queueOf("quick", quick),
      render: queueOf("render", render),
      long: queueOf("long", long),
    };
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
    const waiting = sum(loads.map(({ waiting: jobs }) => jobs)) - this.#reserving + (this.#shared?.waiting ?? 0);
    return { running: sum(loads.map(({ running }) => running)), waiting };
  }

  /** Number of owners served before this one, the largest of all lanes. Undefined if none of the owner's jobs waits. */
  position(owner: Owner): number | undefined {
    const inLanes = lanes.map((lane) => this.#queues[lane].position(owner));
    const places = [...inLanes, this.#shared?.position(owner)].filter((place) => place !== undefined);
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
    const job: QueuedJob<Name> = {
      name,
      request,
      owner,
      signal,
      onQueued,
      trace,
      bytes,
      waitedMilliseconds: 0,
      usedSeconds: 0,
    };
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

  /** Shares long jobs with other servers from now on. */
  share(shared: JobSharing): void {
    this.#shared = shared;
  }

  /** Runs jobs of other servers, and takes turns between them and those of this one. */
  get host(): JobHost {
    return {
      reserve: (lane, signal) => this.#reserve(lane, signal),
      perOwner: (lane) => Math.ceil(this.#processes[lane] / 2),
      recentCost: (owner) => this.#costs.recent(owner),
    };
  }

  async #reserve(lane: SharedLane, signal: AbortSignal): Promise<JobPlace> {
    const owner = `${sharedOwner}${this.#reservations++}`;
    this.#reserving++;
    const release = await this.#queues[lane].acquire({ owner, bytes: 0, signal }).finally(() => this.#reserving--);
    this.#sharedTurns.delete(lane);
    const slot: LaneSlot = { lane, release };
    return { run: (job) => this.#runShared(job, slot), release: () => slot.release() };
  }

  /** Shared jobs and those of this server take turns. */
  #costOfShared(lane: Lane): number {
    return this.#sharedTurns.has(lane) ? -1 : Number.POSITIVE_INFINITY;
  }

  /** Runs a job that this server has taken. */
  async #runShared(shared: Omit<SharedJob, "lane">, slot: LaneSlot): ReturnType<JobPlace["run"]> {
    const name = shared.name as JobName<Jobs>;
    const job = { ...shared, name, onQueued: undefined, trace: undefined, waitedMilliseconds: 0, usedSeconds: 0 };
    this.#started.set(name, this.startedCount(name) + 1);
    try {
      const outcome = (await this.#runInWorker(job, slot, maxAttempts)) as JobOutcome<unknown>;
      return { outcome, seconds: job.usedSeconds };
    } catch (problem) {
      throw describeExit(problem);
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

  #runInLane(lane: Lane, job: QueuedJob<JobName<Jobs>>): Promise<unknown> {
    const shared = this.#isShared(job, lane) ? this.#shared : undefined;
    return shared ? this.#runAnywhere(shared, lane, job) : this.#runHere(lane, job);
  }

  #isShared(job: QueuedJob<JobName<Jobs>>, lane: Lane): boolean {
    const sharing = lane === "long" ? "always" : this.#sharing(job.name);
    return sharing === "always" || (sharing === "long" && this.#costs.expected(job.owner, job) > sharedSeconds);
  }

  async #runAnywhere(shared: JobSharing, lane: Lane, job: QueuedJob<JobName<Jobs>>): Promise<unknown> {
    const { owner } = job;
    const sharedLane = lane === "long" ? "long" : "render";
    const [length, start] = [shared.waiting, performance.now()];
    let milliseconds = 0;
    try {
      const end = await shared.run({ ...job, lane: sharedLane });
      milliseconds = end.waitedMilliseconds;
      if (!end.isOwn) {
        this.#costs.charge(owner, end.seconds);
        this.#costs.remember(owner, job, end.seconds);
      }
      return resultOf(end.outcome);
    } catch (problem) {
      milliseconds ||= performance.now() - start;
      throw problem;
    } finally {
      this.#observeWait(job, { lane: sharedLane, length, milliseconds });
    }
  }

  #laneOf(job: QueuedJob<JobName<Jobs>>): Lane {
    const lane = this.#defaultLane(job.name);
    const isLong = lane === "render" && this.#costs.expected(job.owner, job) > this.#limits.longSeconds;
    return isLong ? "long" : lane;
  }

  /** Throws `LongJob` if the job has to run again in the lane "long". */
  async #runHere(lane: Lane, job: QueuedJob<JobName<Jobs>>): Promise<unknown> {
    const slot: LaneSlot = { lane, release: await this.#waitInQueue(lane, job) };
    try {
      // While this job waited, similar jobs of its owner may have turned out to be long.
      if (lane === "render" && this.#laneOf(job) === "long") throw new LongJob();
      this.#started.set(job.name, this.startedCount(job.name) + 1);
      return resultOf((await this.#runInWorker(job, slot, maxAttempts)) as JobOutcome<unknown>);
    } catch (problem) {
      if (problem instanceof LongJob) this.#costs.remember(job.owner, job, 2 * this.#limits.longSeconds);
      throw describeExit(problem);
    } finally {
      slot.release();
    }
  }

  async #waitInQueue(lane: Lane, job: QueuedJob): Promise<() => void> {
    const queue = this.#queues[lane];
    const { waiting: length } = queue.load;
    const start = performance.now();
    try {
      const release = await queue.acquire(job);
      this.#sharedTurns.add(lane);
      return release;
    } finally {
      this.#observeWait(job, { lane, length, milliseconds: performance.now() - start });
    }
  }

  #observeWait(job: QueuedJob, { lane, length, milliseconds }: QueueReport & { readonly lane: Lane }): void {
    job.waitedMilliseconds += milliseconds;
    this.#observer?.onWait(lane, milliseconds / 1000);
    job.trace?.onWait(lane, milliseconds / 1000);
    job.onQueued?.({ length, milliseconds: Math.round(milliseconds) });
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

  /** Finishes shared jobs, or hands them back after this time. */
  async close(sharedMilliseconds = 0): Promise<void> {
    await this.#shared?.close(sharedMilliseconds);
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
    if (signal.aborted) onAbort();
    try {
      const result = await work(limit.signal);
      job.usedSeconds = running.seconds();
      this.#costs.remember(owner, job, job.usedSeconds);
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

function describeExit(problem: unknown): unknown {
  return problem instanceof WorkerExited && problem.isOutOfMemory ? memoryLimitError() : problem;
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
