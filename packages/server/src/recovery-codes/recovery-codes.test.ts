import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { emailsTo } from "../../test/outbox.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

usualStores("recovery codes on %s", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const other = secondNode(server, { now: clock.now });
  const make = async (as: SignedIn) => (await ask(server, "POST /api/account/recovery-codes", { as })).codes;
  const left = async (as: Pick<SignedIn, "headers">) =>
    (await ask(server, "GET /api/account/sign-in-ways", { as })).recovery_codes;
  const redeem = (username: string, code = "", node = server) =>
    inject(node, "POST /api/auth/recovery-codes/sign-in", { body: { username, code } });

  test("sign in once each on any server, and send an email", async () => {
    const user = await signedIn(server);
    await confirmAddress(server, user);
    expect(await left(user)).toEqual({ left: 0, created_at: null });
    const codes = await make(user);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    // ASVS 6.5.2: with 112 bits or more, a fast digest is enough.
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{6}(?:-[2-9a-hjkmnp-tv-z]{6}){3}$/);
    const typed = ` ${codes[0]?.replaceAll("-", " ").toUpperCase()} `;
    const answer = await redeem(user.username, typed);
    expect(answer.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
    expect((await left({ headers })).left).toBe(9);
    expect((await redeem(user.username, codes[0], other)).json()).toMatchObject({ error: "INVALID_CREDENTIALS" });
    const [, email] = await emailsTo(server.outbox, user.email, 2);
    expect(email).toMatchObject({ subject: "A recovery code for Octavo was used" });
    const both = await Promise.all([redeem(user.username, codes[1]), redeem(user.username, codes[1], other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test("are replaced by new ones, which need a recent sign-in", async () => {
    const user = await signedIn(server);
    const [old] = await make(user);
    const [fresh] = await make(user);
    expect((await redeem(user.username, old)).statusCode).toBe(401);
    clock.pass({ minutes: 11 });
    expect((await refused(server, "POST /api/account/recovery-codes", { as: user })).error).toBe("CONFIRM_IDENTITY");
    const answer = await redeem(user.username, fresh);
    const headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
    await make({ ...user, headers });
    expect(await left(user)).toEqual({ left: 10, created_at: new Date(clock.now()).toISOString() });
  });

  test("are kept by a disabled account, and say so only with the right code", async () => {
    const user = await signedIn(server);
    await confirmAddress(server, user);
    const [code = ""] = await make(user);
    const { database } = server.store;
    const setDisabled = (disabled_at: number | null) =>
      database.updateTable("users").set({ disabled_at }).where("id", "=", user.userId).execute();
    await setDisabled(clock.now());
    expect((await redeem(user.username, "wrong")).json()).toMatchObject({ error: "INVALID_CREDENTIALS" });
    expect((await redeem(user.username, code)).json()).toMatchObject({ error: "ACCOUNT_DISABLED" });
    const emails = await database.selectFrom("emails").select("kind").where("about", "=", user.userId).execute();
    expect(emails).toEqual([]);
    await setDisabled(null);
    expect((await redeem(user.username, code)).statusCode).toBe(200);
  });

  test("are stored as digests", async () => {
    const user = await signedIn(server);
    const codes = await make(user);
    const { database } = server.store;
    const rows = await database.selectFrom("recovery_codes").selectAll().where("user_id", "=", user.userId).execute();
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 6));
  });

  test("are refused with one answer for unknown users, other users and wrong codes", async () => {
    const [ann, eve] = [await signedIn(server), await signedIn(server)];
    const [code = ""] = await make(ann);
    const answers = [
      await redeem(eve.username, code),
      await redeem("nobody knows", code),
      await redeem(ann.username, "2222222-2222222-2222222"),
      await redeem(ann.username, "short"),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json<object>(), request_id: "" }).toEqual({ ...answers[0]?.json<object>(), request_id: "" });
    }
    expect((await redeem(ann.username, code)).statusCode).toBe(200);
  });

  test("are delayed after failures, together with passwords", async () => {
    const user = await signedIn(server);
    const [code] = await make(user);
    for (let count = 0; count < 3; count++) {
      await redeem(user.username, "wrong");
      await refused(server, "POST /api/auth/login", { body: { username: user.username, password: "wrong" } });
    }
    expect((await redeem(user.username, code)).json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
    clock.pass({ minutes: 1 });
    expect((await redeem(user.username, code)).statusCode).toBe(200);
  });
});
