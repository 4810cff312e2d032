import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { template as yaml_content } from "../../test/planners.ts";
import { defaultQuota, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("templates on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  const create = (body: object, as = ada) =>
    ask(server, "POST /api/templates/", { as, body: { name: "Mein Blatt", ...body } });
  const read = (id: string) => ask(server, "GET /api/templates/{id}", { as: ada, params: { id } });
  const put = (id: string, body: object, revision?: number) =>
    ask(server, "PUT /api/templates/{id}", { as: ada, params: { id }, body, revision });

  describe("a new template", () => {
    test("stores its text and returns its content", async () => {
      const template = await create({ yaml_content, description: "Drei Seiten", category: "forms", author: "Łucja" });
      const now = new Date(clock.now()).toISOString();
      expect(template).toMatchObject({
        name: "Mein Blatt",
        description: "Drei Seiten",
        category: "forms",
        author: "Łucja",
        profile: "remarkable-2",
        created_at: now,
        updated_at: now,
        revision: 1,
        yaml_content,
      });
      expect(template.parsed_template.widgets).toMatchObject([
        { id: "first", page: 1 },
        { id: "last", page: 3 },
      ]);
      expect(await read(template.id)).toEqual(template);
    });

    test("is an empty page of its device if it has no text", async () => {
      const template = await create({ device_profile: "Boox Note Air 4 C" });
      expect(template).toMatchObject({
        profile: "boox-note-air-4c",
        author: "Ada",
        category: "general",
        description: "",
      });
      expect(template.parsed_template).toMatchObject({
        metadata: { name: "Mein Blatt", profile: "boox-note-air-4c" },
        canvas: { dimensions: { width: 446.4, height: 595.2 } },
        widgets: [],
      });
    });

    test("needs no device", async () => {
      const template = await create({});
      expect(template.profile).toBe("");
      expect(template.parsed_template.canvas.dimensions).toMatchObject({ width: 595.2, height: 841.8 });
    });

    test("uses the device of the request", async () => {
      const template = await create({ yaml_content, profile: "boox-note-air-4c" });
      expect(template.profile).toBe("boox-note-air-4c");
      expect(template.parsed_template.canvas.dimensions).toMatchObject({ width: 446.4, height: 595.2 });
    });

    test.each([
      ["a widget that is none", yaml_content.replace("text_block", "text_blok"), { line: 6, widget_id: "first" }],
      ["broken YAML", "widgets: [", { line: 1 }],
      ["a list", "- a\n- b\n", {}],
    ])("with %s is refused with the place", async (_, text, place) => {
      const body = { name: "x", yaml_content: text };
      const answer = await refused(server, "POST /api/templates/", { as: ada, body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
      expect(answer.diagnostics?.[0]).toMatchObject({ severity: "error", document: "template", ...place });
    });

    test.each([
      [{ name: " " }, "name", "Name is required"],
      [{ name: "x".repeat(101) }, "name", "Use at most 100 characters"],
      [{ profile: "remarkable-22" }, "profile", expect.stringContaining('Did you mean "remarkable-2"?')],
      [{ device_profile: "abacus" }, "device_profile", expect.stringContaining("abacus")],
    ])("with %j is refused", async (changes, path, message) => {
      const body = { name: "x", ...changes };
      expect(await refused(server, "POST /api/templates/", { as: ada, body })).toMatchObject({
        status: 422,
        error: "INVALID_REQUEST",
        details: [{ path, message }],
      });
    });
  });

  test("the list has the latest change first, without texts", async () => {
    const user = await signedIn(server);
    const first = await create({ name: "First" }, user);
    clock.pass({ seconds: 1 });
    await create({ name: "Second" }, user);
    clock.pass({ seconds: 1 });
    const params = { id: first.id };
    await ask(server, "PUT /api/templates/{id}", { as: user, params, body: { description: "Neu" } });
    const list = await ask(server, "GET /api/templates/", { as: user });
    expect(list.map(({ name, description }) => [name, description])).toEqual([
      ["First", "Neu"],
      ["Second", ""],
    ]);
    expect(list[0]).not.toHaveProperty("yaml_content");
    expect((await inject(server, "GET /api/templates/", { as: user })).json()).toEqual(list);
  });

  test("the parsed form is cached until it changes, for its owner only", async () => {
    const { id } = await create({ yaml_content });
    const first = await read(id);
    const before = server.render.startedCount("readTemplate");
    expect(await read(id)).toEqual(first);
    expect(await refused(server, "GET /api/templates/{id}", { as: eve, params: { id } })).toMatchObject({
      error: "NOT_FOUND",
    });
    expect(server.render.startedCount("readTemplate")).toBe(before);
    await put(id, { yaml_content: yaml_content.replace("page: 3", "page: 2") });
    expect((await read(id)).parsed_template).not.toEqual(first.parsed_template);
  });

  describe("a change", () => {
    test("changes only the given fields", async () => {
      const before = await create({ yaml_content });
      clock.pass({ minutes: 1 });
      const after = await put(before.id, { name: "Anders" }, before.revision);
      expect(after).toEqual({ ...before, name: "Anders", updated_at: after.updated_at, revision: 2 });
      expect(after.updated_at > before.updated_at).toBe(true);
      const rewritten = await put(before.id, { yaml_content: yaml_content.replace("page: 3", "page: 2") });
      expect(rewritten.parsed_template.widgets[1]?.page).toBe(2);
      expect(await read(before.id)).toEqual(rewritten);
    });

    test("gives it a device, or none", async () => {
      const { id } = await create({});
      expect((await put(id, { profile: "Boox Note Air 4 C" })).profile).toBe("boox-note-air-4c");
      expect((await put(id, { name: "Anders" })).profile).toBe("boox-note-air-4c");
      expect((await put(id, { profile: "" })).profile).toBe("");
    });

    test("that is not a template keeps it unchanged", async () => {
      const before = await create({ yaml_content });
      const asked = { as: ada, params: { id: before.id }, body: { yaml_content: "widgets: [", name: "Anders" } };
      expect(await refused(server, "PUT /api/templates/{id}", asked)).toMatchObject({ error: "INVALID_DOCUMENT" });
      expect(await read(before.id)).toEqual(before);
    });

    test("of the same revision succeed once, and without a revision always", async () => {
      const { id } = await create({ yaml_content });
      const change = (name: string, revision?: number) =>
        inject(server, "PUT /api/templates/{id}", { as: ada, params: { id }, body: { name }, revision });
      const matched = await Promise.all(["a", "b", "c"].map((name) => change(name, 1)));
      expect(matched.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      expect(matched.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        error: "STALE_REVISION",
        revision: 2,
      });
      const free = await Promise.all(Array.from({ length: 10 }, (_, i) => change(`Writer ${i}`)));
      expect(free.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect((await read(id)).revision).toBe(12);
    });
  });

  test("deleting a template deletes its text", async () => {
    const { id } = await create({});
    const answer = await inject(server, "DELETE /api/templates/{id}", { as: ada, params: { id } });
    expect(answer.statusCode).toBe(204);
    expect(await refused(server, "GET /api/templates/{id}", { as: ada, params: { id } })).toMatchObject({
      status: 404,
      message: "Template not found",
    });
    const left = await server.store.database
      .selectFrom("template_documents")
      .select("id")
      .where("id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });

  test("a user has a limited number", async () => {
    const rich = await signedIn(server);
    const { id } = await create({}, rich);
    const row = await server.store.database
      .selectFrom("templates")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: defaultQuota.templates - 1 }, (_, i) => ({ ...row, id: `template ${i}` }));
    await server.store.database.insertInto("templates").values(more).execute();
    expect(await refused(server, "POST /api/templates/", { as: rich, body: { name: "One more" } })).toMatchObject({
      error: "STORAGE_FULL",
    });
  });

  test.each([
    ["GET /api/templates/{id}", undefined],
    ["PUT /api/templates/{id}", { name: "Mine now" }],
    ["DELETE /api/templates/{id}", undefined],
  ] as const)("%s is the owner's alone", async (name, body) => {
    const template = await create({ yaml_content });
    const params = { id: template.id };
    expect(await refused(server, name, { params, body })).toMatchObject({ status: 401 });
    expect(await refused(server, name, { as: eve, params, body })).toMatchObject({ status: 404, error: "NOT_FOUND" });
    expect(await refused(server, name, { as: ada, params: { id: "none" }, body })).toMatchObject({ status: 404 });
    expect(await read(template.id)).toEqual(template);
  });

  test.each(["GET /api/templates/", "POST /api/templates/"] as const)("%s requires a session", async (name) => {
    expect(await refused(server, name, { body: name.startsWith("POST") ? { name: "x" } : undefined })).toMatchObject({
      status: 401,
    });
  });
});
