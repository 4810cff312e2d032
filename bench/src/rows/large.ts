import { setTimeout as sleep } from "node:timers/promises";
import { runTask } from "../fresh-process.ts";
import { quantile } from "../measure.ts";
import { type Effort, measured, milliseconds, type Row } from "../row.ts";
import { withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";
import type { LargeFigures, LargeLoad } from "../tasks/large-load.ts";
import { largeDesign } from "../workload/large.ts";

const task = new URL("../tasks/large-load.ts", import.meta.url);
const pictureMebibytes = 18;
const savedMebibytes = 12;

/** Measures the waiting time of other users during renames and saves of projects with large pictures. */
export async function largeRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const renames = `others' requests while a project with a picture of ${pictureMebibytes} MB is renamed by 40 at once`;
  const saves = `the same while ten projects of ${savedMebibytes} MB are saved a second`;
  return [
    ...(await measured(renames, () => withServer((server) => waitsDuring(renames, server.origin, 1, "renames")))),
    ...(await measured(saves, () =>
      withServer((server) => waitsDuring(saves, server.origin, 10, { savedMebibytes, seconds: repetitions })),
    )),
  ];
}

async function waitsDuring(what: string, origin: string, projects: number, load: LargeLoad["load"]): Promise<Row> {
  const [author, other] = [await StudioUser.register(origin), await StudioUser.register(origin)];
  await other.createPlanner();
  const mebibytes = load === "renames" ? pictureMebibytes : 1;
  const ids = [];
  for (let i = 0; i < projects; i++) ids.push(await createLarge(author, mebibytes));
  const idle = await waitsOf(other, sleep(2000));
  const running = runTask<LargeFigures>(
    task,
    JSON.stringify({ origin, token: author.token, ids, load } satisfies LargeLoad),
  );
  const busy = await waitsOf(other, running);
  const { answered, refused } = await running;
  const p99 = quantile(busy, 0.99);
  return {
    what,
    other: "–",
    target: "p99 ≤ 50 ms",
    ours: `p50 ${milliseconds(quantile(busy, 0.5))}, p99 ${milliseconds(p99)}; ${answered} answered, ${refused} refused; p99 ${milliseconds(quantile(idle, 0.99))} without`,
    met: p99 <= 50,
    figures: { p50_ms: quantile(busy, 0.5), p99_ms: p99, p99_idle_ms: quantile(idle, 0.99), answered, refused },
  };
}

async function createLarge(author: StudioUser, mebibytes: number): Promise<string> {
  const body = { name: "Large", device_profile: "boox-note-air-4c" };
  const { id } = await author.json<{ id: string }>("POST", "/api/projects", body);
  const design = { name: "Day", template_yaml: largeDesign(mebibytes) };
  await author.call("POST", `/api/projects/${id}/masters`, design);
  return id;
}

/** Returns the waiting times of a user who requests health and project list in turn until `end` resolves. */
async function waitsOf(user: StudioUser, end: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  end.then(over, over);
  for (let i = 0; !isOver; i++) {
    const before = performance.now();
    await user.call("GET", i % 2 ? "/api/health" : "/api/projects");
    waits.push(performance.now() - before);
    await sleep(5);
  }
  return waits;
}
