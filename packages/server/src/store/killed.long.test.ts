import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { type Child, startChild } from "../../test/child-process.ts";
import { emptyHome, type Home } from "../../test/store-under-test.ts";
import { openStore } from "./open-store.ts";
import type { StoreAddress } from "./store-address.ts";
import type { Database } from "./tables.ts";

/** Kills servers at random moments, in several folders at once. */
const kills = 50;
const folders = 3;
/** Every fifth kill may hit a server that is still starting. */
const whileOpening = 5;
const homes: Home[] = [];
const children: Child[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  for (const home of homes.splice(0)) await home.remove();
});

/** Last acknowledged revision of each project. */
type Acknowledged = Map<string, number>;

/** Lets a server write until it is killed. Records acknowledged writes. */
async function runAndKill(address: StoreAddress, round: number, acknowledged: Acknowledged): Promise<void> {
  const child = startChild("write-and-acknowledge.child.ts", JSON.stringify(address));
  children.push(child);
  const listening = (async () => {
    for (let line = await child.line(); line !== ""; line = await child.line()) {
      const [id = "", revision] = line.split(" ");
      acknowledged.set(id, Number(revision));
    }
  })();
  const begun = round % whileOpening === 0 ? Promise.resolve() : once(child.process.stdout, "data");
  await Promise.race([begun, listening]);
  await sleep(Math.random() * 400);
  expect(child.process.exitCode).toBeNull();
  await child.kill();
  await listening;
}

/** Opens the store as the next server does, and checks all acknowledged writes. */
async function verify(address: StoreAddress, acknowledged: Acknowledged): Promise<void> {
  const { database, close } = await openStore(address);
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  expect(check.rows).toEqual([{ integrity_check: "ok" }]);
  const found = await revisionsOf(database);
  const lost = [...acknowledged].filter(([id, revision]) => (found.get(id)?.project ?? 0) < revision);
  const torn = [...found].filter(([, { project, document }]) => project !== document);
  expect({ lost, torn }).toEqual({ lost: [], torn: [] });
  await close();
}

async function revisionsOf(database: Database) {
  const rows = await database
    .selectFrom("projects")
    .leftJoin("project_documents", "project_documents.id", "projects.id")
    .select(["projects.id", "revision", "text"])
    .execute();
  return new Map(
    rows.map(({ id, revision, text }) => [id, { project: revision, document: JSON.parse(text ?? "{}").revision }]),
  );
}

test("acknowledged writes survive kill -9 at fifty random times, and the store opens each time", async () => {
  let writes = 0;
  let rounds = 0;
  const killInOneFolder = async () => {
    const home = await emptyHome("sqlite");
    homes.push(home);
    const acknowledged: Acknowledged = new Map();
    while (rounds++ < kills) {
      await runAndKill(home.address, rounds, acknowledged);
      await verify(home.address, acknowledged);
    }
    writes += acknowledged.size;
  };
  await Promise.all(Array.from({ length: folders }, killInOneFolder));
  expect(writes).toBeGreaterThan(kills);
  process.stdout.write(`\nfigure: ${kills} kills of the store, ${writes} projects written, none lost\n`);
}, 600_000);
