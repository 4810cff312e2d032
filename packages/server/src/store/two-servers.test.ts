import { longTest, runs } from "@octavo/foundation/testing";
import { afterEach, describe, expect, test } from "vitest";
import { type Child, startChild } from "../../test/child-process.ts";
import { emptyHome, type Home, storesUnderTest, storeUnderTest } from "../../test/store-under-test.ts";
import { migrate, migrations } from "./migrate.ts";
import { openStore } from "./open-store.ts";
import type { StoreAddress } from "./store-address.ts";

const children: Child[] = [];
const homes: Home[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  for (const home of homes.splice(0)) await home.remove();
});

async function home(kind: "sqlite" | "postgres") {
  const made = await emptyHome(kind);
  homes.push(made);
  return made.address;
}

/** Servers that have loaded and open the store on command. */
async function servers(count: number, address: StoreAddress): Promise<Child[]> {
  const started = Array.from({ length: count }, () => startChild("open-store.child.ts", JSON.stringify(address)));
  children.push(...started);
  for (const child of started) expect(await child.line()).toBe("ready");
  return started;
}

async function openTogether(started: readonly Child[]): Promise<string[]> {
  for (const child of started) child.tell("open");
  return Promise.all(started.map((child) => child.line()));
}

describe("servers that start at the same moment", () => {
  longTest("share a PostgreSQL database and create its tables once", async () => {
    const address = await home("postgres");
    const said = await openTogether(await servers(runs(4) + 1, address));
    expect(new Set(said)).toEqual(new Set(["open"]));
    const store = await openStore(address);
    const done = store.database.withTables<{ kysely_migration: { name: string } }>().selectFrom("kysely_migration");
    const names = (await done.select("name").orderBy("name").execute()).map(({ name }) => name);
    expect(names).toEqual(Object.keys(migrations));
    await store.close();
  });

  test("can't share a data folder, and name the server that uses it", async () => {
    const address = await home("sqlite");
    const started = await servers(2, address);
    const said = await openTogether(started);
    const winner = said.indexOf("open");
    const refusals = said.filter((line) => line !== "open");
    expect(refusals).toHaveLength(1);
    for (const line of refusals) {
      expect(line).toContain(`data folder ${"dataDir" in address ? address.dataDir : ""}. Stop it first`);
      expect(line).toContain("OCTAVO_DATA_DIR");
    }
    const [late] = await servers(1, address);
    late?.tell("open");
    expect(await late?.line()).toContain(`Another Octavo (process ${started[winner]?.process.pid}) is using`);
  });
});

describe("a data folder", () => {
  longTest("is free after its server was killed", async () => {
    const address = await home("sqlite");
    const [server] = await servers(1, address);
    server?.tell("open");
    expect(await server?.line()).toBe("open");
    await server?.kill();
    await (await openStore(address)).close();
  });

  test("stays locked if its own server opens it again", async () => {
    const address = await home("sqlite");
    const store = await openStore(address);
    await expect(openStore(address)).rejects.toThrow(`Another Octavo (process ${process.pid}) is using`);
    const [other] = await servers(1, address);
    other?.tell("open");
    expect(await other?.line()).toContain(`Another Octavo (process ${process.pid}) is using`);
    await store.close();
  });

  test("is free after its store is closed", async () => {
    const address = await home("sqlite");
    await (await openStore(address)).close();
    await (await openStore(address)).close();
  });
});

storesUnderTest("tables on %s", (kind) => {
  const site = storeUnderTest(kind);

  test("don't change if they are current", async () => {
    const before = await site.store.database.introspection.getTables();
    await migrate(site.store.database, kind);
    expect(await site.store.database.introspection.getTables()).toEqual(before);
  });

  test("of a newer version are not changed", async () => {
    const names = site.store.database.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await names
      .insertInto("kysely_migration")
      .values({ name: "9999-later", timestamp: "2030-01-01T00:00:00Z" })
      .execute();
    await expect(migrate(site.store.database, kind)).rejects.toThrow(
      "a newer Octavo (it has the migration 9999-later)",
    );
  });
});
