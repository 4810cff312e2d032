import { randomUUID } from "node:crypto";
import {
  type AdminReport,
  adminLimits,
  type JsonAnswer,
  errorMessages as messages,
  type ReportReason,
  type ValidCall,
} from "@octavo/contract";
import type { Selectable } from "kysely";
import { type Actor, recordEvent } from "../audit/audit-log.ts";
import { findPublicCollection } from "../collections/store.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import { type Clock, formatMoment } from "../http/clock.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { publicRow } from "../projects/store.ts";
import type { Database, Flag, ReportTable } from "../store/tables.ts";

interface Parts {
  readonly database: Database;
  readonly now: Clock;
}

interface Reporter {
  readonly address: string;
  readonly userId: string | null;
}

/** A public project or collection, with its public name, which the list shows even if the owner renames it. */
type Reported = Pick<ReportRow, "project_id" | "collection_id" | "project_name" | "project_author">;

export async function findReportedProject(database: Database, id: string): Promise<Reported> {
  const { name, author } = requireFound(await publicRow(database, { id }), messages.publicProjectNotFound);
  return { project_id: id, collection_id: null, project_name: name, project_author: author };
}

export async function findReportedCollection(database: Database, id: string): Promise<Reported> {
  const { name, author } = requireFound(await findPublicCollection(database, id), messages.publicCollectionNotFound);
  return { project_id: null, collection_id: id, project_name: name, project_author: author };
}

/** Stores a report of what `find` finds, after it has counted the attempt. */
export async function addReport(
  { database, now, limitRate }: Parts & { readonly limitRate: LimitRate },
  find: () => Promise<Reported>,
  { reason, details }: ValidCall<"POST /api/public/projects/{id}/reports">["body"],
  { address, userId }: Reporter,
): Promise<void> {
  await limitRate(`reports:${address}`, { limit: adminLimits.reportsPerAddress, seconds: 3600 });
  const reported = await find();
  const key = `reports-of:${reported.project_id ?? reported.collection_id}`;
  await limitRate(key, { limit: adminLimits.reportsPerProject, seconds: 86_400 });
  const row = {
    id: randomUUID(),
    ...reported,
    reporter_id: userId,
    reason,
    details,
    created_at: now(),
    resolution: null,
    resolved_by: null,
    resolved_at: null,
  };
  await database.insertInto("reports").values(row).execute();
}

export async function listReports(
  database: Database,
  { state, limit, offset }: ValidCall<"GET /api/admin/reports">["query"],
): Promise<JsonAnswer<"GET /api/admin/reports">> {
  const operator = state === "open" ? "is" : "is not";
  const rows = await database
    .selectFrom("reports")
    .leftJoin("projects", "projects.id", "reports.project_id")
    .leftJoin("collections", "collections.id", "reports.collection_id")
    .leftJoin("users as reporters", "reporters.id", "reports.reporter_id")
    .leftJoin("users as resolvers", "resolvers.id", "reports.resolved_by")
    .selectAll("reports")
    .select(["projects.is_public as project_is_public", "projects.public_url_slug"])
    .select("collections.is_public as collection_is_public")
    .select(["reporters.username as reporter", "resolvers.username as resolver"])
    .where("reports.resolved_at", operator, null)
    .orderBy(state === "open" ? "reports.created_at" : "reports.resolved_at", "desc")
    .orderBy("reports.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total, open } = await database
    .selectFrom("reports")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("resolved_at", operator, null).as("total"),
      fn.countAll<number>().filterWhere("resolved_at", "is", null).as("open"),
    ])
    .executeTakeFirstOrThrow();
  return { reports: rows.map(reportResponse), total, open };
}

export async function countOpenReports(database: Database): Promise<number> {
  const open = database.selectFrom("reports").select(({ fn }) => fn.countAll<number>().as("open"));
  return (await open.where("resolved_at", "is", null).executeTakeFirstOrThrow()).open;
}

type ReportRow = Selectable<ReportTable>;

interface Listed extends ReportRow {
  readonly project_is_public: Flag | null;
  readonly collection_is_public: Flag | null;
  readonly public_url_slug: string | null;
  readonly reporter: string | null;
  readonly resolver: string | null;
}

function reportResponse({ id, project_name, project_author, details, reporter, ...row }: Listed): AdminReport {
  return {
    id,
    kind: row.collection_id === null ? "project" : "collection",
    project_name,
    project_author,
    public_path: publicPath(row),
    reporter,
    reason: row.reason as ReportReason,
    details,
    created_at: formatMoment(row.created_at),
    resolution: row.resolution as AdminReport["resolution"],
    resolved_by: row.resolver,
    resolved_at: row.resolved_at === null ? null : formatMoment(row.resolved_at),
  };
}

