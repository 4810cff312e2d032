import { describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { attackingProvider, type Deviations } from "../../test/attacking-provider.ts";
import { capturedLog } from "../../test/captured-log.ts";
import { oidcProvider, ProviderVisit } from "../../test/oidc-provider.ts";
import { emailsTo } from "../../test/outbox.ts";
import { bearer, callBack, callbackUrl, newSecret } from "../../test/provider-sign-in.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("signing in at an OpenID provider on %s", (store) => {
  const provider = oidcProvider(callbackUrl);
  const settings = {
    get oidc() {
      const { issuer, clientId, clientSecret } = provider;
      return { issuer, clientId, clientSecret, name: "School", signUp: true };
    },
  };
  const log = capturedLog();
  const server = serverUnderTest({ store, settings, logger: log.logger });
  const other = secondNode(server, { settings });

  /** Signs in at the provider, and returns the callback of it. */
  async function visit(login: string, secret: string, visitor = new ProviderVisit()) {
    const { url } = await ask(server, "POST /api/auth/oidc/start", { body: { secret } });
    return visitor.signIn(url, login);
  }
  /** Signs in at the provider, and exchanges the token on another server. */
  async function signIn(login: string) {
    const secret = newSecret();
    const { token = "" } = await callBack(other, await visit(login, secret));
    const result = await ask(server, "POST /api/auth/oidc/exchange", { body: { token, secret } });
    return { secret, result };
  }
  async function linked(login: string, as: SignedIn, visitor = new ProviderVisit()) {
    const secret = newSecret();
    const { url } = await ask(server, "POST /api/account/identities/start", { as, body: { secret } });
    const { token = "" } = await callBack(other, await visitor.signIn(url, login));
    return ask(server, "POST /api/account/identities/exchange", { as, body: { token, secret } });
  }
  async function registeredAtProvider(login: string, username: string) {
    const { secret, result } = await signIn(login);
    if (result.outcome !== "new_account") throw new Error(result.outcome);
    const body = { ticket: result.ticket, secret, username };
    return bearer((await ask(other, "POST /api/auth/oidc/register", { body })).access_token);
  }

  test("creates an account with a confirmed address and the suggested name, and then signs in to it", async () => {
    const email = `frida.${store}@example.org`;
    provider.accounts.set("frida", { email, email_verified: true, preferred_username: `Frida ${store}!` });
    expect(await ask(server, "GET /api/site")).toMatchObject({ provider: "School" });
    const { secret, result } = await signIn("frida");
    if (result.outcome !== "new_account") throw new Error(result.outcome);
    expect(result).toMatchObject({ username: `Frida ${store}`, email });
    const taken = await signedIn(server, `Taken ${store}`);
    const register = (username: string) => ({ body: { ticket: result.ticket, secret, username } });
    expect((await refused(server, "POST /api/auth/oidc/register", register(taken.username))).error).toBe("NAME_TAKEN");
    const { access_token } = await ask(server, "POST /api/auth/oidc/register", register(result.username));
    const me = await ask(server, "GET /api/auth/me", { as: bearer(access_token) });
    expect(me).toMatchObject({ username: `Frida ${store}`, email, email_confirmed: true, terms_accepted_at: null });
    expect((await refused(server, "POST /api/auth/oidc/register", register("Frida again"))).error).toBe(
      "SIGN_IN_EXPIRED",
    );
    expect((await signIn("frida")).result).toMatchObject({ outcome: "signed_in", token_type: "bearer" });
    expect((await refused(server, "POST /api/auth/login", { body: { username: email, password: "x" } })).status).toBe(
      401,
    );
  });

  test("links an account only after its user has signed in to it, if the provider has verified its address", async () => {
    const user = await signedIn(server);
    await confirmAddress(server, user);
    provider.accounts.set("gus", { email: user.email.toUpperCase(), email_verified: true });
    const { secret, result } = await signIn("gus");
    if (result.outcome !== "link") throw new Error(result.outcome);
    expect(result).toMatchObject({ username: user.username });
    const body = { ticket: result.ticket, secret };
    const name = "POST /api/auth/oidc/register";
    expect((await refused(server, name, { body: { ...body, username: "Gus" } })).error).toBe("SIGN_IN_EXPIRED");
    const eve = await signedIn(server);
    expect((await refused(server, "POST /api/account/identities", { as: eve, body })).error).toBe("SIGN_IN_EXPIRED");
    const foreign = { ...body, secret: newSecret() };
    expect((await refused(server, "POST /api/account/identities", { as: user, body: foreign })).status).toBe(400);
    expect((await signIn("gus")).result.outcome).toBe("link");
    await ask(server, "POST /api/account/identities", { as: user, body });
    const signed = (await signIn("gus")).result;
    if (signed.outcome !== "signed_in") throw new Error(signed.outcome);
    expect((await ask(server, "GET /api/auth/me", { as: bearer(signed.access_token) })).id).toBe(user.userId);
    const [, email] = await emailsTo(server.outbox, user.email, 2);
    expect(email).toMatchObject({ subject: "A new way to sign in to Octavo" });
  });

  test("links no account by an address that the provider or the account has not confirmed", async () => {
    const [proven, unproven] = [await signedIn(server), await signedIn(server)];
    await confirmAddress(server, proven);
    const unverified: readonly object[] = [{}, { email_verified: false }, { email_verified: "true" }];
    for (const [index, claims] of unverified.entries()) {
      provider.accounts.set(`unverified ${index}`, { email: proven.email, ...claims });
      expect((await signIn(`unverified ${index}`)).result.outcome).toBe("new_account");
    }
    // Two users without an address have no address in common.
    for (const email of ["", "nobody"]) {
      provider.accounts.set(`without ${email}`, { email, email_verified: true });
      expect((await signIn(`without ${email}`)).result).toMatchObject({ outcome: "new_account", email: "" });
    }
    await registeredAtProvider("without ", `Without ${store}`);
    expect((await signIn("without nobody")).result.outcome).toBe("new_account");
    provider.accounts.set("verified", { email: unproven.email, email_verified: true });
    expect((await signIn("verified")).result.outcome).toBe("new_account");
    const account = await registeredAtProvider("unverified 1", `Unverified ${store}`);
    expect(await ask(server, "GET /api/auth/me", { as: account })).toMatchObject({ email_confirmed: false });
  });

  test("links and unlinks accounts on the account page, but not the last way to sign in", async () => {
    const user = await signedIn(server);
    provider.accounts.set("hal", { email: "hal@example.org" });
    const { id } = await linked("hal", user);
    const ways = await ask(server, "GET /api/account/sign-in-ways", { as: user });
    expect(ways.identities).toMatchObject([{ id, issuer: provider.issuer, email: "hal@example.org" }]);
    const eve = await signedIn(server);
    await expect(linked("hal", eve)).rejects.toThrow("IDENTITY_TAKEN");
    const removal = { params: { id } };
    expect((await refused(server, "DELETE /api/account/identities/{id}", { as: eve, ...removal })).status).toBe(404);
    expect((await inject(server, "DELETE /api/account/identities/{id}", { as: user, ...removal })).statusCode).toBe(
      204,
    );
    expect((await signIn("hal")).result.outcome).toBe("new_account");
    const only = await registeredAtProvider("hal", `Hal ${store}`);
    await ask(server, "POST /api/auth/accept-terms", { as: only, body: { accepted: true } });
    const [own] = (await ask(server, "GET /api/account/sign-in-ways", { as: only })).identities;
    const last = { as: only, params: { id: own?.id ?? "" } };
    expect((await refused(server, "DELETE /api/account/identities/{id}", last)).error).toBe("LAST_SIGN_IN_WAY");
  });

  test("confirms the identity of a user with a new sign-in, in the same session only", async () => {
    const user = await signedIn(server);
    const visitors = { ida: new ProviderVisit(), somebody: new ProviderVisit() };
    await linked("ida", user, visitors.ida);
    const { database } = server.store;
    const old = { confirmed_at: Date.now() - 60 * 60 * 1000 };
    await database.updateTable("sessions").set(old).where("user_id", "=", user.userId).execute();
    const start = async (as: Pick<SignedIn, "headers">, login: keyof typeof visitors, secret: string) => {
      const { url } = await ask(server, "POST /api/account/confirm/oidc/start", { as, body: { secret } });
      expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: "login", max_age: "900" });
      return (await callBack(server, await visitors[login].signIn(url, login)))["token"] ?? "";
    };
    const confirm = (as: Pick<SignedIn, "headers">, body: { token: string; secret: string }) =>
      inject(server, "POST /api/account/confirm/oidc", { as, body });
    const secret = newSecret();
    const session = bearer((await ask(server, "POST /api/auth/login", { body: user })).access_token);
    expect((await confirm(session, { token: await start(user, "ida", secret), secret })).statusCode).toBe(400);
    expect((await confirm(user, { token: await start(user, "somebody", secret), secret })).statusCode).toBe(400);
    const token = await start(user, "ida", secret);
    expect((await refused(server, "POST /api/auth/oidc/exchange", { body: { token, secret } })).error).toBe(
      "SIGN_IN_EXPIRED",
    );
    const confirmed = await confirm(user, { token: await start(user, "ida", secret), secret });
    const as = bearer(confirmed.json<{ access_token: string }>().access_token);
    expect((await refused(server, "POST /api/account/recovery-codes", { as: user })).status).toBe(401);
    await ask(server, "POST /api/account/recovery-codes", { as });
  });

  test("is finished only once, and only in the browser that started it", async () => {
    const secret = newSecret();
    const callback = await visit("jo", secret);
    const { token = "" } = await callBack(server, callback);
    expect(await callBack(server, callback)).toEqual({ problem: "expired" });
    const exchange = (given: string) =>
      refused(server, "POST /api/auth/oidc/exchange", { body: { token, secret: given } });
    expect((await exchange(newSecret())).error).toBe("SIGN_IN_EXPIRED");
    // The attempt of another browser ends the sign-in.
    expect((await exchange(secret)).error).toBe("SIGN_IN_EXPIRED");
  });

  test("refuses a code that was issued for another browser, because PKCE fails", async () => {
    const [mine, stolen] = [await visit("kim", newSecret()), await visit("eve", newSecret())];
    const query = new URLSearchParams(mine.split("?")[1]);
    query.set("code", new URLSearchParams(stolen.split("?")[1]).get("code") ?? "");
    expect(await callBack(server, `/api/auth/oidc/callback?${query.toString()}`)).toEqual({ problem: "refused" });
  });

  test("refuses a code that was used before with a new state", async () => {
    const visitor = new ProviderVisit();
    const first = await visit("kim", newSecret(), visitor);
    await callBack(server, first);
    const second = new URLSearchParams((await visit("kim", newSecret(), visitor)).split("?")[1]);
    second.set("code", new URLSearchParams(first.split("?")[1]).get("code") ?? "");
    expect(await callBack(server, `/api/auth/oidc/callback?${second.toString()}`)).toEqual({ problem: "refused" });
  });

  test("tells the user about a canceled sign-in", async () => {
    const { url } = await ask(server, "POST /api/auth/oidc/start", { body: { secret: newSecret() } });
    const state = new URL(url).searchParams.get("state") ?? "";
    const callback = `/api/auth/oidc/callback?${new URLSearchParams({ state, error: "access_denied" }).toString()}`;
    expect(await callBack(server, callback)).toEqual({ problem: "cancelled" });
  });

  test("leaves no token, code or secret in the log and the store", async () => {
    log.forget();
    const secret = newSecret();
    await callBack(server, await visit("leo", secret));
    const rows = await server.store.database.selectFrom("challenges").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(log.text()).toContain("/api/auth/oidc/callback");
    expect(log.text()).not.toMatch(/code=|state=|token=/);
  });
});

