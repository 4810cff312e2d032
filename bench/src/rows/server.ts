import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../measure.ts";
import { type Effort, milliseconds, type Row } from "../row.ts";
import { withServer } from "../server/running-server.ts";
import { StudioUser } from "../server/studio-user.ts";

/** In milliseconds of wall time. Some compiles run before counting starts. */
const minDuration = 2500;
const warmUp = 5;

/** Measures the waiting time for the project list while another user compiles a year repeatedly. */
export async function serverRows({ repetitions }: Effort): Promise<readonly Row[]> {
  const { idle, busy, compiles } = await withServer(({ origin }) =>
    compileAndAsk(origin, minDuration + 300 * repetitions),
  );
  const [p99, before] = [quantile(busy, 0.99), quantile(idle, 0.99)];
  const alone = `p99 ${milliseconds(before)} when nothing is compiled`;
  return [
    {
      what: "GET /api/projects of another user during a compile, by the clock",
      other: "9.8 s",
      target: "p99 ≤ 50 ms",
      ours: `p50 ${milliseconds(quantile(busy, 0.5))}, p99 ${milliseconds(p99)} over ${compiles} compiles; ${alone}`,
      met: p99 <= 50,
      figures: { p50_ms: quantile(busy, 0.5), p99_ms: p99, p99_idle_ms: before, compiles },
    },
  ];
}

async function compileAndAsk(origin: string, duration: number) {
  const [author, other] = [await StudioUser.register(origin), await StudioUser.register(origin)];
  const id = await author.createPlanner();
  await other.createPlanner();
  const compile = async () => {
    await author.edit(id);
    await author.call("POST", `/api/projects/${id}/compile`);
  };
  for (let i = 0; i < warmUp; i++) await compile();
  const idle = await waitsOf(other, duration / 2);

  const end = performance.now() + duration;
  let compiles = 0;
  const compiling = async () => {
    for (; performance.now() < end; compiles++) await compile();
  };
  const [busy] = await Promise.all([waitsOf(other, duration), compiling()]);
  return { idle, busy, compiles };
}

/** Returns the waiting times of a user who requests the project list 200 times per second. */
async function waitsOf(user: StudioUser, duration: number): Promise<readonly number[]> {
  const waits: number[] = [];
  for (const end = performance.now() + duration; performance.now() < end; await sleep(5)) {
    const before = performance.now();
    await user.call("GET", "/api/projects");
    waits.push(performance.now() - before);
  }
  return waits;
}
