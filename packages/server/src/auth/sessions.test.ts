import { type KnownRoute, routes } from "@octavo/contract";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, signedIn, signIn } from "../../test/signed-in.ts";
import { deleteExpired } from "./create-account-services.ts";
import { Sessions } from "./sessions.ts";

describeOnStores("a sign-in", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  const statusFor = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: "/api/auth/me", headers })).statusCode;

  test("lasts seven days if it is used", async () => {
    const { headers } = await signedIn(server);
    for (let count = 0; count < 3; count++) {
      clock.pass({ days: 2 });
      expect(await statusFor(headers)).toBe(200);
    }
    clock.pass({ hours: 23, minutes: 59 });
    expect(await statusFor(headers)).toBe(200);
    clock.pass({ minutes: 1 });
    expect(await statusFor(headers)).toBe(401);
  });

  test("ends after three days without use, and then stays ended", async () => {
    const { headers, userId } = await signedIn(server);
    clock.pass({ days: 2, hours: 23, minutes: 58 });
    expect(await statusFor(headers)).toBe(200);
    clock.pass({ days: 3 });
    expect(await statusFor(headers)).toBe(401);
    expect(await statusFor(headers)).toBe(401);
    const sessions = new Sessions(server.store.database, { secret: server.secret, now: clock.now });
    expect(await sessions.list(userId)).toEqual([]);
    await sessions.deleteEnded();
    const rows = server.store.database.selectFrom("sessions").selectAll().where("user_id", "=", userId);
    expect(await rows.execute()).toEqual([]);
  });

  test("ends when its row expires, even if the token is still valid", async () => {
    const { headers, userId } = await signedIn(server);
    const { database } = server.store;
    await database.updateTable("sessions").set({ expires_at: clock.now() }).where("user_id", "=", userId).execute();
    expect(await statusFor(headers)).toBe(401);
  });

  test("ends with its user", async () => {
    const { headers, userId } = await signedIn(server);
    await server.store.database.deleteFrom("users").where("id", "=", userId).execute();
    expect(await statusFor(headers)).toBe(401);
  });

  test("belongs to its own user, even if a token names another one", async () => {
    const [ada, eve] = [await signedIn(server), await signedIn(server)];
    const session = await server.store.database
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", eve.userId)
      .executeTakeFirst();
    const token = await new SignJWT({ sid: session?.id })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("octavo")
      .setAudience("octavo")
      .setSubject(ada.userId)
      .setIssuedAt(new Date(clock.now()))
      .setExpirationTime(new Date(clock.now() + 60_000))
      .sign(server.secret);
    expect(await statusFor({ authorization: `Bearer ${token}` })).toBe(401);
  });

  test("is deleted after it expires, like links and counts", async () => {
    const { database } = server.store;
    const { userId, headers } = await signedIn(server);
    clock.pass({ days: 1 });
    const { headers: later } = await signedIn(server);
    await database
      .insertInto("password_resets")
      .values({ token_hash: "old", user_id: userId, expires_at: clock.now() })
      .execute();
    await database.insertInto("attempts").values({ key: "old", count: 1, expires_at: clock.now() }).execute();
    for (let count = 0; count < 3; count++) {
      clock.pass({ days: 2 });
      expect(await statusFor(later)).toBe(200);
    }
    await deleteExpired(database, clock.now);
    await new Sessions(database, { secret: server.secret, now: clock.now }).deleteEnded();
    const theirs = database.selectFrom("sessions").selectAll().where("user_id", "=", userId);
    expect(await theirs.execute()).toEqual([]);
    expect(await database.selectFrom("password_resets").selectAll().execute()).toEqual([]);
    expect(await database.selectFrom("attempts").selectAll().where("key", "=", "old").execute()).toEqual([]);
    expect(await statusFor(headers)).toBe(401);
    expect(await statusFor(later)).toBe(200);
  });
});

describe("every route that requires a session", () => {
  const server = serverUnderTest();
  const names = Object.keys(routes) as KnownRoute[];
  const asking = names.filter((name) => routes[name].auth !== "none");

  let undecided = {};
  beforeAll(async () => {
    undecided = (await signIn(server, await registered(server))).headers;
  });

  /** Calls a route with sample parameters and no body, because authentication precedes validation. */
  const call = (name: KnownRoute, headers = {}) => {
    const [method = "", path = ""] = name.split(" ");
    return server.app.inject({ method: method as "GET", url: path.replace(/\{\w+\}/g, "x"), headers });
  };

  test.each(asking)("%s is closed to strangers", async (name) => {
    const answer = await call(name);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each(asking.filter((name) => routes[name].auth !== "token"))(
    "%s is refused by the server until the user accepts the terms",
    async (name) => {
      const answer = await call(name, undecided);
      expect(answer.statusCode).toBe(403);
      if (!name.startsWith("HEAD")) expect(answer.json()).toMatchObject({ error: "TERMS_NOT_ACCEPTED" });
    },
  );
});