describe("a provider that attacks", () => {
  const provider = attackingProvider();
  const oidc = () => {
    const { issuer, clientSecret } = provider;
    return { issuer, clientId: "octavo", clientSecret, name: "School", signUp: false };
  };
  const clock = new AdjustableClock();
  const settings = {
    get oidc() {
      return oidc();
    },
  };
  const log = capturedLog();
  const server = serverUnderTest({ settings, now: clock.now, logger: log.logger });
  const start = (secret = newSecret()) => ask(server, "POST /api/auth/oidc/start", { body: { secret } });

  test("may be away when the server starts, and is asked again after a while", async () => {
    provider.deviations = { isDown: true };
    const body = { secret: newSecret() };
    const away = { error: "PROVIDER_UNAVAILABLE", status: 503, message: expect.stringContaining("School") };
    expect(await refused(server, "POST /api/auth/oidc/start", { body })).toMatchObject(away);
    provider.deviations = { describedIssuer: "https://evil.example" };
    expect(await refused(server, "POST /api/auth/oidc/start", { body })).toMatchObject(away);
    clock.pass({ seconds: 11 });
    expect(await refused(server, "POST /api/auth/oidc/start", { body })).toMatchObject(away);
    expect(log.text()).toContain("the OpenID provider does not respond");
    provider.deviations = {};
    clock.pass({ seconds: 11 });
    await start();
    await start();
    expect(provider.requests).toHaveLength(3);
    provider.deviations = { isDown: true };
    clock.pass({ hours: 1 });
    await start();
  });

  test("may be away when a user returns from it: nobody is signed in, and the next sign-in works", async () => {
    provider.deviations = {};
    clock.pass({ seconds: 11 });
    const { url } = await start();
    provider.deviations = { isDown: true };
    expect(await callBack(server, provider.callback(url))).toEqual({ problem: "refused" });
    provider.deviations = {};
    const again = await callBack(server, provider.callback((await start()).url));
    expect(again).toEqual({ token: expect.stringMatching(/^[\w-]+$/) });
  });

  test("is accepted without deviations, but creates no account if this is not allowed", async () => {
    provider.deviations = {};
    const secret = newSecret();
    const { token = "" } = await callBack(server, provider.callback((await start(secret)).url));
    const answer = await refused(server, "POST /api/auth/oidc/exchange", { body: { token, secret } });
    expect(answer).toMatchObject({ error: "SIGN_UP_CLOSED", message: expect.stringContaining("School") });
  });

  const seconds = Math.floor(Date.now() / 1000);
  test.each<[string, Deviations]>([
    ["with a missing nonce", { claims: { nonce: undefined } }],
    ["with a wrong nonce", { claims: { nonce: "another" } }],
    ["for another client", { claims: { aud: "another" } }],
    ["for several clients, of which another was authorized", { claims: { aud: ["octavo", "b"], azp: "b" } }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["that has expired", { claims: { exp: seconds - 600, iat: seconds - 700 } }],
    ["without a subject", { claims: { sub: undefined } }],
    ["without a signature", { signature: "none" }],
    ["signed with another key", { signature: "foreign" }],
    ["signed with the secret of the client", { signature: "secret" }],
    ["with a userinfo response of another user", { claims: { email: undefined }, userinfo: { sub: "18" } }],
  ])("is refused for an ID token %s", async (_what, deviations) => {
    provider.deviations = {};
    const { url } = await start();
    provider.deviations = { ...deviations, claims: { email: "ann@example.org", ...deviations.claims } };
    log.forget();
    expect(await callBack(server, provider.callback(url))).toEqual({ problem: "refused" });
    expect(log.text()).toContain("the answer of the OpenID provider was refused");
    expect(log.text()).not.toMatch(/ann@example|code=|state=/);
  });

  test.each([
    ["from another issuer (mix-up)", { iss: "https://evil.example" }, "refused"],
    ["without an issuer (mix-up)", { iss: undefined }, "refused"],
    ["without a state", { state: undefined }, "expired"],
    ["with a state of the attacker", { state: "A".repeat(43) }, "expired"],
    ["without a code", { code: undefined }, "refused"],
    ["with a code of the attacker", { code: "made up" }, "refused"],
    ["with an error", { code: undefined, error: "server_error" }, "refused"],
  ])("is refused for a callback %s", async (_what, parameters, problem) => {
    provider.deviations = {};
    expect(await callBack(server, provider.callback((await start()).url, parameters))).toEqual({ problem });
  });

  test("is refused after the time for a sign-in", async () => {
    provider.deviations = {};
    const { url } = await start();
    clock.pass({ minutes: 15 });
    expect(await callBack(server, provider.callback(url))).toEqual({ problem: "expired" });
  });

  test("is refused for a confirmation without a new sign-in", async () => {
    const real = await signedIn({ app: server.app });
    const body = { secret: newSecret() };
    provider.deviations = { claims: { auth_time: seconds - 600 } };
    const { url } = await ask(server, "POST /api/account/confirm/oidc/start", { as: real, body });
    expect(await callBack(server, provider.callback(url))).toEqual({ problem: "refused" });
    provider.deviations = { claims: { auth_time: undefined } };
    const again = await ask(server, "POST /api/account/confirm/oidc/start", { as: real, body });
    expect(await callBack(server, provider.callback(again.url))).toEqual({ problem: "refused" });
  });

  test("is asked with PKCE, state and nonce, and gets a callback at the public address", async () => {
    const parameters = Object.fromEntries(new URL((await start()).url).searchParams);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(parameters).toMatchObject({
      redirect_uri: callbackUrl,
      response_type: "code",
      code_challenge_method: "S256",
    });
    expect(parameters).toMatchObject({ state: random, nonce: random, code_challenge: random });
  });
});

describe("a site without a provider", () => {
  const server = serverUnderTest();

  test("says so", async () => {
    expect(await ask(server, "GET /api/site")).toMatchObject({ provider: null });
    const body = { secret: newSecret() };
    expect((await refused(server, "POST /api/auth/oidc/start", { body })).error).toBe("NOT_FOUND");
    expect((await server.app.inject({ url: "/api/auth/oidc/callback?state=x" })).statusCode).toBe(404);
  });
});
