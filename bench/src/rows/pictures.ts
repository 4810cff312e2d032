import { runTask } from "../fresh-process.ts";
import { type Effort, milliseconds, type Row } from "../row.ts";

/** Pages of the planner, one of each kind. */
const pages = { year: 1, month: 2, day: 14 } as const;

/** One page as a PNG, two pixels to the point, when the process is warm. */
export async function pictureRows({ repetitions }: Effort): Promise<Row[]> {
  const task = new URL("../tasks/pictures.ts", import.meta.url);
  const { pictures } = await runTask<{ readonly pictures: Readonly<Record<string, number>> }>(
    task,
    String(repetitions),
    ...Object.values(pages).map(String),
  );
  return Object.entries(pages).map(([name, page]) => {
    const ms = pictures[page] ?? Number.NaN;
    return {
      what: `one page as PNG at scale 2, warm: ${name}`,
      other: "26–39 ms after 5.2 s",
      target: "≤ 40 ms in all",
      ours: milliseconds(ms),
      met: ms <= 40,
    };
  });
}
