import type { KnownRoute } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, inject, refused } from "../../test/ask.ts";
import { attackingProvider } from "../../test/attacking-provider.ts";
import { oidcProvider, ProviderVisit } from "../../test/oidc-provider.ts";
import { emailsTo } from "../../test/outbox.ts";
import { callbackUrl, enter, newcomer, newSecret, registerAtProvider, returned } from "../../test/provider-sign-in.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, registered, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { setupCode } from "../auth/first-account.ts";

/** Calls of ways to sign in that a site without them has no use for. */
const otherWays: readonly KnownRoute[] = [
  "POST /api/auth/login",
  "POST /api/auth/register",
  "POST /api/auth/invitation",
  "POST /api/auth/password-reset/request",
  "POST /api/auth/password-reset/confirm",
  "POST /api/auth/passkeys/options",
  "POST /api/auth/passkeys/sign-in",
  "POST /api/auth/recovery-codes/sign-in",
  "PUT /api/account/password",
  "DELETE /api/account/password",
  "POST /api/account/confirm",
  "POST /api/account/confirm/passkey/options",
  "POST /api/account/confirm/passkey",
  "POST /api/account/passkeys/options",
  "POST /api/account/passkeys",
  "PATCH /api/account/passkeys/{id}",
  "DELETE /api/account/passkeys/{id}",
  "POST /api/account/recovery-codes",
  "POST /api/account/authenticator/start",
  "POST /api/account/authenticator",
  "DELETE /api/account/authenticator",
  "POST /api/account/identities",
  "POST /api/admin/invitations",
  "POST /api/admin/users/{id}/reset",
];

