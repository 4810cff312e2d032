import { runTask } from "../fresh-process.ts";
import { interleaved, median } from "../measure.ts";
import { type Effort, grouped, measured, megabytes, type Row, seconds, times } from "../row.ts";

interface Figures {
  readonly workMs: number;
  readonly pages: number;
  readonly bytes: number;
}

const task = new URL("../tasks/long.ts", import.meta.url);
const run = (kind: "count" | "days", size: number) => () => runTask<Figures>(task, kind, String(size));

const growth = "10,000 pages against 5,000, time";
const memory = "10,000 pages, peak memory";

/** Checks that twice as many pages take at most twice the time and the memory. */
export async function longRows({ processes }: Effort): Promise<readonly Row[]> {
  const rounds = Math.ceil(processes / 3);
  return [
    ...(await measured(["10,000 counted pages", growth, memory], () => countedRows(rounds))),
    ...(await measured("a year of 27 pages a day", () => daysRow(rounds))),
  ];
}

async function countedRows(rounds: number): Promise<readonly Row[]> {
  const runs = await interleaved(rounds, { half: run("count", 5000), whole: run("count", 10_000) });
  const [half, whole] = [workOf(runs.half), workOf(runs.whole)];
  const peak = median(runs.whole.map(({ peakBytes }) => peakBytes));
  const ratio = whole / half;
  return [
    {
      what: "10,000 counted pages",
      other: "7–17 s, blocking",
      target: "–",
      ours: `${seconds(whole)}, ${megabytes(runs.whole[0]?.bytes ?? 0)} of PDF`,
      figures: { cpu_ms: whole },
    },
    {
      what: growth,
      other: "–",
      target: "linear: ≤ 2.2×",
      ours: times(ratio),
      met: ratio <= 2.2,
      figures: { ratio },
    },
    memoryRow(memory, peak),
  ];
}

async function daysRow(rounds: number): Promise<readonly Row[]> {
  const { days } = await interleaved(rounds, { days: run("days", 27) });
  const [first] = days;
  const what = `a year of 27 pages a day (${grouped(first?.pages ?? 0)})`;
  const time = workOf(days);
  const row = { what, other: "–", target: "–", figures: { cpu_ms: time } };
  const peak = median(days.map(({ peakBytes }) => peakBytes));
  return [
    { ...row, ours: `${seconds(time)}, ${megabytes(first?.bytes ?? 0)} of PDF` },
    memoryRow(`${what}, peak memory`, peak),
  ];
}

const workOf = (runs: readonly Figures[]) => median(runs.map(({ workMs }) => workMs));

function memoryRow(what: string, bytes: number): Row {
  return { what, other: "–", target: "≤ 300 MB", ours: megabytes(bytes), met: bytes <= 300e6, figures: { bytes } };
}
