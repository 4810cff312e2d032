import { accountLimits } from "@octavo/contract";
import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";

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
    expect((await inject(server, confirm, { as: ann, body: { password: ann.password } })).statusCode).toBe(204);
    expect(await confirmedAt(ann.userId)).toBe(clock.now());
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