usualStores("a site whose people sign in at the provider only, on %s", (store) => {
  const provider = oidcProvider(callbackUrl);
  const settings = (isOnlyWay: boolean) => ({
    get oidc() {
      const { issuer, clientId, clientSecret } = provider;
      return { issuer, clientId, clientSecret, name: "School", signUp: false, isOnlyWay };
    },
  });
  /** The same site before the operator turned the setting on, and after turning it off. */
  const before = serverUnderTest({ store, settings: settings(false) });
  const site = secondNode(before, { settings: settings(true) });
  const as = (login: string) => (url: string) => new ProviderVisit().signIn(url, login);
  const exchange = async (login: string) =>
    refused(site, "POST /api/auth/oidc/exchange", { body: await returned(site, as(login)) });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signedIn(before);
  });

  /** An account from before, whose address is confirmed. */
  async function confirmedUser(): Promise<SignedIn> {
    const user = await signedIn(before);
    await confirmAddress(before, user);
    return user;
  }

  test("refuses every other way with one error, also to signed-in users and administrators", async () => {
    expect(await ask(site, "GET /api/site")).toMatchObject({ provider: "School", provider_only: true });
    expect(await ask(before, "GET /api/site")).toMatchObject({ provider: "School", provider_only: false });
    const { username, password } = admin;
    for (const name of otherWays) {
      const asked = { as: admin, params: { id: admin.userId }, body: { username, password } };
      const answer = await refused(site, name, asked);
      expect(answer, name).toMatchObject({ status: 403, error: "PROVIDER_ONLY" });
      expect(answer.message).toContain("Sign in with School");
    }
  });

  test("keeps sessions and tokens of programs", async () => {
    const user = await signedIn(before);
    const body = { name: "Reader", scopes: ["read_planners"] };
    const { token } = await ask(before, "POST /api/tokens", { as: user, body });
    const program = { headers: { authorization: `Bearer ${token}` } };
    for (const caller of [user, program])
      expect((await inject(site, "GET /api/projects", { as: caller })).statusCode).toBe(200);
    await ask(site, "GET /api/account/sessions", { as: user });
  });

  test("links the account with the same confirmed address at once, tells its owner, and keeps its password for later", async () => {
    const user = await confirmedUser();
    provider.accounts.set("gus", { email: user.email.toUpperCase(), email_verified: true });
    const session = await enter(site, as("gus"));
    expect((await ask(site, "GET /api/auth/me", { as: session })).id).toBe(user.userId);
    const [, notice] = await emailsTo(site.outbox, user.email, 1).then((sent) => [undefined, ...sent]);
    expect(notice).toMatchObject({ subject: "A new way to sign in to Octavo" });
    provider.accounts.set("gus", { email: "moved@example.org", email_verified: true });
    expect((await ask(site, "GET /api/auth/me", { as: await enter(site, as("gus")) })).id).toBe(user.userId);
    const { username, password } = user;
    await ask(before, "POST /api/auth/login", { body: { username, password } });
  });

  test.each<[string, object]>([
    ["without a word about it", {}],
    ["that the provider has not verified", { email_verified: false }],
    ["with a text in place of true", { email_verified: "true" }],
  ])("links no account by an address %s", async (what, claims) => {
    const user = await confirmedUser();
    provider.accounts.set(what, { email: user.email, ...claims });
    const answer = await exchange(what);
    expect(answer).toMatchObject({
      error: "SIGN_UP_CLOSED",
      message: expect.stringContaining("Ask the administrator"),
    });
  });

  test("links no account whose own address is not confirmed", async () => {
    const user = await registered(before);
    provider.accounts.set("unproven", { email: user.email, email_verified: true });
    expect((await exchange("unproven")).error).toBe("SIGN_UP_CLOSED");
  });

  test("links no second user of the provider who got the address later, until an administrator unlinks the first", async () => {
    const user = await confirmedUser();
    provider.accounts.set("first", { email: user.email, email_verified: true });
    provider.accounts.set("second", { email: user.email, email_verified: true });
    const session = await enter(site, as("first"));
    const answer = await exchange("second");
    expect(answer).toMatchObject({ status: 409, error: "IDENTITY_TAKEN", message: expect.stringContaining("unlink") });
    const change = { as: admin, params: { id: user.userId }, body: { identities: false } };
    expect(await ask(site, "PATCH /api/admin/users/{id}", change)).toMatchObject({ identities: 0 });
    expect((await inject(site, "GET /api/auth/me", { as: session })).statusCode).toBe(401);
    const again = await enter(site, as("second"));
    expect((await ask(site, "GET /api/auth/me", { as: again })).id).toBe(user.userId);
    expect((await exchange("first")).error).toBe("IDENTITY_TAKEN");
    const { entries } = await ask(site, "GET /api/admin/audit", { as: admin, query: { action: "user.identities" } });
    expect(entries).toMatchObject([{ subject: user.username }]);
  });

  test("links one of two users of the provider with the same address who come at the same time", async () => {
    const user = await confirmedUser();
    const logins = ["left", "right"];
    for (const login of logins) provider.accounts.set(login, { email: user.email, email_verified: true });
    const bodies = await Promise.all(logins.map((login) => returned(site, as(login))));
    const answers = await Promise.all(bodies.map((body) => inject(site, "POST /api/auth/oidc/exchange", { body })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test("links no account whose address only looks the same", async () => {
    const user = await confirmedUser();
    // A full-width letter and a Kelvin sign, which a comparison of usernames ignores.
    const wide = user.email.replace(/@e/, "@ｅ");
    provider.accounts.set("wide", { email: wide, email_verified: true });
    expect((await exchange("wide")).error).toBe("IDENTITY_TAKEN");
    expect(await ask(before, "GET /api/account/sign-in-ways", { as: user })).toMatchObject({ identities: [] });
  });

  test("links no disabled account", async () => {
    const user = await confirmedUser();
    const change = { as: admin, params: { id: user.userId }, body: { disabled: true } };
    await ask(site, "PATCH /api/admin/users/{id}", change);
    provider.accounts.set("disabled", { email: user.email, email_verified: true });
    expect((await exchange("disabled")).error).toBe("ACCOUNT_DISABLED");
    const found = await site.store.database
      .selectFrom("identities")
      .selectAll()
      .where("user_id", "=", user.userId)
      .execute();
    expect(found).toEqual([]);
  });

  test("confirms an identity at the provider, and keeps the only linked account", async () => {
    const user = await confirmedUser();
    provider.accounts.set("ida", { email: user.email, email_verified: true });
    const session = await enter(site, as("ida"));
    const secret = newSecret();
    const { url } = await ask(site, "POST /api/account/confirm/oidc/start", { as: session, body: { secret } });
    expect(new URL(url).searchParams.get("prompt")).toBe("login");
    const [identity] = (await ask(site, "GET /api/account/sign-in-ways", { as: session })).identities;
    const removal = { as: session, params: { id: identity?.id ?? "" } };
    expect(await refused(site, "DELETE /api/account/identities/{id}", removal)).toMatchObject({
      error: "LAST_SIGN_IN_WAY",
      message: "This is your only way to sign in. Link another account at School first",
    });
  });
});

describe("a new site whose people sign in at the provider only", () => {
  const provider = oidcProvider(callbackUrl);
  const settings = {
    get oidc() {
      const { issuer, clientId, clientSecret } = provider;
      return { issuer, clientId, clientSecret, name: "School", signUp: false, isOnlyWay: true };
    },
  };
  const site = serverUnderTest({ settings, isOpenToFirst: false });
  const as = (login: string) => (url: string) => new ProviderVisit().signIn(url, login);

  test("gets its first account with the set-up code from the provider, and no further one without permission", async () => {
    expect(await ask(site, "GET /api/site")).toMatchObject({ needs_setup_code: true });
    const [body, late] = [await newcomer(site, as("eve"), "Eve"), await newcomer(site, as("ann"), "Ann")];
    const name = "POST /api/auth/oidc/register";
    for (const setup_code of [undefined, "AAAAA-AAAAA-AAAAA-AAAAA"])
      expect((await refused(site, name, { body: { ...body, setup_code } })).status).toBe(422);
    const setup_code = setupCode(site.secret);
    const { access_token } = await ask(site, name, { body: { ...late, setup_code } });
    const me = { as: { headers: { authorization: `Bearer ${access_token}` } } };
    expect(await ask(site, "GET /api/auth/me", me)).toMatchObject({ username: "Ann", role: "admin" });
    expect((await refused(site, name, { body: { ...body, setup_code } })).error).toBe("SIGN_UP_CLOSED");
  });
});

describe("a second factor that the site requires, at its only provider", () => {
  const provider = attackingProvider();
  const settings = {
    get oidc() {
      const { issuer, clientSecret } = provider;
      return { issuer, clientId: "octavo", clientSecret, name: "School", signUp: true, isOnlyWay: true };
    },
  };
  const site = serverUnderTest({ settings });
  /** Signs in with these methods, as the provider reports them. */
  const by = (sub: string, amr?: unknown) => (url: string) => {
    provider.deviations = { claims: { sub, email: "", amr } };
    return provider.callback(url);
  };
  let admin: Awaited<ReturnType<typeof registerAtProvider>>;
  const requiring = (require_second_factor: boolean | string, caller = admin) => ({
    as: caller,
    body: { require_second_factor },
  });
  const patch = "PATCH /api/admin/settings";

  test("is required by an administrator whose own sign-in had one", async () => {
    admin = await registerAtProvider(site, by("admin", ["pwd"]), "Admin");
    expect(await refused(site, patch, requiring(true))).toMatchObject({
      error: "SECOND_FACTOR_MISSING",
      message: expect.stringContaining("sign in with a second factor first"),
    });
    admin = await enter(site, by("admin", ["pwd", "otp"]));
    expect(await ask(site, patch, requiring("administrators"))).toMatchObject({
      require_second_factor: "administrators",
    });
    const sessions = await ask(site, "GET /api/account/sessions", { as: admin });
    expect(new Set(sessions.map(({ method }) => method))).toEqual(new Set(["oidc"]));
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a password", ["pwd"]],
    ["no list", "mfa"],
    ["something else", [{ mfa: true }, 1, null]],
  ])("is missing if the provider reports %s: administrators are refused, others are not", async (_what, amr) => {
    const body = await returned(site, by("admin", amr));
    const answer = await refused(site, "POST /api/auth/oidc/exchange", { body });
    expect(answer).toMatchObject({ status: 403, error: "SECOND_FACTOR_MISSING" });
    expect(answer.message).toContain("School reports none for this sign-in");
    // Sessions go on.
    await ask(site, "GET /api/admin/settings", { as: admin });
  });

  test.each(["mfa", "otp", "hwk", "swk", "sc"])("is accepted as %s", async (method) => {
    await enter(site, by("admin", ["pwd", method]));
  });

  test("is required of new users, too, if all need one", async () => {
    await registerAtProvider(site, by("bob", ["pwd"]), "Bob");
    await ask(site, patch, requiring(true));
    const body = await newcomer(site, by("carl", ["pwd"]), "Carl");
    const name = "POST /api/auth/oidc/register";
    expect((await refused(site, name, { body })).error).toBe("SECOND_FACTOR_MISSING");
    const users = await ask(site, "GET /api/admin/users", { as: admin, query: { search: "Carl" } });
    expect(users.total).toBe(0);
    const bob = await returned(site, by("bob", ["pwd"]));
    expect((await refused(site, "POST /api/auth/oidc/exchange", { body: bob })).error).toBe("SECOND_FACTOR_MISSING");
    await enter(site, by("bob", ["mfa"]));
  });
});
