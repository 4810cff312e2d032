/** Long jobs of several users on two nodes, of which one only renders and is killed at random moments. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openStoreUnlocked } from "../../src/store/open-store.ts";
import type { Database } from "../../src/store/tables.ts";
import { busyMasters, longPlan } from "../planners.ts";
import { randomNumbers } from "../random-numbers.ts";
import { emptyHome, type Home } from "../store-under-test.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, send, siteSecret, type Visitor } from "./visitor.ts";

const seed = Number(process.env["RENDER_SEED"] ?? Math.trunc(Math.random() * 2 ** 32));
const random = randomNumbers(seed);

/** A few run where they arrive, because a similar one took little time just before. */
const jobs = { greedy: 230, others: 5, each: 20, shared: 300 };
const kills = 6;
/** Pages of a planner. On a fast machine, too, it takes more than the bar of shared jobs. */
const days = 220;
/** Jobs that the greedy user has in the queue at a time. */
const atOnce = 8;

endServersAfterwards();

test("300 long jobs on two nodes run once each, while the node that renders is killed", {
  timeout: 40 * 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "octavo-render-"));
  const home = await emptyHome("postgres");
  const settings = settingsOf(home, folder);
  const main = await startServer({ ...settings, OCTAVO_SECRET: siteSecret });
  const startRenderer = () => startServer({ ...settings, OCTAVO_ROLE: "render" });
  const running = [main];
  const site = await openStoreUnlocked(home.address);
  const { database } = site;
  onTestFinished(async () => {
    await Promise.all(running.map((node) => node.kill()));
    await site.close();
    await home.remove();
    rmSync(folder, { recursive: true });
  });
  await logJobs(database);
  const planners = await makePlanners(join(folder, "alone"));
  const greedy = await newVisitor(main.origin);
  const others: Visitor[] = [];
  while (others.length < jobs.others) others.push(await newVisitor(main.origin));
  // The first job of a user shows how long such jobs take.
  for (const user of [greedy, ...others]) expect(await render(main, user, planners[0])).toBe(planners[0]?.digest);
  running.push(await startRenderer());

  const stop = new AbortController();
  const times = measureReads(main, stop.signal);
  const overtaken: number[] = [];
  let sent = 0;
  const next = () => planners[sent++ % planners.length];
  const work = [
    ...Array.from({ length: atOnce }, async (_, i) => {
      for (let j = i; j < jobs.greedy; j += atOnce) await expectRendered(main, greedy, next());
    }),
    ...others.map(async (user) => {
      for (let j = 0; j < jobs.each; j++) {
        const before = await endedOf(database, greedy);
        await expectRendered(main, user, next());
        overtaken.push((await endedOf(database, greedy)) - before);
      }
    }),
  ];
  const allDone = Promise.all(work)
    .catch(async (problem: unknown) => {
      console.log(`seed ${seed}`, JSON.stringify((await readLog(database)).slice(-100)), main.said().slice(-4000));
      throw problem;
    })
    .finally(() => stop.abort());
  const killed: number[] = [];
  const killing = (async () => {
    while (killed.length < kills && !stop.signal.aborted) {
      await sleep(500 + 4000 * random());
      if (!(await isRendering(database)) || stop.signal.aborted) continue;
      killed.push(Date.now());
      await running.pop()?.kill();
      running.push(await startRenderer());
    }
  })();
  await allDone;
  await killing;
  await expectOnceEach(database);
  expect(await jobsLeft(database)).toBe(0);
  expect(killed.length).toBeGreaterThan(kills / 2);
  // In turn with the other users, and not behind the jobs of the greedy one.
  expect(quantile(overtaken, 0.5)).toBeLessThan(atOnce / 2);
  expect(running.flatMap((node) => node.faults())).toEqual([]);
  const log = await readLog(database);
  report({ killed, log, times: await times, overtaken });
  expect(await Promise.all(running.map((node) => node.stop()))).toEqual([0, 0]);
});

interface Planner {
  readonly yaml: string;
  readonly digest: string;
}

function settingsOf({ address }: Home, folder: string): Record<string, string> {
  if (!("databaseUrl" in address)) throw new Error("PostgreSQL has an address.");
  return { DATABASE_URL: address.databaseUrl, OCTAVO_DATA_DIR: folder };
}

/** Templates with the digests of their PDFs, which a single node on SQLite makes. */
async function makePlanners(dataDir: string): Promise<readonly Planner[]> {
  const alone = await startServer({ OCTAVO_DATA_DIR: dataDir, OCTAVO_SECRET: siteSecret });
  const user = await newVisitor(alone.origin);
  const planners: Planner[] = [];
  for (let i = 0; i < 12; i++) {
    const body = { masters_yaml: busyMasters(90 + i), plan_yaml: longPlan(days) };
    const { yaml_content: yaml } = await ask(alone.origin, "POST /api/compile/build", { token: user.token, body });
    planners.push({ yaml, digest: await render(alone, user, { yaml }) });
  }
  expect(new Set(planners.map(({ digest }) => digest)).size).toBe(planners.length);
  await alone.stop();
  return planners;
}