/** Null for a private project or collection. */
function publicPath({
  project_is_public,
  collection_is_public,
  public_url_slug,
  project_id,
  collection_id,
}: Omit<Listed, "id" | "project_name" | "project_author" | "details" | "reporter">): string | null {
  if (collection_is_public === 1) return `/collections/${collection_id}`;
  if (project_is_public !== 1) return null;
  return public_url_slug === null ? `/gallery/id/${project_id}` : `/gallery/${public_url_slug}`;
}

export async function dismissReport({ database, now }: Parts, actor: Actor, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const report = await resolve(transaction, { id, actor, now: now(), resolution: "dismissed" });
    await recordEvent(transaction, { actor, action: "report.dismiss", subject: report.project_name }, now());
  });
}

/** Table and id of the reported project or collection. */
function subjectOf({ project_id, collection_id }: Pick<ReportRow, "project_id" | "collection_id">) {
  return collection_id === null
    ? ({ table: "projects", column: "project_id", id: project_id ?? "" } as const)
    : ({ table: "collections", column: "collection_id", id: collection_id } as const);
}

/**
 * Makes the project or collection private on all nodes, and answers all its open reports. It keeps its address and its date
 * of publication, so that an undo restores both.
 */
export async function takeDown(
  { database, now, queueEmail }: Parts & { readonly queueEmail: QueueEmail },
  actor: Actor,
  id: string,
  answer: string,
): Promise<QueuedMail> {
  return database.transaction().execute(async (transaction) => {
    const at = now();
    const report = await resolve(transaction, { id, actor, now: at, resolution: "taken_down", answer });
    const subject = subjectOf(report);
    await transaction
      .updateTable(subject.table)
      // A write that has started must not publish the project again.
      .set((known) => ({ is_public: 0, taken_down_at: at, revision: known("revision", "+", 1) }))
      .where("id", "=", subject.id)
      .execute();
    await transaction
      .updateTable("reports")
      .set({ resolution: "taken_down", resolved_by: actor?.userId ?? null, resolved_at: at, answer })
      .where(subject.column, "=", subject.id)
      .where("resolved_at", "is", null)
      .execute();
    const details = { reason: report.reason, answer };
    const event = { actor, action: "report.take_down", subject: report.project_name, details } as const;
    await recordEvent(transaction, event, at);
    return queueEmail(transaction, report.id);
  });
}

type QueueEmail = (database: Database, reportId: string) => Promise<QueuedMail>;

/** Allows the owner to publish it again, and publishes it if the owner has not made it private or deleted it. */
export async function undoTakeDown({ database, now }: Parts, actor: Actor, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const report = await transaction
      .updateTable("reports")
      .set({ resolution: "restored", resolved_by: actor?.userId ?? null, resolved_at: now() })
      .where("id", "=", id)
      .where("resolution", "=", "taken_down")
      .returning(["project_id", "collection_id", "project_name"])
      .executeTakeFirst();
    const { project_name, ...reported } = requireFound(report, messages.reportNotFound);
    const subject = subjectOf(reported);
    await transaction
      .updateTable("reports")
      .set({ resolution: "restored" })
      .where(subject.column, "=", subject.id)
      .where("resolution", "=", "taken_down")
      .execute();
    await (subject.table === "projects" ? allowProject : allowCollection)(transaction, subject.id);
    await recordEvent(transaction, { actor, action: "report.undo", subject: project_name }, now());
  });
}

/** Also allows the copies that the owner has made since then, which have the same mark. */
async function allowProject(transaction: Database, projectId: string): Promise<void> {
  const project = await transaction
    .selectFrom("projects")
    .select(["owner_id", "taken_down_at"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("projects")
    .set((known) => ({
      taken_down_at: null,
      is_public: known.case().when("published_at", "is", null).then<Flag>(0).else<Flag>(1).end(),
      revision: known("revision", "+", 1),
    }))
    .where("owner_id", "=", project.owner_id)
    .where("taken_down_at", "=", project.taken_down_at)
    .execute();
}

async function allowCollection(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable("collections")
    .set((known) => ({
      taken_down_at: null,
      is_public: known.case().when("published_at", "is", null).then<Flag>(0).else<Flag>(1).end(),
      revision: known("revision", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

interface Resolution {
  readonly id: string;
  readonly actor: Actor;
  readonly now: number;
  readonly resolution: "dismissed" | "taken_down";
  readonly answer?: string;
}

/** Of two administrators, only the first answers a report. */
async function resolve(transaction: Database, { id, actor, now, resolution, answer = "" }: Resolution) {
  const row = await transaction
    .updateTable("reports")
    .set({ resolution, resolved_by: actor?.userId ?? null, resolved_at: now, answer })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const known = await transaction.selectFrom("reports").select("id").where("id", "=", id).executeTakeFirst();
  throw new ApiError("NOT_FOUND", known ? messages.reportResolved : messages.reportNotFound);
}
