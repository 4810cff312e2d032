import { type DownloadCode, type Project, transferLimits } from "@octavo/contract";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { publicUrl, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { wrongCodes } from "./routes.ts";

const make = "POST /api/projects/{id}/download-codes";

usualStores("a download code on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const beside = secondNode(server, { now: clock.now });
  let ada: SignedIn;
  let project: Project;
  beforeAll(async () => {
    ada = await signedIn(server, "Ada");
    project = await aPlannerProject(server, ada, { name: "Rok 2027" });
  });
  const codeOf = (as: SignedIn, { id }: Pick<Project, "id">) => ask(server, make, { as, params: { id } });
  const get = (url: string, remoteAddress = "192.0.2.1", node = server, headers = {}) =>
    node.app.inject({ url, remoteAddress, headers });
  const download = ({ address }: Pick<DownloadCode, "address">, from?: string, node = server) =>
    get(address.slice(publicUrl.length), from, node);
  const wrong = "This code is not valid.";

  test("is typed without regard to case, spaces and hyphens, and downloads the PDF on every server", async () => {
    const { code, page, address, expires_at, downloads } = await codeOf(ada, project);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(page).toBe(`${publicUrl}/get`);
    expect(Date.parse(expires_at)).toBe(clock.now() + 600_000);
    expect(downloads).toBe(5);
    const form = await get("/get");
    expect(form.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    expect(form.body).toContain('<input type="text" id="code" name="code" dir="ltr"');
    expect(form.body).not.toContain("<script");
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    const redirected = await get(`/get?code=${encodeURIComponent(typed)}`);
    expect(redirected.statusCode).toBe(302);
    const answer = await get(String(redirected.headers.location), "192.0.2.1", beside);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="Rok 2027.pdf"',
      "cache-control": "no-store",
    });
    // The pages alone, and not the project behind them, which one's own downloads contain.
    const own = await inject(server, "GET /api/projects/{id}/pdf", { as: ada, params: { id: project.id } });
    expect(own.rawPayload.length).toBeGreaterThan((await download({ address })).rawPayload.length);
    expect((await get(`/get/${code}`)).headers.location).toBe(`/get/${code}/planner.pdf`);
    expect((await get("/get?code=+")).body).toBe(form.body);
    expect((await get("/get?code=//evil.example")).headers.location).toBe("/get/%2F%2Fevil.example/planner.pdf");
  });

  test("ends after five downloads, after ten minutes, and when the next one is made", async () => {
    const first = await codeOf(ada, project);
    const second = await codeOf(ada, project);
    expect((await download(first)).statusCode).toBe(404);
    for (let i = 0; i < second.downloads; i++) expect((await download(second)).statusCode).toBe(200);
    const used = await download(second);
    expect(used.statusCode).toBe(404);
    const third = await codeOf(ada, project);
    clock.pass({ minutes: 10 });
    const late = await download(third);
    const guessed = await get("/get/222222/planner.pdf");
    // Unknown, used and expired codes look the same.
    for (const answer of [used, late, guessed]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(wrong);
      expect(answer.body).toBe(guessed.body);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("ends with its session, its project and its user, on every server", async () => {
    const eve = await signedIn(server, "Eve");
    const hers = await aPlannerProject(server, eve);
    const again = { ...eve, ...(await signIn(server, eve)) };
    const code = await codeOf(again, hers);
    expect((await download(code, "192.0.2.9")).statusCode).toBe(200);
    await server.app.inject({ method: "POST", url: "/api/auth/logout", payload: {}, headers: again.headers });
    expect((await download(code, "192.0.2.9", beside)).body).toContain(wrong);
    const other = await codeOf(eve, hers);
    await inject(server, "DELETE /api/projects/{id}", { as: eve, params: { id: hers.id } });
    expect((await download(other, "192.0.2.9", beside)).body).toContain(wrong);
    const last = await codeOf(eve, await aPlannerProject(server, eve));
    await server.store.database.deleteFrom("projects").where("owner_id", "=", eve.userId).execute();
    await server.store.database.deleteFrom("users").where("id", "=", eve.userId).execute();
    expect((await download(last, "192.0.2.9", beside)).body).toContain(wrong);
  });

  test("is made only by the owner, some times, and is not in the store", async () => {
    const eve = await signedIn(server);
    const target = { params: { id: project.id } };
    expect(await refused(server, make, { as: eve, ...target })).toMatchObject({ status: 404 });
    expect(await refused(server, make, target)).toMatchObject({ status: 401 });
    const { code } = await codeOf(ada, project);
    const rows = await server.store.database.selectFrom("download_codes").selectAll().execute();
    expect(JSON.stringify(rows).toUpperCase()).not.toContain(code);
    const hers = await aPlannerProject(server, eve);
    for (let i = 0; i < transferLimits.codesEach; i++) await codeOf(eve, hers);
    expect(await refused(server, make, { as: eve, params: { id: hers.id } })).toMatchObject({ status: 429 });
  });

  test("shows the page in the language of the browser, and errors of the documents", async () => {
    const broken = await aPlannerProject(server, ada, { plan_yaml: "plan: { sections: [] }" });
    const { address } = await codeOf(ada, broken);
    const headers = { "accept-language": "pl-PL,pl;q=0.9" };
    const failed = await get(address.slice(publicUrl.length), "192.0.2.1", server, headers);
    expect(failed.statusCode).toBe(422);
    expect(failed.body).toContain("Nie udało się utworzyć pliku PDF");
    expect((await get("/get.css")).headers["content-type"]).toContain("text/css");
  });

  test("counts as a planner that its owner makes, and says so when the day's are used up", async () => {
    const tom = await signedIn(server);
    // Planners with the same content are made once.
    const his = await aPlannerProject(server, tom, { name: "His" });
    const own = server.store.database.updateTable("users").where("id", "=", tom.userId);
    await own.set({ max_daily_renders: 1 }).execute();
    const code = await codeOf(tom, his);
    for (let i = 0; i < 2; i++) expect((await download(code, "192.0.2.7")).statusCode).toBe(200);
    await ask(server, "PATCH /api/projects/{id}", {
      as: tom,
      params: { id: his.id },
      body: { description: "Changed" },
    });
    const refusal = await download(code, "192.0.2.7");
    expect(refusal.statusCode).toBe(429);
    expect(refusal.body).toContain("this account has reached its limit");
    expect(refusal.headers["retry-after"]).toMatch(/^\d+$/);
  });

  test("waits until its owner has accepted new terms", async () => {
    const tom = await signedIn(server);
    const code = await codeOf(tom, await aPlannerProject(server, tom));
    const own = server.store.database.updateTable("users").where("id", "=", tom.userId);
    await own.set({ terms_accepted_at: null }).execute();
    const refusal = await download(code, "192.0.2.8", beside);
    expect(refusal.statusCode).toBe(403);
    expect(refusal.body).toContain("terms of use have changed");
    await ask(server, "POST /api/auth/accept-terms", { as: tom, body: { accepted: true } });
    for (let i = 0; i < code.downloads; i++) expect((await download(code, "192.0.2.8", beside)).statusCode).toBe(200);
  });

  test("cannot be guessed: wrong codes are counted for an address and for all, on all servers", async () => {
    clock.pass({ minutes: 20 });
    const valid = await codeOf(ada, project);
    const guess = (from: string, node = server) => get("/get/222223/planner.pdf", from, node);
    for (let i = 0; i < wrongCodes.each; i++) await guess("198.51.100.1", i % 2 ? beside : server);
    const blocked = await guess("198.51.100.1", beside);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.body).toContain("Too many wrong codes");
    expect((await download(valid, "198.51.100.1")).statusCode).toBe(429);
    expect((await download(valid, "198.51.100.2")).statusCode).toBe(200);
    const everybody = server.store.database.updateTable("attempts").where("key", "=", "wrong-codes");
    await everybody.set({ count: wrongCodes.all - 1 }).execute();
    expect((await guess("198.51.100.3")).statusCode).toBe(404);
    expect((await guess("198.51.100.3")).statusCode).toBe(429);
    clock.pass({ seconds: wrongCodes.seconds });
    expect((await guess("198.51.100.1")).statusCode).toBe(404);
  });
});