async function render(
  { origin }: ServerProcess,
  { token }: Visitor,
  planner: Pick<Planner, "yaml"> | undefined,
): Promise<string> {
  const { status, bytes } = await send(origin, "POST /api/pdf/generate", {
    token,
    body: { yaml_content: planner?.yaml },
  });
  if (status !== 200) throw new Error(`${status}: ${bytes.toString().slice(0, 300)}`);
  return createHash("sha256").update(bytes).digest("hex");
}

async function expectRendered(node: ServerProcess, user: Visitor, planner: Planner | undefined): Promise<void> {
  expect(await render(node, user, planner)).toBe(planner?.digest);
}

interface LogRow {
  readonly id: string;
  readonly owner: string;
  readonly state: string;
  readonly attempts: number;
  readonly is_foreign: boolean;
  readonly at: number;
}

/** PostgreSQL itself logs each change of a job's state, whichever program makes it. */
async function logJobs(database: Database): Promise<void> {
  await sql`create table job_log (id text, owner text, state text, attempts integer, is_foreign boolean, at bigint)`.execute(
    database,
  );
  await sql`create function log_job() returns trigger language plpgsql as $$ begin
      insert into job_log values (new.id, new.owner, new.state, new.attempts, new.runner <> new.submitter,
        extract(epoch from clock_timestamp()) * 1000);
      return null;
    end $$`.execute(database);
  await sql`create trigger log_jobs after insert or update of state, attempts on shared_jobs
    for each row execute function log_job()`.execute(database);
}

async function readLog(database: Database): Promise<readonly LogRow[]> {
  return (await sql<LogRow>`select * from job_log order by at`.execute(database)).rows;
}

async function endedOf(database: Database, { userId }: Visitor): Promise<number> {
  const ended = sql<{ jobs: number }>`
    select count(*) as jobs from job_log where state = 'ended' and owner = ${`user:${userId}`}`;
  return (await ended.execute(database)).rows[0]?.jobs ?? 0;
}

async function isRendering(database: Database): Promise<boolean> {
  const found = sql`select 1 from shared_jobs where state = 'running' and runner <> submitter`;
  return (await found.execute(database)).rows.length > 0;
}

async function jobsLeft(database: Database): Promise<number> {
  const left = sql`select 1 from shared_jobs`;
  await expect.poll(async () => (await left.execute(database)).rows.length, { timeout: 30_000 }).toBe(0);
  return (await left.execute(database)).rows.length;
}

async function expectOnceEach(database: Database): Promise<void> {
  const log = await readLog(database);
  const added = log.filter(({ state, attempts }) => state === "waiting" && attempts === 0).map(({ id }) => id);
  const ended = log.filter(({ state }) => state === "ended").map(({ id }) => id);
  expect(added.length).toBeGreaterThanOrEqual(jobs.shared);
  expect(ended.toSorted()).toEqual(added.toSorted());
}

/** Milliseconds of reads, one after the other. */
async function measureReads({ origin }: ServerProcess, signal: AbortSignal): Promise<readonly number[]> {
  const times: number[] = [];
  const { token } = await newVisitor(origin);
  while (!signal.aborted) {
    const start = performance.now();
    expect((await send(origin, "GET /api/projects", { token })).status).toBe(200);
    times.push(performance.now() - start);
    await sleep(20);
  }
  return times;
}

interface Outcome {
  readonly killed: readonly number[];
  readonly log: readonly LogRow[];
  readonly times: readonly number[];
  readonly overtaken: readonly number[];
}

function report({ killed, log, times, overtaken }: Outcome): void {
  const ended = log.filter(({ state }) => state === "ended");
  const elsewhere = ended.filter(({ is_foreign }) => is_foreign).length;
  const again = log.filter(({ state, attempts }) => state === "running" && attempts > 1);
  const seconds = again.map(({ at }) => (at - Math.max(...killed.filter((moment) => moment <= at))) / 1000);
  console.log(
    `figure: ${ended.length} long jobs on two nodes, ${elsewhere} on the one that renders, ${killed.length} kills of it ` +
      `(seed ${seed}); ${again.length} jobs of killed nodes ran elsewhere, at most ${Math.max(...seconds).toFixed(1)} s later; ` +
      `jobs of a user with ${atOnce} that ended during one of another user: ${quantile(overtaken, 0.5)} (median), ` +
      `${Math.max(...overtaken)} (most); GET /api/projects p50 ${Math.round(quantile(times, 0.5))} ms, ` +
      `p99 ${Math.round(quantile(times, 0.99))} ms of ${times.length}`,
  );
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;
}
