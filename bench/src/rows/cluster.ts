import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { queryRow } from "@octavo/server/testing";
import { type Cluster, type Part, type PartTimes, parts, withCluster } from "../cluster/cluster.ts";
import type { StepResult } from "../cluster/load.ts";
import { requireNamespaces } from "../cluster/requirements.ts";
import {
  answeredShare,
  callRowName,
  counted,
  idleRowName,
  nodeCounts,
  rates,
  stepRowName,
} from "../cluster/row-names.ts";
import { quantile } from "../measure.ts";
import { type Effort, measured, milliseconds, type Row, times } from "../row.ts";
import { cpuOfMachine } from "../server/process-tree.ts";
import { type CallName, callNames } from "../workload/calls.ts";
import { kinds } from "./crowd.ts";

/** In a quick run. */
const quickRates: readonly number[] = [80, 160, 320];
const quickRepetitions = 3;
/** For each node. */
const warmUp = { name: "step", rate: 60, seconds: 5, seed: 1 } as const;

/** Requests per second for each node. It times each number of nodes is a rate, also of a quick run. */
const comparedRate = 80;
const costRowName = (nodes: number) =>
  `${counted(nodes)}: processor time per request, ${nodes * comparedRate} requests a second`;

/**
 * Measures sites of one, two and four nodes in network namespaces, behind Caddy and on PostgreSQL: the cost of each call, of no
 * requests, and of the actions of the crowd at a growing rate.
 */
export async function clusterRows(effort: Effort): Promise<readonly Row[]> {
  return measured("a site of several nodes", async () => {
    requireNamespaces();
    const rows: Row[] = [];
    const costs: number[] = [];
    for (const nodes of nodeCounts) rows.push(...(await measured(counted(nodes), () => rowsOf(nodes, effort, costs))));
    return rows;
  });
}

/** Adds the processor time per request to `costs`, which begins with that of one node. */
function rowsOf(nodes: number, { repetitions }: Effort, costs: number[]): Promise<readonly Row[]> {
  return withCluster(nodes, async (cluster) => {
    const rows: Row[] = [];
    if (nodes === 1) for (const call of callNames) rows.push(await callRow(cluster, call, 5 * repetitions));
    await joinAndWarmUp(cluster);
    rows.push(await idleRow(cluster, repetitions));
    const steps: Step[] = [];
    for (const rate of rates.filter((rate) => repetitions > quickRepetitions || quickRates.includes(rate))) {
      const step = await offer(cluster, rate, 1 + repetitions);
      rows.push(stepRow(stepRowName(nodes, rate), nodes, step));
      steps.push(step);
      if (isSaturated(step)) break;
    }
    return [...rows, costRow(nodes, steps, costs)];
  });
}

export async function joinAndWarmUp({ load, origin, nodes }: Cluster, hasPictures = false): Promise<void> {
  await load.ask({ name: "join", origin, hasPictures });
  await load.ask({ ...warmUp, seconds: nodes * warmUp.seconds });
}

/** Makes one call after the other. What follows an answer counts for the next call. */
async function callRow({ load, origin, exactCpu }: Cluster, call: CallName, repetitions: number): Promise<Row> {
  const waits: number[] = [];
  const costs: PartTimes[] = [];
  for (let run = -repetitions; run < repetitions; run++) {
    await load.ask({ name: "prepare", call, origin });
    const before = exactCpu();
    const wait = await load.ask({ name: "call", call, run: run + repetitions + 1 });
    if (run < 0) continue;
    waits.push(wait);
    costs.push(difference(exactCpu(), before));
  }
  const figures: Record<string, number> = { p50_ms: quantile(waits, 0.5), p99_ms: quantile(waits, 0.99) };
  for (const part of parts) {
    // A process that ended meanwhile takes its time with it.
    const spent = costs.map((cost) => cost[part]).filter((cost) => cost >= 0);
    figures[`${part}_ms`] = mean(spent);
    figures[`${part}_variation`] = variation(spent);
  }
  const described = parts.map((part) => `${part} ${milliseconds(figures[`${part}_ms`] ?? 0)}`).join(", ");
  return { what: callRowName(call), other: "–", target: "–", ours: described, figures };
}

