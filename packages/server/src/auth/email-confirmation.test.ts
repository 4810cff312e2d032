import { createHash } from "node:crypto";
import { messages, type User } from "@octavo/contract";
import { formatMessage } from "@octavo/foundation";
import { expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { confirmationTokensIn, emailsIn, emailsTo, resetTokensIn } from "../../test/outbox.ts";
import { userRow } from "../../test/rows.ts";
import { publicUrl, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmed, registered, signIn } from "../../test/signed-in.ts";
import { emptyHome, usualStores } from "../../test/store-under-test.ts";
import { migrate } from "../store/migrate.ts";
import { openSqlite } from "../store/open-sqlite.ts";
import { openStoreUnlocked, type StoreAddress } from "../store/open-store.ts";
import { StoreHealth } from "../store/store-health.ts";

const password = "correct horse battery staple";

usualStores("an email address on %s", (store) => {
  const clock = new AdjustableClock();
  const settings = { trustedProxies: 1 };
  const server = serverUnderTest({ store, now: clock.now, settings });
  const beside = secondNode(server, { now: clock.now, settings });
  const post = (path: string, payload: object, headers = {}, node = server) =>
    node.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });
  const register = (username: string, email: string, from = "192.0.2.1") =>
    post("register", { username, email, password }, { "x-forwarded-for": from });
  const confirm = (token: string, node = server) => post("email-confirmation/confirm", { token }, {}, node);
  const logIn = async (name: string) => (await post("login", { username: name, password })).statusCode;
  const me = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: "/api/auth/me", headers })).json<User>();
  const tokenOf = async (email: string, emails = 1) =>
    (await emailsTo(server.outbox, email, emails)).flatMap(confirmationTokensIn).at(-1) ?? "";

  test("can't be used to sign in before it is confirmed", async () => {
    const user = await registered(server);
    const { headers } = await signIn(server, user);
    expect((await me(headers)).email_confirmed).toBe(false);
    expect(await logIn(user.email)).toBe(401);
    const [email] = await emailsTo(server.outbox, user.email);
    expect(email).toMatchObject({
      subject: "Confirm your email address for Octavo",
      text: expect.stringMatching(new RegExp(`${user.username}:\n${publicUrl}/confirm-email\\?token=[\\w-]{43}\n`)),
    });
    const answer = await confirm(await tokenOf(user.email));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: formatMessage(messages.emailConfirmed) });
    expect(await logIn(user.email)).toBe(200);
    expect((await me(headers)).email_confirmed).toBe(true);
  });

  test("belongs to the first account that confirms it, and the links of all others stop working", async () => {
    const email = "claimed@octavo.example";
    for (const username of ["First claimant", "Second claimant"]) await register(username, email);
    const emails = await emailsTo(server.outbox, email, 2);
    const tokenFor = (username: string) =>
      confirmationTokensIn(emails.find(({ text }) => text.includes(username)) ?? { text: "" })[0] ?? "";
    expect((await confirm(tokenFor("Second claimant"))).statusCode).toBe(200);
    const late = await confirm(tokenFor("First claimant"));
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({ error: "INVALID_CONFIRMATION_TOKEN" });
    const answer = await post("login", { username: email, password });
    const authorization = `Bearer ${answer.json<{ access_token: string }>().access_token}`;
    expect(await me({ authorization })).toMatchObject({ username: "Second claimant" });
  });

  test("belongs to one of two accounts that confirm it at the same time on two servers", async () => {
    const email = "raced@octavo.example";
    for (const username of ["Racer one", "Racer two"]) await register(username, email);
    const tokens = (await emailsTo(server.outbox, email, 2)).flatMap(confirmationTokensIn);
    const answers = await Promise.all(tokens.map((token, index) => confirm(token, index ? beside : server)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("stays with its owner when others register with it", async () => {
    const owner = await confirmed(server);
    for (let attacker = 0; attacker < 12; attacker++)
      expect((await register(`Attacker ${attacker} of ${store}`, owner.email, "192.0.2.2")).statusCode).toBe(201);
    expect(await logIn(owner.email)).toBe(200);
    // The share of one network is three emails.
    const notices = (await emailsTo(server.outbox, owner.email, 4)).slice(1);
    for (const { subject, text } of notices) {
      expect(subject).toBe("Another account with your address at Octavo");
      expect(text).not.toContain("token=");
    }
    await post("password-reset/request", { email: owner.email });
    const [email] = (await emailsTo(server.outbox, owner.email, 5)).slice(-1);
    expect(email?.text).toContain(`for ${owner.username}:`);
    expect(email?.text).not.toContain("Attacker");
    expect(resetTokensIn(email ?? { text: "" })).toHaveLength(1);
  });

  test("receives emails after another person has registered with it many times", async () => {
    const email = "crowded@octavo.example";
    for (let attacker = 0; attacker < 6; attacker++)
      await register(`Crowd ${attacker} of ${store}`, email, "192.0.2.3");
    await emailsTo(server.outbox, email, 3);
    await register("Crowded owner", email, "198.51.100.1");
    const received = (await emailsTo(server.outbox, email, 4)).find(({ text }) => text.includes("Crowded owner"));
    const [token = ""] = confirmationTokensIn(received ?? { text: "" });
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await logIn(email)).toBe(200);
  });

  test("receives confirmation links in place of reset links if it is unconfirmed", async () => {
    const { email, username } = await registered(server);
    await emailsTo(server.outbox, email);
    await post("password-reset/request", { email });
    const [, received] = await emailsTo(server.outbox, email, 2);
    expect(resetTokensIn(received ?? { text: "" })).toEqual([]);
    expect(received?.text).toContain(`Confirm this address for ${username}:`);
    const [token = ""] = confirmationTokensIn(received ?? { text: "" });
    expect((await confirm(token)).statusCode).toBe(200);
    await post("password-reset/request", { email });
    const [, , reset] = await emailsTo(server.outbox, email, 3);
    expect(resetTokensIn(reset ?? { text: "" })).toHaveLength(1);
  });

  test("can be confirmed by any link of the account, repeatedly", async () => {
    const user = await registered(server);
    const { headers } = await signIn(server, user);
    const first = await tokenOf(user.email);
    const again = await post("email-confirmation/request", {}, headers);
    expect(again.statusCode).toBe(202);
    expect(again.json()).toEqual({ message: formatMessage(messages.confirmationSent) });
    const second = await tokenOf(user.email, 2);
    for (const token of [first, first, second]) expect((await confirm(token)).statusCode).toBe(200);
  });

  test("receives no more emails after confirmation", async () => {
    const user = await confirmed(server);
    const { headers } = await signIn(server, user);
    expect((await post("email-confirmation/request", {}, headers)).statusCode).toBe(202);
    await expect.poll(() => server.store.database.selectFrom("emails").selectAll().execute()).toEqual([]);
    expect(emailsIn(server.outbox).filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  test("receives at most three links an hour", async () => {
    const user = await registered(server);
    const { headers } = await signIn(server, user);
    const statuses = [];
    for (let count = 0; count < 3; count++)
      statuses.push((await post("email-confirmation/request", {}, headers)).statusCode);
    expect(statuses).toEqual([202, 202, 429]);
    await emailsTo(server.outbox, user.email, 3);
    clock.pass({ hours: 1 });
    expect((await post("email-confirmation/request", {}, headers)).statusCode).toBe(202);
  });

  test("can be confirmed for seven days by a link that isn't stored", async () => {
    const { email, userId } = await registered(server);
    const token = await tokenOf(email);
    const { database } = server.store;
    const rows = await database.selectFrom("email_confirmations").selectAll().where("user_id", "=", userId).execute();
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([createHash("sha256").update(token).digest("hex")]);
    clock.pass({ days: 7 });
    expect((await confirm(token)).statusCode).toBe(400);
  });

  test.each(["x", "A".repeat(43), "' or 1=1 --"])(
    "is not confirmed by a link that was never sent: %j",
    async (token) => {
      expect((await confirm(token)).json()).toMatchObject({ error: "INVALID_CONFIRMATION_TOKEN" });
    },
  );

  test("receives another link only if the user is signed in", async () => {
    expect((await post("email-confirmation/request", {})).statusCode).toBe(401);
    expect((await post("email-confirmation/confirm", {})).statusCode).toBe(422);
  });
});

async function emptyDatabase(address: StoreAddress) {
  if (!("dataDir" in address)) return openStoreUnlocked(address);
  return openSqlite(address.dataDir, { create: true, health: new StoreHealth() });
}

usualStores("bringing accounts up to date on %s", (kind) => {
  test("leaves a confirmed address to the first account that confirmed it", async () => {
    const { address, remove } = await emptyHome(kind);
    const { database, close } = await emptyDatabase(address);
    await migrate(database, kind, "0002-letters");
    const email_key = "shared@octavo.example";
    const rows = [
      { id: "late", email_key, email_proven_at: 2000 },
      { id: "first", email_key, email_proven_at: 1000 },
      { id: "same", email_key, email_proven_at: 1000 },
      { id: "never", email_key, email_proven_at: null },
      { id: "other", email_key: "other@octavo.example", email_proven_at: 3000 },
    ].map((row) => userRow({ ...row, username_key: row.id }));
    await database.insertInto("users").values(rows).execute();
    await migrate(database, kind);
    const confirmedUsers = database.selectFrom("users").select("id").where("email_proven_at", "is not", null);
    expect((await confirmedUsers.orderBy("id").execute()).map(({ id }) => id)).toEqual(["first", "other"]);
    await close();
    await remove();
  });
});
