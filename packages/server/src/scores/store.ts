/** Queries of scores. An entry of the gallery whose measured version is older waits to be measured. */
import { sql } from "kysely";
import type { Database, Moment } from "../store/tables.ts";

/** Increase it if a measurement gives other points for the same content. All public projects are measured again. */
export const measurementVersion = 1;

/** Longer than a job may take. */
const leaseMilliseconds = 5 * 60 * 1000;
/** Time without a change after which a project is measured, because its author may go on. */
const restMilliseconds = 60 * 1000;

/** Claims the next project: those without a score first, in the order of their publication. */
export async function claimNext(database: Database, now: Moment): Promise<string | undefined> {
  const claimed = await database
    .updateTable("gallery_entries")
    .set({ leased_until: now + leaseMilliseconds })
    .where("id", "=", (known) =>
      known
        .selectFrom("gallery_entries")
        .select("gallery_entries.id")
        .where("measured_version", "<", measurementVersion)
        .where("leased_until", "<=", now)
        .where("updated_at", "<=", now - restMilliseconds)
        .orderBy("measured_version")
        .orderBy("leased_until")
        .orderBy("published_at")
        .limit(1),
    )
    // Two servers may have chosen the same one.
    .where("leased_until", "<=", now)
    .returning("id")
    .executeTakeFirst();
  return claimed?.id;
}

/** Ends the leases of a server that was stopped. */
export async function endLeases(database: Database): Promise<void> {
  await database.updateTable("gallery_entries").set({ leased_until: 0 }).where("leased_until", ">", 0).execute();
}

export interface Measurement {
  readonly contentHash: string;
  /** Null for a project that can't be measured. */
  readonly score: number | null;
  /** JSON of a `StoredReport`. */
  readonly report: string;
  /** Undefined if the documents were not read. */
  readonly pageKinds: number | undefined;
  readonly now: Moment;
}

/** Stores a measurement, unless the content has changed since. Keeps the revision, because the user wrote nothing. */
export async function storeMeasurement(
  database: Database,
  id: string,
  { contentHash, score, report, pageKinds, now }: Measurement,
): Promise<void> {
  await database
    .updateTable("projects")
    .set((known) => ({
      score,
      score_hash: contentHash,
      score_version: measurementVersion,
      score_report: report,
      scored_at: now,
      page_kinds: pageKinds === undefined ? known.ref("page_kinds") : pageKinds,
    }))
    .where("id", "=", id)
    .where("content_hash", "=", contentHash)
    .execute();
  await database.updateTable("gallery_entries").set({ leased_until: 0, attempts: 0 }).where("id", "=", id).execute();
}

/** Counts an attempt that failed for a reason that the documents did not cause. The lease delays the next one. */
export async function countAttempt(database: Database, id: string): Promise<number> {
  const counted = await database
    .updateTable("gallery_entries")
    .set({ attempts: sql`attempts + 1` })
    .where("id", "=", id)
    .returning("attempts")
    .executeTakeFirst();
  return counted?.attempts ?? 0;
}
