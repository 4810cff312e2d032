import type { ScoreReport, ScoreState } from "@octavo/contract";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { sourceOf } from "../compile/project-results.ts";
import { ApiError } from "../http/api-error.ts";
import type { Clock } from "../http/clock.ts";
import type { Objects } from "../objects/objects.ts";
import { publicProject, type StoredProject } from "../projects/store.ts";
import type { Renderer } from "../render/renderer.ts";
import type { StoreKind } from "../store/migrations/column-types.ts";
import type { Database } from "../store/tables.ts";
import { claimNext, countAttempt, endLeases, storeMeasurement } from "./store.ts";

/** A report, or the reason why there is none. */
export type StoredReport = ScoreReport | { readonly problem: Exclude<ScoreState, "measured" | "waiting"> };

export interface ScoreParts {
  readonly database: Database;
  readonly objects: Objects;
  readonly kind: StoreKind;
  readonly render: Renderer;
  readonly now: Clock;
  readonly log: FastifyBaseLogger;
}

const pollMilliseconds = 5000;
const mostAttempts = 3;

/**
 * Measures public projects after they were published or changed (docs/decisions/0106). Every server does, one project at a time, in
 * the lane for long jobs.
 */
export class ScoreKeeper {
  readonly #parts: ScoreParts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(parts: ScoreParts) {
    this.#parts = parts;
  }

  /** Measures while the server listens. */
  schedule(app: FastifyInstance): void {
    const { database, kind } = this.#parts;
    let timer: NodeJS.Timeout | undefined;
    app.addHook("onListen", async () => {
      // A data folder has one server, so leases from before its start are of one that has ended.
      if (kind === "sqlite") await endLeases(database);
      timer = setInterval(() => this.#tick(), pollMilliseconds).unref();
      this.#tick();
    });
    app.addHook("preClose", async () => {
      clearInterval(timer);
      this.#stopping.abort();
      await this.#running;
    });
  }

  #tick(): void {
    this.#running ??= this.measureDue()
      .catch((err: unknown) => this.#parts.log.error({ err }, "measuring public projects failed"))
      .finally(() => (this.#running = undefined));
  }

  /** Measures all projects that wait. */
  async measureDue(): Promise<void> {
    const { database, now } = this.#parts;
    while (!this.#stopping.signal.aborted) {
      const id = await claimNext(database, now());
      if (id === undefined) return;
      await this.#measure(id);
    }
  }

  async #measure(id: string): Promise<void> {
    const { database } = this.#parts;
    const project = await publicProject(database, { id });
    if (!project) return;
    try {
      await this.#run(project);
    } catch (problem) {
      if (this.#stopping.signal.aborted) return;
      const reason = reasonOf(problem);
      if (reason) return this.#store(project, { problem: reason });
      this.#parts.log.error({ err: problem, project: id }, "a project could not be measured");
      if ((await countAttempt(database, id)) >= mostAttempts) await this.#store(project, { problem: "failed" });
    }
  }

  async #run(project: StoredProject): Promise<void> {
    const { render } = this.#parts;
    const source = await sourceOf(this.#parts, project);
    // Measurements are one owner, so that they never take the processes of users who wait.
    const options = { owner: "scores", signal: this.#stopping.signal };
    const { score, report, pageKinds } = await render.run("measure", { source }, options);
    await this.#store(project, report, { score, pageKinds });
  }

  async #store(
    { row: { id, content_hash } }: StoredProject,
    report: StoredReport,
    measured?: { readonly score: number; readonly pageKinds: number },
  ): Promise<void> {
    const { database, now } = this.#parts;
    await storeMeasurement(database, id, {
      contentHash: content_hash,
      score: measured?.score ?? null,
      report: JSON.stringify(report),
      pageKinds: measured?.pageKinds,
      now: now(),
    });
  }
}

/** Reason that lies in the documents. Undefined if a later attempt can succeed. */
function reasonOf(problem: unknown): "invalid" | "too_large" | undefined {
  if (!(problem instanceof ApiError) || problem.retryAfterSeconds !== undefined) return undefined;
  if (problem.code === "RENDER_LIMIT" || problem.code === "QUOTA_EXCEEDED") return "too_large";
  return problem.code === "INVALID_DOCUMENT" ? "invalid" : undefined;
}