async function idleRow({ nodes, cpu, databaseUrl }: Cluster, repetitions: number): Promise<Row> {
  const seconds = 2 * repetitions;
  await sleep(1000);
  const before = cpu();
  await sleep(1000 * seconds);
  const spent = difference(cpu(), before);
  const connections = await connectionsOf(databaseUrl);
  const figures = Object.fromEntries(parts.map((part) => [`${part}_ms_per_second`, spent[part] / seconds]));
  const described = parts.map((part) => `${part} ${milliseconds(spent[part] / seconds)}`).join(", ");
  return {
    what: idleRowName(nodes),
    other: "–",
    target: "–",
    ours: `per second ${described}; ${connections} connections`,
    figures: { ...figures, connections },
  };
}

export interface Step {
  readonly rate: number;
  readonly result: StepResult;
  readonly requests: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly offeredPerSecond: number;
  /** Milliseconds per request. */
  readonly cost: PartTimes;
  /** Processors in use, on average, by parts, load generator and other work of the machine. */
  readonly used: PartTimes & { readonly load: number; readonly others: number };
  readonly transactions: number;
  readonly syncMs: number;
  readonly connections: number;
  readonly waitingForLocks: number;
  readonly notifications: number;
}

export async function offer({ load, cpu, databaseUrl }: Cluster, rate: number, seconds: number): Promise<Step> {
  const counters = await countersOf(databaseUrl);
  const all = () => ({ ...cpu(), load: load.cpu(), machine: cpuOfMachine() });
  const [before, start] = [all(), performance.now()];
  const watch = watchDatabase(databaseUrl);
  const result = await load.ask({ name: "step", rate, seconds, seed: rate });
  const watched = await watch.stop();
  const [spent, elapsed] = [difference(all(), before), performance.now() - start];
  const { machine, ...known } = spent;
  const others = machine - sum(Object.values(known));
  const used = mapValues({ ...known, others }, (time) => Math.max(0, time / elapsed));
  const answered = sum(kinds.map((kind) => result.waits[kind].length));
  const failed = sum(Object.values(result.failures));
  const counted = difference(await countersOf(databaseUrl), counters);
  const requests = answered + failed;
  return {
    rate,
    result,
    requests,
    failed,
    perSecond: (result.answered / result.sentMs) * 1000,
    offeredPerSecond: (requests / result.sentMs) * 1000,
    cost: Object.fromEntries(parts.map((part) => [part, known[part] / requests])) as Record<Part, number>,
    used,
    transactions: counted.transactions / requests,
    syncMs: counted.syncs > 0 ? counted.syncMs / counted.syncs : 0,
    ...watched,
  };
}

/** PostgreSQL publishes its counters up to a second late. */
const publishMilliseconds = 1100;

async function countersOf(url: string) {
  await sleep(publishMilliseconds);
  const row = await queryRow(
    url,
    `select xact_commit::int as transactions, wal_sync::int as syncs, wal_sync_time as sync_ms
     from pg_stat_database, pg_stat_wal where datname = current_database()`,
  );
  return { transactions: Number(row["transactions"]), syncs: Number(row["syncs"]), syncMs: Number(row["sync_ms"]) };
}

async function connectionsOf(url: string): Promise<number> {
  return Number((await queryRow(url, watched))["connections"]);
}

const watched = `select count(*) filter (where pid <> pg_backend_pid())::int as connections,
  count(*) filter (where wait_event_type = 'Lock')::int as waiting, pg_notification_queue_usage() as notifications
  from pg_stat_activity where datname = current_database()`;

/** Watches the largest number of connections and of those that wait for a lock, and the share of the queue of notifications. */
function watchDatabase(url: string) {
  const most = { connections: 0, waitingForLocks: 0, notifications: 0 };
  const done = new AbortController();
  const watching = async () => {
    while (!done.signal.aborted) {
      const row = await queryRow(url, watched);
      most.connections = Math.max(most.connections, Number(row["connections"]));
      most.waitingForLocks = Math.max(most.waitingForLocks, Number(row["waiting"]));
      most.notifications = Math.max(most.notifications, Number(row["notifications"]));
      await sleep(500);
    }
  };
  const watch = watching();
  return {
    stop: async () => {
      done.abort();
      await watch;
      return most;
    },
  };
}

