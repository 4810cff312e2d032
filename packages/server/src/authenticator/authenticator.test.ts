import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { appCode, fromBase32 } from "../../test/app-code.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { emailsTo } from "../../test/outbox.ts";
import { publicUrl, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, confirmIdentity, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { SoftwareAuthenticator } from "../../test/software-authenticator.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { SecretBox } from "../auth/secret-box.ts";

usualStores("an authenticator app on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const other = secondNode(server, { now: clock.now });
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signedIn(server);
  });

  const start = (as: SignedIn) => ask(server, "POST /api/account/authenticator/start", { as });
  const codeOf = (secret: string, steps = 0) => appCode(secret, clock.now(), steps);
  async function withApp() {
    const user = await signedIn(server);
    await confirmAddress(server, user);
    const { token, secret, uri } = await start(user);
    const body = { token, code: codeOf(secret) };
    const confirmed = await inject(other, "POST /api/account/authenticator", { as: user, body });
    expect(confirmed.statusCode).toBe(204);
    clock.pass({ minutes: 1 });
    return { user, secret, uri };
  }
  const login = ({ username, password }: SignedIn, code?: string, node = server) =>
    inject(node, "POST /api/auth/login", { body: { username, password, ...(code !== undefined && { code }) } });
  const wrong = { error: "CODE_REQUIRED", details: [{ path: "code" }] };
  const required = { error: "CODE_REQUIRED", message: "Enter the code of your authenticator app" };

  test("is enrolled with its first code, and then the password needs one", async () => {
    const { user, secret, uri } = await withApp();
    expect(uri).toContain(
      `otpauth://totp/Octavo%20(planners.example):${encodeURIComponent(user.username)}?secret=${secret}`,
    );
    expect(await ask(other, "GET /api/account/sign-in-ways", { as: user })).toMatchObject({
      authenticator: { created_at: expect.any(String) },
    });
    const answer = await login(user);
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(required)]);
    expect((await login(user, codeOf(secret), other)).statusCode).toBe(200);
    const emails = await emailsTo(server.outbox, user.email, 1);
    expect(emails.length).toBeGreaterThan(0);
  });

  test("does not count before a code has confirmed it, and not for another user or session", async () => {
    const [ann, eve] = [await signedIn(server), await signedIn(server)];
    const { token, secret } = await start(ann);
    const confirm = (as: SignedIn, code: string) =>
      refused(server, "POST /api/account/authenticator", { as, body: { token, code } });
    expect(await confirm(ann, codeOf(secret, 5))).toMatchObject({ status: 422, details: [{ path: "code" }] });
    expect(await confirm(eve, codeOf(secret))).toMatchObject({ error: "SIGN_IN_EXPIRED" });
    expect((await login(ann)).statusCode).toBe(200);
    clock.pass({ minutes: 16 });
    expect((await confirm(ann, codeOf(secret))).status).toBeGreaterThanOrEqual(400);
    expect((await login(ann)).statusCode).toBe(200);
  });

  test("accepts codes of a clock that is a step early or late, and each only once on all servers", async () => {
    const { user, secret } = await withApp();
    for (const far of [-2, 2]) expect((await login(user, codeOf(secret, far))).json()).toMatchObject(wrong);
    expect((await login(user, codeOf(secret, -1))).statusCode).toBe(200);
    expect((await login(user, codeOf(secret, -1), other)).json()).toMatchObject(wrong);
    const both = await Promise.all([login(user, codeOf(secret)), login(user, codeOf(secret), other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await login(user, codeOf(secret, 1))).statusCode).toBe(200);
    // A step before the last one that was used.
    expect((await login(user, codeOf(secret))).json()).toMatchObject(wrong);
  });

  test("is asked for after the right password only, with the same answer as for unknown accounts before", async () => {
    const { user, secret } = await withApp();
    const plain = await signedIn(server);
    const bodies = [user, plain, { ...user, username: "nobody knows" }].flatMap((account) =>
      [undefined, codeOf(secret)].map((code) => login({ ...account, password: "wrong password" } as SignedIn, code)),
    );
    for (const answer of await Promise.all(bodies)) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: "INVALID_CREDENTIALS", message: "Wrong username or password" });
    }
  });

  test("limits wrong codes from many addresses, and requests without one don't reset the count", async () => {
    const { user, secret } = await withApp();
    const { username, password } = user;
    const from = (number: number, code?: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { username, password, ...(code !== undefined && { code }) },
        remoteAddress: `203.0.113.${number}`,
      });
    for (let number = 1; number <= 10; number++) {
      expect((await from(number, "000000")).json()).toMatchObject(wrong);
      expect((await from(number)).json()).toMatchObject(required);
    }
    expect((await from(11, codeOf(secret))).statusCode).toBe(429);
    clock.pass({ minutes: 61 });
    expect((await from(11, codeOf(secret))).statusCode).toBe(200);
  });

  test("is replaced by a recovery code beside the password, but not by one alone", async () => {
    const { user } = await withApp();
    const as = await confirmIdentity(server, user);
    const { codes } = await ask(server, "POST /api/account/recovery-codes", { as });
    const [code = ""] = codes;
    const alone = { body: { username: user.username, code } };
    expect(await refused(server, "POST /api/auth/recovery-codes/sign-in", alone)).toMatchObject({
      error: "CODE_REQUIRED",
      message: expect.stringContaining("needs its password, too"),
    });
    expect((await login(user, code)).statusCode).toBe(200);
    expect((await login(user, code)).json()).toMatchObject(wrong);
  });

  test("is stored encrypted, bound to its user and to the key of the site", async () => {
    const { user, secret } = await withApp();
    const { database } = server.store;
    const row = await database
      .selectFrom("authenticators")
      .selectAll()
      .where("id", "=", user.userId)
      .executeTakeFirst();
    const stored = row?.secret ?? "";
    for (const text of [secret, fromBase32(secret).toString("base64url")])
      expect(JSON.stringify(row)).not.toContain(text);
    expect(new SecretBox(server.secret).open(stored, user.userId)).toEqual(fromBase32(secret));
    expect(new SecretBox(server.secret).open(stored, admin.userId)).toBeUndefined();
    expect(new SecretBox(randomBytes(32)).open(stored, user.userId)).toBeUndefined();
    expect(new SecretBox(server.secret).open(stored.slice(0, 9), user.userId)).toBeUndefined();
  });

  test("is removed after a recent sign-in only, and with the account", async () => {
    const { user } = await withApp();
    clock.pass({ minutes: 30 });
    for (const name of ["POST /api/account/authenticator/start", "DELETE /api/account/authenticator"] as const) {
      expect(await refused(server, name)).toMatchObject({ status: 401 });
      expect(await refused(server, name, { as: user })).toMatchObject({ error: "CONFIRM_IDENTITY" });
    }
    const confirmed = await confirmIdentity(server, user);
    expect((await inject(server, "DELETE /api/account/authenticator", { as: confirmed })).statusCode).toBe(204);
    expect(await refused(server, "DELETE /api/account/authenticator", { as: confirmed })).toMatchObject({
      status: 404,
    });
    expect((await login(user)).statusCode).toBe(200);
    const { user: gone } = await withApp();
    const body = { username: gone.username, public_projects: "delete" };
    const as = await confirmIdentity(server, gone);
    expect((await inject(server, "POST /api/account/deletion", { as, body })).statusCode).toBeLessThan(300);
    const left = server.store.database.selectFrom("authenticators").selectAll().where("id", "=", gone.userId);
    expect(await left.execute()).toEqual([]);
  });

  test.each([{}, { token: "x" }, { token: "x", code: "" }, { token: 1, code: 2 }])("refuses %j", async (body) => {
    const user = await signedIn(server);
    expect((await refused(server, "POST /api/account/authenticator", { as: user, body })).status).toBe(422);
  });

  test("is seen and reset by an administrator, which ends the sessions and is logged", async () => {
    const { user } = await withApp();
    admin = await confirmIdentity(server, admin);
    const params = { id: user.userId };
    const find = async () =>
      (await ask(server, "GET /api/admin/users", { as: admin, query: { search: user.username } })).users[0];
    expect(await find()).toMatchObject({ authenticator: true });
    const change = { as: admin, params, body: { authenticator: false } };
    expect(await ask(server, "PATCH /api/admin/users/{id}", change)).toMatchObject({ authenticator: false });
    expect((await inject(server, "GET /api/auth/me", { as: user })).statusCode).toBe(401);
    expect((await login(user)).statusCode).toBe(200);
    const { entries } = await ask(server, "GET /api/admin/audit", { as: admin, query: { action: "user.auth" } });
    expect(entries).toEqual([expect.objectContaining({ action: "user.authenticator", subject: user.username })]);
  });
});

