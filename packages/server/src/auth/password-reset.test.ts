import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { emailsIn, emailsTo, resetTokensIn } from "../../test/outbox.ts";
import { publicUrl, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, confirmed, registered, signedIn, signIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

const newPassword = "an entirely new password";

usualStores("resetting a password on %s", (store) => {
  const clock = new AdjustableClock();
  const rates = { emailsPerMailbox: { limit: 3, seconds: 3600 } };
  const server = serverUnderTest({ store, now: clock.now, settings: { rates } });
  const post = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
  const request = (email: string) => post("password-reset/request", { email });
  const confirm = (token: string, new_password = newPassword) =>
    post("password-reset/confirm", { token, new_password });
  const me = (headers: Record<string, string>) => server.app.inject({ url: "/api/auth/me", headers });

  /** Requests a reset link and reads it from the mailbox, which also contains the confirmation email. */
  async function linkFor(email: string, emails = 2): Promise<string> {
    expect((await request(email)).statusCode).toBe(202);
    const [token = ""] = (await emailsTo(server.outbox, email, emails)).flatMap(resetTokensIn).slice(-1);
    return token;
  }

  test("sends an email with a link and the specification's message", async () => {
    const { email, username } = await confirmed(server);
    const answer = await request(` ${email} `);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ message: "If an account exists for that email, we sent a reset link." });
    const [, received] = await emailsTo(server.outbox, email, 2);
    expect(received).toMatchObject({
      from: "Octavo <octavo@planners.example>",
      subject: "Choose a new password for Octavo",
      text: expect.stringMatching(new RegExp(`${username}:\n${publicUrl}/reset-password\\?token=[\\w-]{43}\n`)),
    });
  });

  test("sets the password, ends all sessions and sends a notice", async () => {
    const user = await signedIn(server);
    await confirmAddress(server, user);
    const other = await signIn(server, user);
    const answer = await confirm(await linkFor(user.email));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: "Password updated successfully. You can now sign in with your new password.",
    });
    for (const { headers } of [user, other]) expect((await me(headers)).statusCode).toBe(401);
    expect((await post("login", { username: user.username, password: user.password })).statusCode).toBe(401);
    const { headers } = await signIn(server, { ...user, password: newPassword });
    expect((await me(headers)).json()).toMatchObject({ id: user.userId });
    const [, , told] = await emailsTo(server.outbox, user.email, 3);
    expect(told).toMatchObject({ subject: "Your password for Octavo was changed" });
    expect(told?.text).toContain(user.username);
  });

  test("mails nothing to a disabled account, confirmed or not", async () => {
    const disabled = [await confirmed(server), await registered(server)];
    for (const { userId } of disabled)
      await server.store.database
        .updateTable("users")
        .set({ disabled_at: clock.now() })
        .where("id", "=", userId)
        .execute();
    for (const { email } of disabled) expect((await request(email)).statusCode).toBe(202);
    // The queue sends emails in order.
    const later = await confirmed(server);
    await linkFor(later.email);
    for (const { email } of disabled) expect(await emailsTo(server.outbox, email, 1)).toHaveLength(1);
    const { database } = server.store;
    const links = database.selectFrom("password_resets").select("user_id");
    const ids = (await links.execute()).map(({ user_id }) => user_id);
    for (const { userId } of disabled) expect(ids).not.toContain(userId);
  });

  test("keeps the sessions of other users", async () => {
    const user = await confirmed(server);
    const somebody = await signedIn(server);
    await confirm(await linkFor(user.email));
    expect((await me(somebody.headers)).statusCode).toBe(200);
  });

  test("works once", async () => {
    const { email } = await confirmed(server);
    const token = await linkFor(email);
    expect((await confirm(token)).statusCode).toBe(200);
    const again = await confirm(token, "yet another password");
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ error: "INVALID_RESET_TOKEN" });
  });

  test("works for one of two parallel requests", async () => {
    const { email } = await confirmed(server);
    const token = await linkFor(email);
    const both = await Promise.all([confirm(token, "the first of two"), confirm(token, "the second of two")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("works for an hour", async () => {
    const { email } = await confirmed(server);
    const token = await linkFor(email);
    clock.pass({ minutes: 60 });
    expect((await confirm(token)).statusCode).toBe(400);
  });

  test("works with the newest link only", async () => {
    const { email } = await confirmed(server);
    const first = await linkFor(email);
    const second = await linkFor(email, 3);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).statusCode).toBe(200);
  });

  test("invalidates all other links of the user", async () => {
    const { email, userId } = await confirmed(server);
    const token = await linkFor(email);
    const other = createHash("sha256").update("other").digest("hex");
    const row = { token_hash: other, user_id: userId, expires_at: clock.now() + 60_000 };
    await server.store.database.insertInto("password_resets").values(row).execute();
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm("other")).statusCode).toBe(400);
  });

  test("stores no usable link", async () => {
    const { email, userId } = await confirmed(server);
    const token = await linkFor(email);
    const { database } = server.store;
    const [row] = await database.selectFrom("password_resets").selectAll().where("user_id", "=", userId).execute();
    expect(row?.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect((await confirm(row?.token_hash ?? "")).statusCode).toBe(400);
  });

  test.each(["x", "A".repeat(43), "' or 1=1 --", "\u0001"])("refuses a link that was never sent: %j", async (token) => {
    const answer = await confirm(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "INVALID_RESET_TOKEN" });
  });

  test("reports invalid fields", async () => {
    expect((await request("ada")).json()).toMatchObject({ details: [{ path: "email" }] });
    expect((await request("ada@octavo.example,eve@octavo.example")).statusCode).toBe(422);
    const short = await confirm("x", "1234567");
    expect(short.statusCode).toBe(422);
    expect(short.json()).toMatchObject({ details: [{ path: "new_password", message: "Use at least 8 characters" }] });
    expect((await post("password-reset/confirm", { token: "", new_password: newPassword })).statusCode).toBe(422);
  });

  test("refuses a weak password and keeps the link valid", async () => {
    const { email, username } = await confirmed(server, `Reader ${store}`);
    const token = await linkFor(email);
    for (const [weak, message] of [
      [`${username}!`, "Use a password that is not your username or email address"],
      ["iloveyou", "This password is one of the most common ones. Choose another"],
    ]) {
      const answer = await confirm(token, weak);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "new_password", message }] });
    }
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test("sends links to the configured site, regardless of the request's host", async () => {
    const { email } = await confirmed(server);
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", origin: "https://evil.example" };
    await server.app.inject({ method: "POST", url: "/api/auth/password-reset/request", payload: { email }, headers });
    const [, received] = await emailsTo(server.outbox, email, 2);
    expect(received?.text).not.toContain("evil");
    expect(received?.text).toContain(publicUrl);
  });

  test("sends the link to the account's exact address", async () => {
    const { username, email } = await confirmed(server);
    const lookalike = email.replace(/^./, (first) => String.fromCodePoint((first.codePointAt(0) ?? 0) + 0xfee0));
    await request(lookalike);
    const [, received] = await emailsTo(server.outbox, email, 2);
    expect(received?.text).toContain(`for ${username}:`);
    expect(emailsIn(server.outbox).map(({ to }) => to)).not.toContain(lookalike);
  });

  test("limits the emails to one mailbox", async () => {
    const { email } = await confirmed(server);
    for (let sent = 1; sent <= 3; sent++) await linkFor(email, 1 + sent);
    const refused = await request(email.toUpperCase());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3000);
    // The same for an address that has no account.
    for (let sent = 1; sent <= 3; sent++) expect((await request("nobody@octavo.example")).statusCode).toBe(202);
    expect((await request("nobody@octavo.example")).statusCode).toBe(429);
    const neighbour = await confirmed(server);
    await linkFor(neighbour.email);
    clock.pass({ hours: 1 });
    await linkFor(email, 5);
  });
});
