import { type CreatedToken, type KnownRoute, type Route, routes, type TokenScope, tokenScopes } from "@octavo/contract";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { storesUnderTest } from "../../test/store-under-test.ts";

const names = Object.keys(routes) as KnownRoute[];
const ruleOf = (name: KnownRoute): Route => routes[name];

storesUnderTest("a program with a token on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const beside = secondNode(server, { now: clock.now });
  let ada: SignedIn;
  let eve: SignedIn;
  let tokens: Readonly<Record<TokenScope, CreatedToken>>;
  const make = (scopes: readonly TokenScope[], expires_in_days: number | null = null, as = ada) =>
    ask(server, "POST /api/tokens", { as, body: { name: scopes.join(), scopes, expires_in_days } });
  const program = ({ token }: Pick<CreatedToken, "token">) => ({ headers: { authorization: `Bearer ${token}` } });
  beforeAll(async () => {
    [ada, eve] = [await signedIn(server, "Ada"), await signedIn(server, "Eve")];
    const pairs = await Promise.all(tokenScopes.map(async (scope) => [scope, await make([scope])] as const));
    tokens = Object.fromEntries(pairs) as typeof tokens;
  });

  test("makes the calls of its scope and no others", async () => {
    const params = { id: "x", name: "x", version: "x", slug: "x", calendar: "x", project: "x" };
    for (const scope of tokenScopes)
      for (const name of names.filter((name) => ruleOf(name).auth !== "none")) {
        const answer = await inject(server, name, { as: program(tokens[scope]), params });
        const isAllowed = ruleOf(name).scope === scope;
        expect([401, 403].includes(answer.statusCode), `${name} with ${scope}`).toBe(!isAllowed);
      }
  });

  test("never reaches the account, tokens, publication or the administration", () => {
    const open = names.filter((name) => ruleOf(name).scope);
    expect(
      open.filter((name) => /auth|account|tokens|share$|admin|download-codes|deleted-projects\/\{/.test(name)),
    ).toEqual([]);
    expect(open.filter((name) => ruleOf(name).auth !== "user")).toEqual([]);
  });

  test("creates, changes and reads planners of its user only", async () => {
    const both = program(await make(["write_planners", "read_planners"]));
    const made = await aPlannerProject(server, { ...ada, ...both }, { name: "Made by a program" });
    const pdf = await inject(server, "GET /api/projects/{id}/pdf", { as: both, params: { id: made.id } });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const hers = await aPlannerProject(server, eve, { name: "Hers" });
    for (const name of ["GET /api/projects/{id}", "DELETE /api/projects/{id}"] as const)
      expect(await refused(server, name, { as: both, params: { id: hers.id } })).toMatchObject({ status: 404 });
    expect((await ask(server, "GET /api/projects", { as: both })).map(({ name }) => name)).toEqual([
      "Made by a program",
    ]);
  });

  test("is refused after its end and after it was revoked, on every server at once", async () => {
    const [ending, revoked] = [await make(["read_planners"], 30), await make(["read_planners"], 90)];
    const call = (token: CreatedToken) => inject(beside, "GET /api/projects", { as: program(token) });
    expect(Date.parse(ending.expires_at ?? "") - clock.now()).toBe(30 * 24 * 60 * 60 * 1000);
    expect([(await call(ending)).statusCode, (await call(revoked)).statusCode]).toEqual([200, 200]);
    await inject(server, "DELETE /api/tokens/{id}", { as: ada, params: { id: revoked.id } });
    expect((await call(revoked)).statusCode).toBe(401);
    clock.pass({ days: 30 });
    expect((await call(ending)).json()).toMatchObject({ error: "UNAUTHORIZED" });
    ada = await signedIn(server, "Ada again");
  });

  test("is refused while its user is disabled", async () => {
    const mia = await signedIn(server, "Mia");
    const token = await make(["read_planners"], null, mia);
    const disable = (disabled_at: number | null) =>
      server.store.database.updateTable("users").set({ disabled_at }).where("id", "=", mia.userId).execute();
    await disable(clock.now());
    expect(await refused(beside, "GET /api/projects", { as: program(token) })).toMatchObject({ status: 401 });
    await disable(null);
    expect(await ask(beside, "GET /api/projects", { as: program(token) })).toEqual([]);
  });

  test("is made only by a user who has signed in recently, with known scopes and an end within a year", async () => {
    const tom = await signedIn(server, "Tom");
    const asks = (body: object) => refused(server, "POST /api/tokens", { as: tom, body: { name: "Script", ...body } });
    for (const body of [
      {},
      { scopes: [] },
      { scopes: ["everything"] },
      { scopes: ["read_planners"], expires_in_days: 367 },
      { scopes: ["read_planners"], expires_in_days: 0 },
    ])
      expect(await asks(body)).toMatchObject({ error: "INVALID_REQUEST" });
    clock.pass({ minutes: 10 });
    expect(await asks({ scopes: ["read_planners"] })).toMatchObject({ error: "CONFIRM_IDENTITY" });
  });
});
