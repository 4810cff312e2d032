/**
 * Compiles the daily starter with 10,000 events, which stand in its days, weeks and months, and the same pages without them. Then
 * also with its list of all events, whose pages a planner without events does not have.
 */
import { type Compilation, compile, compileProject, type Project, printProject } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { cpuOf, median } from "../measure.ts";
import { dailyPlanner } from "../workload/daily.ts";
import { emitAndDiscard } from "../workload/planner.ts";

const eventCount = 10_000;
const days = 365;
const warmUps = 3;
/** Section with the list of all events. */
const list = "agenda";

const repetitions = Number(process.argv[2]);
const world = nodeWorld();
const daily = await dailyPlanner(world);
const without = withoutList(daily);
const withEvents = withDates(without);
const withList = withDates(daily);

const times: Record<"withoutMs" | "withMs" | "pdfWithoutMs" | "pdfWithMs" | "pdfWithListMs", number[]> = {
  withoutMs: [],
  withMs: [],
  pdfWithoutMs: [],
  pdfWithMs: [],
  pdfWithListMs: [],
};
for (let run = 0; run < warmUps + repetitions; run++) {
  const withoutMs = await cpuOf(async () => compiled(without));
  const withMs = await cpuOf(async () => compiled(withEvents));
  if (run < warmUps) continue;
  times.withoutMs.push(withoutMs);
  times.withMs.push(withMs);
}
// Afterwards, because the garbage of a PDF would be collected during the next compilation.
const documentsOf = {
  without: printProject(without),
  withEvents: printProject(withEvents),
  withList: printProject(withList),
};
for (let run = 0; run < repetitions; run++) {
  times.pdfWithoutMs.push(await cpuOf(() => toPdf(documentsOf.without)));
  times.pdfWithMs.push(await cpuOf(() => toPdf(documentsOf.withEvents)));
  times.pdfWithListMs.push(await cpuOf(() => toPdf(documentsOf.withList)));
}
const document = compiled(withEvents);
const { pageCount: pages } = document;
if (compiled(without).pageCount !== pages) throw new Error("The planner with events has other pages.");
const bytes = await emitAndDiscard(document, world);
const listPages = compiled(withList).pageCount - pages;
const medians = Object.fromEntries(Object.entries(times).map(([name, measured]) => [name, median(measured)]));
console.log(JSON.stringify({ ...medians, bytesPerPage: bytes / pages, pages, listPages }));

function withoutList({ plan, ...project }: Project): Project {
  const sections = plan.sections.filter(({ kind }) => kind !== list);
  return { ...project, plan: { ...plan, sections, order: plan.order.filter((kind) => kind !== list) } };
}

function withDates(project: Project): Project {
  return { ...project, plan: { ...project.plan, dates: [source()] } };
}

function compiled(project: Project) {
  return documentOf(compileProject(project, world));
}

async function toPdf({ masters_yaml, plan_yaml }: ReturnType<typeof printProject>): Promise<void> {
  await emitAndDiscard(documentOf(compile(masters_yaml, plan_yaml, world)), world);
}

function documentOf({ document, diagnostics }: Compilation) {
  if (!document) throw new Error(JSON.stringify(diagnostics[0]));
  return document;
}

function source(): Project["plan"]["dates"][number] {
  const titles = ["Standup", "Planning with the team", "Dentist", "Review of the quarter", "Lunch", "Gym", "Call"];
  const rows = Array.from({ length: eventCount }, (_, i) => {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor((i * days) / eventCount)));
    const hour = 7 + (i % 12);
    const time = (minutes: number) => `${String(hour).padStart(2, "0")}:${minutes}`;
    const title = `${titles[i % titles.length]} ${i % 50}`;
    return { date: day.toISOString().slice(0, 10), start: time(10), end: time(50), title };
  });
  return {
    rows,
    name: "Work",
    style: undefined,
    include: undefined,
    exclude: undefined,
    all_day: "shown",
    shorten: undefined,
  };
}
