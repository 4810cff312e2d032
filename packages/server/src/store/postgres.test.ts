import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { userRow } from "../../test/rows.ts";
import { emptyHome, type Home } from "../../test/store-under-test.ts";
import { openStore, type Store } from "./open-store.ts";
import { isUnavailable } from "./store-error.ts";

const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function database(): Promise<Home & { readonly url: string }> {
  const home = await emptyHome("postgres");
  return { ...home, url: "databaseUrl" in home.address ? home.address.databaseUrl : "" };
}

async function open(poolSize = 5): Promise<Store & { readonly problems: readonly Error[]; readonly url: string }> {
  const { url, remove } = await database();
  undo.push(remove);
  const problems: Error[] = [];
  const store = await openStore({ databaseUrl: url, poolSize }, { onProblem: (problem) => problems.push(problem) });
  undo.push(store.close);
  return { ...store, problems, url };
}

/** Terminates all connections, as a restart of the database does. */
async function endAllConnections(url: string): Promise<void> {
  const other = await openStore({ databaseUrl: url, poolSize: 1 });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other.database);
  await other.close();
}

test("the store continues after a restart of the database and logs it", async () => {
  const { database, ready, problems, url } = await open();
  await database.insertInto("users").values(userRow()).execute();
  await endAllConnections(url);
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(await ready()).toBe(true);
  expect(await database.selectFrom("users").select("id").execute()).toHaveLength(1);
});

test("a restart within a transaction fails that transaction and nothing else", async () => {
  const { database, url } = await open();
  const user = userRow();
  const cutOff = database.transaction().execute(async (transaction) => {
    await transaction.insertInto("users").values(user).execute();
    await endAllConnections(url);
    const insert = () => transaction.insertInto("users").values(userRow()).execute();
    // Which of them it is depends on whether the farewell or the closed connection is read first.
    const first = await insert().catch((problem: unknown) => problem);
    expect(first).toMatchObject({ message: expect.stringMatching(/terminat|not queryable|ECONNRESET/) });
    expect(isUnavailable(first)).toBe(true);
    await insert();
  });
  const problem = await cutOff.catch((thrown: unknown) => thrown);
  expect(problem).toMatchObject({ message: expect.stringContaining("not queryable") });
  expect(isUnavailable(problem)).toBe(true);
  expect(await database.selectFrom("users").selectAll().execute()).toEqual([]);
  await database.insertInto("users").values(user).execute();
});

test("the store is not ready if its database is gone", async () => {
  const { url, remove } = await database();
  const store = await openStore({ databaseUrl: url });
  await remove();
  expect(await store.ready()).toBe(false);
  await store.close();
});

longTest("the pool has the configured size, and statements time out", async () => {
  const { database } = await open(3);
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`;
  const all = await Promise.all(Array.from({ length: 12 }, () => pid.execute(database)));
  expect(new Set(all.map(({ rows }) => rows[0]?.pid)).size).toBe(3);
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
  expect(rows).toEqual([{ statement_timeout: "15s" }]);
});

test.each([
  ["nobody listens", (url: URL) => url.searchParams.set("host", "/nowhere"), "The database at /nowhere/"],
  [
    "there is no such database",
    (url: URL) => (url.pathname = "/nothing"),
    'refused the connection: database "nothing" does not exist.',
  ],
  [
    "there is no such user",
    (url: URL) => (url.username = "mallory"),
    'refused the connection: role "mallory" does not exist.',
  ],
])("if %s, the start reports it without the password", async (_what, spoil, sentence) => {
  const home = await database();
  undo.push(home.remove);
  const url = new URL(home.url);
  url.password = "hunter2";
  spoil(url);
  const problem = await openStore({ databaseUrl: url.href }).catch(String);
  expect(problem).toContain(sentence);
  expect(problem).toContain("DATABASE_URL");
  expect(problem).not.toContain("hunter2");
});
