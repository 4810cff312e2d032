import type { Database } from "../store/tables.ts";

export async function takenSlugs(database: Database, slugs: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await database
    .selectFrom("projects")
    .select("public_url_slug")
    .where("public_url_slug", "in", slugs)
    .execute();
  return new Set(rows.map(({ public_url_slug }) => public_url_slug));
}
