import type { Database, ProjectRow } from "../store/tables.ts";

export const entriesPerPage = 50;

const columns = [
  "id",
  "name",
  "description",
  "author",
  "updated_at",
  "content_hash",
  "compiled_hash",
  "compiled_pages",
  "compiled_bytes",
] as const satisfies readonly (keyof ProjectRow)[];

export type CatalogRow = Pick<ProjectRow, (typeof columns)[number]>;

/** Planners that can have a PDF, latest change first: one page, and one row more if another page follows. */
export function catalogPage(database: Database, ownerId: string, page: number): Promise<CatalogRow[]> {
  return database
    .selectFrom("projects")
    .select(columns)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .where("masters_count", ">", 0)
    .where("plan_sections_count", ">", 0)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
    .execute();
}
