import { beforeAll, describe, expect, test } from "vitest";
import { type Asked, ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { masters } from "../../test/planners.ts";
import { share } from "../../test/projects.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { AttemptCounter } from "../http/attempts.ts";

const preview = "GET /api/projects/{id}/preview";

/** Width and height in the header of a PNG file. */
const widthOf = (png: Buffer) => png.readUInt32BE(16);

describeOnStores("a page of a project", (store) => {
  const server = serverUnderTest({ store });
  const beside = secondNode(server);
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });
  const pageOf = (id: string, query: Asked["query"] = {}, node = server) =>
    inject(node, preview, { as: ada, params: { id }, query });

  test("is an image of the requested page and scale", async () => {
    const { id } = await aPlannerProject(server, ada);
    const second = await pageOf(id, { page: 2 });
    expect(second.statusCode).toBe(200);
    expect(second.headers).toMatchObject({
      "content-type": "image/png",
      "x-page-number": "2",
      "x-total-pages": "3",
      "cache-control": "private, no-cache",
      etag: expect.any(String),
    });
    const first = await pageOf(id);
    expect(first.headers["x-page-number"]).toBe("1");
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
    const single = await pageOf(id, { page: 2, scale: 1 });
    expect(Math.abs(widthOf(second.rawPayload) - 2 * widthOf(single.rawPayload))).toBeLessThanOrEqual(1);
  });

  test.each([
    [0, "1"],
    [-7, "1"],
    [99, "3"],
  ])("number %i is page %s", async (page, shown) => {
    const { id } = await aPlannerProject(server, ada);
    expect((await pageOf(id, { page, scale: 0.5 })).headers["x-page-number"]).toBe(shown);
  });

  test("is drawn once and not sent again", async () => {
    const { id } = await aPlannerProject(server, ada);
    const before = server.render.startedCount("page");
    const [answer] = await Promise.all([pageOf(id), pageOf(id), pageOf(id)]);
    await pageOf(id);
    expect(server.render.startedCount("page")).toBe(before + 1);
    const again = await beside.app.inject({
      url: `/api/projects/${id}/preview`,
      headers: { ...ada.headers, "if-none-match": String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(server.render.startedCount("page")).toBe(before + 1);
  });

  test("is another after an edit", async () => {
    const { id } = await aPlannerProject(server, ada);
    const before = await pageOf(id);
    await ask(server, "DELETE /api/projects/{id}/masters/{name}", { as: ada, params: { id, name: "Day" } });
    expect((await pageOf(id)).statusCode).toBe(422);
    const body = { name: "Day", template_yaml: "widgets: []" };
    await ask(server, "POST /api/projects/{id}/masters", { as: ada, params: { id }, body });
    const after = await pageOf(id);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test.each([
    ["scale", "0.1"],
    ["scale", "5"],
    ["scale", "1e9"],
    ["scale", "x"],
    ["page", "1.5"],
    ["page", "x"],
  ])("is refused with %s %s", async (field, value) => {
    const { id } = await aPlannerProject(server, ada);
    const refusal = await refused(server, preview, { as: ada, params: { id }, query: { [field]: value } });
    expect(refusal).toMatchObject({ status: 422, error: "INVALID_REQUEST", details: [{ path: field }] });
  });

  test("is refused without a session, without accepted terms and to other users", async () => {
    const { id } = await aPlannerProject(server, ada);
    expect(await refused(server, preview, { params: { id } })).toMatchObject({ status: 401 });
    const newcomer = await signIn(server, await registered(server));
    expect(await refused(server, preview, { as: newcomer, params: { id } })).toMatchObject({ status: 403 });
    const eve = await signedIn(server);
    expect(await refused(server, preview, { as: eve, params: { id } })).toMatchObject({ status: 404 });
  });
});

describe("a page of a public project", () => {
  const server = serverUnderTest();
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });
  const pageOf = (id: string, query = "", headers = {}) =>
    server.app.inject({ url: `/api/public/projects/${id}/preview${query}`, headers });

  test("is public until the project is private", async () => {
    const project = await aPlannerProject(server, ada);
    expect((await pageOf(project.id)).statusCode).toBe(404);
    await share(server, ada, project);
    const answer = await pageOf(project.id, "?page=3&scale=0.5");
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "x-page-number": "3",
      "x-total-pages": "3",
      "cache-control": "public, max-age=300",
    });
    const known = { "if-none-match": String(answer.headers.etag) };
    expect((await pageOf(project.id, "?page=3&scale=0.5", known)).statusCode).toBe(304);
    await ask(server, "POST /api/projects/{id}/share", {
      as: ada,
      params: { id: project.id },
      body: { is_public: false },
    });
    expect((await pageOf(project.id, "?page=3&scale=0.5", known)).statusCode).toBe(404);
  });

  test("that is drawn counts against the limit of an address, but a cached one doesn't", async () => {
    const project = await aPlannerProject(server, ada, { masters_yaml: masters.replace("First", "1st") });
    await share(server, ada, project);
    const first = await pageOf(project.id);
    const attempts = new AttemptCounter(server.store.database, Date.now);
    let { count } = await attempts.count("render:127.0.0.1", 300);
    while (count < 300) ({ count } = await attempts.count("render:127.0.0.1", 300));
    const flood = await pageOf(project.id, "?scale=0.77");
    expect(flood.statusCode).toBe(429);
    expect(Number(flood.headers["retry-after"])).toBeGreaterThan(0);
    expect(flood.json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
    expect((await pageOf(project.id)).rawPayload.equals(first.rawPayload)).toBe(true);
    const mine = await inject(server, preview, { as: ada, params: { id: project.id }, query: { scale: 0.78 } });
    expect(mine.statusCode).toBe(200);
  });
});
