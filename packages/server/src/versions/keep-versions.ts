import type { DocumentEdit, WriteSubscriber } from "../projects/write-subscriber.ts";
import type { StorageQuota } from "../quota/storage-quota.ts";
import type { Database } from "../store/tables.ts";
import { boundHistory } from "./bound-history.ts";
import { insertVersion, listedVersions, type NewVersion, prepareVersion, versionHash } from "./store.ts";

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
