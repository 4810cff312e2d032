import { describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { emailsTo, resetTokensIn } from "../../test/outbox.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, registered, signedIn, signIn } from "../../test/signed-in.ts";

describe("two nodes on one database", () => {
  const rates = { loginsPerAddress: { limit: 30, seconds: 600 }, failuresBeforeDelays: { limit: 4, seconds: 600 } };
  const first = serverUnderTest({ store: "postgres", settings: { rates } });
  const second = secondNode(first, { settings: { rates } });
  const stranger = secondNode(first, { secret: new Uint8Array(32).fill(7) });
  const me = (node: typeof first, headers: Record<string, string>) => node.app.inject({ url: "/api/auth/me", headers });
  const post = (node: typeof first, path: string, payload: object, headers = {}) =>
    node.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });

  test("share users and sessions", async () => {
    const user = await registered(first);
    const { headers } = await signIn(second, user);
    expect((await me(first, headers)).json()).toMatchObject({ id: user.userId });
    expect((await post(second, "register", { ...user, username: user.username.toUpperCase() })).statusCode).toBe(409);
  });

  test("share the use of a session, and its end without use", async () => {
    const user = await signedIn(first);
    const sessions = first.store.database.updateTable("sessions").where("user_id", "=", user.userId);
    const isUsedBefore = (hours: number) =>
      sessions.set({ last_used_at: Date.now() - hours * 3_600_000 }).executeTakeFirst();
    await isUsedBefore(71);
    expect((await me(second, user.headers)).statusCode).toBe(200);
    const { last_used_at } = await first.store.database
      .selectFrom("sessions")
      .select("last_used_at")
      .where("user_id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(last_used_at).toBeGreaterThan(Date.now() - 60_000);
    await isUsedBefore(73);
    for (const node of [first, second]) expect((await me(node, user.headers)).statusCode).toBe(401);
  });

  test("end a session on both", async () => {
    const user = await signedIn(first);
    const other = await signIn(second, user);
    expect((await me(second, user.headers)).statusCode).toBe(200);
    await post(second, "logout", { everywhere: true }, other.headers);
    for (const node of [first, second])
      for (const { headers } of [user, other]) expect((await me(node, headers)).statusCode).toBe(401);
  });

  test("end all sessions and tokens after a password reset", async () => {
    const user = await signedIn(first);
    const body = { name: "KOReader", scopes: ["read_planners"] };
    const { token: secret } = await ask(first, "POST /api/tokens", { as: user, body });
    const catalog = async (node: typeof first) => (await node.app.inject({ url: `/opds/t/${secret}` })).statusCode;
    expect(await catalog(second)).toBe(200);
    await confirmAddress(first, user);
    await post(second, "password-reset/request", { email: user.email });
    const [token] = (await emailsTo(second.outbox, user.email)).flatMap(resetTokensIn);
    const answer = await post(first, "password-reset/confirm", { token, new_password: "a password from elsewhere" });
    expect(answer.statusCode).toBe(200);
    for (const node of [first, second]) {
      expect((await me(node, user.headers)).statusCode).toBe(401);
      expect(await catalog(node)).toBe(401);
    }
    expect((await post(second, "password-reset/confirm", { token, new_password: "used up already" })).statusCode).toBe(
      400,
    );
  });

  test("share accepted terms", async () => {
    const user = await registered(first);
    const { headers } = await signIn(first, user);
    await post(second, "accept-terms", { accepted: true }, headers);
    expect((await first.app.inject({ url: "/api/projects", headers })).statusCode).toBe(200);
  });

  test("share the count of wrong passwords", async () => {
    const { username } = await registered(first);
    const guess = (node: typeof first) => post(node, "login", { username, password: "wrong" });
    const answers = [];
    for (const node of [first, second, first, second, first, second]) answers.push((await guess(node)).statusCode);
    expect(answers).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test("reject tokens that were signed with another secret", async () => {
    const { headers } = await signedIn(first);
    expect((await me(second, headers)).statusCode).toBe(200);
    expect((await me(stranger, headers)).statusCode).toBe(401);
  });

  // Nobody can sign in from here after this one.
  test("share the count of attempts from an address", async () => {
    const guess = (node: typeof first, name: number) =>
      post(node, "login", { username: `x${name}`, password: "wrong" });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess(index % 2 ? first : second, index)),
    );
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(30);
  });
});
