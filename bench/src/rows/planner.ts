import { join } from "node:path";
import { program, runNode, runTask, scratch } from "../fresh-process.ts";
import { median } from "../measure.ts";
import { type Effort, grouped, measured, megabytes, milliseconds, type Row, seconds, times } from "../row.ts";
import { plannerFiles } from "../workload/planner.ts";

interface Figures {
  readonly warmMs: number;
  readonly floorMs: number;
  readonly pdfBytes: number;
  readonly templateBytes: number;
  readonly pages: number;
}

const what = "masters + plan → PDF";

const againstFloor = `${what}, against deflating and copying its bytes`;

const withBlocks = "30 masters with 10 blocks of 20 widgets → PDF, against copies of the widgets";

const eventsToPdf = "daily starter with 10,000 events: masters + plan → PDF, against none";
const eventPages = "its pages alone";
const eventBytes = "its PDF, per page";
const eventList = "a page of its list of all events → PDF, against a page without events";

const inLanguages = "daily starter: masters + plan → PDF, against English";

export async function plannerRows({ processes, repetitions }: Effort): Promise<readonly Row[]> {
  return [
    ...(await measured([`${what}, warm process`, againstFloor, "compiled template", "PDF, fonts embedded"], () =>
      warmRows(repetitions),
    )),
    ...(await measured([`${what}, octavo build`, "peak memory of octavo build"], () => commandRows(processes))),
    ...(await measured(`${what}, octavo build, first ever`, () => firstRow(processes))),
    ...(await measured(withBlocks, () => blocksRow(repetitions))),
    ...(await measured([eventsToPdf, eventPages, eventBytes, eventList], () => eventRows(repetitions))),
    ...(await measured(inLanguages, () => languageRows(repetitions))),
  ];
}

async function warmRows(repetitions: number): Promise<readonly Row[]> {
  const task = new URL("../tasks/planner-warm.ts", import.meta.url);
  const { warmMs, floorMs, pdfBytes, templateBytes, pages } = await runTask<Figures>(task, String(repetitions));
  return [
    {
      what: `${what} (${pages} pages), warm process`,
      other: "8.9 s",
      target: "≤ 40 ms",
      ours: milliseconds(warmMs),
      met: warmMs <= 40,
      figures: { cpu_ms: warmMs },
    },
    {
      what: againstFloor,
      other: milliseconds(floorMs),
      target: "≤ 2.5×",
      ours: times(warmMs / floorMs),
      met: warmMs <= 2.5 * floorMs,
      figures: { floor_cpu_ms: floorMs, ratio: warmMs / floorMs },
    },
    {
      what: "compiled template",
      other: "1,795,685 bytes",
      target: "≤ 60,000",
      ours: grouped(templateBytes),
      met: templateBytes <= 60_000,
      figures: { bytes: templateBytes },
    },
    {
      what: "PDF, fonts embedded",
      other: "1,154,893 bytes",
      target: "≤ 180,000",
      ours: grouped(pdfBytes),
      met: pdfBytes <= 180_000,
      figures: { bytes: pdfBytes },
    },
  ];
}

async function commandRows(processes: number): Promise<readonly Row[]> {
  const { cpuMs, peakBytes } = await commandLine(processes, () => join(scratch, "compiled-cli"));
  return [
    {
      what: `${what}, octavo build`,
      other: "–",
      target: "≤ 0.60 s",
      ours: seconds(cpuMs),
      met: cpuMs <= 600,
      figures: { cpu_ms: cpuMs },
    },
    {
      what: "peak memory of octavo build",
      other: "244 MB",
      target: "≤ 120 MB",
      ours: megabytes(peakBytes),
      met: peakBytes <= 120e6,
      figures: { bytes: peakBytes },
    },
  ];
}

async function firstRow(processes: number): Promise<Row> {
  const { cpuMs } = await commandLine(processes, (run) => join(scratch, `compiled-cold-${run}`));
  return {
    what: `${what}, octavo build, first ever`,
    other: "–",
    target: "–",
    ours: seconds(cpuMs),
    figures: { cpu_ms: cpuMs },
  };
}

