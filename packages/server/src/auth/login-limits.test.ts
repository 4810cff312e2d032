import { describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { emailsTo, resetTokensIn } from "../../test/outbox.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmed, registered } from "../../test/signed-in.ts";

const home = "198.51.100.1";
const attacker = "203.0.113.66";

describeOnStores("trying passwords", (store) => {
  const clock = new AdjustableClock();
  const rates = {
    loginsPerAddress: { limit: 40, seconds: 600 },
    registrationsPerAddress: { limit: 100, seconds: 3600 },
    failuresPerAccount: { limit: 12, seconds: 3600 },
    failuresBeforeDelays: { limit: 3, seconds: 3600 },
    delaySeconds: { first: 2, longest: 60 },
  };
  const server = serverUnderTest({ store, now: clock.now, settings: { trustedProxies: 1, rates } });

  const logIn = (username: string, password: string, address: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { username, password },
      headers: { "x-forwarded-for": address },
    });
  const guess = (username: string, address = attacker) => logIn(username, "a wrong password", address);
  const waitOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers["retry-after"]);

  /** Guesses passwords from a new address each time, like a botnet, until the account is locked. */
  async function lockFromEverywhere(username: string) {
    for (let count = 0; count < 12; count++) expect((await guess(username, `192.0.2.${count}`)).statusCode).toBe(401);
    expect((await guess(username, "192.0.2.99")).statusCode).toBe(429);
  }

  test("delays an address longer after each failure, without checking the password", async () => {
    const { username, password } = await registered(server);
    for (let count = 0; count < 3; count++) expect((await guess(username)).statusCode).toBe(401);
    for (const seconds of [2, 4, 8, 16]) {
      const refused = await logIn(username, password, attacker);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
      expect(waitOf(refused)).toBe(seconds);
      clock.pass({ seconds });
      expect((await guess(username)).statusCode).toBe(401);
    }
  });

  test("does not delay a user after a few wrong passwords", async () => {
    const { username, password } = await registered(server);
    for (let count = 0; count < 3; count++) await guess(username, home);
    for (let count = 0; count < 10; count++) expect(waitOf(await logIn(username, password, home))).toBe(2);
    clock.pass({ seconds: 2 });
    expect((await logIn(username, password, home)).statusCode).toBe(200);
    // What went wrong before is forgiven.
    for (let count = 0; count < 3; count++) expect((await guess(username, home)).statusCode).toBe(401);
  });

  test("never delays other users of the same network or address", async () => {
    const [target, neighbour] = [await registered(server), await registered(server)];
    for (let count = 0; count < 5; count++) await guess(target.username);
    expect((await guess(target.username)).statusCode).toBe(429);
    expect((await logIn(neighbour.username, neighbour.password, attacker)).statusCode).toBe(200);
    expect((await logIn(target.username, target.password, home)).statusCode).toBe(200);
  });

  test("counts parallel attempts like sequential ones", async () => {
    const { username } = await registered(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(username)));
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    expect(looked).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9);
  });

  test("from many addresses lock the account for unknown addresses only", async () => {
    const { username, password } = await registered(server);
    expect((await logIn(username, password, home)).statusCode).toBe(200);
    await lockFromEverywhere(username);
    expect((await logIn(username, password, "192.0.2.100")).statusCode).toBe(429);
    expect((await logIn(username, password, home)).statusCode).toBe(200);
    expect((await guess(username, home)).statusCode).toBe(429);
    clock.pass({ hours: 1 });
    expect((await logIn(username, password, "192.0.2.100")).statusCode).toBe(200);
  });

  test("does not lock out an owner who resets the password from another address", async () => {
    const { username, email } = await confirmed(server);
    await lockFromEverywhere(username);
    const elsewhere = { "x-forwarded-for": "198.51.100.200" };
    const post = (path: string, payload: object) =>
      server.app.inject({ method: "POST", url: `/api/auth/password-reset/${path}`, payload, headers: elsewhere });
    await post("request", { email });
    const [token] = (await emailsTo(server.outbox, email, 2)).flatMap(resetTokensIn);
    expect((await post("confirm", { token, new_password: "a password of today" })).statusCode).toBe(200);
    expect((await logIn(username, "a password of today", elsewhere["x-forwarded-for"])).statusCode).toBe(200);
    expect((await logIn(username, "a password of today", "192.0.2.101")).statusCode).toBe(429);
  });

  test("does not lengthen the delay if the server's clock is set back", async () => {
    const { username, password } = await registered(server);
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push(await guess(username));
    expect(answers.at(-1)?.statusCode).toBe(429);
    clock.pass({ hours: -5 });
    const refused = await guess(username);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    clock.pass({ minutes: 1 });
    expect((await logIn(username, password, attacker)).statusCode).toBe(200);
  });

  test("has the same limits for known and unknown accounts", async () => {
    for (const name of ["nobody at all", "nobody@octavo.example"]) {
      const answers = [];
      for (let count = 0; count < 5; count++) answers.push((await guess(name)).statusCode);
      expect(answers).toEqual([401, 401, 401, 429, 429]);
      const other = `${name}x`;
      await lockFromEverywhere(other);
    }
  });

  test("counts all spellings of a username as one account", async () => {
    const { username } = await registered(server);
    for (const spelling of [username, username.toUpperCase(), ` ${username} `])
      expect((await guess(spelling)).statusCode).toBe(401);
    expect((await guess(username)).statusCode).toBe(429);
  });

  test("limits attempts for many accounts from one address", async () => {
    const spraying = "203.0.113.7";
    for (let count = 0; count < 40; count++) expect((await guess(`victim ${count}`, spraying)).statusCode).toBe(401);
    const refused = await guess("victim 41", spraying);
    expect(refused.statusCode).toBe(429);
    expect(waitOf(refused)).toBe(600);
    expect((await guess("victim 42", "203.0.113.8")).statusCode).toBe(401);
    clock.pass({ minutes: 10 });
    expect((await guess("victim 43", spraying)).statusCode).toBe(401);
  });

  test("counts an IPv6 network as one address", async () => {
    const { username } = await registered(server);
    for (const host of ["1", "2:3", "ffff:1:2"]) await guess(username, `2001:db8:0:7::${host}`);
    expect((await guess(username, "2001:db8:0:7:abcd:1:2:3")).statusCode).toBe(429);
    expect((await guess(username, "2001:db8:0:8::1")).statusCode).toBe(401);
  });
});

