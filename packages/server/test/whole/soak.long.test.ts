/** Users read, write and render PDFs for ten minutes. The server answers all requests, and its memory does not grow. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { masters, plan } from "../planners.ts";
import { migratedHome } from "../store-under-test.ts";
import { endServersAfterwards, startServer } from "./server-process.ts";
import { ask, newVisitor, send } from "./visitor.ts";
import { expectNothingLost, Writer } from "./writer.ts";

const minutes = 10;
const people = 10;

endServersAfterwards();

/** Memory of the server process. */
function residentMebibytes(pid: number | undefined): number {
  const [, kibibytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}

test("serves all clients for ten minutes without data loss or memory growth", { timeout: 15 * 60_000 }, async () => {
  const home = await migratedHome("sqlite");
  if (!("dataDir" in home.address)) throw new Error("SQLite has a folder.");
  // The writers create more projects in ten minutes than a user may have by default.
  const server = await startServer({ OCTAVO_DATA_DIR: home.address.dataDir, OCTAVO_USER_PROJECTS: "5000" });
  const { origin } = server;
  const writers = await Promise.all(Array.from({ length: people }, async () => new Writer(await newVisitor(origin))));
  const stop = new AbortController();
  const statuses = new Map<number, number>();

  async function readAndPrint({ visitor: { token } }: Writer): Promise<void> {
    const body = { name: "Year", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
    const { id } = await ask(origin, "POST /api/projects", { token, body });
    while (!stop.signal.aborted) {
      for (const name of ["GET /api/projects", "GET /api/projects/{id}", "GET /api/projects/{id}/pdf"] as const) {
        const { status } = await send(origin, name, { token, params: { id } });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  }

  const busy = writers.flatMap((writer) => [writer.writeTo(origin, stop.signal), readAndPrint(writer)]);
  // Caches and pools are as large as they get after a while.
  await sleep((minutes * 60_000) / 3);
  const before = residentMebibytes(server.child.pid);
  await sleep((minutes * 60_000 * 2) / 3);
  const after = residentMebibytes(server.child.pid);
  stop.abort();
  await Promise.all(busy);

  for (const writer of writers) await expectNothingLost(origin, writer, writer.projects);
  expect(server.faults()).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(after).toBeLessThan(1.3 * before + 50);
  const writes = writers.reduce((sum, { count }) => sum + count, 0);
  const reads = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  process.stdout.write(
    `\nfigure: ${writes} writes, none lost; reads ${reads}; memory ${before.toFixed(0)} to ${after.toFixed(0)} MiB\n`,
  );
  expect(await server.stop()).toBe(0);
  await home.remove();
});
