import Fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { recordQueries } from "../../test/record-queries.ts";
import { userRow } from "../../test/rows.ts";
import { storeUnderTest } from "../../test/store-under-test.ts";
import { openStore, type Store } from "../store/open-store.ts";
import type { Database } from "../store/tables.ts";
import { ApiTokens } from "../tokens/api-tokens.ts";
import { CallerCache, followChanges } from "./caller-cache.ts";
import { lockUser } from "./lock-user.ts";
import { Sessions } from "./sessions.ts";

const secret = new Uint8Array(32).fill(1);

interface Node {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tokens: ApiTokens;
  /** Number of reads of the last caller. */
  readonly reads: () => number;
}

/** A node whose cached rows stay current for ever: only messages make it read again. */
async function startNode(store: Store): Promise<Node> {
  const { database, sql: queries } = recordQueries(store.database);
  const cache = new CallerCache(() => 0);
  const app = Fastify();
  followChanges(app, cache, store.listen);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const options = { secret, now: Date.now, onlyProvider: undefined };
  return {
    app,
    store,
    sessions: new Sessions(database, { ...options, cache }),
    tokens: new ApiTokens({ database, ...options, callerCache: cache }),
    reads: () => queries.filter((query) => /^select [^]*from "(?:sessions|api_tokens)" inner join/.test(query)).length,
  };
}

describe("two nodes that remember callers", () => {
  const site = storeUnderTest("postgres");
  let first: Node;
  let second: Node;
  let database: Database;
  let userId: string;
  let token: string;

  beforeAll(async () => {
    first = await startNode(await openStore(site.address));
    second = await startNode(await openStore(site.address));
    database = site.store.database;
  });
  afterAll(async () => {
    for (const { app, store } of [first, second]) {
      await app.close();
      await store.close();
    }
  });
  beforeEach(async () => {
    const user = { ...userRow(), terms_accepted_at: 1 };
    await database.insertInto("users").values(user).execute();
    userId = user.id;
    ({ token } = await first.sessions.start(userId, "password", "Browser"));
    await remembered(second);
  });

  /** Those of the pools go on. */
  const allowConnections = async (areAllowed: boolean) => {
    const { url } = inject("postgres") as { url: string };
    const client = new pg.Client(url);
    await client.connect();
    const { pathname } = new URL((site.address as { databaseUrl: string }).databaseUrl);
    await client.query(`alter database ${pathname.slice(1)} allow_connections ${areAllowed}`);
    await client.end();
  };

  /** Waits until the node answers without reading the store. */
  const remembered = (node: Node) =>
    expect
      .poll(async () => {
        await node.sessions.identify(token);
        const before = node.reads();
        await node.sessions.identify(token);
        return node.reads() - before;
      })
      .toBe(0);
  const callerOn = async (node: Node) => (await node.sessions.identify(token))?.userId;

  test("read a session once for many requests", async () => {
    const before = second.reads();
    for (let requests = 0; requests < 100; requests++) expect(await callerOn(second)).toBe(userId);
    expect(second.reads()).toBe(before);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a user signs out", () => first.sessions.end(idsOf(token))],
    ["a user signs out everywhere", () => first.sessions.endAll(userId)],
    [
      "an administrator disables the account",
      () => database.updateTable("users").set({ disabled_at: 1 }).where("id", "=", userId).execute(),
    ],
    ["the account is deleted", () => database.deleteFrom("users").where("id", "=", userId).execute()],
    ["a newer token replaces the session's", () => first.sessions.confirm(idsOf(token))],
  ])("refuse a session on the other node when %s", async (_what, end) => {
    expect(await callerOn(second)).toBe(userId);
    await end();
    await expect.poll(() => callerOn(second)).toBeUndefined();
  });

  test("refuse a program on the other node when its token is revoked", async () => {
    const made = await first.tokens.create(userId, { name: "Reader", scopes: [], expires_in_days: null });
    expect((await second.tokens.identify(made.token))?.caller.userId).toBe(userId);
    await first.tokens.revoke(userId, made.row.id);
    await expect.poll(() => second.tokens.identify(made.token)).toBeUndefined();
  });

  test("learn a new role", async () => {
    await database.updateTable("users").set({ role: "admin" }).where("id", "=", userId).execute();
    await expect.poll(async () => (await second.sessions.identify(token))?.role).toBe("admin");
  });

  test("send nothing for the use of a session and for locks of users", async () => {
    const before = second.reads();
    await database.updateTable("sessions").set({ last_used_at: Date.now() }).where("user_id", "=", userId).execute();
    await database.transaction().execute((transaction) => lockUser(transaction, userId));
    // Messages arrive in the order of the commits.
    const other = userRow();
    await database.insertInto("users").values(other).execute();
    await database.deleteFrom("users").where("id", "=", other.id).execute();
    for (let requests = 0; requests < 10; requests++) expect(await callerOn(second)).toBe(userId);
    expect(second.reads()).toBe(before);
  });

  test("read the store for each request while messages may be missed, and remember again afterwards", async () => {
    await allowConnections(false);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query like 'listen%' or query like 'select pg_notify%')`.execute(
      database,
    );
    await expect
      .poll(async () => {
        const before = second.reads();
        await callerOn(second);
        return second.reads() - before;
      })
      .toBe(1);
    await first.sessions.endAll(userId);
    expect(await callerOn(second)).toBeUndefined();
    await allowConnections(true);
    ({ token } = await first.sessions.start(userId, "password", "Browser"));
    await remembered(second);
  });
});

/** Ids that a token contains. */
function idsOf(token: string): { userId: string; sessionId: string } {
  const [, claims = ""] = token.split(".");
  const { sub, sid }: { sub: string; sid: string } = JSON.parse(Buffer.from(claims, "base64url").toString());
  return { userId: sub, sessionId: sid };
}
