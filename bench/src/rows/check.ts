import { runTask } from "../fresh-process.ts";
import { type Effort, measured, megabytes, milliseconds, type Row } from "../row.ts";

interface Figures {
  readonly pages: number;
  readonly coldMs: number;
  readonly widgetMs: number;
  readonly masterMs: number;
  readonly memoryBytes: number;
}

const what = "problems of the daily starter";

/** In milliseconds of processor time. */
const target = 50;

export function checkRows({ repetitions }: Effort): Promise<readonly Row[]> {
  return measured([what, `${what}, one widget moved`, `${what}, one master moved`], () => rows(repetitions));
}

async function rows(repetitions: number): Promise<readonly Row[]> {
  const task = new URL("../tasks/check.ts", import.meta.url);
  const { pages, coldMs, widgetMs, masterMs, memoryBytes } = await runTask<Figures>(task, String(repetitions));
  return [
    {
      what: `${what} (${pages} pages), nothing remembered`,
      other: "–",
      target: "–",
      ours: `${milliseconds(coldMs)}; ${megabytes(memoryBytes)} to remember`,
      figures: { cpu_ms: coldMs, bytes: memoryBytes },
    },
    changedRow(`${what}, slowest widget of 365 pages moved`, widgetMs),
    changedRow(`${what}, all widgets of 365 pages moved`, masterMs),
  ];
}

function changedRow(name: string, cpuMs: number): Row {
  return {
    what: name,
    other: "–",
    target: `≤ ${target} ms`,
    ours: milliseconds(cpuMs),
    met: cpuMs <= target,
    figures: { cpu_ms: cpuMs },
  };
}
