import { errorMessages as messages, type ProjectScore } from "@octavo/contract";
import { requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import { publicRow } from "../projects/store.ts";
import type { Database } from "../store/tables.ts";
import type { StoredReport } from "./score-keeper.ts";

/** A measurement of an earlier version of the site counts until the project is measured again. */
export async function readScore(database: Database, id: string): Promise<ProjectScore> {
  const row = requireFound(await publicRow(database, { id }), messages.publicProjectNotFound);
  const { score, score_hash, content_hash, score_report, scored_at } = row;
  if (score_hash !== content_hash || score_report === null || scored_at === null)
    return { state: "waiting", score: null, measured_at: null, report: null };
  const stored: StoredReport = JSON.parse(score_report);
  const measured_at = formatMoment(scored_at);
  if ("problem" in stored) return { state: stored.problem, score: null, measured_at, report: null };
  return { state: "measured", score, measured_at, report: stored };
}
