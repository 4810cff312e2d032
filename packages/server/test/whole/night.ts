/** A night of nightly editions, made by server processes of which one is killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEdition } from "@octavo/engine";
import { deflate, inflate } from "@octavo/press";
import { expect, onTestFinished } from "vitest";
import { readSiteAddress } from "../../src/config.ts";
import { Objects } from "../../src/objects/objects.ts";
import { type ObjectSettings, openPlaces } from "../../src/objects/open-places.ts";
import type { StoreKind } from "../../src/store/migrations/column-types.ts";
import { openStoreUnlocked } from "../../src/store/open-store.ts";
import type { Database } from "../../src/store/tables.ts";
import { masters, plan } from "../planners.ts";
import { emptyHome, type Home } from "../store-under-test.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, send, siteSecret } from "./visitor.ts";

interface Night {
  readonly store: StoreKind;
  readonly nodes: number;
  readonly projects: number;
}

/** Projects of one user with nightly editions, less than the limit. */
const projectsEach = 20;

/**
 * Makes the editions of a night. The first node is killed when some are made; on SQLite, another one is started in its place.
 * Expects one delivered edition of each project.
 */
export async function makeNight({ store, nodes, projects }: Night): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-night-"));
  const home = await emptyHome(store);
  const start = () => startServer(variablesFor(home, folder));
  const running = await Promise.all(Array.from({ length: nodes }, start));
  const [first, ...others] = running as [ServerProcess, ...ServerProcess[]];
  const site = await openStoreUnlocked(home.address);
  onTestFinished(async () => {
    await site.close();
    await Promise.all(running.map((node) => node.stop()));
    await home.remove();
    rmSync(folder, { recursive: true });
  });
  const ids = await makeProjects(first.origin, projects);
  const { database } = site;
  await database
    .updateTable("standing_editions")
    .set({ next_at: Date.UTC(2026, 10, 28, 3), cost: 100 })
    .execute();

  await expect.poll(() => ended(database), { timeout: 120_000 }).toBeGreaterThanOrEqual(Math.ceil(projects / 6));
  await first.kill();
  expect(await ended(database)).toBeLessThan(projects);
  const last = others[0] ?? (await start());
  if (!others[0]) running.push(last);
  const stop = new AbortController();
  const times = measureAnswers(last.origin, stop.signal);
  await expect.poll(() => ended(database), { timeout: 900_000, interval: 500 }).toBe(projects);
  stop.abort();
  report({ store, nodes, projects }, await times);
  await expectEachOnce(database, readSiteAddress(variablesFor(home, folder)).objects, ids);
  expect(last.faults()).toEqual([]);
}

function variablesFor({ address }: Home, folder: string): Record<string, string> {
  const common = { OCTAVO_SECRET: siteSecret };
  return "databaseUrl" in address
    ? { ...common, DATABASE_URL: address.databaseUrl, OCTAVO_DATA_DIR: folder }
    : { ...common, OCTAVO_DATA_DIR: address.dataDir };
}

async function makeProjects(origin: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { token } = await newVisitor(origin);
    for (let i = 0; i < projectsEach && ids.length < count; i++) {
      const body = {
        name: `Planner ${ids.length}`,
        device_profile: "remarkable-2",
        masters_yaml: masters,
        plan_yaml: plan,
      };
      const { id } = await ask(origin, "POST /api/projects", { token, body });
      const settings = { hour: 4, zone: "Europe/Warsaw" };
      await ask(origin, "PUT /api/projects/{id}/standing-edition", { token, params: { id }, body: settings });
      ids.push(id);
    }
  }
  return ids;
}

async function ended(database: Database): Promise<number> {
  const rows = await database.selectFrom("editions").select("id").where("state", "!=", "waiting").execute();
  return rows.length;
}

async function expectEachOnce(database: Database, settings: ObjectSettings, ids: readonly string[]): Promise<void> {
  const editions = await database.selectFrom("editions").selectAll().execute();
  expect(editions.map(({ project_id }) => project_id).sort()).toEqual(ids.toSorted());
  expect(new Set(editions.map(({ state, night }) => `${state} ${night}`))).toEqual(new Set(["delivered 2026-11-28"]));
  const files = await database.selectFrom("edition_files").selectAll().execute();
  expect(files.map(({ id }) => id).sort()).toEqual(editions.map(({ id }) => id).sort());
  const objects = new Objects(database, openPlaces(database, settings));
  for (const { pdf } of files) {
    const result = readEdition(await objects.read(pdf), { inflate, deflate });
    expect("edition" in result && result.edition.manifest.pages).toHaveLength(3);
  }
  const standing = await database.selectFrom("standing_editions").select(["delivered_id", "next_at"]).execute();
  expect(standing.every(({ delivered_id }) => editions.some(({ id }) => id === delivered_id))).toBe(true);
  expect(standing.every(({ next_at }) => next_at > Date.now())).toBe(true);
}

/** Milliseconds of answers while the night goes on. */
async function measureAnswers(origin: string, signal: AbortSignal): Promise<readonly number[]> {
  const times: number[] = [];
  const { token } = await newVisitor(origin);
  while (!signal.aborted) {
    const start = performance.now();
    expect((await send(origin, "GET /api/projects", { token })).status).toBe(200);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times.toSorted((a, b) => a - b);
}

function report({ store, nodes, projects }: Night, times: readonly number[]): void {
  const quantile = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);
  console.log(
    `figure: a night of ${projects} projects on ${store} with ${nodes} node(s), one killed: GET /api/projects p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms of ${times.length}`,
  );
}
