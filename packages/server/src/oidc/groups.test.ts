import { beforeAll, describe, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { attackingProvider } from "../../test/attacking-provider.ts";
import { capturedLog } from "../../test/captured-log.ts";
import { oidcProvider, ProviderVisit } from "../../test/oidc-provider.ts";
import {
  callBack,
  callbackUrl,
  enter,
  newcomer,
  newSecret,
  registerAtProvider,
  returned,
} from "../../test/provider-sign-in.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("groups of the provider's users on %s", (store) => {
  const provider = oidcProvider(callbackUrl);
  const settings = {
    get oidc() {
      const { issuer, clientId, clientSecret } = provider;
      const groups = { claim: "realm_access.roles", admins: ["staff", "it"], users: ["planners"] };
      return { issuer, clientId, clientSecret, name: "School", signUp: true, scopes: "groups", groups };
    },
  };
  const log = capturedLog();
  const site = serverUnderTest({ store, settings, logger: log.logger });
  const other = secondNode(site, { settings });
  const as = (login: string) => (url: string) => new ProviderVisit().signIn(url, login);
  const put = (login: string, ...roles: string[]) => provider.accounts.set(login, { realm_access: { roles } });
  const me = (caller: Pick<SignedIn, "headers">) => ask(other, "GET /api/auth/me", { as: caller });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signedIn(site, `Admin ${store}`);
  });
  const audit = async (action: string) =>
    (await ask(site, "GET /api/admin/audit", { as: admin, query: { action } })).entries;

  test("are asked for with the scope of the settings", async () => {
    const { url } = await ask(site, "POST /api/auth/oidc/start", { body: { secret: newSecret() } });
    expect(new URL(url).searchParams.get("scope")).toBe("openid profile email groups");
  });

  test("let members sign up and in, and nobody else, without ending sessions", async () => {
    put("frida", "planners", "others");
    const frida = await registerAtProvider(site, as("frida"), `Frida ${store}`);
    expect(await me(frida)).toMatchObject({ role: "user" });
    put("frida", "others");
    put("eve", "Planners", "staff ");
    for (const login of ["frida", "eve", "without any claim"]) {
      const body = await returned(site, as(login));
      expect(await refused(site, "POST /api/auth/oidc/exchange", { body }), login).toMatchObject({
        status: 403,
        error: "NOT_A_MEMBER",
        message:
          "Your account at School is in no group that may use this site. Ask the administrator of School to add you to one",
      });
    }
    expect((await inject(other, "GET /api/projects", { as: frida })).statusCode).toBe(200);
    expect(log.text()).toContain("reports no groups in the claim");
    const { username, password } = admin;
    await ask(other, "POST /api/auth/login", { body: { username, password } });
  });

  test("make administrators at the sign-in, and take the role away at the next one, with the reason in the log", async () => {
    put("gus", "it");
    const gus = await registerAtProvider(site, as("gus"), `Gus ${store}`);
    expect(await me(gus)).toMatchObject({ role: "admin" });
    put("gus", "planners");
    expect(await me(gus)).toMatchObject({ role: "admin" });
    const later = await enter(other, as("gus"));
    expect([(await me(gus)).role, (await me(later)).role]).toEqual(["user", "user"]);
    expect((await inject(site, "GET /api/admin/users", { as: later })).statusCode).toBe(403);
    put("gus", "planners", "staff");
    expect(await me(await enter(other, as("gus")))).toMatchObject({ role: "admin" });
    const subject = `Gus ${store}`;
    expect(await audit("user.grant")).toMatchObject([
      { actor: "School", subject, details: { group: "staff" } },
      { actor: "School", subject, details: { group: "it" } },
    ]);
    expect(await audit("user.revoke")).toMatchObject([
      { actor: "School", subject, details: { missing_groups: "staff, it" } },
    ]);
  });

  test("change no role of a disabled account", async () => {
    put("hal", "planners");
    const hal = await me(await registerAtProvider(site, as("hal"), `Hal ${store}`));
    const change = { as: admin, params: { id: hal.id }, body: { disabled: true } };
    await ask(site, "PATCH /api/admin/users/{id}", change);
    put("hal", "staff");
    const body = await returned(site, as("hal"));
    expect((await refused(site, "POST /api/auth/oidc/exchange", { body })).error).toBe("ACCOUNT_DISABLED");
    const { users } = await ask(site, "GET /api/admin/users", { as: admin, query: { search: "Hal" } });
    expect(users).toMatchObject([{ role: "user" }]);
  });

  test("change no role by a link or a confirmation", async () => {
    put("boss", "staff");
    const user = await signedIn(site);
    const secret = newSecret();
    const { url } = await ask(site, "POST /api/account/identities/start", { as: user, body: { secret } });
    const visitor = new ProviderVisit();
    const { token = "" } = await callBack(site, await visitor.signIn(url, "boss"));
    await ask(site, "POST /api/account/identities/exchange", { as: user, body: { token, secret } });
    expect(await me(user)).toMatchObject({ role: "user" });
    const again = await ask(site, "POST /api/account/confirm/oidc/start", { as: user, body: { secret } });
    const answer = await callBack(site, await visitor.signIn(again.url, "boss"));
    const body = { token: answer["token"] ?? "", secret };
    const { access_token } = await ask(site, "POST /api/account/confirm/oidc", { as: user, body });
    expect(await me({ headers: { authorization: `Bearer ${access_token}` } })).toMatchObject({ role: "user" });
  });
});

