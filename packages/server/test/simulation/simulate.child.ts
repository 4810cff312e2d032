/**
 * Simulates runs with the seeds from FROM to below TO: `node simulate.child.ts FROM TO [FAULT]`. With a single seed it prints
 * the trace of its run. Ends with status 1 if a promise is broken.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantFault } from "./faults.ts";
import { replaceChance } from "./scheduler.ts";

const [first = "1", last, fault] = process.argv.slice(2);
if (fault !== undefined) plantFault(fault);
const schema = await readSchema();
replaceChance();
const { ReadCommitted } = await import("./read-committed.ts");
const { simulate } = await import("./workload.ts");

const store = new ReadCommitted(schema);
const [from, to] = [Number(first), Number(last ?? Number(first) + 1)];
/** Of the last trace. */
let digest = "";
const ends = { done: 0, refused: 0, unknown: 0 };
let failed: number | undefined;
for (let seed = from; seed < to && failed === undefined; seed++) {
  const run = await simulate(store, seed);
  digest = createHash("sha256").update(run.trace.join("\n")).digest("hex").slice(0, 16);
  for (const [end, count] of Object.entries(run.ends)) ends[end as keyof typeof ends] += count;
  if (to - from === 1) process.stdout.write(`${run.trace.join("\n")}\n`);
  if (run.defects.length === 0) continue;
  failed = seed;
  const replay = [
    "node",
    "packages/server/test/simulation/simulate.child.ts",
    seed,
    ...(fault ? [seed + 1, fault] : []),
  ];
  process.stdout.write(`seed ${seed}: ${run.defects.join("; ")}\n`);
  if (to - from > 1) process.stdout.write(`${run.trace.slice(-60).join("\n")}\n`);
  process.stdout.write(`replay: ${replay.join(" ")}\n`);
}
const { done, refused, unknown } = ends;
process.stdout.write(`trace ${digest}\n`);
process.stdout.write(`${done} requests done, ${refused} refused, ${unknown} with an unknown end\n`);
process.exitCode = failed === undefined ? 0 : 1;

/** Tables and indexes of a new data folder. The gallery's index of words is derived by triggers, and left out. */
async function readSchema(): Promise<readonly string[]> {
  const { DatabaseSync } = await import("node:sqlite");
  const { databaseFile } = await import("../../src/store/data-folder.ts");
  const { openStore } = await import("../../src/store/open-store.ts");
  const folder = mkdtempSync(join(tmpdir(), "octavo-simulation-"));
  try {
    await (await openStore({ dataDir: folder })).close();
    const database = new DatabaseSync(databaseFile(folder));
    const rows = database.prepare(
      "select sql from sqlite_master where sql is not null and name not like 'gallery_search%' and type <> 'trigger' order by type desc",
    );
    const statements = rows.all().map(({ sql }) => String(sql));
    database.close();
    return statements;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
