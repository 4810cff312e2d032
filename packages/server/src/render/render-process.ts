import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type * as jobs from "./jobs.ts";
import { processorSeconds } from "./processor-seconds.ts";
import { residentBytes } from "./resident-bytes.ts";

export type Job = keyof typeof jobs;

export interface Question {
  readonly job: Job;
  readonly input: unknown;
  /** Processor time that the job may be expected to take before it begins in earnest; undefined for any. */
  readonly mostSeconds: number | undefined;
}

/** First that the job has come, then what became of it. */
export type Answer = { readonly isHeard: true } | { readonly outcome: unknown } | { readonly problem: unknown };

const program = fileURLToPath(new URL("./render-process.main.ts", import.meta.url));

/** Of what it says as it dies, which V8 does at length. */
const lastWordsLength = 4000;
/** Where temporary files go, and what Windows cannot do without. No secret of the server's is any business of a document. */
const inherited = ["TMPDIR", "NODE_COMPILE_CACHE", "SystemRoot"];
/** Of V8's young generation: more takes 40 MB and saves no time. */
const semiSpaceMebibytes = 8;

export class RenderProcessEnded extends Error {
  override readonly name = "RenderProcessEnded";
  readonly isOutOfMemory: boolean;

  constructor(how: string, lastWords: string) {
    super(`A render process ended (${how}). ${lastWords.trim()}`);
    this.isOutOfMemory = /heap out of memory|allocation failed|bad_alloc/i.test(lastWords);
  }
}

/** What a pool asks of a process. */
export type Renderer = Pick<RenderProcess, keyof RenderProcess>;

const gone = "A render process was gone.";

/** The process had ended before it heard of the job, and nobody had noticed yet: another one can have it. */
export class JobNotHeard extends Error {
  override readonly name = "JobNotHeard";
}

/**
 * A process for one job at a time. Not a thread: V8 ends the whole process when it finds no memory while a table grows,
 * whichever thread that happens in; and only a process can be bounded in all its memory, and ended wherever it is.
 */
export class RenderProcess {
  /** Why it ended, when it has. */
  readonly ended: Promise<RenderProcessEnded>;
  readonly #child: ChildProcess;
  #answered = Promise.withResolvers<unknown>();
  #wasEnded = false;
  #hasHeard = false;
  /** Processor time of the process when it heard of the job. */
  #heardAt: number | undefined;
  #lastWords = "";

  constructor(heapMebibytes: number) {
    this.#child = fork(program, {
      execArgv: [`--max-old-space-size=${heapMebibytes}`, `--max-semi-space-size=${semiSpaceMebibytes}`],
      env: Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      serialization: "advanced",
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    this.#child.stderr?.on("data", (words: Buffer) => {
      this.#lastWords = (this.#lastWords + words.toString()).slice(-lastWordsLength);
    });
    this.#child.on("message", (answer: Answer) => this.#settle(answer));
    this.ended = this.#untilEnded();
  }

  /** Whether it ended because `end` was called. */
  get wasEnded(): boolean {
    return this.#wasEnded;
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#wasEnded;
  }

  /** Memory that it takes, bytes outside V8's heap and all. */
  get residentBytes(): number {
    return residentBytes(this.#child.pid);
  }

  /** Processor time of the present job, without that of starting the process; undefined where the system does not count. */
  get jobSeconds(): number | undefined {
    if (!this.#hasHeard) return 0;
    const now = processorSeconds(this.#child.pid);
    return now === undefined || this.#heardAt === undefined ? undefined : now - this.#heardAt;
  }

  /** Lets all other processes go first, for the rest of its life: a program may not take that back. */
  yieldToOthers(): void {
    if (this.#child.pid === undefined || !this.isAlive) return;
    try {
      setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
    } catch (problem) {
      // ESRCH: it ended a moment ago.
      if (!(problem instanceof Error && "code" in problem && problem.code === "ERR_SYSTEM_ERROR")) throw problem;
    }
  }

  /** Aborted, it ends the process and throws the signal's reason. */
  async run(question: Question, signal: AbortSignal): Promise<unknown> {
    this.#answered = Promise.withResolvers<unknown>();
    this.#hasHeard = false;
    const { promise, reject } = this.#answered;
    const stop = () => {
      reject(signal.reason);
      void this.end();
    };
    signal.addEventListener("abort", stop, { once: true });
    this.#child.send(question, (cause) => cause && reject(new JobNotHeard(gone, { cause })));
    try {
      return await promise;
    } catch (cause) {
      // The system takes a message to a process that has just been killed.
      const isGone = cause instanceof RenderProcessEnded && !cause.isOutOfMemory;
      const isLost = isGone && !this.#hasHeard && !this.#wasEnded;
      throw isLost ? new JobNotHeard(gone, { cause }) : cause;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  async end(): Promise<void> {
    this.#wasEnded = true;
    this.#child.kill("SIGKILL");
    await this.ended;
  }

  #settle(answer: Answer): void {
    const { resolve, reject } = this.#answered;
    if ("isHeard" in answer) {
      this.#hasHeard = true;
      this.#heardAt = processorSeconds(this.#child.pid);
    } else if ("outcome" in answer) resolve(answer.outcome);
    else reject(answer.problem);
  }

  async #untilEnded(): Promise<RenderProcessEnded> {
    const how = await new Promise<string>((resolve) => {
      // After its last words, unlike "exit".
      this.#child.once("close", (code, signal) => resolve(signal ?? `code ${code}`));
      this.#child.once("error", (problem) => resolve(problem.message));
    });
    const problem = new RenderProcessEnded(how, this.#lastWords);
    this.#answered.promise.catch(() => undefined);
    this.#answered.reject(problem);
    return problem;
  }
}
