import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CheckMemory, compileProject, type Project } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { cpuOf, median } from "../measure.ts";
import { dailyPlanner } from "../workload/daily.ts";

/** Master of most pages. Its calendar is different on each of them, and the slowest widget of the planner. */
const edited = { master: "Day", widget: "month_days" };
const warmUps = 5;

const repetitions = Number(process.argv[2]);
const world = nodeWorld();
const project = await dailyPlanner(world);
const memory = new CheckMemory();
let turn = 0;

const coldMs = await cpuOfChecks(
  () => project,
  () => new CheckMemory(),
);
console.log(
  JSON.stringify({
    pages: check(project, memory),
    coldMs,
    widgetMs: await cpuOfChecks(
      () => moved((id) => id === edited.widget),
      () => memory,
    ),
    masterMs: await cpuOfChecks(
      () => moved(() => true),
      () => memory,
    ),
    memoryBytes: memoryBytes(),
  }),
);

/** Returns the number of pages. */
function check(version: Project, known: CheckMemory): number {
  const { document, diagnostics } = compileProject(version, world, { lint: true, fixes: true, memory: known });
  if (!document || diagnostics.length > 0) throw new Error("The starter has problems.");
  return document.pageCount;
}

async function cpuOfChecks(version: () => Project, memoryOf: () => CheckMemory): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < warmUps + repetitions; run++) {
    // A web worker also gets a copy.
    const copy = structuredClone(version());
    const known = memoryOf();
    times.push(await cpuOf(async () => check(copy, known)));
  }
  return median(times.slice(warmUps));
}

/** Moves widgets of the master, a little further each time. */
function moved(isMoved: (id: string) => boolean): Project {
  turn++;
  const masters = project.masters.map((master) => {
    if (master.name !== edited.master) return master;
    const widgets = master.widgets.map((widget) => {
      const { position } = widget;
      return isMoved(widget.id) ? { ...widget, position: { ...position, x: position.x + turn / 1000 } } : widget;
    });
    return { ...master, widgets };
  });
  return { ...project, masters };
}

/** Heap that one memory occupies: the mean of several. */
function memoryBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const made: CheckMemory[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 4; i++) {
    const known = new CheckMemory();
    check(structuredClone(project), known);
    made.push(known);
  }
  collect();
  return (process.memoryUsage().heapUsed - before) / made.length;
}
