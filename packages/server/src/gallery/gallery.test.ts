import type { PublicProject } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aProject, share } from "../../test/projects.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

const shown = [
  { name: "Żółw 2026", description: "Planner tygodniowy", author: "Łucja", category: "planner" },
  { name: "Budget 100%", description: "Money_in and money out", author: "Ada", category: "forms" },
  { name: "Журнал", description: "Дневник на каждый день", author: "Ольга", category: "journal" },
  {
    name: "日記帳",
    description: "毎日の記録",
    author: "花子",
    category: "journal",
    device_profile: "boox-note-air-4c",
  },
  { name: "apple planner", description: "", author: "Ada", category: "planner" },
];

usualStores("the gallery on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    await aProject(server, ada, { name: "Private planner" });
    for (const project of shown) {
      clock.pass({ minutes: 1 });
      const { id } = await share(server, ada, await aProject(server, ada, project));
      ids.set(project.name, id);
    }
  });

  const list = (query = {}) => ask(server, "GET /api/public/projects", { query });
  const names = ({ projects }: { projects: readonly PublicProject[] }) => projects.map(({ metadata }) => metadata.name);
  const newestFirst = shown.map(({ name }) => name).reverse();

  test("shows only the public fields of public projects", async () => {
    const page = await list();
    expect(names(page)).toEqual(newestFirst);
    expect(page.total).toBe(shown.length);
    expect(page.projects[0]).toEqual({
      id: ids.get("apple planner"),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      published_at: expect.any(String),
      metadata: {
        name: "apple planner",
        description: "",
        category: "planner",
        device_profile: "remarkable-2",
        public_url_slug: null,
        clone_count: 0,
      },
      clone_count: 0,
      author: "Ada",
      account: "Ada",
      is_built_in: false,
      original_author: "",
      licence: null,
      sources: [],
      cover_version: expect.stringMatching(/^[0-9a-f]{16}$/),
      pages: null,
      language: "en",
      start_date: expect.stringMatching(/-01-01$/),
      end_date: expect.stringMatching(/-12-31$/),
      page_kinds: [],
      score: null,
    });
    expect(JSON.stringify(page)).not.toContain(ada.userId);
  });

  test("names the account behind an author, in lists and by address", async () => {
    const mallory = await signedIn(server, "Mallory");
    const { id } = await share(server, mallory, await aProject(server, mallory, { name: "Fake", author: "Octavo" }));
    const expected = { author: "Octavo", account: "Mallory", is_built_in: false };
    expect((await list({ search: "fake" })).projects).toEqual([expect.objectContaining(expected)]);
    expect(await ask(server, "GET /api/public/projects/{id}", { params: { id } })).toMatchObject(expected);
    await ask(server, "PUT /api/account/username", { as: mallory, body: { username: "Malory" } });
    expect((await list({ search: "fake" })).projects[0]?.account).toBe("Malory");
    await inject(server, "DELETE /api/projects/{id}", { as: mallory, params: { id } });
  });

  test.each<[string, readonly string[]]>([
    ["PLANNER", ["apple planner", "Żółw 2026"]],
    ["żółw", ["Żółw 2026"]],
    ["zolw", ["Żółw 2026"]],
    ["ŁUCJA tygodniowy", ["Żółw 2026"]],
    ["łucja apple", []],
    ["ЖУРНАЛ", ["Журнал"]],
    ["дневник ОЛЬГА", ["Журнал"]],
    ["記録", ["日記帳"]],
    ["ada", ["apple planner", "Budget 100%"]],
    ["100%", ["Budget 100%"]],
    ["%", ["Budget 100%"]],
    ["_", ["Budget 100%"]],
    ["money_in", ["Budget 100%"]],
    ["moneyxin", []],
    ["\\", []],
    ["' or '1'='1", []],
    ["private", []],
    ["   ", newestFirst],
  ])("finds projects with every word of %j", async (search, found) => {
    const page = await list({ search });
    expect(names(page)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  test("goes by category and device", async () => {
    expect(names(await list({ category: "journal" }))).toEqual(["日記帳", "Журнал"]);
    expect(names(await list({ device: "boox-note-air-4c" }))).toEqual(["日記帳"]);
    expect(names(await list({ category: "forms", search: "ada" }))).toEqual(["Budget 100%"]);
    expect(names(await list({ category: "forms", device: "boox-note-air-4c" }))).toEqual([]);
  });

  test("comes in four orders", async () => {
    const bob = await signedIn(server, "Bob");
    const params = { id: ids.get("Журнал") ?? "" };
    await ask(server, "POST /api/projects/public/{id}/clone", { as: bob, params, body: { new_name: "Copy" } });
    expect(names(await list({ sort: "popular", limit: 1 }))).toEqual(["Журнал"]);
    clock.pass({ hours: 1 });
    const budget = { id: ids.get("Budget 100%") ?? "" };
    await ask(server, "PATCH /api/projects/{id}", {
      as: ada,
      params: budget,
      body: { description: shown[1]?.description },
    });
    expect(names(await list({ sort: "updated", limit: 2 }))).toEqual(["Budget 100%", "apple planner"]);
    expect(names(await list({ sort: "newest" }))).toEqual(newestFirst);
    expect(names(await list({ sort: "name" }))).toEqual([
      "apple planner",
      "Budget 100%",
      "Żółw 2026",
      "Журнал",
      "日記帳",
    ]);
  });

  test("is paginated, with each project once", async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => list({ limit: 2, offset })));
    expect(pages.flatMap(names)).toEqual(newestFirst);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  test.each([
    [{ limit: 0 }, "limit"],
    [{ limit: 101 }, "limit"],
    [{ limit: "many" }, "limit"],
    [{ offset: -1 }, "offset"],
    [{ sort: "random" }, "sort"],
    [{ category: "novel" }, "category"],
    [{ search: "x".repeat(101) }, "search"],
  ])("refuses %j", async (query, path) => {
    expect(await refused(server, "GET /api/public/projects", { query })).toMatchObject({
      status: 422,
      error: "INVALID_REQUEST",
      details: [{ path }],
    });
  });

  test("limits the searches of an address, but not its lists", async () => {
    const asked = async (query: object) =>
      (await server.app.inject({ url: "/api/public/projects", query: { ...query } })).statusCode;
    clock.pass({ minutes: 2 });
    const statuses = [];
    for (let i = 0; i < 122; i++) statuses.push(await asked({ search: "ada" }));
    expect(statuses.slice(118)).toEqual([200, 200, 429, 429]);
    expect(await asked({})).toBe(200);
    clock.pass({ minutes: 2 });
    expect(await asked({ search: "ada" })).toBe(200);
  });

  describe("a project of it", () => {
    test("is found by id and by slug", async () => {
      const { id } = await share(server, ada, await aProject(server, ada, { name: "Mit Adresse" }), "mit-adresse");
      const found = await ask(server, "GET /api/public/projects/{id}", { params: { id } });
      expect(found.metadata).toMatchObject({ name: "Mit Adresse", public_url_slug: "mit-adresse" });
      expect(await ask(server, "GET /api/public/projects/slug/{slug}", { params: { slug: "mit-adresse" } })).toEqual(
        found,
      );
      await ask(server, "POST /api/projects/{id}/share", { as: ada, params: { id }, body: { is_public: false } });
    });

    test.each(["none", "mit-adresse", "' or 1=1 --", "ж".repeat(90)])("is not found under %j", async (written) => {
      const gone = { status: 404, error: "NOT_FOUND", message: "Public project not available." };
      expect(await refused(server, "GET /api/public/projects/{id}", { params: { id: written } })).toMatchObject(gone);
      const params = { slug: written };
      expect(await refused(server, "GET /api/public/projects/slug/{slug}", { params })).toMatchObject(gone);
    });

    test("changes its cover version only if its pages may look different", async () => {
      const params = { id: ids.get("Журнал") ?? "" };
      const cover = async () => (await ask(server, "GET /api/public/projects/{id}", { params })).cover_version;
      const before = await cover();
      await ask(server, "POST /api/projects/{id}/share", {
        as: ada,
        params,
        body: { is_public: true, url_slug: "zhurnal" },
      });
      expect(await cover()).toBe(before);
      await ask(server, "POST /api/projects/{id}/masters", { as: ada, params, body: { name: "Day" } });
      expect(await cover()).not.toBe(before);
    });
  });
});
