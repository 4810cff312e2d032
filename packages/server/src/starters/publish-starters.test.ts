import { longTest } from "@octavo/foundation/testing";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, refused } from "../../test/ask.ts";
import { aProject, share } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { publishStarters, withdrawStarters } from "./publish-starters.ts";
import { builtInAuthor } from "./store.ts";

usualStores("the starters in the gallery on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    await share(server, ada, await aProject(server, ada, { name: "My weekly" }), "weekly");
    clock.pass({ minutes: 1 });
    await publish();
  });

  /** Time passes while the starters are compiled. */
  const now = () => {
    clock.pass({ seconds: 1 });
    return clock.now();
  };
  const services = () => ({
    database: server.store.database,
    objects: server.objects,
    render: server.render,
    now,
  });
  const publish = () => publishStarters(services());
  const list = async () => (await ask(server, "GET /api/public/projects", { query: {} })).projects;
  const starter = (slug: string) => ask(server, "GET /api/public/projects/slug/{slug}", { params: { slug } });
  const rows = () =>
    server.store.database
      .selectFrom("projects")
      .select(["id", "revision", "content_hash", "updated_at"])
      .where("owner_id", "=", builtInAuthor.id)
      .orderBy("id")
      .execute();

  test("have pages, dates, language and device, in the order of the library", async () => {
    const names = (await list()).map(({ metadata }) => metadata.name.replace(/ \d{4}$/, ""));
    expect(names.slice(0, 3)).toEqual(["Daily planner", "Weekly planner", "Monthly planner and notes"]);
    const daily = await starter("daily");
    const year = daily.metadata.name.slice(-4);
    expect(daily).toMatchObject({
      id: "starter-daily",
      author: "Octavo",
      account: "Octavo",
      is_built_in: true,
      language: "en",
      start_date: `${year}-01-01`,
      end_date: `${year}-12-31`,
      metadata: { device_profile: "remarkable-2", category: "planner" },
    });
    expect(daily.pages).toBeGreaterThan(365);
  });

  test.each(["presupuesto", "Presupuesto gastos", "budzet", "Budget expenses"])(
    "are found by the words %s",
    async (search) => {
      const found = await ask(server, "GET /api/public/projects", { query: { search } });
      expect(found.projects.map(({ id }) => id)).toEqual(["starter-budget"]);
      expect(found.total).toBe(1);
    },
  );

  test("leave the slug of a user's project alone", async () => {
    expect((await starter("weekly")).metadata.name).toBe("My weekly");
  });

  longTest("stay unchanged when they are published again", async () => {
    const before = await rows();
    clock.pass({ minutes: 5 });
    await publish();
    await Promise.all([publish(), publish()]);
    expect(await rows()).toEqual(before);
  });

  test("can be cloned and then edited, and the clone is counted", async () => {
    const body = { new_name: "Mine" };
    const slug = "daily";
    const clone = await ask(server, "POST /api/projects/public/slug/{slug}/clone", { as: ada, params: { slug }, body });
    expect(clone).toMatchObject({ author: "", original_author: "Octavo", plan: { sections: expect.any(Array) } });
    const params = { id: clone.id };
    await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body: { name: "Mine again" } });
    expect((await starter(slug)).clone_count).toBe(1);
  });

  test("are editable by nobody", async () => {
    const params = { id: "starter-daily" };
    for (const name of ["PATCH /api/projects/{id}", "DELETE /api/projects/{id}"] as const)
      expect(await refused(server, name, { as: ada, params, body: { name: "Taken" } } as never)).toMatchObject({
        status: 404,
      });
    for (const username of ["Octavo", " octavo"])
      expect(
        await refused(server, "POST /api/auth/login", { body: { username, password: "" } } as never),
      ).not.toMatchObject({ status: 500 });
  });

  test("are replaced when they change, and keep their clones and their date", async () => {
    const before = await starter("daily");
    clock.pass({ days: 400 });
    await publish();
    const after = await starter("daily");
    expect(Number(after.metadata.name.slice(-4))).toBeGreaterThan(Number(before.metadata.name.slice(-4)));
    expect(after).toMatchObject({ clone_count: 1, published_at: before.published_at });
    expect(after.cover_version).not.toBe(before.cover_version);
  });

  test("are removed when they are no longer in the library", async () => {
    const { database } = server.store;
    const daily = database.selectFrom("projects").selectAll().where("id", "=", "starter-daily");
    const retired = { id: "starter-retired", public_url_slug: null };
    await database
      .insertInto("projects")
      .values({ ...(await daily.executeTakeFirstOrThrow()), ...retired })
      .execute();
    expect((await rows()).map(({ id }) => id)).toContain("starter-retired");
    await publish();
    expect((await rows()).map(({ id }) => id)).not.toContain("starter-retired");
  });

  longTest("are withdrawn by the setting, and clones stay", async () => {
    await withdrawStarters(services());
    expect((await list()).map(({ metadata }) => metadata.name)).toEqual(["My weekly"]);
    const names = await server.store.database.selectFrom("projects").select("name").execute();
    expect(names.map(({ name }) => name)).toContain("Mine again");
    await publish();
    expect((await starter("daily")).clone_count).toBe(0);
  });
});
