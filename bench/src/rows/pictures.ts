import { runTask } from "../fresh-process.ts";
import { type Effort, measured, milliseconds, type Row } from "../row.ts";

/** One page of each kind. */
const pages = { year: 1, month: 2, day: 14 } as const;
const task = new URL("../tasks/pictures.ts", import.meta.url);

export async function pictureRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const what = `one page as PNG at scale 2, warm: ${name}`;
    rows.push(
      ...(await measured(what, async () => {
        const { pictureMs } = await runTask<{ readonly pictureMs: number }>(task, String(repetitions), String(page));
        return {
          what,
          other: "26–39 ms after 5.2 s",
          target: "≤ 40 ms in all",
          ours: milliseconds(pictureMs),
          met: pictureMs <= 40,
          figures: { cpu_ms: pictureMs },
        };
      })),
    );
  }
  return rows;
}
