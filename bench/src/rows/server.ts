import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../measure.ts";
import { type Effort, milliseconds, type Row } from "../row.ts";
import { withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";

/** Of the clock; and compiles before it begins to count. */
const shortest = 2500;
const warmUp = 5;

/** How long others wait for their list of projects while one user compiles a year again and again: by the clock. */
export async function serverRows({ repetitions }: Effort): Promise<Row[]> {
  const { waits, compiles } = await withServer(({ origin }) => compileAndAsk(origin, shortest + 300 * repetitions));
  const p99 = quantile(waits, 0.99);
  return [
    {
      what: "GET /api/projects of another user during a compile, by the clock",
      other: "9.8 s",
      target: "p99 ≤ 50 ms",
      ours: `p50 ${milliseconds(quantile(waits, 0.5))}, p99 ${milliseconds(p99)} over ${compiles} compiles`,
      met: p99 <= 50,
    },
  ];
}

async function compileAndAsk(origin: string, milliseconds: number) {
  const [author, other] = [await StudioUser.register(origin), await StudioUser.register(origin)];
  const id = await author.createPlanner();
  await other.createPlanner();
  const compile = async () => {
    await author.edit(id);
    await author.call("POST", `/api/projects/${id}/compile`);
  };
  for (let i = 0; i < warmUp; i++) await compile();

  const end = performance.now() + milliseconds;
  const waits: number[] = [];
  let compiles = 0;
  const compiling = async () => {
    for (; performance.now() < end; compiles++) await compile();
  };
  const asking = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await other.call("GET", "/api/projects");
      waits.push(performance.now() - before);
      await sleep(5);
    }
  };
  await Promise.all([compiling(), asking()]);
  return { waits, compiles };
}
