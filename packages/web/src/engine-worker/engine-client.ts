import type { Project } from "@octavo/contract";
import type { LintInput } from "@octavo/editor";
import type { LintProblem, ProjectDocuments, Template } from "@octavo/engine";
import type {
  Compiled,
  DesignPlace,
  EngineReply,
  EngineRequest,
  MasterDrawings,
  PageDrawing,
  PlanCheck,
  PlanDraft,
  Planner,
  PlannerSample,
  RulesCheck,
  RulesDraft,
  Source,
  Texts,
} from "./protocol.ts";

/** What the client needs of a Worker. */
export interface EngineWorker {
  postMessage(request: EngineRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<EngineReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export type CompileOutcome =
  | { readonly status: "compiled"; readonly compiled: Compiled }
  /** A newer compile took its place. */
  | { readonly status: "superseded" }
  | { readonly status: "cancelled" }
  | { readonly status: "failed"; readonly message: string };

export type PdfOutcome =
  | { readonly status: "made"; readonly file: Blob }
  | { readonly status: "cancelled" }
  | { readonly status: "failed"; readonly message: string };

type Failure = { readonly status: "cancelled" } | { readonly status: "failed"; readonly message: string };

interface Pending {
  /** Returns true when the request is answered. */
  readonly hear: (reply: EngineReply) => boolean;
  readonly fail: (failure: Failure) => void;
}

/** In milliseconds. The server allows a render job as much. */
export const timeLimits = { compile: 20_000, pdfSilence: 30_000 };

export const stopped = {
  compile: `Compiling took longer than ${timeLimits.compile / 1000} seconds and was stopped. A plan with fewer pages may help.`,
  pdf: `The PDF made no progress for ${timeLimits.pdfSilence / 1000} seconds and was stopped. Please try again.`,
  broken: "The engine stopped working. Load the page again.",
};

const disposal: Failure = { status: "cancelled" };

/**
 * The engine, seen from the studio. A worker that computes hears nothing, so that what takes too long is ended by
 * ending the worker; a new one takes over and compiles the last good planner again, whose pages are still on show.
 */
export class EngineClient {
  readonly #start: () => EngineWorker;
  #worker: EngineWorker | undefined;
  #nextId = 1;
  readonly #pending = new Map<number, Pending>();
  #compiling: { readonly id: number; readonly source: Source } | undefined;
  #waiting: { readonly source: Source; readonly settle: (outcome: CompileOutcome) => void } | undefined;
  #good: { readonly id: number; readonly source: Source } | undefined;

  constructor(start: () => EngineWorker) {
    this.#start = start;
  }

  /** One compile runs; of those that come meanwhile only the newest waits for its turn. */
  compile(source: Source): Promise<CompileOutcome> {
    return new Promise((settle) => {
      this.#waiting?.settle({ status: "superseded" });
      this.#waiting = { source, settle };
      this.#compileNext();
    });
  }

  /** Ends the running compile and forgets the waiting one. */
  cancelCompile(): void {
    this.#waiting?.settle({ status: "cancelled" });
    this.#waiting = undefined;
    if (this.#compiling) this.#restart({ status: "cancelled" });
  }

  /** A page that was asked for when the worker ended is asked for again: it is on show, whatever became of the rest. */
  page(planner: Planner, page: number): Promise<PageDrawing | undefined> {
    return new Promise((settle) => {
      const hear = (reply: EngineReply) => {
        settle(reply.kind === "page" ? reply.drawing : undefined);
        return true;
      };
      const ask = (fail: Pending["fail"]) =>
        this.#ask({ kind: "page", id: this.#newId(), revision: planner.revision, page }, { hear, fail });
      ask((failure) => (failure === disposal ? settle(undefined) : ask(() => settle(undefined))));
    });
  }

  /** A few pages of a planner that is looked at and not kept; undefined when it has errors or the engine has stopped. */
  sample(texts: Texts, most: number): Promise<PlannerSample | undefined> {
    return new Promise((settle) => {
      const hear = (reply: EngineReply) => {
        settle(reply.kind === "sample" ? reply.sample : undefined);
        return true;
      };
      this.#ask({ kind: "sample", id: this.#newId(), texts, most }, { hear, fail: () => settle(undefined) });
    });
  }

  /** Undefined when the worker ended meanwhile. */
  checkPlan(draft: PlanDraft): Promise<PlanCheck | undefined> {
    return this.#answer({ kind: "plan", id: this.#newId(), draft }, (reply) =>
      reply.kind === "plan" ? reply.check : undefined,
    );
  }

  /** Undefined when the worker ended meanwhile. */
  checkRules(draft: RulesDraft): Promise<RulesCheck | undefined> {
    return this.#answer({ kind: "rules", id: this.#newId(), draft }, (reply) =>
      reply.kind === "rules" ? reply.check : undefined,
    );
  }

  /** A page of each master that can be drawn; undefined when the worker ended meanwhile. */
  masters(project: Project): Promise<MasterDrawings | undefined> {
    return this.#answer({ kind: "masters", id: this.#newId(), project }, (reply) =>
      reply.kind === "masters" ? reply.drawings : undefined,
    );
  }

