import { accountLimits } from "@octavo/contract";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

describeOnStores("confirming an identity", (store) => {
  const clock = new AdjustableClock();
  const rates = {
    failuresBeforeDelays: { limit: 3, seconds: 3600 },
    delaySeconds: { first: 60, longest: 60 },
  };
  const server = serverUnderTest({ store, now: clock.now, settings: { rates } });
  const confirm = "POST /api/account/confirm";
  const confirmedAt = async (userId: string) =>
    (
      await server.store.database
        .selectFrom("sessions")
        .select("confirmed_at")
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow()
    ).confirmed_at;

  test("starts the time for important changes again", async () => {
    const ann = await signedIn(server);
    const before = await confirmedAt(ann.userId);
    clock.pass({ seconds: accountLimits.identityMinutes * 60 });
    expect(await ask(server, "GET /api/account", { as: ann })).toMatchObject({ has_password: true });
    const wrong = await refused(server, confirm, { as: ann, body: { password: "a wrong password" } });
    expect(wrong).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "password" }] });
    expect(await confirmedAt(ann.userId)).toBe(before);
    await ask(server, confirm, { as: ann, body: { password: ann.password } });
    expect(await confirmedAt(ann.userId)).toBe(clock.now());
  });

  test("replaces the token of the session, and keeps the session with its end", async () => {
    const ann = await signedIn(server);
    const end = Math.floor((clock.now() + accountLimits.sessionDays * 24 * 60 * 60 * 1000) / 1000) * 1000;
    const [before] = await ask(server, "GET /api/account/sessions", { as: ann });
    const confirmed = async (as: Pick<SignedIn, "headers">) => {
      const { access_token, expires_at } = await ask(server, confirm, { as, body: { password: ann.password } });
      expect(Date.parse(expires_at)).toBe(end);
      return { headers: { authorization: `Bearer ${access_token}` } };
    };
    const second = await confirmed(ann);
    clock.pass({ seconds: 60 });
    const third = await confirmed(second);
    for (const as of [ann, second]) expect((await inject(server, "GET /api/auth/me", { as })).statusCode).toBe(401);
    const sessions = await ask(server, "GET /api/account/sessions", { as: third });
    expect(sessions.map(({ id }) => id)).toEqual([before?.id]);
  });

  test("leaves a token of an earlier version alone, until its session is confirmed", async () => {
    const ann = await signedIn(server);
    const claims = JSON.parse(Buffer.from(ann.token.split(".")[1] ?? "", "base64url").toString()) as object;
    const { confirmed_at: _, ...old } = claims as Record<string, unknown>;
    const token = await new SignJWT(old).setProtectedHeader({ alg: "HS256" }).sign(server.secret);
    const as = { headers: { authorization: `Bearer ${token}` } };
    expect((await inject(server, "GET /api/auth/me", { as })).statusCode).toBe(200);
    clock.pass({ seconds: 60 });
    await ask(server, confirm, { as, body: { password: ann.password } });
    expect((await inject(server, "GET /api/auth/me", { as })).statusCode).toBe(401);
  });

  test("counts wrong passwords together with those of signing in", async () => {
    const ann = await signedIn(server);
    const signIn = (password: string) =>
      refused(server, "POST /api/auth/login", { body: { username: ann.username, password } });
    for (const password of ["wrong 1", "wrong 2"])
      expect((await refused(server, confirm, { as: ann, body: { password } })).status).toBe(422);
    expect((await signIn("wrong 3")).status).toBe(401);
    expect((await refused(server, confirm, { as: ann, body: { password: ann.password } })).status).toBe(429);
    expect((await signIn(ann.password)).status).toBe(429);
  });

  test("never accepts a password for an account that has none", async () => {
    const ann = await signedIn(server);
    const users = server.store.database.updateTable("users").set({ password_hash: "" });
    await users.where("id", "=", ann.userId).execute();
    expect(await ask(server, "GET /api/account", { as: ann })).toMatchObject({ has_password: false });
    expect((await refused(server, confirm, { as: ann, body: { password: ann.password } })).status).toBe(422);
    const body = { username: ann.username, password: ann.password };
    expect((await refused(server, "POST /api/auth/login", { body })).error).toBe("INVALID_CREDENTIALS");
  });
});
