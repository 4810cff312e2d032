import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { processorSeconds, residentBytes } from "./process-usage.ts";
import type { WorkerStep } from "./worker-steps.ts";

export interface JobRequest {
  readonly name: string;
  readonly request: unknown;
  /** Processor time that the job is allowed, if it can be estimated. Undefined means unlimited. */
  readonly maxSeconds: number | undefined;
  /** W3C trace context of the job, if its steps are recorded. */
  readonly traceparent: string | undefined;
}

/** The worker sends `isStarted` first, and then an outcome or a problem. Steps of a traced job come before its outcome. */
export type WorkerMessage =
  | { readonly isStarted: true }
  | { readonly steps: readonly WorkerStep[] }
  | { readonly outcome: unknown }
  | { readonly problem: unknown };

/** Characters kept of the error output. V8 prints a lot when it runs out of memory. */
const errorOutputLength = 4000;
/** Folders, and a variable that Windows needs. The server's secrets must not reach a process that opens documents. */
const inheritedVariables = ["TMPDIR", "NODE_COMPILE_CACHE", "SystemRoot"];
/** Half-space of V8's young generation. A larger one takes 40 MB more and saves no time. */
const semiSpaceMebibytes = 8;

export class WorkerExited extends Error {
  override readonly name = "WorkerExited";
  readonly isOutOfMemory: boolean;

  constructor(exit: string, errorOutput: string) {
    super(`A worker process exited (${exit}). ${errorOutput.trim()}`);
    this.isOutOfMemory = /heap out of memory|allocation failed|bad_alloc/i.test(errorOutput);
  }
}

/** Interface of a worker process. Tests implement it within their own process. */
export type WorkerHandle = Pick<WorkerProcess, keyof WorkerProcess>;

/** The process exited before the job started, so that another one can run it. */
export class JobNotStarted extends Error {
  override readonly name = "JobNotStarted";
}

/**
 * A process that runs one job at a time. Threads would not do: if V8 runs out of memory while a table grows, it ends the
 * whole process, and only a process can be limited in memory and killed at any point.
 */
export class WorkerProcess {
  readonly exited: Promise<WorkerExited>;
  readonly #child: ChildProcess;
  #answer = Promise.withResolvers<unknown>();
  #onSteps: ((steps: readonly WorkerStep[]) => void) | undefined;
  #wasEnded = false;
  #isStarted = false;
  /** Processor time of the process at the start of the job. */
  #secondsAtStart: number | undefined;
  #errorOutput = "";

  constructor(program: string, heapMebibytes: number) {
    this.#child = fork(program, {
      execArgv: [`--max-old-space-size=${heapMebibytes}`, `--max-semi-space-size=${semiSpaceMebibytes}`],
      env: Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]])),
      serialization: "advanced",
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    this.#child.stderr?.on("data", (text: Buffer) => {
      this.#errorOutput = (this.#errorOutput + text.toString()).slice(-errorOutputLength);
    });
    this.#child.on("message", (message: WorkerMessage) => this.#receive(message));
    this.exited = this.#waitForExit();
  }

  /** True after `stop` was called. */
  get wasStopped(): boolean {
    return this.#wasEnded;
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#wasEnded;
  }

  /** Resident memory, which includes memory outside V8's heap. */
  get residentBytes(): number {
    return residentBytes(this.#child.pid);
  }

  /** Processor time of the current job, without the start of the process. Undefined on systems other than Linux. */
  get jobSeconds(): number | undefined {
    if (!this.#isStarted) return 0;
    const now = processorSeconds(this.#child.pid);
    return now === undefined || this.#secondsAtStart === undefined ? undefined : now - this.#secondsAtStart;
  }

  /** Gives the process the lowest priority. It can't be raised again. */
  lowerPriority(): void {
    if (this.#child.pid === undefined || !this.isAlive) return;
    try {
      setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
    } catch (problem) {
      // ESRCH: the process has just exited.
      if (!(problem instanceof Error && "code" in problem && problem.code === "ERR_SYSTEM_ERROR")) throw problem;
    }
  }

  /** Returns the outcome of the job. If `signal` is aborted, kills the process and throws the signal's reason. */
  async run(
    request: JobRequest,
    signal: AbortSignal,
    onSteps?: (steps: readonly WorkerStep[]) => void,
  ): Promise<unknown> {
    this.#onSteps = onSteps;
    this.#answer = Promise.withResolvers<unknown>();
    this.#isStarted = false;
    const { promise, reject } = this.#answer;
    const stop = () => {
      reject(signal.reason);
      void this.stop();
    };
    signal.addEventListener("abort", stop, { once: true });
    this.#child.send(request, (cause) => cause && reject(new JobNotStarted(undefined, { cause })));
    try {
      return await promise;
    } catch (cause) {
      // The system accepts a message to a process that has just been killed.
      const isKilled = cause instanceof WorkerExited && !cause.isOutOfMemory;
      const isLost = isKilled && !this.#isStarted && !this.#wasEnded;
      throw isLost ? new JobNotStarted(undefined, { cause }) : cause;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  async stop(): Promise<void> {
    this.#wasEnded = true;
    this.#child.kill("SIGKILL");
    await this.exited;
  }

  #receive(message: WorkerMessage): void {
    const { resolve, reject } = this.#answer;
    if ("isStarted" in message) {
      this.#isStarted = true;
      this.#secondsAtStart = processorSeconds(this.#child.pid);
    } else if ("steps" in message) this.#onSteps?.(message.steps);
    else if ("outcome" in message) resolve(message.outcome);
    else reject(message.problem);
  }

  async #waitForExit(): Promise<WorkerExited> {
    const exit = await new Promise<string>((resolve) => {
      // Unlike "exit", this comes after all error output.
      this.#child.once("close", (code, signal) => resolve(signal ?? `code ${code}`));
      this.#child.once("error", (problem) => resolve(problem.message));
    });
    const problem = new WorkerExited(exit, this.#errorOutput);
    this.#answer.promise.catch(() => undefined);
    this.#answer.reject(problem);
    return problem;
  }
}
