/** Queries of nightly editions. */
import { randomUUID } from "node:crypto";
import type { EditionInfo, EditionReport } from "@octavo/contract";
import type { Selectable } from "kysely";
import { formatMoment } from "../http/clock.ts";
import { type Objects, sha256 } from "../objects/objects.ts";
import type { Database, EditionTable, Moment, StandingEditionTable } from "../store/tables.ts";

export type StandingRow = Selectable<StandingEditionTable>;
export type EditionRow = Selectable<EditionTable>;

export function findStanding(database: Database, projectId: string): Promise<StandingRow | undefined> {
  return database.selectFrom("standing_editions").selectAll().where("id", "=", projectId).executeTakeFirst();
}

/**
 * Locks the nightly editions of a project until the transaction ends, so that no other transaction delivers an edition or deletes
 * files meanwhile. Taken before rows of `editions`, in all transactions alike, so that two never wait for each other.
 */
export function lockStanding(transaction: Database, projectId: string): Promise<StandingRow | undefined> {
  return transaction
    .updateTable("standing_editions")
    .set((known) => ({ cost: known.ref("cost") }))
    .where("id", "=", projectId)
    .returningAll()
    .executeTakeFirst();
}

/** Standing editions whose night has begun, those of the same night in any order. */
export function dueStanding(database: Database, now: Moment, limit: number): Promise<StandingRow[]> {
  return database
    .selectFrom("standing_editions")
    .innerJoin("projects", "projects.id", "standing_editions.id")
    .selectAll("standing_editions")
    .where("next_at", "<=", now)
    .where("projects.deleted_at", "is", null)
    .orderBy("next_at")
    .orderBy("standing_editions.id")
    .limit(limit)
    .execute();
}

export interface PlannedEdition {
  readonly projectId: string;
  readonly night: string;
  readonly dueAt: Moment;
}

/** Adds an edition that waits. Returns undefined if the night has one, which another server may have added. */
export async function addEdition(
  transaction: Database,
  { projectId, night, dueAt }: PlannedEdition,
): Promise<string | undefined> {
  const id = randomUUID();
  const row = {
    id,
    project_id: projectId,
    night,
    state: "waiting",
    due_at: dueAt,
    leased_until: 0,
    attempts: 0,
    ended_at: null,
    digest: null,
    report: "",
    webhook_due_at: null,
    webhook_failures: 0,
  };
  const added = await transaction
    .insertInto("editions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["project_id", "night"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** End of the editions that wait, by their times and costs. 0 if none waits. */
export async function plannedUntil(database: Database): Promise<Moment> {
  const last = await database
    .selectFrom("editions")
    .select(({ fn }) => fn.max("due_at").as("last"))
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return last?.last ?? 0;
}

export function findEdition(database: Database, id: string): Promise<EditionRow | undefined> {
  return database.selectFrom("editions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A PDF with its project and without. */
export interface EditionFiles {
  readonly pdf: Uint8Array;
  readonly publicPdf: Uint8Array;
}

export async function readFile(
  { database, objects }: { readonly database: Database; readonly objects: Objects },
  id: string | null,
  column: "pdf" | "public_pdf" = "pdf",
): Promise<Uint8Array | undefined> {
  if (id === null) return undefined;
  const file = database.selectFrom("edition_files").select(`${column} as hash`).where("id", "=", id);
  const row = await file.executeTakeFirst();
  return row && objects.read(row.hash);
}

/** Hashes of the objects. */
export type StoredFiles = Readonly<Record<"pdf" | "public_pdf", string>>;

/** Stores the PDFs as objects, before the transaction that refers to them. */
export async function storePdfs(objects: Objects, { pdf, publicPdf }: EditionFiles): Promise<StoredFiles> {
  const stored = { pdf: sha256(pdf), public_pdf: sha256(publicPdf) };
  await objects.put(stored.pdf, pdf);
  await objects.put(stored.public_pdf, publicPdf);
  return stored;
}

export async function insertFiles(transaction: Database, id: string, stored: StoredFiles): Promise<void> {
  await transaction
    .insertInto("edition_files")
    .values({ id, ...stored })
    .execute();
}

/** Deletes the files of a project except that of the delivered edition and `keep`. */
export async function deleteOtherFiles(
  transaction: Database,
  projectId: string,
  keep: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom("edition_files")
    .where("id", "in", (known) =>
      known.selectFrom("editions").select("editions.id").where("project_id", "=", projectId),
    )
    .where("id", "not in", keep.length > 0 ? [...keep] : [""])
    .execute();
}

/** Counts an attempt to make an edition. Returns undefined if it does not wait. */
export function countAttempt(database: Database, id: string): Promise<EditionRow | undefined> {
  return database
    .updateTable("editions")
    .set((known) => ({ attempts: known("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returningAll()
    .executeTakeFirst();
}

export type EditionEnd = "delivered" | "unchanged" | "undecided" | "declined" | "replaced" | "failed";

/** Ends an edition that waits. Returns false if another server has ended it. */
export async function endEdition(
  transaction: Database,
  id: string,
  changes: {
    readonly state: EditionEnd;
    readonly report: string;
    readonly digest: string | null;
  } & Partial<EditionRow>,
): Promise<boolean> {
  const result = await transaction
    .updateTable("editions")
    .set(changes)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Replaces an edition that needs a decision by a newer one. */
export async function replaceUndecided(transaction: Database, projectId: string, except: string): Promise<void> {
  await transaction
    .updateTable("editions")
    .set({ state: "replaced" })
    .where("project_id", "=", projectId)
    .where("state", "=", "undecided")
    .where("id", "!=", except)
    .execute();
}

/** Editions of a project that are kept for its history. */
const keptEditions = 30;

export async function deleteOldEditions(transaction: Database, projectId: string, keep: string | null): Promise<void> {
  const old = await transaction
    .selectFrom("editions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("state", "not in", ["waiting", "undecided"])
    .where("id", "!=", keep ?? "")
    .orderBy("due_at", "desc")
    .offset(keptEditions)
    .limit(1000)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await transaction.deleteFrom("editions").where("id", "in", ids).execute();
}

export async function editionInfo(database: Database, row: EditionRow | undefined): Promise<EditionInfo | null> {
  if (!row) return null;
  const file = await database.selectFrom("edition_files").select("id").where("id", "=", row.id).executeTakeFirst();
  const report: EditionReport | null = row.report === "" ? null : JSON.parse(row.report);
  return {
    id: row.id,
    night: row.night,
    state: row.state as EditionInfo["state"],
    due_at: formatMoment(row.due_at),
    ended_at: row.ended_at === null ? null : formatMoment(row.ended_at),
    report,
    has_pdf: file !== undefined,
  };
}

export async function latestEdition(
  database: Database,
  projectId: string,
  state?: EditionEnd,
): Promise<EditionRow | undefined> {
  const all = database.selectFrom("editions").selectAll().where("project_id", "=", projectId);
  const chosen = state === undefined ? all : all.where("state", "=", state);
  return chosen.orderBy("due_at", "desc").orderBy("id").limit(1).executeTakeFirst();
}
