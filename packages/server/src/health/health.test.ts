import { closeSync, openSync, statSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { routes } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { busyMasters, longPlan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";
import { migratedHome, usualStores } from "../../test/store-under-test.ts";
import type { StoreKind } from "../store/migrations/column-types.ts";
import { openStore, type StoreAddress } from "../store/open-store.ts";
import type { Database } from "../store/tables.ts";

describe("health", () => {
  const server = serverUnderTest({ renderProcesses: true });

  test.each(["/api/health", "/health"])("is available at %s", async (url) => {
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(routes["GET /api/health"].response.json.parse(answer.json())).toMatchObject({
      status: "ok",
      version: "0.1.0",
      render_jobs: { running: 0, waiting: 0 },
    });
  });

  longTest("responds while a planner of 3,000 pages compiles", async () => {
    const { headers } = await signedIn(server);
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const answered: string[] = [];
    const body = JSON.stringify({ masters_yaml: busyMasters(2), plan_yaml: longPlan(3_000) });
    const planner = fetch(`${address}/api/compile/build`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    const planned = planner.then(async (answer) => {
      const built = (await answer.json()) as { compilation_stats: { total_pages: number } };
      answered.push(`${built.compilation_stats.total_pages} pages`);
    });
    await expect.poll(() => server.render.load.running, { timeout: 20_000 }).toBe(1);
    for (let call = 0; call < 3; call++) {
      await fetch(`${address}/api/health`);
      answered.push("health");
    }
    await planned;
    expect(answered).toEqual(["health", "health", "health", "3000 pages"]);
  });
});

usualStores("readiness on %s", (store) => {
  const server = serverUnderTest({ store });

  test.each(["/api/ready", "/ready"])("is available at %s", async (url) => {
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(routes["GET /api/ready"].response.json.parse(answer.json())).toEqual({ status: "ready" });
  });

  test("ends when the disk is full, and returns when there is space", async () => {
    const { database, kind } = server.store;
    const status = async () => (await server.app.inject({ url: "/ready" })).statusCode;
    await fillDisk(database, kind);
    if (kind === "sqlite") {
      expect(await status()).toBe(503);
      await sql`pragma max_page_count = 1000000`.execute(database);
    }
    expect(await status()).toBe(200);
  });

  test("ends when the database turns out to be damaged", async () => {
    const home = await migratedHome(store);
    const other = await openStore(home.address);
    expect(await other.ready()).toBe(true);
    await expect(damage(other.database, home.address)).rejects.toThrow();
    expect(await other.ready()).toBe(false);
    await other.close();
    await home.remove();
  });

  // The last one: the store is gone after it.
  test("ends when the store is not responding, while health stays", async () => {
    await server.store.close();
    const answer = await server.app.inject({ url: "/api/ready" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json()).toMatchObject({
      error: "SERVER_BUSY",
      message: "The server's database is not responding, is damaged or has no space left",
    });
    expect((await server.app.inject({ url: "/api/health" })).statusCode).toBe(200);
  });
});

async function fillDisk(database: Database, kind: StoreKind): Promise<void> {
  if (kind === "postgres") {
    await expect(raise(database, "53100")).rejects.toThrow();
    return;
  }
  await sql`pragma max_page_count = 1`.execute(database);
  const filler = { key: "x".repeat(100_000), count: 1, expires_at: 0 };
  await expect(database.insertInto("attempts").values(filler).execute()).rejects.toThrow("full");
}

/** Damages the store and queries it. */
async function damage(database: Database, address: StoreAddress): Promise<unknown> {
  if (!("dataDir" in address)) return raise(database, "XX001");
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  const file = join(address.dataDir, "octavo.db");
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(statSync(file).size - 4096), 0, undefined, 4096);
  closeSync(handle);
  return database.selectFrom("templates").selectAll().execute();
}

/** Makes PostgreSQL raise an error with this SQLSTATE. */
function raise(database: Database, code: string): Promise<unknown> {
  return sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`.execute(database);
}

describe("a server that is stopping", () => {
  const server = serverUnderTest();

  test("finishes running requests and reports that it is not ready", async () => {
    const { port } = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
    const slow = connect(Number(port), "127.0.0.1");
    let heard = "";
    slow.on("data", (chunk: Buffer) => {
      heard += String(chunk);
    });
    // Half a request keeps the connection open, and the server from being gone.
    slow.write("GET /ready HTTP/1.1\r\nHost: x\r\n");
    await expect.poll(() => connections(server.app.server)).toBe(1);
    const closed = server.app.close();
    await expect.poll(() => server.app.server.listening).toBe(false);
    slow.write("\r\n");
    await closed;
    await expect.poll(() => heard).toMatch(/^HTTP\/1.1 503 [^]*retry-after: 5\r\n[^]*"error":"SERVER_BUSY"/i);
  });

  const connections = (server_: typeof server.app.server) =>
    new Promise<number>((resolve, reject) =>
      server_.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
    );
});
