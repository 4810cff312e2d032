import { expect, test } from "vitest";
import { recordQueries } from "../../test/record-queries.ts";
import { storesUnderTest, storeUnderTest } from "../../test/store-under-test.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

const old = 4500;
const young = 10;
const until = 1000;

storesUnderTest("old rows on %s", (kind) => {
  const site = storeUnderTest(kind);

  test("are deleted by several statements, and younger ones stay", async () => {
    const { database, sql } = recordQueries(site.store.database);
    const rows = Array.from({ length: old + young }, (_, i) => ({
      key: `key${i}`,
      count: 1,
      expires_at: i < old ? until - (i % 7) : until + 1,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await site.store.database
        .insertInto("attempts")
        .values(rows.slice(from, from + 500))
        .execute();
    await deleteInBatches(database, { table: "attempts", key: "key", column: "expires_at", until });
    const left = await site.store.database.selectFrom("attempts").select("expires_at").execute();
    expect(left).toEqual(Array.from({ length: young }, () => ({ expires_at: until + 1 })));
    expect(sql).toHaveLength(1 + old / 500);
  });
});
