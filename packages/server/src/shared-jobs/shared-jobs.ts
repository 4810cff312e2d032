import { deserialize, serialize } from "node:v8";
import { httpLimits } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { FairQueue, type Owner } from "../jobs/fair-queue.ts";
import { type JobOutcome, outcomeOf, resultOf } from "../jobs/job-outcome.ts";
import type { JobHost, JobPlace, JobSharing, SharedJob, SharedJobEnd, SharedLane } from "../jobs/job-sharing.ts";
import type { Listen } from "../store/postgres-listener.ts";
import {
  channel,
  type EndedJob,
  type JobProgress,
  type Lease,
  maxFailures,
  type SharedQueue,
  type TakenJob,
} from "./shared-queue.ts";

export interface SharedJobsOptions {
  readonly queue: SharedQueue;
  readonly listen: Listen;
  readonly onProblem: (problem: unknown) => void;
}

export interface SharedJobCounts {
  /** Jobs that this server has begun, its own and others'. */
  readonly taken: number;
  /** Jobs that another server had begun before. */
  readonly repeated: number;
  /** Outcomes for clients of this server. */
  readonly delivered: number;
}

/** A job of this server, whose client waits. */
interface PendingJob {
  readonly job: SharedJob;
  readonly addedAt: number;
  readonly settle: PromiseWithResolvers<SharedJobEnd>;
  /** Undefined until this server learns that one has taken the job. */
  waitedMilliseconds: number | undefined;
  /** True while the outcome is read. */
  isCollected: boolean;
}

/** A job that this server runs, its own or another server's. */
interface HostedJob extends Lease {
  /** Aborted if the lease is lost. */
  readonly controller: AbortController;
}

/** Finds what notifications have missed. */
const pollMilliseconds = 1000;
const renewMilliseconds = 1500;
const keepMilliseconds = 5000;
const cleanUpMilliseconds = 2000;
/** Jobs of this server that are in the database at a time, of all owners and of one. The others wait in its memory. */
const submitted = { all: 64, each: 16 };

/**
 * Runs long jobs on any server of the site. Each server adds the jobs of its clients to the queue in the database, and takes
 * jobs of all servers when it has a free process. See docs/decisions/0112.
 */
export class SharedJobs implements JobSharing {
  readonly #host: JobHost;
  readonly #options: SharedJobsOptions;
  readonly #gate: FairQueue;
  readonly #pending = new Map<string, PendingJob>();
  readonly #hosted = new Map<string, HostedJob>();
  readonly #hosting = new Set<Promise<void>>();
  /** Queries that nobody waits for. */
  readonly #working = new Set<Promise<void>>();
  readonly #taking = new Map<SharedLane, Promise<void>>();
  /** Lanes that got a job while this server looked for the last one. */
  readonly #woken = new Set<SharedLane>();
  readonly #closing = new AbortController();
  readonly #counts = { taken: 0, repeated: 0, delivered: 0 };
  readonly #timers: NodeJS.Timeout[] = [];
  #stopListening: ReturnType<Listen> | undefined;
  /** Owners with waiting jobs on all servers, in the order in which they are served. */
  #owners: readonly Owner[] = [];
  #isStopping = false;

