import type { ProjectListItem } from "@octavo/contract";
import { sql } from "kysely";
import { lockUser } from "../auth/lock-user.ts";
import type { SerializedDocument, StoredDocument } from "../documents/project-document.ts";
import { requireQuota, type StorageQuota } from "../quota/storage-quota.ts";
import type { Database, NewProject, ProjectRow } from "../store/tables.ts";
import { copyParts, deleteUnusedParts, parseParts, serializeParts, storeParts } from "./document-pieces.ts";
import type { PreparedWork } from "./write-subscriber.ts";

/** A project and its document, read in one statement so that they match. */
export interface StoredProject {
  readonly row: ProjectRow;
  readonly document: StoredDocument;
}

export type PublicAddress = { readonly id: string } | { readonly slug: string };

export async function ownedProject(
  database: Database,
  ownerId: string,
  id: string,
): Promise<StoredProject | undefined> {
  const found = wholeProjects(database).where("projects.id", "=", id).where("owner_id", "=", ownerId);
  return split(await found.where("deleted_at", "is", null).executeTakeFirst());
}

export async function publicProject(database: Database, address: PublicAddress): Promise<StoredProject | undefined> {
  const found = wholeProjects(database).where("is_public", "=", 1);
  return split(
    "id" in address
      ? await found.where("projects.id", "=", address.id).executeTakeFirst()
      : await found.where("public_url_slug", "=", address.slug).executeTakeFirst(),
  );
}

export async function ownedRow(database: Database, ownerId: string, id: string): Promise<ProjectRow | undefined> {
  const found = database.selectFrom("projects").selectAll().where("id", "=", id).where("owner_id", "=", ownerId);
  return found.where("deleted_at", "is", null).executeTakeFirst();
}

/** True also for a deleted project. */
export async function projectExists(database: Database, id: string): Promise<boolean> {
  return (await database.selectFrom("projects").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

export async function publicRow(database: Database, address: PublicAddress): Promise<ProjectRow | undefined> {
  const found = database.selectFrom("projects").selectAll().where("is_public", "=", 1);
  const [column, value] =
    "id" in address ? (["id", address.id] as const) : (["public_url_slug", address.slug] as const);
  return found.where(column, "=", value).executeTakeFirst();
}

/** Returns rows in list order, without documents. */
export async function listedProjects(database: Database, ownerId: string): Promise<readonly ListedRow[]> {
  return database
    .selectFrom("projects")
    .select(listedColumns)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export const listedColumns = [
  "id",
  "name",
  "description",
  "category",
  "device_profile",
  "masters_count",
  "plan_sections_count",
  "created_at",
  "updated_at",
  "is_public",
  "public_url_slug",
  "clone_count",
] as const satisfies readonly (keyof ProjectListItem & keyof ProjectRow)[];

export type ListedRow = Pick<ProjectRow, (typeof listedColumns)[number]>;

/** Runs within a transaction that also inserts the document. */
export function insertProject(transaction: Database, row: NewProject): Promise<ProjectRow> {
  return transaction.insertInto("projects").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertDocument(
  transaction: Database,
  id: string,
  { text, parts, outline, added }: SerializedDocument,
): Promise<void> {
  await transaction
    .insertInto("project_documents")
    .values({ id, text, parts: serializeParts(parts), outline })
    .execute();
  await storeParts(transaction, id, added);
}

/** Copies within the database, because documents can be megabytes. Parts that only versions refer to are not copied. */
export async function copyDocument(transaction: Database, from: string, to: string): Promise<void> {
  await sql`insert into project_documents (id, text, parts, outline)
    select ${sql.val(to)}, text, parts, outline from project_documents where id = ${from}`.execute(transaction);
  const document = transaction.selectFrom("project_documents").select("parts").where("id", "=", to);
  const { parts } = await document.executeTakeFirstOrThrow();
  await copyParts(transaction, from, to, parseParts(parts));
}

/** Replaces the text of a document whose parts are stored. */
export async function setDocument(transaction: Database, id: string, document: StoredDocument): Promise<void> {
  const { text, parts, outline } = document;
  await transaction
    .updateTable("project_documents")
    .set({ text, parts: serializeParts(parts), outline })
    .where("id", "=", id)
    .execute();
}

/** Columns that a user's write may change. Clone counts and compilations are recorded separately. */
export type ChangedColumns = Partial<
  Omit<
    ProjectRow,
    | "id"
    | "owner_id"
    | "revision"
    | "clone_count"
    | "compiled_hash"
    | "compiled_pages"
    | "compiled_bytes"
    | "deleted_at"
  >
>;

export interface Replacement {
  readonly columns: ChangedColumns & Pick<ProjectRow, "updated_at">;
  /** Undefined keeps the document. */
  readonly document: { readonly before: StoredDocument; readonly after: SerializedDocument } | undefined;
  /** Work of subscribers. */
  readonly prepared: readonly PreparedWork[];
}

/** Returns undefined if the row has been written since it was read. */
export async function replaceProject(
  database: Database,
  { id, owner_id, revision, document_bytes }: ProjectRow,
  { columns, document, prepared }: Replacement,
  quota: StorageQuota,
): Promise<ProjectRow | undefined> {
  return database.transaction().execute(async (transaction) => {
    const written = await transaction
      .updateTable("projects")
      .set({ ...columns, revision: revision + 1 })
      .where("id", "=", id)
      .where("owner_id", "=", owner_id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
    if (!written || !document) return written;
    if (written.document_bytes > document_bytes) {
      // Last, to avoid deadlocks: a transaction that has locked an owner must not wait for a project.
      await lockUser(transaction, owner_id);
      await requireQuota(transaction, owner_id, quota, { bytes: 0 });
    }
    for (const { inTransaction } of prepared) await inTransaction(transaction, columns.updated_at);
    await setDocument(transaction, id, document.after);
    await deleteUnusedParts(transaction, id, [document.before, document.after]);
    return written;
  });
}

/** Records a compilation, unless the content has changed. Keeps the revision, because the user wrote nothing. */
export async function recordCompilation(
  database: Database,
  id: string,
  contentHash: string,
  { pages, bytes }: { readonly pages: number; readonly bytes: number | null },
): Promise<void> {
  await database
    .updateTable("projects")
    .set({ compiled_hash: contentHash, compiled_pages: pages, compiled_bytes: bytes })
    .where("id", "=", id)
    .where("content_hash", "=", contentHash)
    .execute();
}

function wholeProjects(database: Database) {
  return database
    .selectFrom("projects")
    .innerJoin("project_documents", "project_documents.id", "projects.id")
    .selectAll("projects")
    .select(["project_documents.text", "project_documents.parts", "project_documents.outline"]);
}

function split(
  found: (ProjectRow & Record<"text" | "parts" | "outline", string>) | undefined,
): StoredProject | undefined {
  if (!found) return undefined;
  const { text, parts, outline, ...row } = found;
  return { row, document: { text, parts: parseParts(parts), outline } };
}