/** Runs a command-line program. With a reused cache the first run only fills it. */
export async function commandLine(runs: number, cacheOf: (run: number) => string, octavo = program) {
  const results = [];
  for (let run = 0; run <= runs; run++) {
    const { usage } = await runNode(
      [octavo, "build", ...plannerFiles, "-o", join(scratch, "planner.pdf"), "--json"],
      cacheOf(run),
    );
    if (run > 0) results.push(usage);
  }
  return {
    cpuMs: median(results.map(({ cpuMs }) => cpuMs)),
    peakBytes: median(results.map(({ peakBytes }) => peakBytes)),
  };
}

async function blocksRow(repetitions: number): Promise<Row> {
  const task = new URL("../tasks/blocks.ts", import.meta.url);
  const { blocksMs, copiesMs } = await runTask<{ blocksMs: number; copiesMs: number }>(task, String(repetitions));
  const ratio = blocksMs / copiesMs;
  return {
    what: withBlocks,
    other: "–",
    target: "≤ 1.3×",
    ours: `${milliseconds(blocksMs)}, ${times(ratio)}`,
    met: ratio <= 1.3,
    figures: { cpu_ms: blocksMs, ratio },
  };
}

function eventRow(what: string, withMs: number, withoutMs: number): Row {
  const ratio = withMs / withoutMs;
  return {
    what,
    other: "–",
    target: "≤ 1.6×",
    ours: `${milliseconds(withMs)}, ${times(ratio)}`,
    met: ratio <= 1.6,
    figures: { cpu_ms: withMs, ratio },
  };
}

type EventFigures = Record<
  "withoutMs" | "withMs" | "pdfWithoutMs" | "pdfWithMs" | "pdfWithListMs" | "bytesPerPage" | "pages" | "listPages",
  number
>;

async function eventRows(repetitions: number): Promise<readonly Row[]> {
  const task = new URL("../tasks/dates.ts", import.meta.url);
  const figures = await runTask<EventFigures>(task, String(repetitions));
  const { bytesPerPage } = figures;
  return [
    eventRow(eventsToPdf, figures.pdfWithMs, figures.pdfWithoutMs),
    eventRow(eventPages, figures.withMs, figures.withoutMs),
    {
      what: eventBytes,
      other: "–",
      target: "≤ 1,000 bytes",
      ours: grouped(Math.round(bytesPerPage)),
      met: bytesPerPage <= 1000,
      figures: { bytes: bytesPerPage },
    },
    eventListRow(figures),
  ];
}

/** A planner without events has no such pages, so that the row compares pages. */
function eventListRow({ pdfWithListMs, pdfWithMs, pdfWithoutMs, pages, listPages }: EventFigures): Row {
  const pageMs = (pdfWithListMs - pdfWithMs) / listPages;
  const ratio = pageMs / (pdfWithoutMs / pages);
  return {
    what: eventList,
    other: "–",
    target: "–",
    ours: `${milliseconds(pageMs)}, ${times(ratio)}`,
    figures: { cpu_ms: pageMs, ratio },
  };
}

interface LanguageFigures {
  readonly ms: number;
  readonly bytes: number;
  readonly pages: number;
}

/** Scripts with thousands of characters, from right to left, and with letters that stack. */
async function languageRows(repetitions: number): Promise<readonly Row[]> {
  const task = new URL("../tasks/languages.ts", import.meta.url);
  const figures = await runTask<Record<"en" | "ja" | "ar" | "hi", LanguageFigures>>(task, String(repetitions));
  const { en } = figures;
  return (["ja", "ar", "hi"] as const).map((language): Row => {
    const { ms, bytes, pages } = figures[language];
    const ratio = ms / en.ms;
    return {
      what: `${inLanguages}: ${language}, ${pages} pages`,
      other: "–",
      target: "≤ 2×",
      ours: `${milliseconds(ms)}, ${times(ratio)}; ${grouped(bytes)} bytes, English ${grouped(en.bytes)}`,
      met: ratio <= 2,
      figures: { cpu_ms: ms, ratio, bytes },
    };
  });
}
