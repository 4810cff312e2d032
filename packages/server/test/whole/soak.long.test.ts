/**
 * Users sign in, read, write and render PDFs. The server answers all requests, loses nothing, and its memory stays level.
 * `SOAK_MINUTES` and `SOAK_RATE` (requests a second) set length and pace, and `SOAK_SAMPLES` a file for the samples (CSV).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { masters, plan } from "../planners.ts";
import { asCsv, type Sample, sample } from "./process-samples.ts";
import { endServersAfterwards, startServer } from "./server-process.ts";
import { ask, type Call, newVisitor, send, signIn, siteSecret, type Visitor } from "./visitor.ts";
import { expectNothingLost, Writer } from "./writer.ts";

const minutes = Number(process.env["SOAK_MINUTES"] ?? 10);
/** Requests a second of all users together. Without a rate, each sends its next request after the answer to the last. */
const rate = Number(process.env["SOAK_RATE"] ?? Number.POSITIVE_INFINITY);
const samplesFile = process.env["SOAK_SAMPLES"];

const people = 10;
/** Three of four requests read. */
const readersEach = 3;
/** Projects that a writer keeps, so that the data stays as large as after a few minutes. */
const keep = 50;
/** Planners of this size fill the caches in a few minutes. */
const year = plan.replace('end_date: "2026-01-03"', 'end_date: "2026-12-31"');
const sampleMilliseconds = Math.min(10_000, minutes * 1000);

/** Hands out turns at a rate. Turns that nobody took within a second are lost. */
class Turns {
  taken = 0;
  #next = performance.now();

  async take(): Promise<void> {
    this.taken++;
    const now = performance.now();
    this.#next = Math.max(this.#next + 1000 / rate, now - 1000);
    if (this.#next > now) await sleep(this.#next - now);
  }
}

const turns = new Turns();
const turn = () => turns.take();
const stop = new AbortController();
const statuses = new Map<number, number>();

/** Reads until the end. Searches the gallery at each tenth round, changes a planner at each 25th, and signs in at each 100th. */
async function readAndPrint(origin: string, visitor: Visitor, address: string): Promise<void> {
  const { token } = visitor;
  const headers = { "x-forwarded-for": address };
  const body = { name: "Year", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: year };
  const { id } = await ask(origin, "POST /api/projects", { token, body });
  const read = async (name: Parameters<typeof send>[1], call: Call = {}) => {
    await turn();
    const { status } = await send(origin, name, { token, headers, params: { id }, ...call });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let round = 1; !stop.signal.aborted; round++) {
    await read("GET /api/auth/me");
    await read("GET /api/projects");
    await read("GET /api/projects/{id}");
    await read("GET /api/projects/{id}/pdf");
    await read("GET /api/projects/{id}/preview", { query: { page: 1 + (round % 3), scale: 2 } });
    await read("GET /api/public/projects", { query: round % 10 === 0 ? { search: "daily" } : {} });
    if (round % 25 === 0) await read("PATCH /api/projects/{id}", { body: { name: `Year ${round}` } });
    if (round % 100 !== 0) continue;
    await turn();
    await read("POST /api/auth/logout", { token: await signIn(origin, visitor, headers) });
  }
}

/** Variables of the service that limit memory. */
function memorySettings(): Readonly<Record<string, string>> {
  const unit = readFileSync(new URL("../../../../deploy/octavo.service", import.meta.url), "utf8");
  const set = [...unit.matchAll(/\b(NODE_OPTIONS|MALLOC_ARENA_MAX)=(\S+)/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  expect(set).toHaveLength(2);
  return Object.fromEntries(set);
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns the medians of a measure in the second and the last quarter. */
function levels(samples: readonly Sample[], measure: keyof Sample): readonly [number, number] {
  const quarter = Math.floor(samples.length / 4);
  const of = (from: number) => median(samples.slice(from * quarter, (from + 1) * quarter).map((each) => each[measure]));
  return [of(1), of(3)];
}

endServersAfterwards();

test("serves all users without data loss or memory growth", { timeout: (minutes + 15) * 60_000 }, async () => {
  // On a disk, unlike other tests: its log and checkpoints are watched.
  const dataDir = mkdtempSync(join(tmpdir(), "octavo-soak-"));
  const port = await freePort();
  const server = await startServer({
    ...memorySettings(),
    OCTAVO_DATA_DIR: dataDir,
    OCTAVO_STARTERS: "on",
    // Searches are limited by address.
    OCTAVO_TRUST_PROXY: "1",
    OCTAVO_SECRET: siteSecret,
    OCTAVO_METRICS_PORT: String(port),
  });
  const { origin } = server;
  const sampled = { pid: server.child.pid ?? 0, dataDir, metrics: `http://127.0.0.1:${port}/metrics` };
  const visitors = await Promise.all(Array.from({ length: people }, () => newVisitor(origin)));
  const writers = visitors.map((visitor) => new Writer(visitor, { keep, turn }));

  const busy = writers.flatMap((writer, i) => [
    writer.writeTo(origin, stop.signal),
    ...Array.from({ length: readersEach }, () => readAndPrint(origin, writer.visitor, `192.0.2.${1 + i}`)),
  ]);
  const samples: Sample[] = [];
  const start = performance.now();
  const milliseconds = () => performance.now() - start;
  while (milliseconds() < minutes * 60_000) {
    await Promise.race([sleep(sampleMilliseconds), ...busy]);
    const seconds = Math.round(milliseconds() / 1000);
    samples.push({ seconds, requests: turns.taken, ...(await sample(sampled)) });
    if (samplesFile) writeFileSync(samplesFile, asCsv(samples));
  }
  stop.abort();
  await Promise.all(busy);

  for (const writer of writers) await expectNothingLost(origin, writer, writer.projects);
  expect(server.faults()).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 400 && status !== 503)).toEqual([]);
  const writes = writers.reduce((sum, { count }) => sum + count, 0);
  const reads = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  const [memory, descriptors, folder] = (["memory", "descriptors", "folder"] as const).map((name) =>
    levels(samples, name),
  );
  const inWords = ([from, to]: readonly [number, number] = [0, 0]) => `${from.toFixed(0)} to ${to.toFixed(0)}`;
  process.stdout.write(
    `\nfigure: ${(turns.taken / minutes / 60).toFixed(0)} requests a second; ${writes} writes, none lost; reads ${reads}; ` +
      `from the second to the last quarter: memory ${inWords(memory)} MiB, descriptors ${inWords(descriptors)}, ` +
      `data folder ${inWords(folder)} MiB\n`,
  );
  expect(memory?.[1]).toBeLessThan(1.1 * (memory?.[0] ?? 0) + 20);
  expect(descriptors?.[1]).toBeLessThan(1.2 * (descriptors?.[0] ?? 0) + 20);
  expect(await server.stop()).toBe(0);
  rmSync(dataDir, { recursive: true });
});
