/**
 * Entry of `npm run bench`: prints a table of measurements and their targets. `--quick` repeats less, a name selects one
 * group, and `--json FILE` also writes the figures.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Effort, Row } from "./row.ts";
import { formatTable, measured, verdict } from "./row.ts";
import { checkRows } from "./rows/check.ts";
import { clusterRows } from "./rows/cluster.ts";
import { crowdRows } from "./rows/crowd.ts";
import { editorRows } from "./rows/editor.ts";
import { galleryRows } from "./rows/gallery.ts";
import { httpRows } from "./rows/http-calls.ts";
import { largeRows } from "./rows/large.ts";
import { longRows } from "./rows/long.ts";
import { manyRows } from "./rows/many-rows.ts";
import { nodesRows } from "./rows/nodes.ts";
import { objectRows } from "./rows/objects.ts";
import { openingRows } from "./rows/opening.ts";
import { packageRows } from "./rows/package.ts";
import { photographRows } from "./rows/photograph.ts";
import { pictureRows } from "./rows/pictures.ts";
import { plannerRows } from "./rows/planner.ts";
import { serverRows } from "./rows/server.ts";
import { simulationRows } from "./rows/simulation.ts";
import { everyVariantRows, variantsRows } from "./rows/variants.ts";
import { writerRows } from "./rows/writers.ts";

const groups: Readonly<Record<string, (effort: Effort) => Promise<readonly Row[]>>> = {
  planner: plannerRows,
  variants: variantsRows,
  package: packageRows,
  check: checkRows,
  pictures: pictureRows,
  server: serverRows,
  http: httpRows,
  crowd: crowdRows,
  nodes: nodesRows,
  cluster: clusterRows,
  objects: objectRows,
  gallery: galleryRows,
  rows: manyRows,
  large: largeRows,
  editor: editorRows,
  opening: openingRows,
  long: longRows,
  photograph: photographRows,
  writers: writerRows,
  "every-variant": everyVariantRows,
  simulation: simulationRows,
};

/** Groups that take too long for a run of all. */
const onlyByName = ["every-variant", "cluster", "objects"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, json: { type: "string" } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(`There is no group "${unknown.join('", "')}". The groups are: ${Object.keys(groups).join(", ")}.`);
  process.exit(2);
}
const effort: Effort = values.quick ? { processes: 2, repetitions: 3 } : { processes: 7, repetitions: 9 };

const started = performance.now();
const rows: Row[] = [];
for (const [name, rowsOf] of Object.entries(groups)) {
  const wanted = positionals.length > 0 ? positionals.includes(name) : !onlyByName.includes(name);
  if (!wanted) continue;
  rows.push(...(await measured(`group ${name}`, () => rowsOf(effort))));
}

const [{ model } = { model: "" }] = cpus();
const machine = `${cpus().length} × ${model.trim()}`;
console.log(formatTable(rows));
console.log(`\nNode ${process.version}, ${machine}. Times are processor time of all threads unless said otherwise,
medians of ${effort.repetitions} runs in a warm process or of ${effort.processes} fresh ones. bench/README.md says how to read them.
Took ${Math.round((performance.now() - started) / 1000)} s.`);
if (values.json) writeFileSync(values.json, figuresAsJson());
process.exitCode = rows.some(({ failure }) => failure !== undefined) ? 1 : 0;

function figuresAsJson(): string {
  const date = new Date().toISOString().slice(0, 10);
  const described = rows.map((row) => ({ ...row, verdict: verdict(row) }));
  return `${JSON.stringify({ date, node: process.version, machine, effort, rows: described }, undefined, 2)}\n`;
}
