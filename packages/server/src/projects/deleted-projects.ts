import { type DeletedProject, errorMessages as messages, projectLimits } from "@octavo/contract";
import { lockUser } from "../auth/lock-user.ts";
import { requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import { requireQuota } from "../quota/storage-quota.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Database, Moment, ProjectRow } from "../store/tables.ts";
import { listItem } from "./project-response.ts";
import type { ProjectServices } from "./project-services.ts";
import { listedColumns } from "./store.ts";

const day = 24 * 60 * 60 * 1000;
const keptMilliseconds = projectLimits.deletedDays * day;

type Services = Pick<ProjectServices, "database" | "now" | "quota" | "subscribers">;

/**
 * Hides a project, and keeps it for some days. Its URL is free for other projects immediately. Of a user's deleted
 * projects, only the latest are kept.
 */
export async function deleteProject(services: Services, ownerId: string, id: string): Promise<void> {
  const { database, now, subscribers } = services;
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("projects")
      .set((known) => ({
        deleted_at: now(),
        deleted_url_slug: known.ref("public_url_slug"),
        deleted_published_at: known.ref("published_at"),
        is_public: 0,
        public_url_slug: null,
        published_at: null,
        // A write that has started must not change a deleted project.
        revision: known("revision", "+", 1),
      }))
      .where("id", "=", id)
      .where("owner_id", "=", ownerId)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    requireFound(numUpdatedRows > 0n || undefined, messages.projectNotFound);
    await keepLatest(transaction, ownerId);
  });
  for (const { deleted } of subscribers) await deleted(ownerId, id);
}

async function keepLatest(transaction: Database, ownerId: string): Promise<void> {
  const ids = await deletedRows(transaction, ownerId).select("id").offset(projectLimits.deletedProjects).execute();
  if (ids.length === 0) return;
  const surplus = ids.map(({ id }) => id);
  await transaction.deleteFrom("projects").where("id", "in", surplus).execute();
}

export async function listDeletedProjects(
  { database, now }: Services,
  ownerId: string,
): Promise<readonly DeletedProject[]> {
  const rows = await deletedRows(database, ownerId)
    .where("deleted_at", ">", now() - keptMilliseconds)
    .select([...listedColumns, "deleted_at"])
    .execute();
  return rows.map(({ deleted_at, ...row }) => ({ ...listItem(row), deleted_at: formatMoment(deleted_at ?? 0) }));
}

/** Latest first. PostgreSQL needs a limit for an offset to be cheap; SQLite requires one. */
function deletedRows(database: Database, ownerId: string) {
  return database
    .selectFrom("projects")
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id", "desc")
    .limit(1000);
}

/** Brings a deleted project back as it was. It loses its URL if another project has it by now. */
export async function restoreProject(services: Services, ownerId: string, id: string): Promise<ProjectRow> {
  try {
    return await restore(services, ownerId, id, true);
  } catch (problem) {
    if (!isUniqueViolation(problem, "projects", "public_url_slug")) throw problem;
    return restore(services, ownerId, id, false);
  }
}

function restore({ database, quota, now }: Services, ownerId: string, id: string, withSlug: boolean) {
  return database.transaction().execute(async (transaction) => {
    const restored = await transaction
      .updateTable("projects")
      .set((known) => ({
        deleted_at: null,
        deleted_url_slug: null,
        deleted_published_at: null,
        is_public: known
          .case()
          .when(known.or([known("deleted_published_at", "is", null), known("taken_down_at", "is not", null)]))
          .then<0 | 1>(0)
          .else<0 | 1>(1)
          .end(),
        public_url_slug: withSlug ? known.ref("deleted_url_slug") : null,
        published_at: known.ref("deleted_published_at"),
        revision: known("revision", "+", 1),
      }))
      .where("id", "=", id)
      .where("owner_id", "=", ownerId)
      .where("deleted_at", ">", now() - keptMilliseconds)
      .returningAll()
      .executeTakeFirst();
    const row = requireFound(restored, messages.projectNotFound);
    // Last, to avoid deadlocks: a transaction that has locked an owner must not wait for a project.
    await lockUser(transaction, ownerId);
    await requireQuota(transaction, ownerId, quota, { projects: 0, bytes: 0 });
    return row;
  });
}

/** Deletes a project that was deleted before. It can't be restored. */
export async function purgeDeletedProject({ database, now }: Services, ownerId: string, id: string): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom("projects")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", ">", now() - keptMilliseconds)
    .executeTakeFirst();
  requireFound(numDeletedRows > 0n || undefined, messages.projectNotFound);
}

/** Deletes projects whose time is over. Any server may do it. */
export async function purgeDeletedProjects(database: Database, now: Moment): Promise<void> {
  await database
    .deleteFrom("projects")
    .where("deleted_at", "<=", now - keptMilliseconds)
    .execute();
}