describe("the address of a client", () => {
  const tries = async (server: ReturnType<typeof serverUnderTest>, forwarded: (count: number) => string) => {
    const statuses = [];
    for (let count = 0; count < 4; count++) {
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { username: "ada", password: "wrong" },
        headers: { "x-forwarded-for": forwarded(count) },
      });
      statuses.push(answer.statusCode);
    }
    return statuses;
  };
  const settings = { rates: { failuresBeforeDelays: { limit: 2, seconds: 60 } } };

  describe("without a proxy", () => {
    const server = serverUnderTest({ settings });
    test("is that of the connection, regardless of headers", async () => {
      expect(await tries(server, (count) => `192.0.2.${count}`)).toEqual([401, 401, 429, 429]);
    });
  });

  describe("behind one proxy", () => {
    const server = serverUnderTest({ settings: { ...settings, trustedProxies: 1 } });
    test("is the one reported by the proxy, regardless of the client's headers", async () => {
      expect(await tries(server, (count) => `192.0.2.${count}, 198.51.100.7`)).toEqual([401, 401, 429, 429]);
      expect(await tries(server, (count) => `192.0.2.${count}`)).toEqual([401, 401, 401, 401]);
    });

    test("is that of the proxy if the proxy reports no valid address", async () => {
      expect(await tries(server, (count) => `unknown-${count}`)).toEqual([401, 401, 429, 429]);
    });
  });
});
