import type { Message } from "@octavo/foundation";
import { translate } from "../language/t.ts";
import type { EngineReply, EngineRequest, JobEvent } from "./job-messages.ts";
import type { JobArguments, JobName, JobResult } from "./jobs.ts";
import { compileStopped, engineStopped, pdfStopped } from "./messages.ts";
import type {
  CarriedInk,
  CompileResult,
  InkRequest,
  PageDrawing,
  PdfRequest,
  Planner,
  PlannerSource,
} from "./protocol.ts";

export interface EngineWorker {
  postMessage(request: EngineRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<EngineReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export type CompileOutcome =
  | { readonly status: "compiled"; readonly compiled: CompileResult }
  /** A newer compile replaced this one. */
  | { readonly status: "superseded" }
  | { readonly status: "cancelled" }
  | { readonly status: "failed"; readonly message: string };

export type PdfOutcome =
  | { readonly status: "made"; readonly file: Blob }
  | { readonly status: "cancelled" }
  | { readonly status: "failed"; readonly message: string };

export type InkOutcome = { readonly status: "carried"; readonly carried: CarriedInk } | Failure;

type Failure = { readonly status: "cancelled" } | { readonly status: "failed"; readonly message: string };

type JobOutcome<Result> = { readonly status: "done"; readonly result: Result } | Failure;

interface PendingJob<Result> {
  settle(this: void, outcome: JobOutcome<Result>): void;
  readonly onEvent?: (event: JobEvent) => void;
  /** Replaces `settle` if the worker ends before the job. */
  readonly onWorkerEnd?: (failure: Failure) => void;
}

/** Time limits in milliseconds, equal to those of the server's render jobs. */
export const timeLimits = { compile: 20_000, pdfSilence: 30_000 };

/** The client translates, so that the studio shows the text as it is. */
const failure = (message: Message): Failure => ({ status: "failed", message: translate(message) });

const disposal: Failure = { status: "cancelled" };

/**
 * Runs the engine's jobs in a worker. A busy worker receives no messages, so a job that takes too long is stopped by
 * terminating the worker. A new worker then compiles the last valid planner again, because its pages are still visible.
 */
export class EngineClient {
  readonly #start: () => EngineWorker;
  #worker: EngineWorker | undefined;
  #nextId = 1;
  readonly #pending = new Map<number, PendingJob<unknown>>();
  #compiling: { readonly id: number; readonly source: PlannerSource } | undefined;
  #waiting: { readonly source: PlannerSource; readonly settle: (outcome: CompileOutcome) => void } | undefined;
  #lastValid: { readonly id: number; readonly source: PlannerSource } | undefined;

  constructor(start: () => EngineWorker) {
    this.#start = start;
  }

  /** Runs a job that has no queue, progress or time limit. Returns undefined if the job fails or the worker ends. */
  run<Name extends JobName>(job: Name, ...[input]: JobArguments<Name>): Promise<JobResult<Name> | undefined> {
    return new Promise((resolve) => {
      const settle = (outcome: JobOutcome<JobResult<Name>>) =>
        resolve(outcome.status === "done" ? outcome.result : undefined);
      this.#send(job, input, { settle });
    });
  }

  /** Compiles a planner. One compile runs at a time; only the newest of the others waits. */
  compile(source: PlannerSource): Promise<CompileOutcome> {
    return new Promise((settle) => {
      this.#waiting?.settle({ status: "superseded" });
      this.#waiting = { source, settle };
      this.#compileNext();
    });
  }

  /** Cancels the running and the waiting compile. */
  cancelCompile(): void {
    this.#waiting?.settle({ status: "cancelled" });
    this.#waiting = undefined;
    if (this.#compiling) this.#restart({ status: "cancelled" });
  }

  /** Draws a page. The page is visible, so it is requested again if the worker ends. Undefined after `dispose`. */
  page(planner: Planner, page: number): Promise<PageDrawing | undefined> {
    return new Promise((resolve) => {
      const input = { revision: planner.revision, page };
      const settle = (outcome: JobOutcome<PageDrawing | undefined>) =>
        resolve(outcome.status === "done" ? outcome.result : undefined);
      const onWorkerEnd = (failure: Failure) =>
        failure === disposal ? resolve(undefined) : this.#send("drawPage", input, { settle });
      this.#send("drawPage", input, { settle, onWorkerEnd });
    });
  }

  async pdf(
    planner: Planner,
    signal: AbortSignal,
    onProgress: (pages: number, total: number) => void,
    options: Omit<PdfRequest, "revision"> = {},
  ): Promise<PdfOutcome> {
    const outcome = await this.#runWithProgress(
      "makePdf",
      { revision: planner.revision, ...options },
      signal,
      onProgress,
    );
    if (outcome.status !== "done") return outcome;
    return outcome.result ? { status: "made", file: outcome.result } : { status: "cancelled" };
  }

  /** Copies handwriting of a PDF to the PDF of a planner. */
  async carryInk(
    planner: Planner,
    files: Omit<InkRequest, "revision">,
    signal: AbortSignal,
    onProgress: (pages: number, total: number) => void,
  ): Promise<InkOutcome> {
    const outcome = await this.#runWithProgress(
      "carryInk",
      { revision: planner.revision, ...files },
      signal,
      onProgress,
    );
    if (outcome.status !== "done") return outcome;
    return outcome.result ? { status: "carried", carried: outcome.result } : { status: "cancelled" };
  }

  #runWithProgress<Name extends JobName>(
    job: Name,
    input: JobArguments<Name>[0],
    signal: AbortSignal,
    onProgress: (pages: number, total: number) => void,
  ): Promise<JobOutcome<JobResult<Name>>> {
    return new Promise((resolve) => {
      const id = this.#newId();
      const onTimeout = () => this.#restart(failure(pdfStopped(timeLimits.pdfSilence / 1000)));
      let alarm = setTimeout(onTimeout, timeLimits.pdfSilence);
      const settle = (outcome: JobOutcome<JobResult<Name>>) => {
        clearTimeout(alarm);
        resolve(outcome);
      };
      const onEvent = (event: JobEvent) => {
        if (event.type !== "progress") return;
        clearTimeout(alarm);
        alarm = setTimeout(onTimeout, timeLimits.pdfSilence);
        onProgress(event.pages, event.total);
      };
      this.#send(job, input, { settle, onEvent }, id);
      // If the worker has ended, cancelling starts no new one.
      signal.addEventListener("abort", () => this.#worker?.postMessage({ id, job: "cancel" }), { once: true });
    });
  }

  /** Ends the worker. The next job starts a new one. */
  dispose(): void {
    this.#waiting?.settle({ status: "cancelled" });
    this.#waiting = undefined;
    this.#endWorker(disposal);
  }

  #compileNext(): void {
    if (this.#compiling || !this.#waiting) return;
    const { source, settle } = this.#waiting;
    this.#waiting = undefined;
    this.#compiling = { id: this.#newId(), source };
    const { id } = this.#compiling;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    const finish = (outcome: JobOutcome<CompileResult>) => {
      clearTimeout(alarm);
      this.#compiling = undefined;
      if (outcome.status === "done" && outcome.result.planner) this.#lastValid = { id, source };
      settle(outcome.status === "done" ? { status: "compiled", compiled: outcome.result } : outcome);
      this.#compileNext();
    };
    const onEvent = () => {
      // A job starts again after it has loaded a missing table.
      clearTimeout(alarm);
      const onTimeout = () => this.#restart(failure(compileStopped(timeLimits.compile / 1000)));
      alarm = setTimeout(onTimeout, timeLimits.compile);
    };
    this.#send("compile", source, { settle: finish, onEvent }, id);
  }

