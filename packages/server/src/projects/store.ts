import type { ProjectListItem } from "@octavo/contract";
import type { Database, NewProject, ProjectRow } from "../store/tables.ts";

/** A project with its document, as one statement read them: they belong together. */
export interface StoredProject {
  readonly row: ProjectRow;
  /** For `readDocument`. */
  readonly text: string;
}

/** How the public finds a project. */
export type PublicAddress = { readonly id: string } | { readonly slug: string };

export async function ownedProject(
  database: Database,
  ownerId: string,
  id: string,
): Promise<StoredProject | undefined> {
  const found = wholeProjects(database).where("projects.id", "=", id).where("owner_id", "=", ownerId);
  return split(await found.executeTakeFirst());
}

export async function publicProject(database: Database, address: PublicAddress): Promise<StoredProject | undefined> {
  const found = wholeProjects(database).where("is_public", "=", 1);
  return split(
    "id" in address
      ? await found.where("projects.id", "=", address.id).executeTakeFirst()
      : await found.where("public_url_slug", "=", address.slug).executeTakeFirst(),
  );
}

/** The row alone, for whoever may have no need of the document. */
export async function ownedRow(database: Database, ownerId: string, id: string): Promise<ProjectRow | undefined> {
  const found = database.selectFrom("projects").selectAll().where("id", "=", id).where("owner_id", "=", ownerId);
  return found.executeTakeFirst();
}

export async function publicRow(database: Database, address: PublicAddress): Promise<ProjectRow | undefined> {
  const found = database.selectFrom("projects").selectAll().where("is_public", "=", 1);
  const [column, value] =
    "id" in address ? (["id", address.id] as const) : (["public_url_slug", address.slug] as const);
  return found.where(column, "=", value).executeTakeFirst();
}

/** In the order of the list; the documents stay where they are. */
export async function listedProjects(database: Database, ownerId: string): Promise<readonly ListedRow[]> {
  return database
    .selectFrom("projects")
    .select(listedColumns)
    .where("owner_id", "=", ownerId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

const listedColumns = [
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

export async function countProjects(transaction: Database, ownerId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom("projects")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Within a transaction: a row never is without its document. */
export async function insertProject(transaction: Database, row: NewProject, text: string): Promise<ProjectRow> {
  const inserted = await transaction.insertInto("projects").values(row).returningAll().executeTakeFirstOrThrow();
  await transaction.insertInto("project_documents").values({ id: row.id, text }).execute();
  return inserted;
}

/** What a write changes of a row. What others count or remember meanwhile is none of it. */
export type ChangedColumns = Partial<
  Omit<ProjectRow, "id" | "owner_id" | "revision" | "clone_count" | "compiled_hash" | "compiled_pages">
>;

/** Undefined when somebody has written since the row was read. The document stays when `text` is undefined. */
export async function replaceProject(
  database: Database,
  { id, owner_id, revision }: ProjectRow,
  columns: ChangedColumns,
  text: string | undefined,
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
    if (written && text !== undefined)
      await transaction.updateTable("project_documents").set({ text }).where("id", "=", id).execute();
    return written;
  });
}

/** Whether there was one. */
export async function removeProject(database: Database, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("projects")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** That this content was compiled, unless another has taken its place meanwhile. No revision: nobody wrote anything. */
export async function rememberCompiled(
  database: Database,
  id: string,
  contentHash: string,
  pages: number,
): Promise<void> {
  await database
    .updateTable("projects")
    .set({ compiled_hash: contentHash, compiled_pages: pages })
    .where("id", "=", id)
    .where("content_hash", "=", contentHash)
    .execute();
}

function wholeProjects(database: Database) {
  return database
    .selectFrom("projects")
    .innerJoin("project_documents", "project_documents.id", "projects.id")
    .selectAll("projects")
    .select("project_documents.text");
}

function split(found: (ProjectRow & { text: string }) | undefined): StoredProject | undefined {
  if (!found) return undefined;
  const { text, ...row } = found;
  return { row, text };
}
