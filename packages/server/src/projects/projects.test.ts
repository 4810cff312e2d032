import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { masters, plan } from "../../test/planners.ts";
import { aMaster, aProject, designYaml, fillUp } from "../../test/projects.ts";
import { defaultQuota, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { storesUnderTest } from "../../test/store-under-test.ts";

storesUnderTest("projects on %s", (store) => {
  const clock = new AdjustableClock(Date.UTC(2026, 4, 1));
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  describe("a new project", () => {
    test("is empty, with the page of its device and the plan of its year", async () => {
      const project = await aProject(server, ada, { name: "  Mój rok  ", device_profile: "ReMarkable 2" });
      expect(project).toMatchObject({
        metadata: {
          name: "Mój rok",
          description: "",
          category: "planner",
          author: "",
          device_profile: "remarkable-2",
          is_public: false,
          public_url_slug: null,
          clone_count: 0,
        },
        masters: [],
        pages: [],
        compilation_rules: [],
        plan: {
          calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
          locale: "en",
          sections: [],
          order: [],
        },
        author: "",
        original_author: "",
        revision: 1,
        compiled_pages: null,
      });
      expect(project.default_canvas.dimensions).toMatchObject({ width: 447.29, height: 596.39 });
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: { id: project.id } })).toEqual(project);
    });

    test("stores its metadata in any script", async () => {
      const said = { name: "計画 📓", description: "Zeile 1\nZeile 2", author: "Łucja", category: "journal" };
      const { metadata } = await aProject(server, ada, said);
      expect(metadata).toMatchObject(said);
    });

    test("starts with the given documents, fitted to its device", async () => {
      const project = await aProject(server, ada, {
        device_profile: "remarkable-paper-pro-move",
        masters_yaml: masters,
        plan_yaml: plan,
      });
      const { default_canvas, masters: designs } = project;
      expect(designs.map(({ name, widgets }) => [name, widgets.length])).toEqual([["Day", 3]]);
      expect(project.plan).toMatchObject({
        calendar: { start_date: "2026-01-01", end_date: "2026-01-03" },
        sections: [{ kind: "days", master: "Day", generate: "each_day", anchors: [], context: {} }],
      });
      // The plan draws for a reMarkable 2.
      const scale = default_canvas.dimensions.width / 447.29;
      expect(scale).not.toBeCloseTo(1, 2);
      expect(designs[0]?.widgets[0]?.position.width).toBeCloseTo(360 * scale, 1);
    });

    test("accepts a library or a plan alone", async () => {
      const library = await aProject(server, ada, { masters_yaml: masters });
      expect(library.masters).toHaveLength(1);
      expect(library.plan.calendar.start_date).toBe("2026-01-01");
      const planned = await aProject(server, ada, { plan_yaml: plan });
      expect(planned.masters).toEqual([]);
      expect(planned.plan.sections).toHaveLength(1);
    });

    test("is created once if the request is repeated with its key", async () => {
      const [mia, tom] = [await signedIn(server, "Mia"), await signedIn(server, "Tom")];
      const body = { name: "Once", device_profile: "remarkable-2", key: "0123456789abcdef" };
      const create = (as: SignedIn, key = body.key) =>
        ask(server, "POST /api/projects", { as, body: { ...body, key } });
      const [first, ...repeated] = await Promise.all([create(mia), ...Array.from({ length: 7 }, () => create(mia))]);
      for (const project of repeated) expect(project).toEqual(first);
      await ask(server, "PATCH /api/projects/{id}", { as: mia, params: { id: first.id }, body: { name: "Renamed" } });
      expect((await create(mia)).metadata.name).toBe("Renamed");
      const others = [await create(mia, "another-key-0123"), await create(tom)];
      await inject(server, "DELETE /api/projects/{id}", { as: mia, params: { id: first.id } });
      expect(new Set([first, ...others, await create(mia)].map(({ id }) => id)).size).toBe(4);
    });

    test("is refused with the positions of all errors", async () => {
      const body = {
        name: "x",
        device_profile: "remarkable-2",
        masters_yaml: masters.replace("text_block", "text_blok"),
      };
      const answer = await refused(server, "POST /api/projects", { as: ada, body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
      expect(answer.diagnostics?.[0]).toMatchObject({ document: "masters", line: 5, widget_id: "title" });
    });

    test.each([
      ["no name", { name: "  " }, "name", "Project name is required"],
      ["a name of 101 letters", { name: "x".repeat(101) }, "name", "Use at most 100 characters"],
      ["a description of 501 letters", { description: "x".repeat(501) }, "description", "Use at most 500 characters"],
      ["no such category", { category: "novel" }, "category", expect.any(String)],
      [
        "no such device",
        { device_profile: "remarkable-22" },
        "device_profile",
        'No device profile is called "remarkable-22". Did you mean "remarkable-2"?',
      ],
    ])("is refused with %s", async (_, changes, path, message) => {
      const body = { name: "x", device_profile: "remarkable-2", ...changes };
      const answer = await refused(server, "POST /api/projects", { as: ada, body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_REQUEST", details: [{ path, message }] });
    });

    test("is refused when the user has reached the limit", async () => {
      const rich = await signedIn(server);
      await fillUp(server, await aProject(server, rich), defaultQuota.projects - 2);
      const body = { name: "x", device_profile: "remarkable-2" };
      const tried = await Promise.all(
        Array.from({ length: 4 }, () =>
          server.app.inject({ method: "POST", url: "/api/projects", payload: body, headers: rich.headers }),
        ),
      );
      expect(tried.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 413, 413, 413]);
      expect(await refused(server, "POST /api/projects", { as: rich, body })).toMatchObject({
        error: "STORAGE_FULL",
        message: "You have 500 projects, which is the limit. Delete one first",
      });
    });
  });

  describe("the list", () => {
    test("lists the latest change first, with current counts", async () => {
      const user = await signedIn(server);
      const list = () => ask(server, "GET /api/projects", { as: user });
      expect(await list()).toEqual([]);
      const first = await aProject(server, user, { name: "First" });
      clock.pass({ seconds: 1 });
      await aProject(server, user, { name: "Second" });
      expect((await list()).map(({ name }) => name)).toEqual(["Second", "First"]);
      clock.pass({ seconds: 1 });
      await aMaster(server, user, first, "Day");
      const params = { id: first.id };
      const sections = [{ kind: "days", master: "Day", generate: "each_day" }];
      await ask(server, "PUT /api/projects/{id}/plan", { as: user, params, body: { ...first.plan, sections } });
      expect((await list())[0]).toMatchObject({
        id: first.id,
        name: "First",
        masters_count: 1,
        plan_sections_count: 1,
        is_public: false,
        clone_count: 0,
      });
      await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: user, params: { ...params, name: "Day" } });
      expect((await list())[0]).toMatchObject({ masters_count: 0, plan_sections_count: 1 });
    });
  });

  describe("a change", () => {
    test("changes only the given fields", async () => {
      const before = await aProject(server, ada, { description: "old" });
      clock.pass({ minutes: 1 });
      const params = { id: before.id };
      const after = await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body: { name: "Nowa nazwa" } });
      expect(after.updated_at > before.updated_at).toBe(true);
      const { updated_at } = after;
      expect(after).toEqual({
        ...before,
        metadata: { ...before.metadata, name: "Nowa nazwa", updated_at },
        updated_at,
        revision: 2,
      });
    });

    test("of the device rescales the designs as requested", async () => {
      const device_profile = "boox-note-air-4c";
      const widthAfter = async (body: object) => {
        const project = await aMaster(server, ada, await aProject(server, ada), "Day");
        const params = { id: project.id };
        const after = await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body });
        expect(after.metadata.device_profile).toBe(device_profile);
        expect(after.default_canvas.dimensions.width).not.toBe(project.default_canvas.dimensions.width);
        return { width: after.masters[0]?.widgets[0]?.position.width, canvas: after.default_canvas.dimensions };
      };
      const scale = (await widthAfter({ device_profile, rescale: "none" })).canvas.width / 447.29;
      expect(await widthAfter({ device_profile, rescale: "none" })).toMatchObject({ width: 300 });
      expect((await widthAfter({ device_profile: "Boox Note Air 4 C", rescale: "width" })).width).toBeCloseTo(
        300 * scale,
        1,
      );
      expect((await widthAfter({ device_profile })).width).toBeCloseTo(300 * Math.min(scale, 595.2 / 596.39), 1);
    });

    test("of the device keeps type and line heights with keep_sizes, and adds lines on a larger page", async () => {
      const project = await aProject(server, ada);
      const position = { x: 40, y: 40, width: 360, height: 500 };
      const lines = { id: "l", type: "lines", position, properties: { line_spacing: 20, line_count: 26 } };
      const { id } = await ask(server, "POST /api/projects/{id}/masters", {
        as: ada,
        params: { id: project.id },
        body: { name: "Day", template_yaml: JSON.stringify({ widgets: [lines] }) },
      });
      const body = { device_profile: "boox-tab-x-c", rescale: "keep_sizes" };
      const after = await ask(server, "PATCH /api/projects/{id}", { as: ada, params: { id }, body });
      const [widget] = after.masters[0]?.widgets ?? [];
      expect(widget?.properties).toMatchObject({ line_spacing: 20 });
      const count = Number(widget?.properties?.["line_count"]);
      expect(count).toBeGreaterThan(26);
      expect(count * 20).toBeLessThanOrEqual((widget?.position.height ?? 0) + 20);
    });

    test("of the device replaces rescaled designs by the given ones, in one revision", async () => {
      const device_profile = "boox-note-air-4c";
      const project = await aMaster(
        server,
        ada,
        await aMaster(server, ada, await aProject(server, ada), "Day"),
        "Week",
      );
      const params = { id: project.id };
      const drawn = (list: "masters" | "pages", name: string) => [{ list, name, template_yaml: designYaml("Own") }];
      const body = { device_profile, designs: drawn("masters", "Day") };
      const after = await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body });
      expect(after.revision).toBe(project.revision + 1);
      expect(after.masters.map(({ name, widgets }) => [name, widgets[0]?.position.width])).toEqual([
        ["Day", 300],
        ["Week", expect.closeTo(299.4, 1)],
      ]);
      const again = { device_profile: "remarkable-2" };
      for (const [designs, answer] of [
        [drawn("masters", "Month"), { status: 404, error: "NOT_FOUND" }],
        [drawn("pages", "Day"), { status: 404, error: "NOT_FOUND" }],
        [[{ list: "masters", name: "Day", template_yaml: "widgets: [{ type: nothing }]" }], { status: 422 }],
        [[], { status: 422, error: "INVALID_REQUEST" }],
      ] as const)
        expect(
          await refused(server, "PATCH /api/projects/{id}", { as: ada, params, body: { ...again, designs } }),
        ).toMatchObject(answer);
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toEqual(after);
    });

    test("to its current device keeps the designs", async () => {
      const project = await aMaster(server, ada, await aProject(server, ada), "Day");
      const params = { id: project.id };
      const body = { device_profile: "remarkable-2", rescale: "stretch" };
      const after = await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body });
      expect(after.masters).toEqual(project.masters);
    });

    test.each([
      [{ name: "" }, "name"],
      [{ device_profile: "kindle of the future" }, "device_profile"],
      [{ rescale: "somehow" }, "rescale"],
      [{ category: "" }, "category"],
    ])("with %j is refused", async (body, path) => {
      const { id } = await aProject(server, ada);
      const answer = await refused(server, "PATCH /api/projects/{id}", { as: ada, params: { id }, body });
      expect(answer).toMatchObject({ status: 422, error: "INVALID_REQUEST", details: [{ path }] });
    });

    test("invalidates a compiled PDF only if the compilation reads it", async () => {
      const { id } = await aProject(server, ada, { author: "Ada" });
      const params = { id };
      const hash = async () =>
        (
          await server.store.database
            .selectFrom("projects")
            .select("content_hash")
            .where("id", "=", id)
            .executeTakeFirstOrThrow()
        ).content_hash;
      const first = await hash();
      await ask(server, "POST /api/projects/{id}/share", { as: ada, params, body: { is_public: true } });
      expect(await hash()).toBe(first);
      await ask(server, "PATCH /api/projects/{id}", { as: ada, params, body: { name: "Anders" } });
      const renamed = await hash();
      expect(renamed).not.toBe(first);
      await ask(server, "POST /api/projects/{id}/masters", {
        as: ada,
        params,
        body: { name: "Day", template_yaml: designYaml("x") },
      });
      expect(await hash()).not.toBe(renamed);
    });
  });

  test("a deleted project does not exist any more", async () => {
    const { id } = await aProject(server, ada);
    const answer = await server.app.inject({ method: "DELETE", url: `/api/projects/${id}`, headers: ada.headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    for (const name of ["GET /api/projects/{id}", "DELETE /api/projects/{id}"] as const)
      expect(await refused(server, name, { as: ada, params: { id } })).toMatchObject({
        status: 404,
        message: "Project not found",
      });
    expect((await ask(server, "GET /api/projects", { as: ada })).map((project) => project.id)).not.toContain(id);
  });

  test("a call without a body may have the JSON content type", async () => {
    const { id } = await aProject(server, ada);
    const headers = { ...ada.headers, "content-type": "application/json" };
    const answer = await server.app.inject({ method: "DELETE", url: `/api/projects/${id}`, headers });
    expect(answer.statusCode).toBe(204);
  });

  describe.each([
    ["GET /api/projects/{id}", undefined],
    ["PATCH /api/projects/{id}", { name: "Mine now" }],
    ["PATCH /api/projects/{id}", { device_profile: "boox-note-air-4c" }],
    ["DELETE /api/projects/{id}", undefined],
    ["POST /api/projects/{id}/restore", undefined],
  ] as const)("%s", (name, body) => {
    test("does not find missing projects or those of other users", async () => {
      const project = await aProject(server, ada);
      for (const id of [project.id, "no-such-project", "%00", "' or 1=1 --", "x".repeat(90)]) {
        const answer = await refused(server, name, { as: eve, params: { id }, body });
        expect(answer).toMatchObject({ status: 404, error: "NOT_FOUND" });
      }
      const params = { id: project.id };
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toEqual(project);
    });

    test("requires a session and accepted terms", async () => {
      const { id } = await aProject(server, ada);
      const params = { id };
      expect(await refused(server, name, { params, body })).toMatchObject({ status: 401, error: "UNAUTHORIZED" });
      const reluctant = await signIn(server, await registered(server));
      expect(await refused(server, name, { as: reluctant, params, body })).toMatchObject({
        status: 403,
        error: "TERMS_NOT_ACCEPTED",
      });
    });
  });

  test.each(["GET /api/projects", "POST /api/projects", "GET /api/deleted-projects"] as const)(
    "%s requires a session",
    async (name) => {
      const body = name.startsWith("POST") ? { name: "x", device_profile: "remarkable-2" } : undefined;
      expect(await refused(server, name, { body })).toMatchObject({ status: 401 });
    },
  );
});
