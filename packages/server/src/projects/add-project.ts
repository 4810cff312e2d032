import { lockUser } from "../auth/lock-user.ts";
import { requireQuota, type StorageQuota } from "../quota/storage-quota.ts";
import type { Database, NewProject, ProjectRow } from "../store/tables.ts";
import { insertProject } from "./store.ts";

/**
 * Adds a project within a transaction. Throws an `ApiError` if the owner's quota is exceeded. `keepDocument` inserts
 * the document.
 */
export async function addProject(
  transaction: Database,
  row: NewProject,
  quota: StorageQuota,
  keepDocument: () => Promise<void>,
): Promise<ProjectRow> {
  await lockUser(transaction, row.owner_id);
  await requireQuota(transaction, row.owner_id, quota, { projects: 1, bytes: row.document_bytes ?? 0 });
  const inserted = await insertProject(transaction, row);
  await keepDocument();
  return inserted;
}
