/** `npm run bench`: one table of what is measured, beside what was promised. `--quick` repeats less; a name measures one group. */
import { cpus } from "node:os";
import type { Effort, Row } from "./row.ts";
import { formatTable } from "./row.ts";
import { crowdRows } from "./rows/crowd.ts";
import { editorRows } from "./rows/editor.ts";
import { httpRows } from "./rows/http-calls.ts";
import { longRows } from "./rows/long.ts";
import { openingRows } from "./rows/opening.ts";
import { photographRows } from "./rows/photograph.ts";
import { pictureRows } from "./rows/pictures.ts";
import { plannerRows } from "./rows/planner.ts";
import { serverRows } from "./rows/server.ts";
import { writerRows } from "./rows/writers.ts";

const quick = process.argv.includes("--quick");
const effort: Effort = quick ? { processes: 2, repetitions: 3 } : { processes: 7, repetitions: 9 };

const groups = {
  planner: plannerRows,
  pictures: pictureRows,
  server: serverRows,
  http: httpRows,
  crowd: crowdRows,
  editor: editorRows,
  opening: openingRows,
  long: longRows,
  photograph: photographRows,
  writers: writerRows,
} as const;

type Group = keyof typeof groups;

const isGroup = (name: string): name is Group => Object.hasOwn(groups, name);
const named = process.argv.slice(2).filter(isGroup);
const chosen = named.length > 0 ? named : Object.keys(groups).filter(isGroup);

const started = performance.now();
const rows: Row[] = [];
for (const name of chosen) rows.push(...(await groups[name](effort)));

const [{ model } = { model: "" }] = cpus();
console.log(formatTable(rows));
console.log(`\nNode ${process.version}, ${cpus().length} × ${model.trim()}. Times are processor time of all threads unless said otherwise,
medians of ${effort.repetitions} runs in a warm process or of ${effort.processes} fresh ones. bench/README.md says how to read them.
Took ${Math.round((performance.now() - started) / 1000)} s.`);
