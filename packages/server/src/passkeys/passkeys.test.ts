import { type ApiErrorBody, signInLimits } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, refused } from "../../test/ask.ts";
import { capturedLog } from "../../test/captured-log.ts";
import { emailsTo } from "../../test/outbox.ts";
import { publicUrl, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { SoftwareAuthenticator } from "../../test/software-authenticator.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { relyingParty } from "./relying-party.ts";

type Deviations = NonNullable<Parameters<SoftwareAuthenticator["get"]>[1]>;

const evil = "https://planners.example.evil.example";

usualStores("passkeys on %s", (store) => {
  const clock = new AdjustableClock();
  const log = capturedLog();
  const server = serverUnderTest({ store, now: clock.now, logger: log.logger });
  const other = secondNode(server, { now: clock.now });

  const offered = (as: SignedIn) => ask(server, "POST /api/account/passkeys/options", { as });
  async function withPasskey(
    authenticator = new SoftwareAuthenticator(publicUrl),
    prepare: (user: SignedIn) => Promise<void> = async () => {},
  ) {
    const user = await signedIn(server);
    await prepare(user);
    const credential = authenticator.create(await offered(user));
    await ask(server, "POST /api/account/passkeys", { as: user, body: { name: "Laptop", credential } });
    return { user, authenticator };
  }
  const challenge = () => ask(server, "POST /api/auth/passkeys/options");
  const signIn = async (authenticator: SoftwareAuthenticator, deviations?: Deviations) =>
    refused(server, "POST /api/auth/passkeys/sign-in", { body: authenticator.get(await challenge(), deviations) });
  const ways = (as: Pick<SignedIn, "headers">) => ask(server, "GET /api/account/sign-in-ways", { as });
  const refusal = { error: "PASSKEY_REFUSED", status: 403 };

  test("are added, sign in without a username on any server, and show their last use", async () => {
    const { user, authenticator } = await withPasskey();
    expect((await ways(user)).passkeys).toMatchObject([{ name: "Laptop", is_synced: false, last_used_at: null }]);
    const options = await challenge();
    expect(options).toMatchObject({ rpId: "planners.example", userVerification: "required", allowCredentials: [] });
    clock.pass({ minutes: 4 });
    const body = authenticator.get(options);
    const { access_token } = await ask(other, "POST /api/auth/passkeys/sign-in", { body });
    const headers = { authorization: `Bearer ${access_token}` };
    const me = await ask(server, "GET /api/auth/me", { as: { headers } });
    expect(me.id).toBe(user.userId);
    const [passkey] = (await ways({ headers })).passkeys;
    expect(passkey?.last_used_at).toBe(new Date(clock.now()).toISOString());
    const rows = server.store.database.selectFrom("sessions").select("method").where("user_id", "=", user.userId);
    expect((await rows.execute()).map(({ method }) => method).sort()).toEqual(["passkey", "password"]);
  });

  test("are offered for a new registration with a required check of the user, and without known ones", async () => {
    const { user, authenticator } = await withPasskey();
    expect(await offered(user)).toMatchObject({
      rp: { id: "planners.example" },
      user: { name: user.username },
      attestation: "none",
      excludeCredentials: [{ id: authenticator.id, transports: ["internal"] }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  test("without a counter keep signing in", async () => {
    const { user, authenticator } = await withPasskey(new SoftwareAuthenticator(publicUrl, { isSynced: true }));
    for (let count = 0; count < 2; count++)
      await ask(server, "POST /api/auth/passkeys/sign-in", { body: authenticator.get(await challenge()) });
    expect((await ways(user)).passkeys).toMatchObject([{ is_synced: true }]);
  });

  test("are renamed and removed by their user, who gets emails", async () => {
    const { user, authenticator } = await withPasskey(undefined, (user) => confirmAddress(server, user));
    const stranger = await signedIn(server);
    const params = { id: authenticator.id };
    const body = { name: " Phone " };
    expect(await ask(server, "PATCH /api/account/passkeys/{id}", { as: user, params, body })).toMatchObject({
      name: "Phone",
    });
    for (const name of ["PATCH /api/account/passkeys/{id}", "DELETE /api/account/passkeys/{id}"] as const)
      expect((await refused(server, name, { as: stranger, params, body })).error).toBe("NOT_FOUND");
    const { headers } = user;
    const removal = { method: "DELETE", url: `/api/account/passkeys/${authenticator.id}`, headers } as const;
    expect((await server.app.inject(removal)).statusCode).toBe(204);
    expect((await ways(user)).passkeys).toEqual([]);
    expect(await signIn(authenticator)).toMatchObject(refusal);
    const emails = (await emailsTo(server.outbox, user.email, 3)).filter(({ text }) => text.includes(user.username));
    const subjects = emails.map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(["A new passkey for Octavo", "A passkey for Octavo was removed"]));
  });

  test("are added and removed only soon after a sign-in, which a passkey can replace", async () => {
    const { user, authenticator } = await withPasskey();
    clock.pass({ minutes: 11 });
    const removal = { as: user, params: { id: authenticator.id } };
    expect((await refused(server, "POST /api/account/passkeys/options", { as: user })).error).toBe("CONFIRM_IDENTITY");
    expect((await refused(server, "DELETE /api/account/passkeys/{id}", removal)).error).toBe("CONFIRM_IDENTITY");
    const options = await ask(server, "POST /api/account/confirm/passkey/options", { as: user });
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const confirm = { as: user, body: authenticator.get(options) };
    const { access_token } = await ask(server, "POST /api/account/confirm/passkey", confirm);
    expect((await refused(server, "POST /api/account/passkeys/options", { as: user })).status).toBe(401);
    await offered({ ...user, headers: { authorization: `Bearer ${access_token}` } });
  });

  test("can't be the last way to sign in that is removed", async () => {
    const { user, authenticator } = await withPasskey();
    const { database } = server.store;
    await database.updateTable("users").set({ password_hash: "" }).where("id", "=", user.userId).execute();
    const removal = { as: user, params: { id: authenticator.id } };
    expect((await refused(server, "DELETE /api/account/passkeys/{id}", removal)).error).toBe("LAST_SIGN_IN_WAY");
    expect((await ways(user)).passkeys).toHaveLength(1);
  });

  describe("a sign-in is refused", () => {
    test("with a response that was used before", async () => {
      const { authenticator } = await withPasskey();
      const body = authenticator.get(await challenge());
      await ask(server, "POST /api/auth/passkeys/sign-in", { body });
      expect(await refused(other, "POST /api/auth/passkeys/sign-in", { body })).toMatchObject(refusal);
    });

    test("with the same response in parallel, except once", async () => {
      const { authenticator } = await withPasskey(new SoftwareAuthenticator(publicUrl, { isSynced: true }));
      const payload = authenticator.get(await challenge());
      const call = { method: "POST", url: "/api/auth/passkeys/sign-in", payload } as const;
      const answers = await Promise.all([server, other, server].map(({ app }) => app.inject(call)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    });

    test.each<[string, Deviations]>([
      ["for another origin", { origin: evil }],
      ["for another relying party", { rpId: "evil.example" }],
      ["for a page inside a page of another site", { crossOrigin: true }],
      ["without a check of the user", { isVerified: false }],
      ["with a tampered signature", { isTampered: true }],
      ["with a challenge of the attacker", { challenge: "A".repeat(43) }],
      ["with a response of a registration", { type: "webauthn.create" }],
    ])("%s", async (_what, deviations) => {
      const { authenticator } = await withPasskey();
      expect(await signIn(authenticator, deviations)).toMatchObject(refusal);
      await ask(server, "POST /api/auth/passkeys/sign-in", { body: authenticator.get(await challenge()) });
    });

    test("with the key of another user", async () => {
      const [ann, eve] = [await withPasskey(), await withPasskey()];
      expect(await signIn(eve.authenticator, { as: ann.authenticator })).toMatchObject(refusal);
      const body = eve.authenticator.get(await challenge());
      body.credential.response.userHandle = ann.authenticator.userHandle;
      expect(await refused(server, "POST /api/auth/passkeys/sign-in", { body })).toMatchObject(refusal);
    });

    test("if the counter goes back, which is logged", async () => {
      const { user, authenticator } = await withPasskey();
      await ask(server, "POST /api/auth/passkeys/sign-in", { body: authenticator.get(await challenge()) });
      log.forget();
      for (const counter of [2, 1, 0]) expect(await signIn(authenticator, { counter })).toMatchObject(refusal);
      const warnings = log.lines().filter(({ msg }) => msg.includes("counter of a passkey"));
      expect(warnings).toMatchObject(Array.from({ length: 3 }, () => ({ level: 40, account: user.userId })));
    });

    test("with an expired challenge", async () => {
      const { authenticator } = await withPasskey();
      const body = authenticator.get(await challenge());
      clock.pass({ minutes: signInLimits.challengeMinutes });
      expect(await refused(server, "POST /api/auth/passkeys/sign-in", { body })).toMatchObject(refusal);
    });

    test("with a challenge of another kind", async () => {
      const { user, authenticator } = await withPasskey();
      for (const { challenge: foreign } of [
        await offered(user),
        await ask(server, "POST /api/account/confirm/passkey/options", { as: user }),
      ])
        expect(await signIn(authenticator, { challenge: foreign })).toMatchObject(refusal);
    });

    test("without a JSON object for client data", async () => {
      const { authenticator } = await withPasskey();
      for (const text of ["null", "[", "{}"]) {
        const body = authenticator.get(await challenge());
        body.credential.response.clientDataJSON = Buffer.from(text).toString("base64url");
        expect(await refused(server, "POST /api/auth/passkeys/sign-in", { body })).toMatchObject(refusal);
      }
    });

    test("after too many refusals of one account", async () => {
      const { authenticator } = await withPasskey();
      for (let count = 0; count < 50; count++) await signIn(authenticator, { isTampered: true });
      expect((await signIn(authenticator)).error).toBe("TOO_MANY_REQUESTS");
    });
  });

  describe("a registration is refused", () => {
    const add = (as: SignedIn, credential: object) =>
      refused(server, "POST /api/account/passkeys", { as, body: { name: "Laptop", credential } });

    test.each<[string, Deviations]>([
      ["for another origin", { origin: evil }],
      ["for another relying party", { rpId: "evil.example" }],
      ["without a check of the user", { isVerified: false }],
      ["with a response of a sign-in", { type: "webauthn.get" }],
      ["with a certificate, whose addresses would be fetched", { hasCertificate: true }],
    ])("%s", async (_what, deviations) => {
      const user = await signedIn(server);
      const credential = new SoftwareAuthenticator(publicUrl).create(await offered(user), deviations);
      expect(await add(user, credential)).toMatchObject(refusal);
    });

    test("with a challenge that was used, has expired, or belongs to another session, user or kind", async () => {
      const { user, authenticator } = await withPasskey();
      const eve = await signedIn(server);
      const used = await offered(user);
      const credential = new SoftwareAuthenticator(publicUrl).create(used);
      expect(await add(eve, credential)).toMatchObject(refusal);
      expect(await add(user, credential)).toMatchObject(refusal);
      const { access_token } = await ask(server, "POST /api/auth/login", { body: user });
      const second = { ...user, headers: { authorization: `Bearer ${access_token}` } };
      expect(await add(second, authenticator.create(await offered(user)))).toMatchObject(refusal);
      const { challenge: foreign } = await challenge();
      expect(await add(user, authenticator.create(await offered(user), { challenge: foreign }))).toMatchObject(refusal);
      const late = authenticator.create(await offered(user));
      clock.pass({ minutes: signInLimits.challengeMinutes });
      expect(await add(user, late)).toMatchObject(refusal);
    });

    test("with the id of another user's passkey", async () => {
      const { user, authenticator } = await withPasskey();
      const eve = await signedIn(server);
      expect(await add(eve, authenticator.create(await offered(eve)))).toMatchObject(refusal);
      expect((await ways(user)).passkeys).toHaveLength(1);
    });
  });

  test("confirm no session of another user", async () => {
    const { authenticator } = await withPasskey();
    const eve = await withPasskey();
    const options = await ask(server, "POST /api/account/confirm/passkey/options", { as: eve.user });
    const confirm = (as: SignedIn, body: object) => refused(server, "POST /api/account/confirm/passkey", { as, body });
    expect(await confirm(eve.user, authenticator.get(options))).toMatchObject(refusal);
    const own = await ask(server, "POST /api/account/confirm/passkey/options", { as: eve.user });
    const { access_token } = await ask(server, "POST /api/auth/login", { body: eve.user });
    const second = { ...eve.user, headers: { authorization: `Bearer ${access_token}` } };
    expect(await confirm(second, eve.authenticator.get(own))).toMatchObject(refusal);
  });
});

describe("the relying party", () => {
  test.each([
    ["https://planners.example/octavo", { id: "planners.example", origin: "https://planners.example" }],
    ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
    ["http://planners.example", undefined],
    ["https://192.0.2.7", undefined],
    ["http://127.0.0.1:3000", undefined],
    ["https://[2001:db8::7]", undefined],
  ])("of %s is %j", (url, party) => expect(relyingParty(url)).toEqual(party));

  const server = serverUnderTest({ settings: { publicUrl: "http://192.0.2.7:3000" } });
  test("is missing for a site without a name, which says so", async () => {
    expect(await ask(server, "GET /api/site")).toMatchObject({ passkeys: false });
    const answer: ApiErrorBody = await refused(server, "POST /api/auth/passkeys/options");
    expect(answer).toMatchObject({
      error: "PASSKEY_REFUSED",
      message: "Passkeys need a site with a domain name and TLS",
    });
  });
});
