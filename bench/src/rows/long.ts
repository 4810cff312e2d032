import { runTask } from "../fresh-process.ts";
import { interleaved, median } from "../measure.ts";
import { type Effort, grouped, megabytes, type Row, seconds, times } from "../row.ts";

interface Figures {
  readonly workMs: number;
  readonly pages: number;
  readonly bytes: number;
}

const task = new URL("../tasks/long.ts", import.meta.url);
const run = (kind: "count" | "days", size: number) => () => runTask<Figures>(task, kind, String(size));

/** Twice as many pages must take twice as long, not four times, and not twice the memory. */
export async function longRows({ processes }: Effort): Promise<Row[]> {
  const runs = await interleaved(Math.ceil(processes / 3), {
    half: run("count", 5000),
    whole: run("count", 10_000),
    days: run("days", 27),
  });
  const of = (name: keyof typeof runs, figure: "workMs" | "peakBytes") =>
    median(runs[name].map((result) => result[figure]));
  const growth = of("whole", "workMs") / of("half", "workMs");
  const peak = Math.max(of("whole", "peakBytes"), of("days", "peakBytes"));
  const [days] = runs.days;
  const [whole] = runs.whole;
  return [
    {
      what: "10,000 counted pages",
      other: "7–17 s, blocking",
      target: "–",
      ours: `${seconds(of("whole", "workMs"))}, ${megabytes(whole?.bytes ?? 0)} of PDF`,
    },
    {
      what: `a year of 27 pages a day (${grouped(days?.pages ?? 0)})`,
      other: "–",
      target: "–",
      ours: `${seconds(of("days", "workMs"))}, ${megabytes(days?.bytes ?? 0)} of PDF`,
    },
    {
      what: "10,000 pages against 5,000, time",
      other: "–",
      target: "linear: ≤ 2.2×",
      ours: times(growth),
      met: growth <= 2.2,
    },
    { what: "10,000 pages, peak memory", other: "–", target: "≤ 300 MB", ours: megabytes(peak), met: peak <= 300e6 },
  ];
}
