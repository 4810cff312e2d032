import { type Collection, collectionLimits as limits, type Project } from "@octavo/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aProject, share } from "../../test/projects.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

describeOnStores("collections", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const other = secondNode(server, { now: clock.now });
  let ada: SignedIn;
  let bob: SignedIn;
  let first: Project;
  let second: Project;
  let third: Project;
  // The first account is an administrator.
  beforeAll(() => signedIn(server));
  beforeEach(async () => {
    clock.pass({ minutes: 1 });
    [ada, bob] = [await signedIn(server), await signedIn(server)];
    first = await share(server, ada, await aProject(server, ada, { name: "First" }));
    second = await share(server, bob, await aProject(server, bob, { name: "Second" }));
    third = await share(server, bob, await aProject(server, bob, { name: "Third" }));
  });

  const create = (body: object = {}, as = ada) =>
    ask(server, "POST /api/collections", { as, body: { name: "Favourites", ...body } });
  const read = ({ id }: Collection, as = ada) => ask(server, "GET /api/collections/{id}", { as, params: { id } });
  const publish = ({ id }: Collection, is_public = true) =>
    ask(server, "POST /api/collections/{id}/share", { as: ada, params: { id }, body: { is_public } });
  const add = ({ id }: Collection, project: { id: string }, position?: number) =>
    ask(server, "POST /api/collections/{id}/projects", {
      as: ada,
      params: { id },
      body: { project_id: project.id, ...(position !== undefined && { position }) },
    });
  const namesIn = ({ projects }: Collection) => projects.map(({ name }) => name);
  const shown = ({ id }: Collection) => ask(other, "GET /api/public/collections/{id}", { params: { id } });
  const unpublish = (as: SignedIn, { id }: Project) =>
    ask(server, "POST /api/projects/{id}/share", { as, params: { id }, body: { is_public: false } });

  test("has projects of several authors in the order of its user", async () => {
    const created = await create({ description: "For school", project_ids: [second.id, first.id] });
    expect(created).toMatchObject({ author: ada.username, revision: 1, is_public: false, taken_down: false });
    expect(namesIn(created)).toEqual(["Second", "First"]);
    expect(namesIn(await add(created, third, 1))).toEqual(["Second", "Third", "First"]);
    const params = { id: created.id };
    const order = { project_ids: [first.id, third.id, second.id] };
    const ordered = await ask(server, "PUT /api/collections/{id}/order", { as: ada, params, body: order });
    expect(namesIn(ordered)).toEqual(["First", "Third", "Second"]);
    const removed = { as: ada, params: { ...params, project: third.id } };
    await ask(server, "DELETE /api/collections/{id}/projects/{project}", removed);
    expect(namesIn(await read(created))).toEqual(["First", "Second"]);
    expect(await refused(server, "DELETE /api/collections/{id}/projects/{project}", removed)).toMatchObject({
      status: 404,
      message: "The collection doesn't contain this project",
    });
  });

  test("contains each project once, and keeps its place", async () => {
    const created = await create({ project_ids: [first.id, second.id, first.id] });
    expect(namesIn(created)).toEqual(["First", "Second"]);
    const again = await add(created, second, 0);
    expect([namesIn(again), again.revision]).toEqual([["First", "Second"], 1]);
  });

  test("is renamed and described", async () => {
    const { id } = await create();
    const body = { name: "  Best ", description: "All of them" };
    const changed = await ask(server, "PATCH /api/collections/{id}", { as: ada, params: { id }, body });
    expect(changed).toMatchObject({ name: "Best", description: "All of them", revision: 2 });
    await inject(server, "DELETE /api/collections/{id}", { as: ada, params: { id } });
    expect((await refused(server, "GET /api/collections/{id}", { as: ada, params: { id } })).status).toBe(404);
  });

  test("is private until it is published, and then counts its public planners and names its author", async () => {
    const created = await create({ project_ids: [first.id, second.id] });
    const params = { id: created.id };
    expect((await refused(other, "GET /api/public/collections/{id}", { params })).status).toBe(404);
    clock.pass({ seconds: 1 });
    await publish(created);
    expect(await shown(created)).toMatchObject({ author: ada.username, project_count: 2, name: "Favourites" });
    const { collections } = await ask(other, "GET /api/public/collections");
    expect(collections[0]).toMatchObject({
      id: created.id,
      project_count: 2,
      covers: [{ id: first.id }, { id: second.id }],
    });
    const containing = await ask(other, "GET /api/public/projects/{id}/collections", { params: { id: second.id } });
    expect(containing).toMatchObject({ total: 1, collections: [{ id: created.id }] });
    await publish(created, false);
    expect((await refused(other, "GET /api/public/collections/{id}", { params })).status).toBe(404);
    const after = await ask(other, "GET /api/public/projects/{id}/collections", { params: { id: second.id } });
    expect(after).toEqual({ total: 0, collections: [] });
  });

  test("is listed with four covers, latest published first, page by page", async () => {
    const before = (await ask(server, "GET /api/public/collections")).total;
    const many = [];
    for (let i = 0; i < 5; i++) many.push(await share(server, ada, await aProject(server, ada, { name: `P ${i}` })));
    const ids = many.map(({ id }) => id);
    for (const name of ["A", "B", "C"]) {
      clock.pass({ seconds: 1 });
      await publish(await create({ name, project_ids: ids }));
    }
    const pages = [];
    for (const offset of [0, 2])
      pages.push(await ask(server, "GET /api/public/collections", { query: { limit: 2, offset } }));
    expect(pages.flatMap(({ collections }) => collections.map(({ name }) => name)).slice(0, 3)).toEqual([
      "C",
      "B",
      "A",
    ]);
    expect(pages[0]).toMatchObject({ total: before + 3, collections: [{ project_count: 5 }, { project_count: 5 }] });
    expect(pages[0]?.collections[0]?.covers.map(({ id }) => id)).toEqual(ids.slice(0, 4));
  });

  describe("a project of it that is no longer public", () => {
    test("disappears for others, and its owner sees the last public name", async () => {
      const created = await create({ project_ids: [first.id, second.id] });
      await publish(created);
      await unpublish(bob, second);
      const renamed = { as: bob, params: { id: second.id }, body: { name: "Private diary" } };
      await ask(server, "PATCH /api/projects/{id}", renamed);
      const seen = await shown(created);
      expect(seen.projects.map(({ id }) => id)).toEqual([first.id]);
      expect(seen.project_count).toBe(1);
      expect((await read(created)).projects[1]).toEqual({ id: second.id, name: "Second", project: null });
      const [listed] = await ask(server, "GET /api/collections", { as: ada });
      expect(listed).toMatchObject({ project_count: 2, covers: [{ id: first.id }] });
      const params = { id: second.id };
      expect((await refused(other, "GET /api/public/projects/{id}/collections", { params })).status).toBe(404);
    });

    test("returns at its place when it is published again", async () => {
      const created = await create({ project_ids: [second.id, first.id] });
      await unpublish(bob, second);
      await share(server, bob, second);
      expect((await read(created)).projects.map(({ project }) => project?.id)).toEqual([second.id, first.id]);
    });

    test.each(["deleted", "deleted for good"])("can be removed after it was %s", async (how) => {
      const created = await create({ project_ids: [first.id, second.id] });
      if (how === "deleted") await inject(server, "DELETE /api/projects/{id}", { as: bob, params: { id: second.id } });
      else await server.store.database.deleteFrom("projects").where("id", "=", second.id).execute();
      expect((await read(created)).projects[1]).toEqual({ id: second.id, name: "Second", project: null });
      const params = { id: created.id, project: second.id };
      const after = await ask(server, "DELETE /api/collections/{id}/projects/{project}", { as: ada, params });
      expect(namesIn(after)).toEqual(["First"]);
    });

    test("can't be added, and a private one doesn't differ from a missing one", async () => {
      const secret = await aProject(server, bob, { name: "Diary" });
      const gone = { status: 404, message: "Public project not available." };
      for (const project_id of [secret.id, "none"]) {
        const body = { name: "x", project_ids: [first.id, project_id] };
        expect(await refused(server, "POST /api/collections", { as: ada, body })).toMatchObject(gone);
        const { id } = await create();
        const added = { as: ada, params: { id }, body: { project_id } };
        expect(await refused(server, "POST /api/collections/{id}/projects", added)).toMatchObject(gone);
      }
    });

    test("leaves a collection without public projects out of the gallery, and its address works", async () => {
      const created = await create({ project_ids: [second.id] });
      await publish(created);
      await unpublish(bob, second);
      const { collections } = await ask(server, "GET /api/public/collections");
      expect(collections.map(({ id }) => id)).not.toContain(created.id);
      expect(await shown(created)).toMatchObject({ project_count: 0, projects: [] });
    });
  });

  test("is hidden while the account of its author is disabled, and gone with the account", async () => {
    const created = await create({ project_ids: [second.id] });
    await publish(created);
    const user = server.store.database.updateTable("users").where("id", "=", ada.userId);
    const params = { id: created.id };
    await user.set({ disabled_at: clock.now() }).execute();
    expect((await refused(other, "GET /api/public/collections/{id}", { params })).status).toBe(404);
    const inCollections = () => ask(other, "GET /api/public/projects/{id}/collections", { params: { id: second.id } });
    expect((await inCollections()).total).toBe(0);
    await user.set({ disabled_at: null }).execute();
    expect((await inCollections()).total).toBe(1);
    const body = { username: ada.username, public_projects: "keep" };
    expect((await inject(server, "POST /api/account/deletion", { as: ada, body })).statusCode).toBe(204);
    expect((await inCollections()).total).toBe(0);
    const rows = await server.store.database.selectFrom("collection_projects").select("collection_id").execute();
    expect(rows.map(({ collection_id }) => collection_id)).not.toContain(created.id);
  });

  test("belongs to its user alone: another one can neither read nor change it", async () => {
    const { id } = await create({ project_ids: [first.id] });
    const params = { id, project: first.id };
    const before = await read({ id } as Collection);
    for (const [name, body] of [
      ["GET /api/collections/{id}"],
      ["PATCH /api/collections/{id}", { name: "Mine" }],
      ["POST /api/collections/{id}/projects", { project_id: second.id }],
      ["DELETE /api/collections/{id}/projects/{project}"],
      ["PUT /api/collections/{id}/order", { project_ids: [first.id] }],
      ["POST /api/collections/{id}/share", { is_public: true }],
      ["DELETE /api/collections/{id}"],
    ] as const) {
      expect(await refused(server, name, { as: bob, params, body }), name).toMatchObject({
        status: 404,
        message: "Collection not found",
      });
      expect((await refused(server, name, { params, body })).status, name).toBe(401);
    }
    expect(await read({ id } as Collection)).toEqual(before);
    expect(await ask(server, "GET /api/collections", { as: bob })).toEqual([]);
  });

  test("tells which collections contain a project", async () => {
    await create({ name: "With", project_ids: [first.id] });
    clock.pass({ seconds: 1 });
    await create({ name: "Without" });
    const listed = await ask(server, "GET /api/collections", { as: ada, query: { containing: first.id } });
    expect(listed.map(({ name, contains }) => [name, contains])).toEqual([
      ["Without", false],
      ["With", true],
    ]);
  });

  test("refuses a write on an outdated revision, and loses none of the writes of two servers", async () => {
    const created = await create({ project_ids: [first.id] });
    const params = { id: created.id };
    await add(created, second);
    const body = { name: "Late" };
    expect(await refused(server, "PATCH /api/collections/{id}", { as: ada, params, body, revision: 1 })).toMatchObject({
      error: "STALE_REVISION",
      revision: 2,
    });
    const projects = [third];
    for (let i = 0; i < 6; i++) projects.push(await share(server, bob, await aProject(server, bob, { name: `${i}` })));
    const answers = await Promise.all(
      projects.map(({ id: project_id }, i) =>
        inject(i % 2 ? server : other, "POST /api/collections/{id}/projects", {
          as: ada,
          params,
          body: { project_id },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(projects.map(() => 200));
    const after = await read(created);
    expect(after.projects).toHaveLength(2 + projects.length);
    expect(after.revision).toBe(2 + projects.length);
  });

  test.each([
    ["a missing project", () => [first.id]],
    ["a repeated project", () => [first.id, first.id]],
    ["a foreign project", () => [first.id, third.id]],
  ])("refuses an order with %s", async (_what, ids) => {
    const { id } = await create({ project_ids: [first.id, second.id] });
    const order = { as: ada, params: { id }, body: { project_ids: ids() } };
    expect(await refused(server, "PUT /api/collections/{id}/order", order)).toMatchObject({
      status: 422,
      details: [{ path: "project_ids", message: "Must name each project of the collection once" }],
    });
  });

  test("has limits that name the remedy", async () => {
    const { database } = server.store;
    const created = await create();
    const row = await database
      .selectFrom("collections")
      .selectAll()
      .where("id", "=", created.id)
      .executeTakeFirstOrThrow();
    const entries = Array.from({ length: limits.projects }, (_, position) => ({
      id: `${created.id}/${position}`,
      collection_id: created.id,
      project_id: `gone ${position}`,
      name: "Gone",
      position,
    }));
    await database.insertInto("collection_projects").values(entries).execute();
    const full = { as: ada, params: { id: created.id }, body: { project_id: first.id } };
    expect(await refused(server, "POST /api/collections/{id}/projects", full)).toMatchObject({
      error: "QUOTA_EXCEEDED",
      message: "A collection can have 100 projects at most. Remove one first",
    });
    const copies = Array.from({ length: limits.each - 1 }, (_, i) => ({ ...row, id: `${row.id} ${i}` }));
    await database.insertInto("collections").values(copies).execute();
    expect(await refused(server, "POST /api/collections", { as: ada, body: { name: "One more" } })).toMatchObject({
      error: "QUOTA_EXCEEDED",
      message: "You have 100 collections, which is the limit. Delete one first",
    });
  });

  test.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(limits.name + 1) }, "name"],
    [{ name: "x", description: "x".repeat(limits.description + 1) }, "description"],
    [{ name: "x", project_ids: Array.from({ length: limits.projects + 1 }, String) }, "project_ids"],
    [{ name: "x", project_ids: ["x".repeat(101)] }, "project_ids[0]"],
  ])("refuses a text or list without bounds: %#", async (body, path) => {
    expect(await refused(server, "POST /api/collections", { as: ada, body })).toMatchObject({
      status: 422,
      details: [{ path }],
    });
  });

  test.each([
    `'); drop table collections; --"`,
    "<script>alert(1)</script>",
    "${name} {{ name }} {name} %s",
    "\u202Egnp.exe",
    "__proto__",
    "a\uD800b",
  ])("keeps a hostile text as a text: %j", async (name) => {
    const created = await create({ name, description: name, project_ids: [first.id] });
    await publish(created);
    expect(await shown(created)).toMatchObject({ name: name.toWellFormed(), description: name.toWellFormed() });
  });

  test.each([
    ["POST", "/api/collections", { name: "a\0b" }],
    ["POST", "/api/collections", { name: "x", project_ids: ["\0"] }],
    ["GET", "/api/collections/%00", undefined],
    ["GET", "/api/collections?containing=%00", undefined],
    ["GET", "/api/public/collections/a%00b", undefined],
    ["GET", "/api/public/projects/%00/collections", undefined],
  ] as const)("refuses texts that no store can keep: %s %s", async (method, url, payload) => {
    const { statusCode } = await server.app.inject({ method, url, headers: ada.headers, ...(payload && { payload }) });
    expect(statusCode).toBe(400);
  });

  test("is written by programs with the scope for planners, and published by people alone", async () => {
    const tokenWith = async (scope: string) => {
      const body = { name: scope, scopes: [scope] };
      const { token } = await ask(server, "POST /api/tokens", { as: ada, body });
      return { headers: { authorization: `Bearer ${token}` } };
    };
    const [writer, reader] = [await tokenWith("write_planners"), await tokenWith("read_planners")];
    const body = { name: "By a program", project_ids: [first.id] };
    const { id } = await ask(server, "POST /api/collections", { as: writer, body });
    expect(await ask(server, "GET /api/collections", { as: reader })).toMatchObject([{ id }]);
    const denied = { status: 403, error: "INSUFFICIENT_SCOPE" };
    expect(await refused(server, "POST /api/collections", { as: reader, body })).toMatchObject(denied);
    const shared = await inject(server, "POST /api/collections/{id}/share", {
      as: writer,
      params: { id },
      body: { is_public: true },
    });
    expect(shared.statusCode).toBe(403);
  });
});
