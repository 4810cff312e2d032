import { requireRoom, type StorageQuota } from "../quota/storage-quota.ts";
import type { Database, NewProject, ProjectRow } from "../store/tables.ts";
import { lockOwner } from "./lock-owner.ts";
import { insertProject } from "./store.ts";

/** Within a transaction: one project more, if its owner may have another. `keepDocument` gives its row a document. */
export async function keepProject(
  transaction: Database,
  row: NewProject,
  quota: StorageQuota,
  keepDocument: () => Promise<void>,
): Promise<ProjectRow> {
  await lockOwner(transaction, row.owner_id);
  await requireRoom(transaction, row.owner_id, quota, { projects: 1, bytes: row.document_bytes ?? 0 });
  const inserted = await insertProject(transaction, row);
  await keepDocument();
  return inserted;
}
