import type { Project } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { type Asked, ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { busyMasters, longPlan, masters } from "../../test/planners.ts";
import { portOf } from "../../test/preview-client.ts";
import { aMaster, aPage, designYaml, share } from "../../test/projects.ts";
import { describeOnStores, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";

const head = "HEAD /api/projects/{id}/pdf";
const get = "GET /api/projects/{id}/pdf";
const compile = "POST /api/projects/{id}/compile";

describeOnStores("the PDF of a project", (store) => {
  const server = serverUnderTest({ store });
  const beside = secondNode(server);
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });
  const jobs = () => server.render.startedCount("project");
  const pdfOf = ({ id }: Pick<Project, "id">, more: Asked = {}) =>
    inject(server, get, { as: ada, params: { id }, ...more });
  const statusOf = async ({ id }: Pick<Project, "id">, node = server) =>
    (await inject(node, head, { as: ada, params: { id } })).statusCode;

  test("is compiled on request and then cached", async () => {
    const project = await aPlannerProject(server, ada);
    expect(await statusOf(project)).toBe(404);
    const before = jobs();
    const first = await pdfOf(project);
    expect(first.statusCode).toBe(200);
    expect(first.rawPayload.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(first.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(first.rawPayload.length),
      "content-disposition": 'attachment; filename="Rok 2026.pdf"',
      "cache-control": "private, no-cache",
      "x-total-pages": "3",
    });
    expect((await pdfOf(project)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(jobs()).toBe(before + 1);
  });

  test("is available after compilation, for HEAD on every server, and is created again where it is missing", async () => {
    const project = await aPlannerProject(server, ada);
    await ask(server, compile, { as: ada, params: { id: project.id } });
    const before = jobs();
    const told = await inject(server, head, { as: ada, params: { id: project.id } });
    expect([told.statusCode, told.headers["x-total-pages"], told.body]).toEqual([200, "3", ""]);
    expect(told.headers["content-type"]).toBe("application/pdf");
    expect(await statusOf(project, beside)).toBe(200);
    const here = await pdfOf(project);
    expect(jobs()).toBe(before);
    const there = await inject(beside, get, { as: ada, params: { id: project.id } });
    expect(jobs()).toBe(before + 1);
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
    expect(there.headers.etag).toBe(here.headers.etag);
  });

  test("is not sent again by any server", async () => {
    const project = await aPlannerProject(server, ada);
    const { headers } = await pdfOf(project);
    const before = jobs();
    for (const named of [`W/${headers.etag}`, `"x", ${headers.etag}`, "*"]) {
      const answer = await beside.app.inject({
        url: `/api/projects/${project.id}/pdf`,
        headers: { ...ada.headers, "if-none-match": named },
      });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, "", headers.etag]);
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
    expect(jobs()).toBe(before);
    const other = await beside.app.inject({
      url: `/api/projects/${project.id}/pdf`,
      headers: { ...ada.headers, "if-none-match": '"another"' },
    });
    expect(other.statusCode).toBe(200);
  });

  test("has the project's name as file name, in any alphabet", async () => {
    const project = await aPlannerProject(server, ada, { name: 'Zażółć: "plan" 2026/27' });
    const name = "filename=\"Zazo_c plan 202627.pdf\"; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87%20plan%20202627.pdf";
    expect((await pdfOf(project, { query: { inline: 1 } })).headers["content-disposition"]).toBe(`inline; ${name}`);
    expect((await pdfOf(project, { query: { inline: 0 } })).headers["content-disposition"]).toBe(`attachment; ${name}`);
  });

  /** Changes to a project with a master "Day" and a named page "Note". */
  const edits: readonly [string, (project: Project) => Promise<unknown>][] = [
    ["another name", ({ id }) => change(id, { name: "Inny" })],
    ["another description", ({ id }) => change(id, { description: "Inny" })],
    ["another author", ({ id }) => change(id, { author: "Inny" })],
    ["another category", ({ id }) => change(id, { category: "journal" })],
    ["another device", ({ id }) => change(id, { device_profile: "boox-note-air-4c" })],
    ["another master", (project) => aMaster(server, ada, project, "Evening")],
    ["a change of a master", ({ id }) => design("PATCH", id, "masters/Day", { template_yaml: designYaml("Dzień") })],
    ["another name of a master", ({ id }) => design("PATCH", id, "masters/Day", { new_name: "Dzień" })],
    ["a master less", ({ id }) => design("DELETE", id, "masters/Night", undefined)],
    ["another page", (project) => aPage(server, ada, project, "Review")],
    ["a change of a page", ({ id }) => design("PATCH", id, "pages/Note", { template_yaml: designYaml("Notatka") })],
    ["another name of a page", ({ id }) => design("PATCH", id, "pages/Note", { new_name: "Notatka" })],
    ["a page less", ({ id }) => design("DELETE", id, "pages/Note", undefined)],
    ["another plan", ({ id, plan }) => design("PUT", id, "plan", { ...plan, locale: "pl" })],
    ["other rules", ({ id }) => design("PUT", id, "compilation", { rules: [{ page_name: "Note" }] })],
  ];
  const change = (id: string, body: object) =>
    ask(server, "PATCH /api/projects/{id}", { as: ada, params: { id }, body });
  const design = async (method: InjectOptions["method"], id: string, path: string, body: object | undefined) => {
    const answer = await server.app.inject({
      method: method ?? "PUT",
      url: `/api/projects/${id}/${path}`,
      headers: ada.headers,
      ...(body && { payload: body }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  test.each(edits)("is outdated after %s and created again", async (_, edit) => {
    const project = await aPlannerProject(server, ada);
    await aMaster(server, ada, project, "Night");
    const written = await aPage(server, ada, project, "Note");
    const { headers } = await pdfOf(project);
    expect(await statusOf(project)).toBe(200);
    const before = jobs();
    await edit(written);
    expect(await statusOf(project)).toBe(404);
    expect(await ask(beside, "GET /api/projects/{id}", { as: ada, params: { id: project.id } })).toMatchObject({
      compiled_pages: null,
    });
    const anew = await server.app.inject({
      url: `/api/projects/${project.id}/pdf`,
      headers: { ...ada.headers, "if-none-match": String(headers.etag) },
    });
    expect(anew.statusCode).toBe(200);
    expect(anew.headers.etag).not.toBe(headers.etag);
    expect(jobs()).toBe(before + 1);
    expect(await statusOf(project)).toBe(200);
  });

  test("is not invalidated by sharing and clones, if its author is given", async () => {
    const project = await aPlannerProject(server, ada, { author: "Ada" });
    await pdfOf(project);
    const before = jobs();
    await share(server, ada, project);
    await ask(server, "POST /api/projects/public/{id}/clone", {
      as: ada,
      params: { id: project.id },
      body: { new_name: "Kopia" },
    });
    expect(await statusOf(project)).toBe(200);
    await pdfOf(project);
    expect(jobs()).toBe(before);
  });

  test("is gone with the project", async () => {
    const project = await aPlannerProject(server, ada);
    const { headers } = await pdfOf(project);
    await inject(server, "DELETE /api/projects/{id}", { as: ada, params: { id: project.id } });
    expect(await statusOf(project)).toBe(404);
    const answer = await server.app.inject({
      url: `/api/projects/${project.id}/pdf`,
      headers: { ...ada.headers, "if-none-match": String(headers.etag) },
    });
    expect(answer.statusCode).toBe(404);
  });

  test.each([get, head] as const)("%s is refused to strangers, to newcomers and to other users", async (route) => {
    const { id } = await aPlannerProject(server, ada);
    const statusFor = async (as?: Pick<SignedIn, "headers">) =>
      (await inject(server, route, { as, params: { id } })).statusCode;
    expect(await statusFor()).toBe(401);
    expect(await statusFor(await signIn(server, await registered(server)))).toBe(403);
    expect(await statusFor(await signedIn(server))).toBe(404);
  });

  test("is refused with errors of its documents and of the URL", async () => {
    const project = await aPlannerProject(server, ada, { plan_yaml: "plan: { sections: [] }" });
    expect(await refused(server, get, { as: ada, params: { id: project.id } })).toMatchObject({
      status: 422,
      error: "INVALID_DOCUMENT",
      diagnostics: [{ code: "no_sections" }],
    });
    const odd = { as: ada, params: { id: project.id }, query: { inline: "yes" } };
    expect(await refused(server, get, odd)).toMatchObject({ status: 422, details: [{ path: "inline" }] });
  });
});

describe("the PDF of a large project", () => {
  const server = serverUnderTest({ renderProcesses: true, graceSeconds: 0.05 });
  /** `long` exceeds the time for which an abandoned job continues; `endless` exceeds the timeout of any test. */
  const [long, endless] = [longPlan(250), longPlan(10_000)];
  const patience = { timeout: 30_000 };
  const isAt = (running: number) => expect.poll(() => server.render.load, patience).toEqual({ running, waiting: 0 });

  async function clientsOf(plan_yaml: string) {
    const ada = await signedIn(server);
    const { id } = await aPlannerProject(server, ada, { masters_yaml: busyMasters(60), plan_yaml });
    const asked = { as: ada, params: { id } };
    const origin = server.app.server.listening ? "" : await server.app.listen({ host: "127.0.0.1", port: 0 });
    const url = `${origin || `http://127.0.0.1:${portOf(server.app)}`}/api/projects/${id}/pdf`;
    const client = () => {
      const leaving = new AbortController();
      const answer = fetch(url, { headers: ada.headers, signal: leaving.signal });
      const outcome = answer.then(
        ({ status }) => status,
        () => "left",
      );
      return { leave: () => leaving.abort(), outcome };
    };
    return { asked, client };
  }

  longTest("is kept for other clients when one disconnects", async () => {
    const { asked, client } = await clientsOf(long);
    const leaver = client();
    await isAt(1);
    const stayer = inject(server, get, asked).then(({ statusCode }) => statusCode);
    // Requests are read in order of arrival, so the stayer waits for the job when a later request is answered.
    expect((await inject(server, head, asked)).statusCode).toBe(404);
    leaver.leave();
    expect(await leaver.outcome).toBe("left");
    expect(await stayer).toBe(200);
    expect(server.render.startedCount("project")).toBe(1);
  });

  test("is aborted when no client waits for it", async () => {
    const { client } = await clientsOf(endless);
    const clients = [client(), client()];
    await isAt(1);
    for (const { leave } of clients) leave();
    await isAt(0);
    expect(await Promise.all(clients.map(({ outcome }) => outcome))).toEqual(["left", "left"]);
  });
});

describe("the PDF of a public project", () => {
  const server = serverUnderTest();
  let ada: SignedIn;
  beforeAll(async () => {
    ada = await signedIn(server);
  });
  const byId = (id: string, headers = {}) => server.app.inject({ url: `/api/public/projects/${id}/pdf`, headers });
  const bySlug = (slug: string) => server.app.inject({ url: `/api/public/projects/slug/${slug}/pdf` });

  test("is the same for the public, by id and by slug, and created once", async () => {
    const project = await aPlannerProject(server, ada, { masters_yaml: masters.replace("First", "1st") });
    await share(server, ada, project, "moj-rok");
    const before = server.render.startedCount("project");
    const answer = await byId(project.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="Rok 2026.pdf"',
      "cache-control": "public, max-age=300",
      "x-total-pages": "3",
    });
    expect((await bySlug("moj-rok")).rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(server.render.startedCount("project")).toBe(before + 1);
    expect((await byId(project.id, { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
  });

  test("contains the project only for its owner", async () => {
    const project = await aPlannerProject(server, ada);
    await share(server, ada, project, "bez-projektu");
    const open = await byId(project.id);
    const owners = await inject(server, get, { as: ada, params: { id: project.id } });
    for (const pdf of [open.rawPayload, owners.rawPayload]) expect(pdf.includes("vnd.octavo.manifest+json")).toBe(true);
    expect(open.rawPayload.includes("vnd.octavo.project+json")).toBe(false);
    expect(owners.rawPayload.includes("vnd.octavo.project+json")).toBe(true);
    const { statusCode } = await byId(project.id, { "if-none-match": String(owners.headers.etag) });
    expect(statusCode).toBe(200);
  });

  test("is not available once the project is private", async () => {
    const project = await aPlannerProject(server, ada);
    expect((await byId(project.id)).statusCode).toBe(404);
    await share(server, ada, project, "krotko");
    const { headers } = await byId(project.id);
    await ask(server, "POST /api/projects/{id}/share", {
      as: ada,
      params: { id: project.id },
      body: { is_public: false },
    });
    expect((await byId(project.id, { "if-none-match": String(headers.etag) })).statusCode).toBe(404);
    expect((await bySlug("krotko")).statusCode).toBe(404);
  });

  test.each([
    ["GET /api/public/projects/{id}/pdf", { id: "there-is-none" }],
    ["GET /api/public/projects/slug/{slug}/pdf", { slug: "there-is-none" }],
  ] as const)("%s responds 404 for an unknown project", async (route, params) => {
    expect(await refused(server, route, { params })).toMatchObject({
      status: 404,
      message: "Public project not available.",
    });
  });

  test("is refused with its errors, uncached", async () => {
    const project = await aPlannerProject(server, ada, { plan_yaml: "plan: { sections: [] }" });
    await share(server, ada, project);
    const answer = await byId(project.id);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).not.toHaveProperty("etag");
    expect(String(answer.headers["cache-control"])).not.toContain("public");
  });
});
