import { projectLimits } from "@octavo/contract";
import { limits } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, refused } from "../../test/ask.ts";
import { aMaster, aPage, aProject, designYaml } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

describeOnStores("page designs", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    eve = await signedIn(server, "Eve");
  });

  describe("several designs", () => {
    const change = "PATCH /api/projects/{id}/designs";

    test("change in one revision, or not at all", async () => {
      const before = await aPage(server, ada, await aMaster(server, ada, await aProject(server, ada), "Day"), "Cover");
      const { id } = before;
      clock.pass({ minutes: 1 });
      const day = { list: "masters", name: "Day", template_yaml: designYaml("new day") } as const;
      const cover = { list: "pages", name: "Cover", template_yaml: designYaml("new cover") } as const;
      const request = { as: ada, params: { id }, revision: before.revision };
      const after = await ask(server, change, { ...request, body: { designs: [day, cover] } });
      expect(after.revision).toBe(before.revision + 1);
      expect(after.masters).toMatchObject([{ widgets: [{ content: "new day" }] }]);
      expect(after.pages).toMatchObject([{ widgets: [{ content: "new cover" }] }]);
      expect(after.masters[0]?.updated_at).toBe(new Date(clock.now()).toISOString());

      const missing = { ...cover, name: "Nobody" };
      const again = { as: ada, params: { id }, revision: after.revision };
      expect(await refused(server, change, { ...again, body: { designs: [day, missing] } })).toMatchObject({
        status: 404,
      });
      const broken = { ...cover, template_yaml: "widgets: 3" };
      expect(await refused(server, change, { ...again, body: { designs: [day, broken] } })).toMatchObject({
        status: 422,
      });
      expect(await refused(server, change, { ...request, body: { designs: [day] } })).toMatchObject({ status: 409 });
      expect(await refused(server, change, { ...again, body: { designs: [] } })).toMatchObject({ status: 422 });
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params: { id } })).toEqual(after);
    });

    test("do not exist for other users", async () => {
      const { id, revision } = await aMaster(server, ada, await aProject(server, ada), "Day");
      const body = { designs: [{ list: "masters", name: "Day", template_yaml: designYaml("x") } as const] };
      expect(await refused(server, change, { as: eve, params: { id }, revision, body })).toMatchObject({ status: 404 });
      expect(await refused(server, change, { params: { id }, revision, body })).toMatchObject({ status: 401 });
    });
  });

  describe.each([
    ["masters", aMaster, "Master", "master"],
    ["pages", aPage, "Page", "page"],
  ] as const)("%s", (list, aDesign, title, word) => {
    const add = `POST /api/projects/{id}/${list}` as const;
    const change = `PATCH /api/projects/{id}/${list}/{name}` as const;
    const remove = `DELETE /api/projects/{id}/${list}/{name}` as const;

    test("are added with their widgets, or empty", async () => {
      const params = { id: (await aProject(server, ada)).id };
      const body = { name: "  Day  ", template_yaml: designYaml("{date_long}"), description: "One day" };
      await ask(server, add, { as: ada, params, body });
      const project = await ask(server, add, { as: ada, params, body: { name: "Empty" } });
      const moment = new Date(clock.now()).toISOString();
      expect(project[list]).toMatchObject([
        {
          name: "Day",
          description: "One day",
          created_at: moment,
          updated_at: moment,
          widgets: [{ id: "title", content: "{date_long}" }],
        },
        { name: "Empty", description: "", widgets: [] },
      ]);
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toEqual(project);
    });

    test("change only in the fields of the request", async () => {
      const before = await aDesign(server, ada, await aProject(server, ada), "Day");
      clock.pass({ minutes: 1 });
      const params = { id: before.id, name: "Day" };
      const described = await ask(server, change, { as: ada, params, body: { description: "Neu" } });
      expect(described[list]).toEqual([
        { ...before[list][0], description: "Neu", updated_at: new Date(clock.now()).toISOString() },
      ]);
      const redrawn = await ask(server, change, { as: ada, params, body: { template_yaml: designYaml("x") } });
      expect(redrawn[list][0]).toMatchObject({ name: "Day", description: "Neu", widgets: [{ content: "x" }] });
    });

    test("move to another place without a new version", async () => {
      const params = { id: (await aProject(server, ada)).id };
      for (const name of ["Day", "Week", "Year"]) await ask(server, add, { as: ada, params, body: { name } });
      const before = await ask(server, "GET /api/projects/{id}", { as: ada, params });
      clock.pass({ minutes: 1 });
      const move = (name: string, position: number) =>
        ask(server, change, { as: ada, params: { ...params, name }, body: { position } });
      const moved = await move("Year", 0);
      expect(moved[list]).toEqual([before[list][2], before[list][0], before[list][1]]);
      const movedBack = await move("Year", 99);
      expect(movedBack[list].map(({ name }) => name)).toEqual(["Day", "Week", "Year"]);
    });

    test("have names in any script, encoded in URLs", async () => {
      const project = await aProject(server, ada);
      const names = ["Dzień (1)", "日曜日 2.0", "Ünïcode_-.", "100", "ж".repeat(99), "a\u0301o\u0308e\u0301"];
      for (const name of names) {
        const params = { id: project.id, name };
        await aDesign(server, ada, project, name);
        await ask(server, change, { as: ada, params, body: { description: name } });
        const renamed = await ask(server, change, { as: ada, params, body: { new_name: `${name.slice(0, 90)} Ż` } });
        expect(renamed[list].map((design) => design.name)).toEqual([`${name.slice(0, 90)} Ż`.normalize("NFC")]);
        await ask(server, remove, { as: ada, params: { ...params, name: `${name.slice(0, 90)} Ż` } });
      }
    });

    test.each([
      ["", "Master name is required"],
      ["  x ", "Master name must be at least 2 characters long"],
      ["x".repeat(100), "Master name must be less than 100 characters"],
      ["a/b", "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses"],
      ["(--)", "Master name must contain at least one letter or number"],
    ])("are not called %j", async (name, message) => {
      const project = await aDesign(server, ada, await aProject(server, ada), "Day");
      const params = { id: project.id };
      const added = await refused(server, add, { as: ada, params, body: { name } });
      expect(added).toMatchObject({ status: 422, error: "INVALID_REQUEST", details: [{ path: "name", message }] });
      const renamed = await refused(server, change, {
        as: ada,
        params: { ...params, name: "Day" },
        body: { new_name: name },
      });
      expect(renamed).toMatchObject({ status: 422, details: [{ path: "new_name", message }] });
    });

    test("have unique names in any Unicode form", async () => {
      const project = await aDesign(
        server,
        ada,
        await aDesign(server, ada, await aProject(server, ada), "Jour férié"),
        "Day",
      );
      const params = { id: project.id };
      const taken = { status: 409, error: "NAME_TAKEN", message: `There is a ${word} called "Jour férié" already` };
      for (const name of ["Jour férié", "Jour fe\u0301rie\u0301", " Jour férié "]) {
        expect(await refused(server, add, { as: ada, params, body: { name } })).toMatchObject(taken);
        const body = { new_name: name };
        expect(await refused(server, change, { as: ada, params: { ...params, name: "Day" }, body })).toMatchObject(
          taken,
        );
      }
      await ask(server, change, { as: ada, params: { ...params, name: "Day" }, body: { new_name: "Day" } });
    });

    test("are refused with the positions of their errors", async () => {
      const project = await aDesign(server, ada, await aProject(server, ada), "Day");
      const params = { id: project.id };
      const template_yaml = designYaml("x").replace("text_block", "text_blok");
      for (const answer of [
        await refused(server, add, { as: ada, params, body: { name: "Night", template_yaml } }),
        await refused(server, change, { as: ada, params: { ...params, name: "Day" }, body: { template_yaml } }),
      ]) {
        expect(answer).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
        expect(answer.diagnostics?.[0]).toMatchObject({
          severity: "error",
          document: "template",
          line: 3,
          widget_id: "title",
        });
      }
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toEqual(project);
    });

    test("are not found under an unknown name or in another user's project", async () => {
      const project = await aDesign(server, ada, await aProject(server, ada), "Day");
      const params = { id: project.id, name: "Night" };
      const missing = { status: 404, error: "NOT_FOUND", message: `${title} "Night" not found` };
      expect(await refused(server, change, { as: ada, params, body: { description: "x" } })).toMatchObject(missing);
      expect(await refused(server, remove, { as: ada, params })).toMatchObject(missing);
      const theirs = { ...params, name: "Day" };
      const hidden = { status: 404, message: "Project not found" };
      const template_yaml = "this: is: no yaml";
      expect(await refused(server, add, { as: eve, params, body: { name: "Mine", template_yaml } })).toMatchObject(
        hidden,
      );
      expect(await refused(server, change, { as: eve, params: theirs, body: { template_yaml } })).toMatchObject(hidden);
      expect(await refused(server, remove, { as: eve, params: theirs })).toMatchObject(hidden);
      expect(await ask(server, "GET /api/projects/{id}", { as: ada, params })).toEqual(project);
    });

    test("require a session", async () => {
      const params = { id: (await aProject(server, ada)).id, name: "Day" };
      for (const name of [add, change, remove])
        expect(
          await refused(server, name, { params, body: name === remove ? undefined : { name: "Day" } }),
        ).toMatchObject({
          status: 401,
        });
    });

    test("have a limit per project", async () => {
      const designs = Array.from(
        { length: projectLimits.designs },
        (_, i) => `  - { name: "Design ${i}", widgets: [] }`,
      );
      const library = `${list === "pages" ? "masters: []\n" : ""}${list}:\n${designs.join("\n")}\n`;
      const { id } = await aProject(server, ada, { masters_yaml: library });
      const full = { status: 422, error: "QUOTA_EXCEEDED" };
      expect(await refused(server, add, { as: ada, params: { id }, body: { name: "One more" } })).toMatchObject(full);
      const body = {
        name: "x",
        device_profile: "remarkable-2",
        masters_yaml: `${library}  - { name: "One more", widgets: [] }\n`,
      };
      expect(await refused(server, "POST /api/projects", { as: ada, body })).toMatchObject(full);
    });
  });

  longTest("a project has a size limit", async () => {
    const { id } = await aMaster(server, ada, await aProject(server, ada), "Day");
    const { database } = server.store;
    const { text } = await database
      .selectFrom("project_documents")
      .select("text")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const almost = text.replace(
      '"description":""',
      () => `"description":"${"x".repeat(limits.documentBytes - text.length - 200)}"`,
    );
    await database.updateTable("project_documents").set({ text: almost }).where("id", "=", id).execute();
    const body = { name: "Straw", template_yaml: designYaml("x".repeat(200)) };
    const answer = await refused(server, "POST /api/projects/{id}/masters", { as: ada, params: { id }, body });
    expect(answer).toMatchObject({
      error: "QUOTA_EXCEEDED",
      message: "A project can hold 20 MiB at most, including images",
    });
    await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: ada, params: { id, name: "Day" } });
    await ask(server, "POST /api/projects/{id}/masters", { as: ada, params: { id }, body });
  });

  describe("a renamed master", () => {
    test("renames it in plan and rules at every level, and keeps other names", async () => {
      const first = await aMaster(server, ada, await aMaster(server, ada, await aProject(server, ada), "Day"), "Days");
      const params = { id: first.id };
      const sections = [
        {
          kind: "weeks",
          master: "Days",
          generate: "each_week",
          nested: [{ kind: "inner", master: "Day", generate: "each_day" }],
        },
        { kind: "days", master: "Day", generate: "each_day" },
      ];
      await ask(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: { ...first.plan, sections } });
      await ask(server, "PUT /api/projects/{id}/compilation", { as: ada, params, body: [{ page_name: "Day" }] });
      const renamed = await ask(server, "PATCH /api/projects/{id}/masters/{name}", {
        as: ada,
        params: { ...params, name: "Day" },
        body: { new_name: "Dzień" },
      });
      expect(renamed.plan.sections).toMatchObject([
        { master: "Days", nested: [{ master: "Dzień" }] },
        { master: "Dzień" },
      ]);
      expect(renamed.compilation_rules).toMatchObject([{ page_name: "Dzień" }]);
    });

    test("keeps a rule that refers to the page of that name", async () => {
      const project = await aPage(server, ada, await aMaster(server, ada, await aProject(server, ada), "Day"), "Day");
      const params = { id: project.id };
      await ask(server, "PUT /api/projects/{id}/compilation", { as: ada, params, body: [{ page_name: "Day" }] });
      const at = { ...params, name: "Day" };
      const master = await ask(server, "PATCH /api/projects/{id}/masters/{name}", {
        as: ada,
        params: at,
        body: { new_name: "Tag" },
      });
      expect(master.compilation_rules).toMatchObject([{ page_name: "Day" }]);
      const page = await ask(server, "PATCH /api/projects/{id}/pages/{name}", {
        as: ada,
        params: at,
        body: { new_name: "Seite" },
      });
      expect(page.compilation_rules).toMatchObject([{ page_name: "Seite" }]);
    });
  });

  test("references to a deleted design stay and are reported as errors", async () => {
    const project = await aPage(server, ada, await aMaster(server, ada, await aProject(server, ada), "Day"), "Cover");
    const params = { id: project.id };
    const sections = [{ kind: "days", master: "Day", generate: "each_day" }];
    await ask(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: { ...project.plan, sections } });
    await ask(server, "PUT /api/projects/{id}/compilation", { as: ada, params, body: [{ page_name: "Cover" }] });
    await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: ada, params: { ...params, name: "Day" } });
    const after = await ask(server, "DELETE /api/projects/{id}/pages/{name}", {
      as: ada,
      params: { ...params, name: "Cover" },
    });
    expect(after).toMatchObject({
      masters: [],
      pages: [],
      plan: { sections: [{ master: "Day" }] },
      compilation_rules: [{ page_name: "Cover" }],
    });
    expect(await refused(server, "PUT /api/projects/{id}/plan", { as: ada, params, body: after.plan })).toMatchObject({
      message: "Referenced master does not exist",
    });
  });

  test("a design updates the canvas of the project if the page size is the same", async () => {
    const project = await aProject(server, ada);
    const { width, height } = project.default_canvas.dimensions;
    const params = { id: project.id };
    const drawnOn = (page: string) =>
      `canvas: { dimensions: ${page}, background: "#FFFBF0", guides: { x: [40], y: [] } }\n${designYaml("x")}`;
    const fitting = { name: "Day", template_yaml: drawnOn(`{ width: ${width}, height: ${height} }`) };
    const after = await ask(server, "POST /api/projects/{id}/masters", { as: ada, params, body: fitting });
    expect(after.default_canvas).toMatchObject({ background: "#fffbf0", guides: { x: [40], y: [] } });
    const other = { name: "Night", template_yaml: drawnOn("{ width: 100, height: 100 }").replace("FFFBF0", "000000") };
    const last = await ask(server, "POST /api/projects/{id}/masters", { as: ada, params, body: other });
    expect(last.default_canvas).toEqual(after.default_canvas);
  });
});