  /** Languages that the engine has names of months and days in. */
  locales(): Promise<readonly string[] | undefined> {
    return this.#answer({ kind: "locales", id: this.#newId() }, (reply) =>
      reply.kind === "locales" ? reply.locales : undefined,
    );
  }

  /** A project as the two documents that stand for it. Undefined when the worker ended meanwhile. */
  documents(project: Project): Promise<ProjectDocuments | undefined> {
    return this.#answer({ kind: "documents", id: this.#newId(), project }, (reply) =>
      reply.kind === "documents" ? reply.documents : undefined,
    );
  }

  /** What is doubtful on the device of the template; nothing where it names none. */
  lint(linted: LintInput): Promise<readonly LintProblem[] | undefined> {
    return this.#answer({ kind: "lint", id: this.#newId(), ...linted }, (reply) =>
      reply.kind === "lint" ? reply.problems : undefined,
    );
  }

  /** The pages of the project's planner, for one of its designs to be looked at as; undefined with an error in it. */
  pagesOf(design: DesignPlace): Promise<Template | undefined> {
    return this.#answer({ kind: "pages", id: this.#newId(), ...design }, (reply) =>
      reply.kind === "pages" ? reply.template : undefined,
    );
  }

  #answer<Value>(request: EngineRequest, read: (reply: EngineReply) => Value | undefined): Promise<Value | undefined> {
    return new Promise((settle) => {
      const hear = (reply: EngineReply) => {
        settle(read(reply));
        return true;
      };
      this.#ask(request, { hear, fail: () => settle(undefined) });
    });
  }

  pdf(planner: Planner, signal: AbortSignal, onProgress: (pages: number, total: number) => void): Promise<PdfOutcome> {
    return new Promise((settle) => {
      const id = this.#newId();
      const onTimeout = () => this.#restart({ status: "failed", message: stopped.pdf });
      let alarm = setTimeout(onTimeout, timeLimits.pdfSilence);
      const finish = (outcome: PdfOutcome) => {
        clearTimeout(alarm);
        settle(outcome);
      };
      const hear = (reply: EngineReply) => {
        clearTimeout(alarm);
        if (reply.kind === "progress") {
          onProgress(reply.pages, reply.total);
          alarm = setTimeout(onTimeout, timeLimits.pdfSilence);
          return false;
        }
        finish(pdfOutcome(reply));
        return true;
      };
      this.#ask({ kind: "pdf", id, revision: planner.revision }, { hear, fail: finish });
      // Whoever has ended the worker meanwhile wants no new one for this.
      signal.addEventListener("abort", () => this.#worker?.postMessage({ kind: "cancel", id }), { once: true });
    });
  }

  /** Ends the worker. Whoever asks again gets a new one. */
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
    const finish = (outcome: CompileOutcome) => {
      clearTimeout(alarm);
      this.#compiling = undefined;
      settle(outcome);
      this.#compileNext();
    };
    const hear = (reply: EngineReply) => {
      if (reply.kind === "started") {
        const onTimeout = () => this.#restart({ status: "failed", message: stopped.compile });
        // Begun anew when a font or a language was missing.
        clearTimeout(alarm);
        alarm = setTimeout(onTimeout, timeLimits.compile);
        return false;
      }
      const outcome = compileOutcome(reply);
      if (outcome.status === "compiled" && outcome.compiled.planner) this.#good = { id, source };
      finish(outcome);
      return true;
    };
    this.#ask({ kind: "compile", id, source }, { hear, fail: finish });
  }

  #ask(request: EngineRequest, pending: Pending): void {
    this.#pending.set(request.id, pending);
    this.#running().postMessage(request);
  }

  #running(): EngineWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if (this.#pending.get(data.id)?.hear(data)) this.#pending.delete(data.id);
    };
    worker.onerror = () => this.#restart({ status: "failed", message: stopped.broken });
    if (this.#good) worker.postMessage({ kind: "compile", ...this.#good });
    return worker;
  }

  /** Whoever else was waiting for the worker hears the same. */
  #restart(failure: Failure): void {
    this.#endWorker(failure);
    this.#compileNext();
  }

  #endWorker(failure: Failure): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const interrupted = [...this.#pending.values()];
    this.#pending.clear();
    for (const { fail } of interrupted) fail(failure);
  }

  #newId(): number {
    return this.#nextId++;
  }
}

function compileOutcome(reply: EngineReply): CompileOutcome {
  if (reply.kind === "compiled") return { status: "compiled", compiled: reply.compiled };
  return { status: "failed", message: reply.kind === "failed" ? reply.message : stopped.broken };
}

function pdfOutcome(reply: EngineReply): PdfOutcome {
  if (reply.kind === "pdf") return { status: "made", file: reply.file };
  if (reply.kind === "cancelled") return { status: "cancelled" };
  return { status: "failed", message: reply.kind === "failed" ? reply.message : stopped.broken };
}
