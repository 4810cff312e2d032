import { lockUser } from "../auth/lock-user.ts";
import { requireQuota, type StorageQuota } from "../quota/storage-quota.ts";
import type { Database, TemplateRow } from "../store/tables.ts";

export interface TemplateRecord {
  readonly row: TemplateRow;
  readonly text: string;
}

export async function ownedTemplate(
  database: Database,
  ownerId: string,
  id: string,
): Promise<TemplateRecord | undefined> {
  const found = await database
    .selectFrom("templates")
    .innerJoin("template_documents", "template_documents.id", "templates.id")
    .selectAll("templates")
    .select("template_documents.text")
    .where("templates.id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { text, ...row } = found;
  return { row, text };
}

/** Returns rows in list order, without documents. */
export async function listedTemplates(database: Database, ownerId: string): Promise<readonly TemplateRow[]> {
  return database
    .selectFrom("templates")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Runs within a transaction that also inserts the document. */
export async function insertTemplate(transaction: Database, { row, text }: TemplateRecord): Promise<void> {
  await transaction.insertInto("templates").values(row).execute();
  await transaction.insertInto("template_documents").values({ id: row.id, text }).execute();
}

export type TemplateColumns = Partial<Omit<TemplateRow, "id" | "owner_id" | "revision">>;

/** Returns undefined if the row has been written since it was read. Keeps the document if none is given. */
export async function replaceTemplate(
  database: Database,
  { id, owner_id, revision, document_bytes }: TemplateRow,
  columns: TemplateColumns,
  text: string | undefined,
  quota: StorageQuota,
): Promise<TemplateRow | undefined> {
  return database.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable("templates")
      .set({ ...columns, revision: revision + 1 })
      .where("id", "=", id)
      .where("owner_id", "=", owner_id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
    if (written && written.document_bytes > document_bytes) {
      await lockUser(transaction, owner_id);
      await requireQuota(transaction, owner_id, quota, { bytes: 0 });
    }
    if (written && text !== undefined)
      await transaction.updateTable("template_documents").set({ text }).where("id", "=", id).execute();
    return written;
  });
}

/** Returns false if it doesn't exist. */
export async function removeTemplate(database: Database, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("templates")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