  constructor(host: JobHost, options: SharedJobsOptions) {
    this.#host = host;
    this.#options = options;
    this.#gate = new FairQueue(
      {
        running: submitted.all,
        runningPerOwner: submitted.each,
        jobsPerOwner: httpLimits.jobsEach,
        waiting: httpLimits.queueLength,
        waitingBytes: httpLimits.queueBytes,
      },
      host.recentCost,
    );
  }

  /** Jobs on all servers. */
  countAll(): Promise<{ readonly waiting: number; readonly running: number }> {
    return this.#options.queue.counts();
  }

  get counts(): SharedJobCounts {
    return this.#counts;
  }

  /** Jobs of this server's clients that no server runs yet. */
  get waiting(): number {
    const { waiting, running: added } = this.#gate.load;
    return waiting + added - [...this.#pending.values()].filter((pending) => !isWaiting(pending)).length;
  }

  /** Number of owners served before this one on all servers, as of the last second. Undefined if none of its jobs waits. */
  position(owner: Owner): number | undefined {
    const waits = [...this.#pending.values()].some((pending) => pending.job.owner === owner && isWaiting(pending));
    return this.#gate.position(owner) ?? (waits ? Math.max(0, this.#owners.indexOf(owner)) : undefined);
  }

  start(): void {
    const { queue, listen } = this.#options;
    this.#every(pollMilliseconds, () => this.#poll());
    this.#every(renewMilliseconds, () => this.#renew());
    this.#every(keepMilliseconds, () => this.#keep());
    this.#every(cleanUpMilliseconds, () => queue.cleanUp());
    this.#stopListening = listen(channel, {
      onMessage: (message) => this.#hear(message),
      onConnected: (isConnected) => isConnected && this.#hear(undefined),
    });
  }

  /** Throws an `ApiError` if the job is refused, and the signal's reason if it is aborted. */
  async run(job: SharedJob): Promise<SharedJobEnd> {
    const start = performance.now();
    const leave = await this.#gate.acquire(job);
    try {
      const gatedMilliseconds = performance.now() - start;
      const end = await this.#submit(job);
      return { ...end, waitedMilliseconds: end.waitedMilliseconds + gatedMilliseconds };
    } finally {
      leave();
    }
  }

  /** From now on, takes only jobs of this server's clients. */
  stopTaking(): void {
    this.#isStopping = true;
  }

  /** Waits for jobs that run here, and hands those back that take longer. */
  async close(waitMilliseconds: number): Promise<void> {
    this.stopTaking();
    const late = setTimeout(() => this.#closing.abort(), waitMilliseconds);
    while (this.#hosting.size > 0) await Promise.all(this.#hosting);
    clearTimeout(late);
    this.#closing.abort();
    await Promise.all(this.#taking.values());
    // A job that was taken meanwhile is handed back.
    await Promise.all(this.#hosting);
    for (const timer of this.#timers) clearInterval(timer);
    await this.#stopListening?.();
    await Promise.all(this.#working);
  }

  async #submit(job: SharedJob): Promise<SharedJobEnd> {
    const { lane, name, owner, request, signal } = job;
    const id = await this.#options.queue.add({ lane, name, owner, request: serialize(request) });
    const settle = Promise.withResolvers<SharedJobEnd>();
    const abort = () => settle.reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
    const addedAt = performance.now();
    const pending = { job, addedAt, settle, waitedMilliseconds: undefined, isCollected: false };
    this.#pending.set(id, pending);
    this.#wake(lane);
    try {
      return await settle.promise;
    } finally {
      signal.removeEventListener("abort", abort);
      this.#pending.delete(id);
      this.#try(() => this.#options.queue.remove(id));
    }
  }

  #hear(text: string | undefined): void {
    if (text === undefined) return this.#try(() => this.#poll());
    const [what = "", subject = ""] = text.split(" ");
    if (what === "added") this.#wake(subject as SharedLane);
    else if (what === "ended") this.#try(() => this.#collect(subject));
    else if (what === "cancelled") this.#hosted.get(subject)?.controller.abort();
  }

  async #poll(): Promise<void> {
    const { queue } = this.#options;
    for (const lane of await queue.waitingLanes()) this.#wake(lane);
    const ids = [...this.#pending.keys()];
    if (ids.length === 0) return;
    const found = new Map((await queue.progress(ids)).map((progress) => [progress.id, progress]));
    for (const id of ids) this.#follow(id, found.get(id));
    this.#owners = await queue.waitingOwners();
  }

  #follow(id: string, progress: JobProgress | undefined): void {
    const pending = this.#pending.get(id);
    if (!pending || pending.isCollected) return;
    if (!progress) this.#addAgain(id, pending);
    else if (progress.state === "ended") this.#try(() => this.#collect(id));
    else if (progress.state === "running") pending.waitedMilliseconds ??= waitOf(progress);
    else pending.waitedMilliseconds = undefined;
  }

  /** Rows are lost if PostgreSQL was killed, or if this server was silent for too long. */
  #addAgain(id: string, { job, settle }: PendingJob): void {
    this.#pending.delete(id);
    this.#submit(job).then(settle.resolve, settle.reject);
  }

  async #collect(id: string): Promise<void> {
    const pending = this.#pending.get(id);
    if (!pending || pending.isCollected) return;
    pending.isCollected = true;
    try {
      const ended = await this.#options.queue.findEnded(id);
      if (ended) await this.#deliverStored(ended, pending);
    } finally {
      pending.isCollected = false;
    }
  }

  async #deliverStored(ended: EndedJob, pending: PendingJob): Promise<void> {
    const { name } = pending.job;
    if (ended.failure !== null) return pending.settle.reject(new Error(`The job ${name} failed: ${ended.failure}`));
    const stored = await this.#options.queue.readOutcome(ended);
    if (!stored) return this.#addAgain(ended.id, pending);
    pending.waitedMilliseconds ??= waitOf(ended);
    const outcome = deserialize(stored) as JobOutcome<unknown>;
    this.#deliver(pending, { outcome, seconds: ended.milliseconds / 1000, isOwn: false });
  }

  #deliver({ settle, waitedMilliseconds = 0 }: PendingJob, end: Omit<SharedJobEnd, "waitedMilliseconds">): void {
    this.#counts.delivered++;
    settle.resolve({ ...end, waitedMilliseconds });
  }

  async #renew(): Promise<void> {
    const hosted = [...this.#hosted.values()];
    if (hosted.length === 0) return;
    const held = await this.#options.queue.renew(hosted);
    for (const { id, controller } of hosted) if (!held.has(id)) controller.abort();
  }

  async #keep(): Promise<void> {
    const ids = [...this.#pending.keys()];
    if (ids.length > 0) await this.#options.queue.keep(ids);
  }

  #wake(lane: SharedLane): void {
    if (this.#closing.signal.aborted) return;
    if (this.#taking.has(lane)) return void this.#woken.add(lane);
    const taking = this.#takeAll(lane)
      .catch((problem: unknown) => this.#options.onProblem(problem))
      .finally(() => {
        this.#taking.delete(lane);
        if (this.#woken.delete(lane)) this.#wake(lane);
      });
    this.#taking.set(lane, taking);
  }

  /** Takes jobs of a lane until there is none. */
  async #takeAll(lane: SharedLane): Promise<void> {
    for (;;) {
      const place = await this.#reserve(lane);
      if (!place) return;
      this.#woken.delete(lane);
      const job = await this.#take(lane, place);
      if (!job) return;
      const hosting = this.#runTaken(lane, job, place).catch((problem: unknown) => this.#options.onProblem(problem));
      this.#hosting.add(hosting);
      void hosting.then(() => this.#hosting.delete(hosting));
    }
  }

  /** Returns undefined if this server is closing, or its own queue is full. */
  async #reserve(lane: SharedLane): Promise<JobPlace | undefined> {
    const { signal } = this.#closing;
    try {
      return await this.#host.reserve(lane, signal);
    } catch (problem) {
      if (signal.aborted || problem instanceof ApiError) return undefined;
      throw problem;
    }
  }

  async #take(lane: SharedLane, place: JobPlace): Promise<TakenJob | undefined> {
    let job: TakenJob | undefined;
    try {
      const perOwner = this.#host.perOwner(lane);
      job = await this.#options.queue.take(lane, { perOwner, onlyOwn: this.#isStopping });
      return job;
    } finally {
      if (!job) place.release();
    }
  }

  async #runTaken(lane: SharedLane, job: TakenJob, place: JobPlace): Promise<void> {
    const { id, attempt } = job;
    const controller = new AbortController();
    this.#hosted.set(id, { id, attempt, controller });
    this.#counts.taken++;
    if (attempt > 1) this.#counts.repeated++;
    const pending = this.#pending.get(id);
    if (pending) pending.waitedMilliseconds = performance.now() - pending.addedAt;
    try {
      await this.#runHosted(job, place, AbortSignal.any([controller.signal, this.#closing.signal]));
    } catch (problem) {
      if (!controller.signal.aborted) await this.#giveBack(job, problem);
    } finally {
      this.#hosted.delete(id);
      place.release();
      // The owner may have had too many jobs here to take another one.
      this.#wake(lane);
    }
  }

  /** Throws if the job did not end. */
  async #runHosted(job: TakenJob, place: JobPlace, signal: AbortSignal): Promise<void> {
    const { name, owner } = job;
    const request = await this.#requestOf(job);
    signal.throwIfAborted();
    let seconds = 0;
    const outcome = await outcomeOf(async () => {
      const ran = await place.run({ name, owner, ...request, signal });
      seconds = ran.seconds;
      return resultOf(ran.outcome) as object;
    });
    if ("isLong" in outcome) await this.#options.queue.handBack(job, { lane: "long", failed: false });
    else await this.#end(job, outcome, seconds);
  }

  async #requestOf(job: TakenJob): Promise<Pick<SharedJob, "request" | "bytes">> {
    const own = this.#pending.get(job.id);
    if (own) return { request: own.job.request, bytes: own.job.bytes };
    const stored = await this.#options.queue.readRequest(job);
    if (!stored) throw new Error("The request of a shared job is damaged");
    return { request: deserialize(stored), bytes: stored.length };
  }

  async #end(job: TakenJob, outcome: JobOutcome<unknown>, seconds: number): Promise<void> {
    const { queue } = this.#options;
    const milliseconds = 1000 * seconds;
    const pending = this.#pending.get(job.id);
    if (!pending) {
      await queue.end(job, { digest: await queue.writeOutcome(job, serialize(outcome)), milliseconds });
      return;
    }
    // The outcome is here, so it is not stored, and the notification must not look for it.
    pending.isCollected = true;
    const isEnded = await queue.end(job, { milliseconds }).finally(() => (pending.isCollected = false));
    if (isEnded) this.#deliver(pending, { outcome, seconds, isOwn: true });
  }

  /** Lets another server try, unless the job has ended too many processes. */
  async #giveBack(job: TakenJob, problem: unknown): Promise<void> {
    const { queue, onProblem } = this.#options;
    const { lane, failures } = job;
    if (this.#closing.signal.aborted) return queue.handBack(job, { lane, failed: false });
    onProblem(problem);
    if (failures + 1 < maxFailures) return queue.handBack(job, { lane, failed: true });
    await queue.end(job, { failure: problem instanceof Error ? problem.message : String(problem), milliseconds: 0 });
  }

  /** Skips a turn if the last one still runs. */
  #every(milliseconds: number, work: () => Promise<void>): void {
    let isRunning = false;
    const turn = () => {
      if (isRunning) return;
      isRunning = true;
      this.#try(() => work().finally(() => (isRunning = false)));
    };
    this.#timers.push(setInterval(turn, milliseconds));
  }

  #try(work: () => Promise<void>): void {
    const working = work().catch((problem: unknown) => this.#options.onProblem(problem));
    this.#working.add(working);
    void working.then(() => this.#working.delete(working));
  }
}

const isWaiting = ({ waitedMilliseconds }: PendingJob) => waitedMilliseconds === undefined;

function waitOf({ created_at, started_at }: Pick<JobProgress, "created_at" | "started_at">): number {
  return Math.max(0, (started_at ?? created_at) - created_at);
}
