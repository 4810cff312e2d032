import { routes } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { masters, plan } from "../../test/planners.ts";
import { aProject } from "../../test/projects.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";

const compile = "POST /api/projects/{id}/compile";

describeOnStores("compiling a project", (store) => {
  const server = serverUnderTest({ store });
  const beside = secondNode(server);
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });
  const jobs = () => server.render.startedCount("project");

  test("returns template, statistics and warnings in the format of the contract", async () => {
    const project = await aPlannerProject(server, ada, {
      masters_yaml: masters.replace("day:2026-01-01", "day:2031-01-01"),
    });
    const compiled = await ask(server, compile, { as: ada, params: { id: project.id } });
    expect(compiled.compilation_stats).toMatchObject({ total_pages: 3, total_links: 0, sections: { days: 3 } });
    expect(compiled.template_yaml).toContain("Rok 2026");
    expect(compiled.warnings).toHaveLength(1);
    expect(compiled.diagnostics).toMatchObject([
      { code: "unknown_destination", master: "Day", widget_id: "home", count: 3 },
    ]);
  });

  test("creates the same output as compile/build", async () => {
    const project = await aPlannerProject(server, ada, { name: "Three days", author: "Ada" });
    const compiled = await ask(server, compile, { as: ada, params: { id: project.id } });
    const built = await ask(server, "POST /api/compile/build", {
      as: ada,
      body: { masters_yaml: masters, plan_yaml: `author: Ada\n${plan}` },
    });
    expect(compiled.template_yaml).toBe(built.yaml_content);
  });

  test("runs once for the same content, and is known to every server", async () => {
    const project = await aPlannerProject(server, ada);
    const before = jobs();
    const first = await ask(server, compile, { as: ada, params: { id: project.id } });
    expect(await ask(server, compile, { as: ada, params: { id: project.id } })).toEqual(first);
    expect(jobs()).toBe(before + 1);
    expect(await ask(beside, "GET /api/projects/{id}", { as: ada, params: { id: project.id } })).toMatchObject({
      compiled_pages: 3,
    });
  });

  test("runs once for parallel requests", async () => {
    const project = await aPlannerProject(server, ada);
    const before = jobs();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => inject(server, compile, { as: ada, params: { id: project.id } })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(jobs()).toBe(before + 1);
  });

  describe("is refused", () => {
    test.each([
      ["masters", { plan_yaml: plan }, "The master library is empty"],
      ["plan sections", { masters_yaml: masters }, "The plan has no sections"],
    ])("to a project without %s is refused", async (_, documents, message) => {
      const project = await aProject(server, ada, documents);
      const refusal = await refused(server, compile, { as: ada, params: { id: project.id } });
      expect(refusal).toMatchObject({ status: 422, error: "INVALID_DOCUMENT" });
      expect(refusal.details?.map((detail) => detail.message).join()).toContain(message);
    });

    test("is refused without a session or accepted terms, and not found for other users", async () => {
      const { id } = await aPlannerProject(server, ada);
      const params = { id };
      expect(await refused(server, compile, { params })).toMatchObject({ status: 401 });
      const newcomer = await signIn(server, await registered(server));
      expect(await refused(server, compile, { as: newcomer, params })).toMatchObject({ status: 403 });
      const eve = await signedIn(server);
      const another = await refused(server, compile, { as: eve, params });
      expect(another).toMatchObject({ status: 404, message: "Project not found" });
      const none = await refused(server, compile, { as: eve, params: { id: "there-is-none" } });
      expect(none).toEqual({ ...another, request_id: none.request_id });
    });
  });
});

describe("the template of a public project", () => {
  const server = serverUnderTest();
  const template = "GET /api/public/projects/{id}/template";
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });
  const share = (id: string, is_public: boolean) =>
    ask(server, "POST /api/projects/{id}/share", { as: ada, params: { id }, body: { is_public } });

  test("is the compiled one, public and with an entity tag", async () => {
    const { id } = await aPlannerProject(server, ada);
    await share(id, true);
    const answer = await inject(server, template, { params: { id } });
    expect(answer.headers).toMatchObject({ "cache-control": "public, max-age=300", etag: expect.any(String) });
    const { template_yaml, total_pages } = routes[template].response.json.parse(answer.json());
    const compiled = await ask(server, compile, { as: ada, params: { id } });
    expect({ template_yaml, total_pages }).toEqual({ template_yaml: compiled.template_yaml, total_pages: 3 });
    const { etag = "" } = answer.headers;
    const again = await server.app.inject({
      url: `/api/public/projects/${id}/template`,
      headers: { "if-none-match": String(etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("is not available once the project is private", async () => {
    const { id } = await aPlannerProject(server, ada);
    expect(await refused(server, template, { params: { id } })).toMatchObject({ status: 404 });
    await share(id, true);
    const { headers } = await inject(server, template, { params: { id } });
    await share(id, false);
    const answer = await server.app.inject({
      url: `/api/public/projects/${id}/template`,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty("etag");
  });
});