describe("groups and the last administrator", () => {
  const provider = oidcProvider(callbackUrl);
  const settings = {
    get oidc() {
      const { issuer, clientId, clientSecret } = provider;
      const groups = { claim: "groups", admins: ["staff"], users: [] };
      return { issuer, clientId, clientSecret, name: "School", signUp: true, scopes: "groups", groups };
    },
  };
  const log = capturedLog();
  const site = serverUnderTest({ settings, logger: log.logger });
  const as = (login: string) => (url: string) => new ProviderVisit().signIn(url, login);
  const role = async (caller: Pick<SignedIn, "headers">) => (await ask(site, "GET /api/auth/me", { as: caller })).role;

  test("leave the first account its role until there is another administrator", async () => {
    const first = await registerAtProvider(site, as("first"), "First");
    expect(await role(first)).toBe("admin");
    expect(await role(await enter(site, as("first")))).toBe("admin");
    expect(log.text()).toContain("the last administrator is in no group");
    const kept = await ask(site, "GET /api/admin/audit", { as: first, query: { action: "user.keep" } });
    expect(kept.entries).toMatchObject([{ actor: "School", subject: "First", details: { missing_groups: "staff" } }]);
    provider.accounts.set("second", { groups: ["staff"] });
    expect(await role(await registerAtProvider(site, as("second"), "Second"))).toBe("admin");
    expect(await role(await enter(site, as("first")))).toBe("user");
    provider.accounts.set("second", { groups: [] });
    expect(await role(await enter(site, as("second")))).toBe("admin");
  });

  test("leave one of two administrators who sign in at the same time without a group", async () => {
    for (const login of ["left", "right"]) provider.accounts.set(login, { groups: ["staff"] });
    const [left, right] = [
      await registerAtProvider(site, as("left"), "Left"),
      await registerAtProvider(site, as("right"), "Right"),
    ];
    await enter(site, as("second"));
    for (const login of ["left", "right"]) provider.accounts.set(login, { groups: [] });
    await Promise.all([enter(site, as("left")), enter(site, as("right"))]);
    expect([await role(left), await role(right)].sort()).toEqual(["admin", "user"]);
  });
});

