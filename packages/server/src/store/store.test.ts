import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { projectRow, someMoment, userRow } from "../../test/rows.ts";
import { storesUnderTest, storeUnderTest } from "../../test/store-under-test.ts";
import { searchPattern } from "./fold-text.ts";
import { openStore } from "./open-store.ts";
import { isUniqueViolation } from "./store-error.ts";

storesUnderTest("a store on %s", (kind) => {
  const site = storeUnderTest(kind, openStore);

  const addUser = async (changes = {}) => {
    const user = userRow(changes);
    await site.store.database.insertInto("users").values(user).execute();
    return user;
  };

  const addProject = async (changes = {}) => {
    const project = projectRow((await addUser()).id, changes);
    await site.store.database.insertInto("projects").values(project).execute();
    return project;
  };

  const textOf = async (id: string) =>
    (await site.store.database.selectFrom("project_documents").select("text").where("id", "=", id).executeTakeFirst())
      ?.text;

  test("reports its kind and that it is ready", async () => {
    expect(site.store.kind).toBe(kind);
    expect(await site.store.ready()).toBe(true);
  });

  test("returns rows unchanged: times, null and any alphabet", async () => {
    const user = await addUser({ username: "Zażółć 👩🏽‍🚀 計画 \u2028 e\u0301", terms_accepted_at: someMoment + 1 });
    const found = site.store.database.selectFrom("users").selectAll().where("id", "=", user.id);
    expect(await found.executeTakeFirst()).toMatchObject(user);
    const other = await addUser();
    expect(await found.clearWhere().where("id", "=", other.id).executeTakeFirst()).toMatchObject(other);
  });

  test("counts in numbers", async () => {
    const { fn } = site.store.database;
    await addProject({ clone_count: 3 });
    const total = site.store.database
      .selectFrom("projects")
      .select([fn.countAll().as("rows"), fn.sum("clone_count").as("clones"), fn.max("updated_at").as("latest")]);
    const { rows, clones, latest } = await total.executeTakeFirstOrThrow();
    expect([typeof rows, typeof clones, latest]).toEqual(["number", "number", someMoment]);
  });

  longTest("holds documents as large as a request may be", async () => {
    const { id } = await addProject();
    const text = JSON.stringify({ picture: "📓".repeat(5 * 2 ** 20) });
    await site.store.database.insertInto("project_documents").values({ id, text }).execute();
    expect((await textOf(id)) === text).toBe(true);
  });

  test("lets one of eight writers of the same revision succeed", async () => {
    const { id } = await addProject({ revision: 7 });
    const write = (name: string) =>
      site.store.database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("projects")
          .set({ name, revision: 8 })
          .where("id", "=", id)
          .where("revision", "=", 7)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n ? name : undefined;
      });
    const names = await Promise.all(Array.from({ length: 8 }, (_, writer) => write(`Writer ${writer}`)));
    const winners = names.filter((name) => name !== undefined);
    expect(winners).toHaveLength(1);
    const { name, revision } = await site.store.database
      .selectFrom("projects")
      .select(["name", "revision"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect({ name, revision }).toEqual({ name: winners[0], revision: 8 });
  });

  test("counts parallel increments", async () => {
    const count = () =>
      site.store.database
        .insertInto("attempts")
        .values({ key: "login:ada", count: 1, expires_at: someMoment })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ count: sql`attempts.count + 1` }))
        .returning("count")
        .executeTakeFirstOrThrow();
    const counts = await Promise.all(Array.from({ length: 20 }, count));
    expect(counts.map((row) => row.count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test("gives a slug to one project only and names the column", async () => {
    await addProject({ public_url_slug: "rok-2026" });
    const problem = await addProject({ public_url_slug: "rok-2026" }).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(problem, "projects", "public_url_slug")).toBe(true);
    expect(isUniqueViolation(problem, "users", "username_key")).toBe(false);
    await addProject({ public_url_slug: null });
    await addProject({ public_url_slug: null });
  });

  test("has no two users with the same name", async () => {
    const { username_key } = await addUser();
    const problem = await addUser({ username_key }).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(problem, "users", "username_key")).toBe(true);
  });

  test("deletes all data of a deleted user", async () => {
    const { id, owner_id } = await addProject();
    const { database } = site.store;
    await database.insertInto("project_documents").values({ id, text: "{}" }).execute();
    await database.insertInto("sessions").values({ id, user_id: owner_id, created_at: 1, expires_at: 2 }).execute();
    await database.insertInto("password_resets").values({ token_hash: id, user_id: owner_id, expires_at: 2 }).execute();
    await database.deleteFrom("users").where("id", "=", owner_id).execute();
    expect(await textOf(id)).toBeUndefined();
    for (const table of ["projects", "sessions", "password_resets"] as const) {
      const column = table === "projects" ? "owner_id" : "user_id";
      const rest = database.selectFrom(table).selectAll().where(sql.ref(column), "=", owner_id);
      expect(await rest.execute()).toEqual([]);
    }
  });

  test("has no document without its project", async () => {
    const orphan = site.store.database.insertInto("project_documents").values({ id: "nobody's", text: "{}" });
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
  });

  test("rolls back a failed transaction", async () => {
    const user = userRow();
    const failing = site.store.database.transaction().execute(async (transaction) => {
      await transaction.insertInto("users").values(user).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await site.store.database.selectFrom("users").selectAll().where("id", "=", user.id).execute()).toEqual([]);
  });

  test("refuses values of the wrong type", async () => {
    const broken = sql`insert into attempts (key, count, expires_at) values ('x', 'many', 1)`;
    await expect(broken.execute(site.store.database)).rejects.toThrow();
    await expect(addUser({ username: "half\0" })).rejects.toThrow();
    await expect(addUser({ created_at: 1.5 })).rejects.toThrow();
  });

  test("orders text by bytes and finds folded words", async () => {
    const names = ["Zebra", "apple", "Äpfel", "zażółć 50%", "_"];
    for (const name of names) await addProject({ name, category: "ordered" });
    const ordered = site.store.database.selectFrom("projects").where("category", "=", "ordered");
    const list = async (query: typeof ordered, by: "name" | "name_key") =>
      (await query.select("name").orderBy(by).execute()).map(({ name }) => name);
    expect(await list(ordered, "name")).toEqual(["Zebra", "_", "apple", "zażółć 50%", "Äpfel"]);
    expect(await list(ordered, "name_key")).toEqual(["_", "Äpfel", "apple", "zażółć 50%", "Zebra"]);
    const found = (words: string) =>
      list(ordered.where(sql<boolean>`search_text like ${searchPattern(words)} escape '\\'`), "name");
    expect(await found("ZAZOLC")).toEqual(["zażółć 50%"]);
    expect(await found("%")).toEqual(["zażółć 50%"]);
    expect(await found("_")).toEqual(["_"]);
  });
});
