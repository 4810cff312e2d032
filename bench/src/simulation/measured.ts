/** Figures of the group `cluster`, from which the simulation takes its service times. */
import { readFileSync } from "node:fs";
import { answeredShare, callRowName, idleRowName, nodeCounts, rates, stepRowName } from "../cluster/row-names.ts";
import { type CallName, callNames } from "../workload/calls.ts";
import type { CallCost, PartCost } from "./site.ts";
import { crowdShares } from "./visitors.ts";

type Figures = Readonly<Record<string, number>>;

interface MeasuredStep {
  readonly nodes: number;
  readonly rate: number;
  readonly figures: Figures;
}

export interface Measured {
  readonly date: string;
  readonly machine: string;
  /** Costs in a node that gets so many requests a second. */
  readonly costsAt: (ratePerNode: number) => Readonly<Record<CallName, CallCost>>;
  /** Costs in the nearest step of the cluster that the nodes answered. */
  readonly costsIn: (step: { readonly nodes: number; readonly rate: number }) => Readonly<Record<CallName, CallCost>>;
  /** Processor time per node and second, in milliseconds, that no request causes. */
  readonly idle: { readonly http: number; readonly postgres: number };
  readonly syncMs: number;
  readonly steps: readonly MeasuredStep[];
}

/** Written by `npm run bench -- cluster --json bench/src/simulation/measured.json`. */
const file = new URL("./measured.json", import.meta.url);

export function readMeasured(): Measured {
  const { date, machine, rows } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly date: string;
    readonly machine: string;
    readonly rows: readonly { readonly what: string; readonly figures?: Figures }[];
  };
  const find = (name: string) => rows.find(({ what }) => what === name)?.figures;
  const require = (name: string) => {
    const figures = find(name);
    if (!figures)
      throw new Error(`measured.json lacks the row "${name}". Repeat: npm run bench -- cluster --json FILE`);
    return figures;
  };
  const steps = nodeCounts.flatMap((nodes) =>
    rates.flatMap((rate) => {
      const figures = find(stepRowName(nodes, rate));
      return figures ? [{ nodes, rate, figures }] : [];
    }),
  );
  const answered = steps.filter(({ figures }) => !isSaturated(figures));
  const nearestStep = (nodes: number, rate: number) => {
    const distance = (step: MeasuredStep) => Math.abs(step.rate - rate);
    const [nearest] = answered.filter((step) => step.nodes === nodes).toSorted((a, b) => distance(a) - distance(b));
    if (!nearest)
      throw new Error(`${nodes} nodes answered too few requests in each step. Measure again without other work.`);
    return nearest.figures;
  };
  const [one, four] = [require(idleRowName(1)), require(idleRowName(4))];
  const idlePostgres = (of(four, "postgres_ms_per_second") - of(one, "postgres_ms_per_second")) / 3;
  const costs = costsOf((call) => require(callRowName(call)));
  return {
    date,
    machine,
    costsAt: (ratePerNode) => costsInStep(costs, nearestStep(1, ratePerNode)),
    costsIn: ({ nodes, rate }) => costsInStep(costs, nearestStep(nodes, rate)),
    idle: { http: of(one, "http_ms_per_second"), postgres: Math.max(0, idlePostgres) },
    syncMs: of(nearestStep(1, usualRatePerNode), "sync_ms"),
    steps,
  };
}

function costsOf(figuresOf: (call: CallName) => Figures): Record<CallName, CallCost> {
  const costs = callNames.map((call): [CallName, CallCost] => {
    const figures = figuresOf(call);
    const part = (name: string): PartCost => ({
      mean: of(figures, `${name}_ms`),
      variation: of(figures, `${name}_variation`),
    });
    const workers = part("workers");
    return [
      call,
      {
        load: none,
        caddy: part("caddy"),
        http: part("http"),
        // Ticks of idle workers are no jobs.
        workers: workers.mean < 1 ? none : workers,
        postgres: part("postgres"),
        hash: none,
      },
    ];
  });
  const known = Object.fromEntries(costs) as Record<CallName, CallCost>;
  // A sign-in is a small write whose process also hashes, on another thread.
  const { describe, signIn } = known;
  const hash = { mean: Math.max(0, signIn.http.mean - describe.http.mean), variation: signIn.http.variation };
  return { ...known, signIn: { ...signIn, http: describe.http, hash } };
}

/** Rate at which nodes are assumed to run, in requests a second. */
export const usualRatePerNode = 200;

/**
 * The busier a machine is, the less each request costs, because events come together, code is compiled and processors stay awake. Scales all calls so that the
 * crowd's actions cost as much as in the step.
 */
function costsInStep(costs: Record<CallName, CallCost>, figures: Figures): Record<CallName, CallCost> {
  const shares = Object.entries(crowdShares) as [CallName, number][];
  const factor = (part: "http" | "workers" | "postgres" | "caddy") =>
    of(figures, `${part}_ms`) / shares.reduce((sum, [call, share]) => sum + (share / 100) * costs[call][part].mean, 0);
  const load = { mean: (1000 * of(figures, "load_processors")) / of(figures, "per_second"), variation: 0 };
  const scaled = scaledCosts(costs, {
    load: 0,
    caddy: factor("caddy"),
    http: factor("http"),
    workers: factor("workers"),
    postgres: factor("postgres"),
    hash: 1,
  });
  return Object.fromEntries(callNames.map((call) => [call, { ...scaled[call], load }])) as Record<CallName, CallCost>;
}

export function scaledCosts(
  costs: Readonly<Record<CallName, CallCost>>,
  factors: Readonly<Record<keyof CallCost, number>>,
): Record<CallName, CallCost> {
  const scale = (cost: CallCost) =>
    Object.fromEntries(
      (Object.keys(factors) as (keyof CallCost)[]).map((part) => [
        part,
        { ...cost[part], mean: cost[part].mean * factors[part] },
      ]),
    ) as unknown as CallCost;
  return Object.fromEntries(callNames.map((call) => [call, scale(costs[call])])) as Record<CallName, CallCost>;
}

export const isSaturated = (figures: Figures) =>
  of(figures, "per_second") < answeredShare * of(figures, "offered_per_second");

const none: PartCost = { mean: 0, variation: 0 };

function of(figures: Figures, name: string): number {
  const value = figures[name];
  if (value === undefined) throw new Error(`measured.json lacks the figure "${name}".`);
  return value;
}
