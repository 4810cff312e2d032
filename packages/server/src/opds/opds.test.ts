import type { CreatedToken, Project } from "@octavo/contract";
import { Feed } from "opds-ts/v1.2";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { readLikeKoreader } from "../../test/koreader-rules.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { publicUrl, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { wrongTokens } from "../tokens/routes.ts";

usualStores("the OPDS catalog on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const beside = secondNode(server, { now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  let project: Project;
  let token: CreatedToken;
  const tokenOf = (as: SignedIn, name = "KOReader") =>
    ask(server, "POST /api/tokens", { as, body: { name, scopes: ["read_planners"] } });
  beforeAll(async () => {
    [ada, eve] = [await signedIn(server, "Ada"), await signedIn(server, "Eve")];
    project = await aPlannerProject(server, ada, { name: `Rok <2027> & "Ćwiczenia"`, description: "It's mine" });
    await aPlannerProject(server, eve, { name: "Hers" });
    token = await tokenOf(ada);
  });
  const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`Ada:${password}`).toString("base64")}` });
  const get = (url: string, headers = {}, node = server) => node.app.inject({ url, headers });
  const path = (address: string) => address.slice(publicUrl.length);

  test("is read alike by an OPDS library and by KOReader's rules, and leads to the PDF and its cover", async () => {
    const pdf = await inject(server, "GET /api/projects/{id}/pdf", { as: ada, params: { id: project.id } });
    const answer = await get("/opds", basic(token.token));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/atom+xml;profile=opds-catalog;kind=acquisition;charset=utf-8",
      "cache-control": "private, no-cache",
    });
    const { hrefs, items } = readLikeKoreader(answer.body, token.catalog);
    expect(hrefs).toEqual({ self: token.catalog, start: token.catalog });
    const file = `${publicUrl}/opds/planners/${project.id}.pdf`;
    const cover = `${publicUrl}/opds/covers/${project.id}.png`;
    expect(items).toEqual([
      {
        title: `Rok <2027> & "Ćwiczenia"`,
        author: "Ada",
        content: "3 pages. It's mine",
        acquisitions: [{ type: "application/pdf", href: file }],
        thumbnail: cover,
        image: cover,
      },
    ]);

    const [entry, ...others] = Feed.fromXml(answer.body).getEntries();
    expect(others).toEqual([]);
    expect(entry?.getTitle()).toBe(`Rok <2027> & "Ćwiczenia"`);
    expect(entry?.getId()).toBe(`urn:uuid:${project.id}`);
    expect(answer.body).toContain(`length="${pdf.rawPayload.length}"`);

    const downloaded = await get(path(file), basic(token.token));
    expect(downloaded.rawPayload.equals(pdf.rawPayload)).toBe(true);
    expect(downloaded.headers["content-disposition"]).toContain('filename="Rok 2027 Cwiczenia.pdf"');
    const picture = await get(path(cover), basic(token.token));
    expect(picture.headers["content-type"]).toBe("image/png");
    const head = await server.app.inject({ method: "HEAD", url: path(file), headers: basic(token.token) });
    expect([head.statusCode, head.headers["content-disposition"]]).toEqual([
      200,
      downloaded.headers["content-disposition"],
    ]);
  });

  test("has entity tags, which change with a planner", async () => {
    const { headers } = await get("/opds", basic(token.token));
    const cached = { ...basic(token.token), "if-none-match": String(headers.etag) };
    expect((await get("/opds", cached)).statusCode).toBe(304);
    clock.pass({ seconds: 1 });
    await ask(server, "PATCH /api/projects/{id}", {
      as: ada,
      params: { id: project.id },
      body: { description: "Changed" },
    });
    expect((await get("/opds", cached)).statusCode).toBe(200);
  });

  test("has pages of 50 planners without empty and deleted projects", async () => {
    const mia = await signedIn(server, "Mia");
    const { id } = await aPlannerProject(server, mia, { name: "Deleted" });
    const first = await aPlannerProject(server, mia, { name: "Planner 1" });
    await inject(server, "DELETE /api/projects/{id}", { as: mia, params: { id } });
    await ask(server, "POST /api/projects", { as: mia, body: { name: "Empty", device_profile: "remarkable-2" } });
    const row = await server.store.database
      .selectFrom("projects")
      .selectAll()
      .where("id", "=", first.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 50 }, (_, i) => ({ ...row, id: `copy-${i}`, name: `Planner ${i + 2}` }));
    await server.store.database.insertInto("projects").values(copies).execute();
    const { catalog_with_token: address } = await tokenOf(mia);
    const start = readLikeKoreader((await get(path(address))).body, address);
    expect(start.items).toHaveLength(50);
    const next = start.hrefs["next"] ?? "";
    const end = readLikeKoreader((await get(path(next))).body, next);
    expect(end.items).toHaveLength(1);
    expect(end.hrefs["previous"]).toBe(address);
    const titles = [...start.items, ...end.items].map(({ title }) => title);
    expect(new Set(titles).size).toBe(51);
    expect(titles.every((title) => title.startsWith("Planner "))).toBe(true);
    expect((await get(path(address.replace("/t/", "/t/x")))).statusCode).toBe(401);
  });

  test("is closed to wrong and revoked tokens, on every server at once, and to other users' planners", async () => {
    const { id, token: secret, catalog_with_token: address } = await tokenOf(eve, "Kobo");
    expect((await get(path(address))).body).toContain("Hers");
    expect((await get(`/opds/planners/${project.id}.pdf`, basic(secret))).statusCode).toBe(404);
    expect((await get(`/opds/covers/${project.id}.png`, basic(secret))).statusCode).toBe(404);
    // The token changes nothing.
    const program = { as: { headers: { authorization: `Bearer ${secret}` } }, params: { id: project.id } };
    expect(await refused(server, "DELETE /api/projects/{id}", program)).toMatchObject({ error: "INSUFFICIENT_SCOPE" });
    // A token for other work reads no catalog.
    const other = await ask(server, "POST /api/tokens", {
      as: eve,
      body: { name: "Compiler", scopes: ["compile_documents"] },
    });
    expect((await get("/opds", basic(other.token))).statusCode).toBe(401);
    await inject(server, "DELETE /api/tokens/{id}", { as: eve, params: { id: other.id } });
    const before = await ask(server, "GET /api/tokens", { as: eve });
    expect(before).toMatchObject([{ id, name: "Kobo", scopes: ["read_planners"], expires_at: null }]);
    expect(Date.parse(before[0]?.last_used_at ?? "")).toBe(clock.now());
    const rows = await server.store.database.selectFrom("api_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);

    const target = { params: { id } };
    expect(await refused(server, "DELETE /api/tokens/{id}", { as: ada, ...target })).toMatchObject({ status: 404 });
    expect(await refused(server, "DELETE /api/tokens/{id}", target)).toMatchObject({ status: 401 });
    await inject(server, "DELETE /api/tokens/{id}", { as: eve, ...target });
    for (const answer of [await get(path(address), {}, beside), await get("/opds", basic(secret), beside)]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe('Basic realm="Octavo", charset="UTF-8"');
    }
    expect(await ask(server, "GET /api/tokens", { as: eve })).toEqual([]);
    expect((await get("/opds")).statusCode).toBe(401);
  });

  test("is closed until its user has accepted new terms, and says so in plain text", async () => {
    const tom = await signedIn(server);
    const { id } = await aPlannerProject(server, tom);
    const { token: secret, catalog_with_token: address } = await tokenOf(tom);
    const own = server.store.database.updateTable("users").where("id", "=", tom.userId);
    await own.set({ terms_accepted_at: null }).execute();
    for (const url of ["/opds", `/opds/planners/${id}.pdf`, `/opds/covers/${id}.png`]) {
      const answer = await get(url, basic(secret), beside);
      expect([answer.statusCode, answer.body, answer.headers["content-type"]]).toEqual([
        403,
        "The terms of use have changed. Sign in to Octavo and accept them.\n",
        "text/plain; charset=utf-8",
      ]);
    }
    expect((await get(path(address))).statusCode).toBe(403);
    await ask(server, "POST /api/auth/accept-terms", { as: tom, body: { accepted: true } });
    expect((await get(path(address))).statusCode).toBe(200);
  });

  test("is closed to expired tokens, and limits guesses and the number of tokens", async () => {
    const tom = await signedIn(server, "Tom");
    const { id, token: secret } = await tokenOf(tom);
    const expiring = server.store.database.updateTable("api_tokens").set({ expires_at: clock.now() + 1000 });
    await expiring.where("id", "=", id).execute();
    expect((await get("/opds", basic(secret))).statusCode).toBe(200);
    clock.pass({ seconds: 1 });
    expect((await get("/opds", basic(secret))).statusCode).toBe(401);
    for (let i = 1; i < 20; i++) await tokenOf(tom, `Device ${i}`);
    const body = { name: "One more", scopes: ["read_planners"] };
    expect(await refused(server, "POST /api/tokens", { as: tom, body })).toMatchObject({ error: "QUOTA_EXCEEDED" });
    expect(await refused(server, "POST /api/tokens", { as: tom, body: { ...body, scope: "all" } })).toMatchObject({
      status: 422,
    });
    for (let i = 0; i < wrongTokens.limit; i++) await get("/opds", basic("wrong"));
    expect((await get("/opds", basic("wrong"))).statusCode).toBe(429);
    expect((await get("/opds", basic(token.token))).statusCode).toBe(200);
  });
});