/** Such a step is the last one. */
export const isSaturated = ({ perSecond, offeredPerSecond }: Step) => perSecond < answeredShare * offeredPerSecond;

export function stepRow(what: string, nodes: number, step: Step): Row {
  const { result, perSecond, used, failed, cost } = step;
  const ofKinds = kinds.map((kind) => ({
    kind,
    p50: quantile(result.waits[kind], 0.5),
    p99: quantile(result.waits[kind], 0.99),
  }));
  const waits = ofKinds.map(({ kind, p50, p99 }) => `${kind} ${milliseconds(p50)}, ${milliseconds(p99)}`).join("; ");
  const processors = Object.entries(used).map(([part, share]) => `${part} ${share.toFixed(2)}`);
  const failures = failed > 0 ? `; failed ${JSON.stringify(result.failures)}` : "";
  return {
    what,
    other: "–",
    target: "–",
    ours: `${perSecond.toFixed(0)} a second; p50, p99: ${waits}; processors: ${processors.join(", ")}; ${bottleneck(nodes, step)}${failures}`,
    figures: {
      per_second: perSecond,
      offered_per_second: step.offeredPerSecond,
      ...Object.fromEntries(
        ofKinds.flatMap(({ kind, p50, p99 }) => [
          [`${kind}_p50_ms`, p50],
          [`${kind}_p99_ms`, p99],
        ]),
      ),
      ...Object.fromEntries(parts.map((part) => [`${part}_ms`, cost[part]])),
      ...Object.fromEntries(Object.entries(used).map(([part, share]) => [`${part}_processors`, share])),
      failed,
      late_ms: result.latestMs,
      transactions: step.transactions,
      sync_ms: step.syncMs,
      connections: step.connections,
      waiting_for_locks: step.waitingForLocks,
      notifications: step.notifications,
    },
  };
}

/** A part counts as busy from this share of what it can use. */
const busyShare = 0.9;

/** Names what limits the throughput. A node answers HTTP on one thread. */
function bottleneck(nodes: number, { used }: Step): string {
  if (used.http / nodes > busyShare) return "the HTTP thread of each node is busy";
  if (sum(Object.values(used)) > busyShare * cpus().length) return "all processors are busy";
  return "nothing is busy";
}

/** Compares steps with as many requests for each node, because a busier node takes less time for each. */
function costRow(nodes: number, steps: readonly Step[], costs: number[]): Row {
  const step = steps.find(({ rate }) => rate === nodes * comparedRate);
  if (!step) throw new Error(`The step with ${nodes * comparedRate} requests a second was not reached.`);
  const cost = sum(Object.values(step.cost));
  costs.push(cost);
  const ratio = cost / (costs[0] ?? cost);
  const most = (of: (step: Step) => number) => Math.max(...steps.map(of));
  const described = parts.map((part) => `${part} ${milliseconds(step.cost[part])}`).join(", ");
  const database = `${step.transactions.toFixed(1)} transactions a request; at most ${most(({ connections }) => connections)} connections, ${most(({ waitingForLocks }) => waitingForLocks)} waiting for a lock, notifications ${most(({ notifications }) => notifications).toFixed(2)} of the queue`;
  return {
    what: costRowName(nodes),
    other: "–",
    target: nodes === 1 ? "–" : "≤ 1.3×",
    ours: `${milliseconds(cost)}, ${times(ratio)} (${described}); ${database}`,
    met: nodes === 1 ? undefined : ratio <= 1.3,
    figures: { cpu_ms: cost, ratio, transactions: step.transactions },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Returns the standard deviation by the mean. */
function variation(values: readonly number[]): number {
  const average = mean(values);
  return average === 0 ? 0 : Math.sqrt(mean(values.map((value) => (value - average) ** 2))) / average;
}

function mapValues<Key extends string>(values: Readonly<Record<Key, number>>, of: (value: number) => number) {
  return Object.fromEntries(Object.entries<number>(values).map(([key, value]) => [key, of(value)])) as Record<
    Key,
    number
  >;
}

function difference<Values extends Readonly<Record<string, number>>>(after: Values, before: Values) {
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, value - (before[key] ?? 0)])) as {
    readonly [Key in keyof Values]: number;
  };
}
