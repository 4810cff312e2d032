import { accountLimits } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { confirmationTokensIn, emailsTo, resetTokensIn } from "../../test/outbox.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";

describeOnStores("the account page", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const me = (as: Pick<SignedIn, "headers">) => ask(server, "GET /api/auth/me", { as });
  const status = async (as: Pick<SignedIn, "headers">) => (await inject(server, "GET /api/auth/me", { as })).statusCode;
  const passIdentityTime = () => clock.pass({ seconds: accountLimits.identityMinutes * 60 + 1 });

  async function withConfirmedAddress(): Promise<SignedIn> {
    const user = await signedIn(server);
    await confirmAddress(server, user);
    return user;
  }

  describe("changes the username", () => {
    test("which signs in from then on, and tells the owner", async () => {
      const ann = await withConfirmedAddress();
      const username = `Żółw ${ann.userId.slice(0, 8)}`;
      const user = await ask(server, "PUT /api/account/username", { as: ann, body: { username } });
      expect(user).toMatchObject({ id: ann.userId, username });
      expect((await refused(server, "POST /api/auth/login", { body: ann })).status).toBe(401);
      await signIn(server, { username, password: ann.password });
      const [, email] = await emailsTo(server.outbox, ann.email, 2);
      expect(email?.text).toContain(`Your account is called ${username} now.`);
    });

    test("unless another account has it, or the sign-in is too old", async () => {
      const [ann, bob] = [await signedIn(server), await signedIn(server)];
      const body = { username: bob.username.toUpperCase() };
      const taken = await refused(server, "PUT /api/account/username", { as: ann, body });
      expect(taken).toMatchObject({ error: "NAME_TAKEN", details: [{ path: "username" }] });
      passIdentityTime();
      const late = await refused(server, "PUT /api/account/username", { as: ann, body: { username: "New name" } });
      expect(late.error).toBe("CONFIRM_IDENTITY");
    });
  });

  test("stores the language, in which emails are written", async () => {
    const ann = await withConfirmedAddress();
    expect((await me(ann)).language).toBeNull();
    expect(await ask(server, "PUT /api/account/language", { as: ann, body: { language: "pl" } })).toMatchObject({
      language: "pl",
    });
    await refused(server, "PUT /api/account/language", { as: ann, body: { language: "xx" } });
    await ask(server, "POST /api/auth/password-reset/request", { body: { email: ann.email } });
    const [, email] = await emailsTo(server.outbox, ann.email, 2);
    expect(email).toMatchObject({ subject: "Wybierz nowe hasło do Octavo" });
  });

  test("stores that the user skips hints, until they are asked for again", async () => {
    const ann = await signedIn(server);
    expect((await me(ann)).skips_hints).toBe(false);
    for (const skips_hints of [true, false]) {
      await ask(server, "PUT /api/account/hints", { as: ann, body: { skips_hints } });
      expect((await me(ann)).skips_hints).toBe(skips_hints);
    }
  });

  test("takes the language of the studio at the registration", async () => {
    const username = `pl ${clock.now()}`;
    const body = { username, email: `${clock.now()}@example.org`, password: "correct horse battery staple" };
    await ask(server, "POST /api/auth/register", { body: { ...body, language: "pl" } });
    const [email] = await emailsTo(server.outbox, body.email);
    expect(email?.text).toContain(`Z tym adresem e-mail utworzono konto ${username}.`);
  });

  describe("changes the email address", () => {
    const change = (as: SignedIn, email: string) => ask(server, "PUT /api/account/email", { as, body: { email } });
    const confirm = (token: string | undefined) =>
      inject(server, "POST /api/auth/email-confirmation/confirm", { body: { token } });
    const newEmailOf = async (as: SignedIn) => (await ask(server, "GET /api/account", { as })).new_email;

    test("when the link to the new one is used, and tells the old one before and after", async () => {
      const ann = await withConfirmedAddress();
      await ask(server, "POST /api/auth/password-reset/request", { body: { email: ann.email } });
      const [resetToken] = (await emailsTo(server.outbox, ann.email, 2)).flatMap(resetTokensIn);
      const email = `new-${ann.email}`;
      const answer = await change(ann, email);
      expect(answer).toEqual({ message: "We sent a confirmation link to the new address." });
      expect(await newEmailOf(ann)).toBe(email);
      expect(await me(ann)).toMatchObject({ email: ann.email, email_confirmed: true });
      await signIn(server, { ...ann, username: ann.email });
      expect((await emailsTo(server.outbox, ann.email, 3)).at(-1)?.text).toContain(`email address to ${email}.`);

      const [token] = (await emailsTo(server.outbox, email)).flatMap(confirmationTokensIn);
      for (const again of [false, true]) expect((await confirm(token)).statusCode, String(again)).toBe(200);
      expect(await me(ann)).toMatchObject({ email, email_confirmed: true });
      expect(await newEmailOf(ann)).toBeNull();
      await signIn(server, { ...ann, username: email });
      expect((await refused(server, "POST /api/auth/login", { body: { ...ann, username: ann.email } })).status).toBe(
        401,
      );
      expect((await emailsTo(server.outbox, ann.email, 4)).at(-1)?.text).toContain(`the email address ${email} now.`);
      // A reset link in the old mailbox has no effect anymore.
      const body = { token: resetToken, new_password: "a password from the old mailbox" };
      expect((await refused(server, "POST /api/auth/password-reset/confirm", { body })).error).toBe(
        "INVALID_RESET_TOKEN",
      );
    });

    test("to the last one that was asked for, unless the change is cancelled", async () => {
      const ann = await withConfirmedAddress();
      const [first, second] = [`first-${ann.email}`, `second-${ann.email}`];
      await change(ann, first);
      const [old] = (await emailsTo(server.outbox, first)).flatMap(confirmationTokensIn);
      await change(ann, second);
      const [token] = (await emailsTo(server.outbox, second)).flatMap(confirmationTokensIn);
      expect((await confirm(old)).statusCode).toBe(400);
      expect((await inject(server, "DELETE /api/account/new-email", { as: ann })).statusCode).toBe(204);
      expect((await confirm(token)).statusCode).toBe(400);
      expect(await newEmailOf(ann)).toBeNull();
      expect((await me(ann)).email).toBe(ann.email);
    });

    test("never to one that another account has confirmed, which the response does not reveal", async () => {
      const [ann, bob] = [await withConfirmedAddress(), await withConfirmedAddress()];
      const unknown = await change(ann, `nobody-${ann.email}`);
      expect(await change(ann, bob.email)).toEqual(unknown);
      const [, email] = await emailsTo(server.outbox, bob.email, 2);
      expect(email?.text).toContain(`The address belongs to your account ${bob.username}`);
      expect(confirmationTokensIn(email ?? { text: "" })).toEqual([]);
      expect(await newEmailOf(ann)).toBe(bob.email);
    });

    test("to one of two accounts that confirm it", async () => {
      const [ann, bob] = [await withConfirmedAddress(), await withConfirmedAddress()];
      const email = `shared-${ann.email}`;
      await change(ann, email);
      await change(bob, email);
      const [first, second] = (await emailsTo(server.outbox, email, 2)).flatMap(confirmationTokensIn);
      const answers = await Promise.all([confirm(first), confirm(second)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
      expect([await me(ann), await me(bob)].filter((user) => user.email === email)).toHaveLength(1);
    });

    test("only after a recent confirmation, to another address, and a few times an hour", async () => {
      const ann = await withConfirmedAddress();
      const call = (email: string) => refused(server, "PUT /api/account/email", { as: ann, body: { email } });
      expect((await call(ann.email)).details).toMatchObject([{ path: "email" }]);
      expect((await call("nobody")).error).toBe("INVALID_REQUEST");
      const email = `often-${ann.email}`;
      for (let count = 0; count < 3; count++) await change(ann, email);
      expect((await call(email)).error).toBe("TOO_MANY_REQUESTS");
      passIdentityTime();
      expect((await call(`late-${ann.email}`)).error).toBe("CONFIRM_IDENTITY");
    });
  });

  describe("lists sessions", () => {
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
    const list = (as: Pick<SignedIn, "headers">) => ask(server, "GET /api/account/sessions", { as });

    async function signInElsewhere({ username, password }: SignedIn) {
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { username, password },
        headers: { "user-agent": firefox },
      });
      return { headers: { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` } };
    }

    test("with device, way of the sign-in and last use", async () => {
      const ann = await signedIn(server);
      clock.pass({ minutes: 5 });
      const began = new Date(clock.now()).toISOString();
      const elsewhere = await signInElsewhere(ann);
      clock.pass({ minutes: 5 });
      await me(elsewhere);
      const used = new Date(clock.now()).toISOString();
      const [current, other, ...rest] = (await list(ann)).toSorted((a) => (a.is_current ? -1 : 1));
      expect(rest).toEqual([]);
      expect(current).toMatchObject({ is_current: true, last_used_at: used });
      expect(other).toMatchObject({
        browser: "Firefox",
        system: "Linux",
        method: "password",
        is_current: false,
        created_at: began,
        last_used_at: used,
      });
    });

    test("and ends one of them, or all others, of this user only, after a recent confirmation", async () => {
      const [ann, eve] = [await signedIn(server), await signedIn(server)];
      const [first, second] = [await signInElsewhere(ann), await signInElsewhere(ann)];
      const [target] = (await list(first)).filter(({ is_current }) => is_current);
      const params = { session_id: target?.id ?? "" };
      const endOne = "DELETE /api/account/sessions/{session_id}";
      expect((await refused(server, endOne, { as: eve, params })).error).toBe("NOT_FOUND");
      expect((await inject(server, endOne, { as: ann, params })).statusCode).toBe(204);
      expect((await refused(server, endOne, { as: ann, params })).error).toBe("NOT_FOUND");
      expect([await status(first), await status(second)]).toEqual([401, 200]);
      expect((await inject(server, "DELETE /api/account/sessions", { as: ann })).statusCode).toBe(204);
      expect([await status(ann), await status(second), await status(eve)]).toEqual([200, 401, 200]);
      passIdentityTime();
      for (const name of [endOne, "DELETE /api/account/sessions"] as const)
        expect((await refused(server, name, { as: ann, params })).error).toBe("CONFIRM_IDENTITY");
    });
  });

  describe("changes the password", () => {
    const new_password = "another horse, another battery";
    const change = (as: Pick<SignedIn, "headers">, body: object) =>
      inject(server, "PUT /api/account/password", { as, body });

    test("with the current one, ends other sessions, and tells the owner", async () => {
      const ann = await withConfirmedAddress();
      const elsewhere = await signIn(server, ann);
      passIdentityTime();
      const wrong = { current_password: "a wrong password", new_password };
      expect((await change(ann, wrong)).json()).toMatchObject({ details: [{ path: "current_password" }] });
      expect((await change(ann, { new_password })).json()).toMatchObject({ details: [{ path: "current_password" }] });
      expect((await change(ann, { current_password: ann.password, new_password })).statusCode).toBe(204);
      expect(await status(ann)).toBe(200);
      expect(await status(elsewhere)).toBe(401);
      await signIn(server, { username: ann.username, password: new_password });
      expect((await refused(server, "POST /api/auth/login", { body: ann })).status).toBe(401);
      expect((await emailsTo(server.outbox, ann.email, 2)).at(-1)?.text).toContain("has a new password");
    });

    test("shortly after a sign-in, also for an account without one", async () => {
      const ann = await signedIn(server);
      const users = server.store.database.updateTable("users").set({ password_hash: "" });
      await users.where("id", "=", ann.userId).execute();
      expect((await change(ann, { new_password })).statusCode).toBe(204);
      expect(await ask(server, "GET /api/account", { as: ann })).toMatchObject({ has_password: true });
      await signIn(server, { username: ann.username, password: new_password });
    });

    test("never to one that is easy to guess", async () => {
      const ann = await signedIn(server);
      for (const weak of ["password", ann.username, "short"])
        expect((await change(ann, { current_password: ann.password, new_password: weak })).statusCode).toBe(422);
    });
  });
});
