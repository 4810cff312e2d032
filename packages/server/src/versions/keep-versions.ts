import type { ProjectServices } from "../projects/project-services.ts";
import type { DocumentEdit, WriteSubscriber } from "../projects/write-subscriber.ts";
import type { StorageQuota } from "../quota/storage-quota.ts";
import type { Database } from "../store/tables.ts";
import {
  copyBase,
  deleteOldestVersions,
  historyBytes,
  insertVersion,
  listedVersions,
  type NewVersion,
  prepareVersion,
  versionHash,
} from "./store.ts";

/** Maximum number of deletions for one write. Further ones follow the next write. */
const mostDeletions = 100;

/**
 * Deletes the oldest automatic versions of a user until versions and deleted projects fit the quota, and then the deleted
 * projects, the oldest first. `current` is the project that was just written or deleted. Runs after the transaction of a
 * write, and locks one project at a time, so that two writes of a user don't wait for each other.
 */
export async function boundHistory(
  { database, quota }: Pick<ProjectServices, "database" | "quota">,
  ownerId: string,
  current: string,
): Promise<void> {
  for (let deletions = 0; deletions < mostDeletions; deletions++) {
    if ((await historyBytes(database, ownerId)) <= quota.historyBytes) return;
    const hasDeleted =
      (await deleteOldestVersions(database, ownerId, current)) ||
      (await deleteOldestProject(database, ownerId, current));
    if (!hasDeleted) return;
  }
}

async function deleteOldestProject(database: Database, ownerId: string, current: string): Promise<boolean> {
  const oldest = await database
    .selectFrom("projects")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("id", "!=", current)
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at")
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return false;
  const { numDeletedRows } = await database
    .deleteFrom("projects")
    .where("id", "=", oldest.id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps the content before each edit as a version. */
export function keepVersions(services: { readonly database: Database; readonly quota: StorageQuota }): WriteSubscriber {
  return {
    prepare: async (edit) => {
      const version = await versionBefore(services.database, edit);
      return (
        version && {
          inTransaction: (transaction, now) => insertVersion(transaction, version, now),
          afterwards: () => boundHistory(services, edit.before.owner_id, edit.before.id),
        }
      );
    },
    copied: copyBase,
    deleted: (ownerId, projectId) => boundHistory(services, ownerId, projectId),
  };
}

/** Returns undefined if the edit keeps the content, or if the content is the latest version. */
async function versionBefore(
  database: Database,
  { before, after, document }: DocumentEdit,
): Promise<NewVersion | undefined> {
  const hash = versionHash(before);
  if (hash === versionHash(after)) return undefined;
  const [latest] = await listedVersions(database, before.id);
  return latest?.hash === hash ? undefined : prepareVersion(database, before, document);
}