usualStores("an account without a password on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const name = "DELETE /api/account/password";

  async function withPasskey() {
    const user = await signedIn(server);
    const authenticator = new SoftwareAuthenticator(publicUrl);
    const credential = authenticator.create(await ask(server, "POST /api/account/passkeys/options", { as: user }));
    await ask(server, "POST /api/account/passkeys", { as: user, body: { name: "Laptop", credential } });
    return user;
  }
  const login = ({ username, password }: SignedIn) =>
    inject(server, "POST /api/auth/login", { body: { username, password } });
  const set = (as: SignedIn, new_password: string) =>
    inject(server, "PUT /api/account/password", { as, body: { new_password } });

  test("needs another way to sign in, a session, and a recent sign-in", async () => {
    const user = await signedIn(server);
    expect(await refused(server, name)).toMatchObject({ status: 401 });
    expect(await refused(server, name, { as: user })).toMatchObject({ error: "LAST_SIGN_IN_WAY" });
    expect((await login(user)).statusCode).toBe(200);
    clock.pass({ minutes: 30 });
    expect(await refused(server, name, { as: user })).toMatchObject({ error: "CONFIRM_IDENTITY" });
  });

  test("refuses the old password, ends other sessions, and gets a new password after a confirmation", async () => {
    const user = await withPasskey();
    const elsewhere = await login(user);
    expect((await inject(server, name, { as: user })).statusCode).toBe(204);
    expect((await login(user)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${elsewhere.json<{ access_token: string }>().access_token}` };
    expect((await inject(server, "GET /api/auth/me", { as: { headers } })).statusCode).toBe(401);
    expect(await ask(server, "GET /api/account", { as: user })).toMatchObject({ has_password: false });
    expect((await set(user, "another password entirely")).statusCode).toBe(204);
    expect((await login({ ...user, password: "another password entirely" })).statusCode).toBe(200);
  });
});

describe("a new password", () => {
  const server = serverUnderTest();

  test("needs the current one, even right after a sign-in", async () => {
    const user = await signedIn(server);
    const body = { new_password: "another password entirely" };
    const refusal = await refused(server, "PUT /api/account/password", { as: user, body });
    expect(refusal).toMatchObject({ status: 422, details: [{ path: "current_password" }] });
  });
});
