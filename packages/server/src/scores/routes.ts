import { errorMessages as messages, type ProjectScore } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import { mount } from "../http/contract-route.ts";
import { publicRow } from "../projects/store.ts";
import type { Database, ProjectRow } from "../store/tables.ts";
import type { StoredReport } from "./score-keeper.ts";

export function scoreRoutes(app: FastifyInstance, database: Database): void {
  mount(app, "GET /api/public/projects/{id}/score", async ({ params }) =>
    scoreOf(requireFound(await publicRow(database, params), messages.publicProjectNotFound)),
  );
}

/** A measurement of an earlier version of the site counts until the project is measured again. */
function scoreOf({ score, score_hash, content_hash, score_report, scored_at }: ProjectRow): ProjectScore {
  if (score_hash !== content_hash || score_report === null || scored_at === null)
    return { state: "waiting", score: null, measured_at: null, report: null };
  const stored: StoredReport = JSON.parse(score_report);
  const measured_at = formatMoment(scored_at);
  if ("problem" in stored) return { state: stored.problem, score: null, measured_at, report: null };
  return { state: "measured", score, measured_at, report: stored };
}