  #send<Name extends JobName>(
    job: Name,
    input: JobArguments<Name>[0],
    pending: PendingJob<JobResult<Name>>,
    id: number = this.#newId(),
  ): void {
    this.#pending.set(id, pending);
    this.#running().postMessage({ id, job, input });
  }

  #running(): EngineWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = () => this.#restart(failure(engineStopped));
    if (this.#lastValid) worker.postMessage({ id: this.#lastValid.id, job: "compile", input: this.#lastValid.source });
    return worker;
  }

  #receive(reply: EngineReply): void {
    const pending = this.#pending.get(reply.id);
    if (!pending) return;
    if (reply.type === "started" || reply.type === "progress") return pending.onEvent?.(reply);
    this.#pending.delete(reply.id);
    if (reply.type === "done") pending.settle({ status: "done", result: reply.result });
    else pending.settle(failure(reply.message));
  }

  /** Fails all pending jobs, because they share the worker. */
  #restart(failure: Failure): void {
    this.#endWorker(failure);
    this.#compileNext();
  }

  #endWorker(failure: Failure): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const interrupted = [...this.#pending.values()];
    this.#pending.clear();
    for (const { settle, onWorkerEnd = settle } of interrupted) onWorkerEnd(failure);
  }

  #newId(): number {
    return this.#nextId++;
  }
}
