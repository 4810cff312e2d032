import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addProjects, createDatabase, type SearchStore, startPostgres } from "@octavo/server/testing";
import { scratch } from "../fresh-process.ts";
import { quantile } from "../measure.ts";
import { type Effort, measured, milliseconds, type Row } from "../row.ts";
import { type RunningServer, withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";
import { galleryProjects } from "../workload/gallery.ts";

const projects = 100_000;
const idleMilliseconds = 5000;
const stores = ["SQLite", "PostgreSQL"] as const;

/** Searches by kind. The workload has each word, and says how many projects have it. */
const searches = {
  "a rare word": "search=quetzal",
  "a common word": "search=planner",
  "a part of many words": "search=lan",
  "two words": "search=planner+quetzal",
  "two letters": "search=qz",
  "words of no project": "search=xylophone+planner",
  "all conditions": "device=kindle-scribe&kinds=week,day&language=de&licence=CC-BY-4.0&min_score=80",
  "a condition that few meet": "min_score=100&kinds=row",
  "a word and conditions": "search=planner&language=pl&min_score=90",
  "page 1,000": "search=planner&offset=24000",
} as const;
type Kind = keyof typeof searches;

const nameOf = (store: string, kind: string) => `gallery of 100,000 projects on ${store}, ${kind}, by the clock`;
const othersName = (store: string) =>
  `GET /api/projects of another user during these searches on ${store}, by the clock`;

/** Measures searches of a large gallery on both stores, and the waiting time of another user. */
export async function galleryRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const store of stores) {
    const names = [...Object.keys(searches).map((kind) => nameOf(store, kind)), othersName(store)];
    rows.push(...(await measured(names, () => rowsOf(store, repetitions))));
  }
  return rows;
}

async function rowsOf(store: (typeof stores)[number], repetitions: number): Promise<readonly Row[]> {
  const { waits, others, idle } = await onStore(store, (variables) =>
    // The proxy is the bench itself, which names an address for each round.
    withServer((server) => search(server, 5 * repetitions), { ...variables, OCTAVO_TRUST_PROXY: "1" }),
  );
  const waiting = waitRow(othersName(store), others, 50);
  const idleP99 = quantile(idle, 0.99);
  return [
    ...Object.entries(waits).map(([kind, times]) => waitRow(nameOf(store, kind), times)),
    {
      ...waiting,
      ours: `${waiting.ours}; p99 ${milliseconds(idleP99)} when nothing is searched`,
      figures: { ...waiting.figures, p99_idle_ms: idleP99 },
    },
  ];
}

/** Runs `work` with the settings of a server whose store has the projects. */
async function onStore<Result>(
  store: (typeof stores)[number],
  work: (variables: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const fill = (address: SearchStore) => addProjects(address, galleryProjects(projects));
  if (store === "SQLite") {
    const dataDir = mkdtempSync(join(scratch, "gallery-"));
    await fill({ dataDir });
    return work({ OCTAVO_DATA_DIR: dataDir });
  }
  const postgres = await startPostgres();
  const { url: databaseUrl, drop } = await createDatabase(postgres.url);
  try {
    await fill({ databaseUrl });
    return await work({ DATABASE_URL: databaseUrl, OCTAVO_SECRET: randomUUID() });
  } finally {
    await drop();
    await postgres.stop();
  }
}

async function search({ origin }: RunningServer, rounds: number) {
  const other = await StudioUser.register(origin);
  await other.createPlanner();
  const waits = Object.fromEntries(Object.keys(searches).map((kind) => [kind, []])) as unknown as Record<
    Kind,
    number[]
  >;
  const idle = await waitsOf(other, AbortSignal.timeout(idleMilliseconds));
  const done = new AbortController();
  const [others] = await Promise.all([
    waitsOf(other, done.signal),
    searchAll(origin, rounds, waits).finally(() => done.abort()),
  ]);
  return { waits, others, idle };
}

/** Each round comes from an address of its own, because the searches of one address are limited. */
async function searchAll(origin: string, rounds: number, waits: Record<Kind, number[]>): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const [kind, query] of Object.entries(searches) as [Kind, string][]) {
      const before = performance.now();
      const headers = { "x-forwarded-for": `10.0.${round >> 8}.${round & 255}` };
      const answer = await fetch(`${origin}/api/public/projects?${query}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The search for ${kind} answered ${answer.status}.`);
      if (round > 0) waits[kind].push(performance.now() - before);
    }
}

async function waitsOf(user: StudioUser, signal: AbortSignal): Promise<readonly number[]> {
  const waits: number[] = [];
  for (; !signal.aborted; await sleep(5)) {
    const before = performance.now();
    await user.call("GET", "/api/projects");
    waits.push(performance.now() - before);
  }
  return waits;
}

function waitRow(what: string, times: readonly number[], most?: number): Row {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return {
    what,
    other: "–",
    target: most === undefined ? "–" : `p99 ≤ ${most} ms`,
    ours: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`,
    ...(most !== undefined && { met: p99 <= most }),
    figures: { p50_ms: p50, p99_ms: p99 },
  };
}
