import { quantile } from "../measure.ts";
import { seededRandom } from "../random.ts";
import { type CallName, callNames } from "../workload/calls.ts";
import { type Assumptions, type bars, type MachineSize, machines } from "./assumptions.ts";
import { EventQueue } from "./event-queue.ts";
import { type Measured, scaledCosts, usualRatePerNode } from "./measured.ts";
import { Site, type SiteOptions } from "./site.ts";
import { offerCrowd, visit } from "./visitors.ts";

export type WaitKind = keyof typeof bars;

const callsOf: Readonly<Record<WaitKind, readonly CallName[]>> = {
  read: ["list", "open", "gallery"],
  write: ["describe", "save"],
  page: ["preview"],
  pdf: ["pdf"],
  signIn: ["signIn"],
};
export const waitKinds = Object.keys(callsOf) as WaitKind[];

export interface Outcome {
  readonly perSecond: number;
  /** Waiting times in milliseconds; none of a kind without requests. */
  readonly waits: Readonly<Record<WaitKind, { readonly p50: number; readonly p99: number }>>;
  readonly refusedShare: number;
  /** Processors in use, on average: of all nodes together, and of the database. */
  readonly nodeCores: number;
  readonly databaseCores: number;
  /** The most in one node. */
  readonly queues: { readonly requests: number; readonly jobs: number; readonly hashes: number };
}

interface Run {
  readonly options: SiteOptions;
  readonly seed: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly start: (surroundings: {
    readonly events: EventQueue;
    readonly site: Site;
    readonly random: () => number;
  }) => void;
}

const sampleMilliseconds = 100;

/** Simulates a site for some time after a warm-up. The same run has the same outcome. */
function simulate({ options, seed, warmUpSeconds, seconds, start }: Run): Outcome {
  const events = new EventQueue();
  const random = seededRandom(seed);
  const site = new Site(events, options, random);
  start({ events, site, random });
  events.runUntil(1000 * warmUpSeconds);
  for (const call of callNames) Object.assign(site.ends[call], { waits: [], refused: 0 });
  const [nodesBefore, databaseBefore] = [site.machines.map(({ busyMs }) => busyMs), site.database.busyMs];
  const queues = { requests: 0, jobs: 0, hashes: 0 };
  const sample = () => {
    const { requests, jobs, hashes } = site.queues;
    queues.requests = Math.max(queues.requests, requests);
    queues.jobs = Math.max(queues.jobs, jobs);
    queues.hashes = Math.max(queues.hashes, hashes);
    events.after(sampleMilliseconds, sample);
  };
  sample();
  events.runUntil(1000 * (warmUpSeconds + seconds));
  const used = (after: number, before = 0) => (after - before) / (1000 * seconds);
  const waitsOf = (kind: WaitKind) => callsOf[kind].flatMap((call) => site.ends[call].waits);
  const waits = waitKinds.map((kind) => [
    kind,
    { p50: quantile(waitsOf(kind), 0.5), p99: quantile(waitsOf(kind), 0.99) },
  ]);
  const answered = callNames.reduce((sum, call) => sum + site.ends[call].waits.length, 0);
  const refused = callNames.reduce((sum, call) => sum + site.ends[call].refused, 0);
  return {
    perSecond: answered / seconds,
    waits: Object.fromEntries(waits),
    refusedShare: refused / Math.max(1, refused + answered),
    nodeCores: site.machines.reduce((sum, { busyMs }, index) => sum + used(busyMs, nodesBefore[index]), 0),
    databaseCores: used(site.database.busyMs, databaseBefore),
    queues,
  };
}

/**
 * The cluster of the bench: all parts share the processors of one machine, and each node has one worker process per lane. Processor
 * times are those of the measured step; waiting times and saturation follow from them.
 */
export function simulateCluster(measured: Measured, { nodes, rate, cores, seed }: ClusterRun): Outcome {
  const options = {
    ...machines,
    nodes,
    coresPerNode: cores,
    coresOfDatabase: undefined,
    workersPerNode: 1,
    syncMs: measured.syncMs,
    queries: 3,
    costs: measured.costsIn({ nodes, rate }),
  };
  return simulate({
    options,
    seed,
    warmUpSeconds: 5,
    seconds: 30,
    start: (surroundings) => offerCrowd(surroundings, rate),
  });
}

interface ClusterRun {
  readonly nodes: number;
  readonly rate: number;
  readonly cores: number;
  readonly seed: number;
}

interface HourRun {
  readonly measured: Measured;
  readonly nodes: number;
  readonly size?: MachineSize;
  readonly assumed: Assumptions;
  readonly isNight?: boolean;
  readonly seed: number;
  readonly seconds: number;
}

/** Some seconds of an hour of a site with a million accounts. */
export function simulateHour({ measured, nodes, size = machines, assumed, isNight = false, ...run }: HourRun): Outcome {
  const { queries } = assumed;
  const costs = scaledCosts(measured.costsAt(usualRatePerNode), {
    load: 0,
    caddy: 1,
    http: assumed.httpTimes,
    workers: assumed.workerTimes,
    postgres: assumed.postgresTimes,
    hash: assumed.hashTimes,
  });
  const options = { ...size, nodes, syncMs: measured.syncMs * assumed.syncTimes, queries, costs };
  const start: Run["start"] = (surroundings) => {
    visit(surroundings, assumed, isNight);
    const beat = () => {
      surroundings.site.idleWork(measured.idle.http, measured.idle.postgres);
      surroundings.events.after(1000, beat);
    };
    beat();
  };
  return simulate({ options, warmUpSeconds: 10, start, ...run });
}
