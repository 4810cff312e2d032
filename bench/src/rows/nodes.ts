import { createDatabase, startPostgres } from "@octavo/server/testing";
import { type Effort, grouped, measured, milliseconds, type Row, times } from "../row.ts";
import { type RunningServer, withServer } from "../server/running-server.ts";
import { registerMembers, runActions } from "./crowd.ts";

const minDuration = 4000;
const secret = "the same secret on every node of the bench";

const one = "100 people without a pause, one node on PostgreSQL: processor time per request";
const two = "100 people without a pause, two nodes: processor time per request, against one";

interface Figures {
  readonly perSecond: number;
  readonly cpuMs: number;
}

/**
 * The same actions on one node and on two that share a PostgreSQL. On one machine, two nodes share its processors: the
 * ratio shows what their coordination costs.
 */
export async function nodesRows({ repetitions }: Effort): Promise<readonly Row[]> {
  return measured([one, two], async () => {
    const postgres = await startPostgres();
    try {
      const duration = minDuration + 600 * repetitions;
      const single = await onNewDatabase(postgres.url, (url) => nodes(1, url, duration));
      const pair = await onNewDatabase(postgres.url, (url) => nodes(2, url, duration));
      const ratio = pair.cpuMs / single.cpuMs;
      return [
        {
          what: one,
          other: "–",
          target: "–",
          ours: described(single),
          figures: { cpu_ms: single.cpuMs, requests_per_second: single.perSecond },
        },
        {
          what: two,
          other: "–",
          target: "≤ 1.3×",
          ours: `${described(pair)}, ${times(ratio)}`,
          met: ratio <= 1.3,
          figures: { cpu_ms: pair.cpuMs, requests_per_second: pair.perSecond, ratio },
        },
      ];
    } finally {
      await postgres.stop();
    }
  });
}

const described = ({ cpuMs, perSecond }: Figures) =>
  `${milliseconds(cpuMs)}, ${grouped(Math.round(perSecond))} requests a second`;

async function onNewDatabase<Result>(server: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, drop } = await createDatabase(server);
  try {
    return await work(url);
  } finally {
    await drop();
  }
}

async function nodes(count: number, databaseUrl: string, duration: number): Promise<Figures> {
  const variables = { DATABASE_URL: databaseUrl, OCTAVO_SECRET: secret };
  const withNodes = (running: readonly RunningServer[]): Promise<Figures> =>
    running.length === count
      ? measure(running, duration)
      : withServer((server) => withNodes([...running, server]), variables);
  return withNodes([]);
}

async function measure(running: readonly RunningServer[], duration: number): Promise<Figures> {
  const members = await registerMembers(running.map(({ origin }) => origin));
  // Warms up processes and caches of each node.
  await runActions(members, duration / 4, 0);
  const cpu = () => running.reduce((sum, server) => sum + server.cpu(), 0);
  const [before, start] = [cpu(), performance.now()];
  const waits = await runActions(members, duration, 0);
  const requests = Object.values(waits).flat().length;
  return { perSecond: (requests / (performance.now() - start)) * 1000, cpuMs: (cpu() - before) / requests };
}
