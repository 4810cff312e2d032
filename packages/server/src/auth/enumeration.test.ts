import { describe, expect, test } from "vitest";
import { emailsTo } from "../../test/outbox.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmed, registered } from "../../test/signed-in.ts";

const password = "correct horse battery staple";

/** Responses and response times must not reveal whether an email address has an account. */
describeOnStores("finding out who has an account", (store) => {
  const server = serverUnderTest({ store });
  const post = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload });

  /** Counts password hashes, which take almost all of the response time. */
  async function hashesOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; hashes: number }> {
    const before = await hashes();
    const result = await work();
    return { result, hashes: (await hashes()) - before };
  }
  const hashes = async () =>
    Number(/^octavo_password_hashes_total (\d+)/m.exec(await server.app.metrics.metrics())?.[1]);

  /** Body of a response without the id of its request, if it has one. */
  const withoutId = ({ body }: { readonly body: string }) => body.replace(/"request_id":"[^"]+"/, "");

  test("by signing in is impossible: response and work are the same", async () => {
    const { username, email } = await confirmed(server);
    for (const [known, unknown] of [
      [username, "nobody at all"],
      [email, "nobody@octavo.example"],
    ]) {
      const wrong = await hashesOf(() => post("login", { username: known, password: "wrong" }));
      const nobody = await hashesOf(() => post("login", { username: unknown, password: "wrong" }));
      expect(wrong.result.statusCode).toBe(401);
      expect(nobody.result.statusCode).toBe(wrong.result.statusCode);
      expect(withoutId(nobody.result)).toBe(withoutId(wrong.result));
      expect(Object.keys(nobody.result.headers).sort()).toEqual(Object.keys(wrong.result.headers).sort());
      expect(wrong.hashes).toBeGreaterThan(0);
      expect(nobody.hashes).toBe(wrong.hashes);
    }
  });

  test("by registering is impossible: a known address is accepted like any other", async () => {
    const { email } = await registered(server);
    const known = await hashesOf(() => post("register", { username: "Eve the first", email, password }));
    const unknown = await hashesOf(() =>
      post("register", { username: "Eve the second", email: "unknown@octavo.example", password }),
    );
    expect(known.result.statusCode).toBe(201);
    expect(unknown.result.statusCode).toBe(201);
    expect(Object.keys(known.result.json())).toEqual(Object.keys(unknown.result.json()));
    expect(known.hashes).toBe(1);
    expect(unknown.hashes).toBe(1);
  });

  test("by signing in afterwards is impossible: only the username works", async () => {
    const { email } = await confirmed(server);
    for (const address of [email, "another-unknown@octavo.example"]) {
      const username = `Eve of ${address.length}`;
      await post("register", { username, email: address, password: "the password of Eve" });
      const signIn = (name: string) =>
        hashesOf(() => post("login", { username: name, password: "the password of Eve" }));
      const byName = await signIn(username);
      expect([byName.result.statusCode, byName.hashes]).toEqual([200, 1]);
      const authorization = `Bearer ${byName.result.json<{ access_token: string }>().access_token}`;
      const me = await server.app.inject({ url: "/api/auth/me", headers: { authorization } });
      expect(me.json()).toMatchObject({ username, email: address, email_confirmed: false });
      const byAddress = await signIn(address);
      expect([byAddress.result.statusCode, byAddress.hashes]).toEqual([401, 1]);
    }
  });

  test("by requesting a reset is impossible: the response is sent before any lookup", async () => {
    const { email } = await confirmed(server);
    const known = await hashesOf(() => post("password-reset/request", { email }));
    const unknown = await hashesOf(() => post("password-reset/request", { email: "noone@octavo.example" }));
    expect(known.result.statusCode).toBe(202);
    expect(unknown.result.statusCode).toBe(202);
    expect(withoutId(unknown.result)).toBe(withoutId(known.result));
    expect(known.hashes + unknown.hashes).toBe(0);
    await emailsTo(server.outbox, email, 2);
  });
});

describe("the work of a reset", () => {
  const server = serverUnderTest();
  const linksAtAnswer: number[] = [];

  test("starts after the response is sent", async () => {
    server.app.addHook("onSend", async ({ url }) => {
      if (url.endsWith("/request")) linksAtAnswer.push(await linksInAWhile());
    });
    const { email } = await confirmed(server);
    linksAtAnswer.splice(0);
    await server.app.inject({ method: "POST", url: "/api/auth/password-reset/request", payload: { email } });
    await emailsTo(server.outbox, email, 2);
    expect(linksAtAnswer).toEqual([0]);
    expect(await linksInAWhile()).toBe(1);
  });

  /** Long enough for pending work to finish. */
  async function linksInAWhile() {
    for (let turn = 0; turn < 500; turn++) await new Promise((resolve) => setImmediate(resolve));
    return (await server.store.database.selectFrom("password_resets").selectAll().execute()).length;
  }
});