describe("a claim of groups", () => {
  const provider = attackingProvider();
  const site = (claim: string) =>
    serverUnderTest({
      settings: {
        get oidc() {
          const { issuer, clientSecret } = provider;
          const groups = { claim, admins: [], users: ["staff"] };
          return { issuer, clientId: "octavo", clientSecret, name: "School", signUp: true, groups };
        },
      },
    });
  const flat = site("groups");
  const nested = site("resource_access.octavo.app.roles");
  const named = site("https://example.org/groups");
  const many = Array.from({ length: 10_000 }, (_, number) => `${number} ${"x".repeat(40)}`);

  /** Outcome of a sign-in with claims of the ID token and of the userinfo endpoint. */
  async function outcome(server: typeof flat, claims: object, userinfo: object = {}) {
    const visit = (url: string) => {
      provider.deviations = { claims: { sub: "17", email: "", ...claims }, userinfo: { sub: "17", ...userinfo } };
      return provider.callback(url);
    };
    const body = await returned(server, visit);
    const answer = await inject(server, "POST /api/auth/oidc/exchange", { body });
    const { outcome = "", error = "" } = answer.json<{ outcome?: string; error?: string }>();
    return outcome || error;
  }

  test.each<[string, unknown]>([
    ["one text", "staff"],
    ["a list of texts", ["pupils", "staff"]],
    ["a list of objects with names", [{ id: 1, name: "staff" }]],
    ["10,000 entries", [...many, "staff"]],
    ["a mixture", [null, 7, ["staff"], { name: {} }, "staff"]],
  ])("may be %s", async (_what, groups) => {
    expect(await outcome(flat, { groups })).toBe("new_account");
    expect(await outcome(flat, {}, { groups })).toBe("new_account");
  });

  test.each<[string, unknown]>([
    ["missing", undefined],
    ["null", null],
    ["a number", 7],
    ["an object", { staff: true, name: "staff" }],
    ["a longer text", "staff,pupils"],
    ["a list in a list", [["staff"]]],
    ["objects without names", [{ staff: true }, { name: ["staff"] }]],
    ["10,000 other entries", many],
  ])("admits nobody if it is %s", async (_what, groups) => {
    expect(await outcome(flat, { groups })).toBe("NOT_A_MEMBER");
  });

  test("of the ID token counts, and not that of the userinfo endpoint", async () => {
    expect(await outcome(flat, { groups: [] }, { groups: ["staff"] })).toBe("NOT_A_MEMBER");
  });

  test("is found by a path, by a name with dots, and not among the properties of all objects", async () => {
    const roles = ["staff"];
    expect(await outcome(nested, { resource_access: { octavo: { app: { roles } } } })).toBe("new_account");
    expect(await outcome(nested, { resource_access: { "octavo.app": { roles } } })).toBe("new_account");
    expect(await outcome(nested, { resource_access: null }, { resource_access: { octavo: { app: { roles } } } })).toBe(
      "new_account",
    );
    expect(await outcome(nested, { resource_access: { octavo: "roles" } })).toBe("NOT_A_MEMBER");
    expect(await outcome(named, { "https://example.org/groups": roles })).toBe("new_account");
    expect(await outcome(flat, { constructor: roles })).toBe("NOT_A_MEMBER");
  });

  test("in a response of more than a megabyte ends the sign-in", async () => {
    const { url } = await ask(flat, "POST /api/auth/oidc/start", { body: { secret: newSecret() } });
    const groups = [...many, ...many, ...many, "staff"];
    provider.deviations = { claims: { email: "" }, userinfo: { sub: "17", groups } };
    expect(await callBack(flat, provider.callback(url))).toEqual({ problem: "refused" });
  });

  test("is checked again when the account is made", async () => {
    const visit = (url: string) => {
      provider.deviations = { claims: { email: "", groups: ["staff"] } };
      return provider.callback(url);
    };
    const body = await newcomer(flat, visit, "Ann");
    const { database } = flat.store;
    const ticket = database.selectFrom("challenges").selectAll().where("kind", "=", "oidc_ticket");
    const { token_hash, content } = await ticket.orderBy("expires_at", "desc").executeTakeFirstOrThrow();
    // As a server with other settings leaves it.
    const { user, ...stored } = JSON.parse(content);
    const changed = JSON.stringify({ ...stored, user: { ...user, membership: undefined } });
    await database.updateTable("challenges").set({ content: changed }).where("token_hash", "=", token_hash).execute();
    expect((await refused(flat, "POST /api/auth/oidc/register", { body })).error).toBe("NOT_A_MEMBER");
  });
});
