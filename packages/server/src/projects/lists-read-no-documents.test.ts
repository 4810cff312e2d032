import { expect, test } from "vitest";
import { recordQueries } from "../../test/record-queries.ts";
import { projectRow, userRow } from "../../test/rows.ts";
import { storeUnderTest, usualStores } from "../../test/store-under-test.ts";
import { listGallery, readPublicProject } from "../gallery/gallery.ts";
import { listedTemplates } from "../templates/store.ts";
import { listedProjects } from "./store.ts";

usualStores("on %s", (kind) => {
  const site = storeUnderTest(kind);

  test("lists never read documents", async () => {
    const owner = userRow();
    const { database, sql } = recordQueries(site.store.database);
    await site.store.database.insertInto("users").values(owner).execute();
    const row = projectRow(owner.id, { is_public: 1, published_at: 1, public_url_slug: "it" });
    await site.store.database.insertInto("projects").values(row).execute();
    await site.store.database.insertInto("project_documents").values({ id: row.id, text: "x" }).execute();

    expect(await listedProjects(database, owner.id)).toHaveLength(1);
    const reads = { database, searches: database, kind };
    // Too short for the index of words, which is a table of its own.
    const query = { search: "ro", category: "planner", sort: "popular", limit: 5, offset: 0 } as const;
    expect((await listGallery(reads, query)).total).toBe(1);
    expect((await listGallery(reads, { ...query, search: "" })).total).toBe(1);
    expect((await readPublicProject(database, { id: row.id })).id).toBe(row.id);
    expect((await readPublicProject(database, { slug: "it" })).id).toBe(row.id);
    await listedTemplates(database, owner.id);

    expect(sql).toHaveLength(8);
    for (const statement of sql) {
      expect(statement).toContain('from "');
      expect(statement).not.toContain("documents");
      expect(statement).not.toContain('*"');
    }
  });
});
