/** Figures of the group `cluster`, from which the simulation takes its service times. */
import { readFileSync } from "node:fs";
import { callRowName, idleRowName, nodeCounts, rates, stepRowName } from "../cluster/row-names.ts";
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
  readonly costs: Readonly<Record<CallName, CallCost>>;
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
  const warm = steps.findLast(
    ({ nodes, rate, figures }) => nodes === 1 && of(figures, "per_second") > answeredShare * rate,
  );
  if (!warm) throw new Error("One node answered too few requests in each step. Measure again without other work.");
  const load = (1000 * of(warm.figures, "load_processors")) / of(warm.figures, "per_second");
  const [one, four] = [require(idleRowName(1)), require(idleRowName(4))];
  const idlePostgres = (of(four, "postgres_ms_per_second") - of(one, "postgres_ms_per_second")) / 3;
  return {
    date,
    machine,
    costs: warmed(
      costsOf((call) => require(callRowName(call)), load),
      warm.figures,
    ),
    idle: { http: of(one, "http_ms_per_second"), postgres: Math.max(0, idlePostgres) },
    syncMs: of(warm.figures, "sync_ms"),
    steps,
  };
}

function costsOf(figuresOf: (call: CallName) => Figures, load: number): Record<CallName, CallCost> {
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
        load: { mean: load, variation: 0 },
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

/** A step that answers less of what was offered is saturated. */
export const answeredShare = 0.95;

/**
 * Calls one after the other cost more than among many, when code is compiled and events come together. Scales all calls so that the
 * crowd's actions cost as much as in the step with the highest rate that one node answered.
 */
function warmed(costs: Record<CallName, CallCost>, figures: Figures): Record<CallName, CallCost> {
  const factor = (part: "http" | "workers" | "postgres" | "caddy") => {
    const shares = Object.entries(crowdShares) as [CallName, number][];
    const one = shares.reduce((sum, [call, share]) => sum + (share / 100) * costs[call][part].mean, 0);
    return of(figures, `${part}_ms`) / one;
  };
  const factors = {
    load: 1,
    caddy: factor("caddy"),
    http: factor("http"),
    workers: factor("workers"),
    postgres: factor("postgres"),
    hash: 1,
  };
  return scaledCosts(costs, factors);
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

const none: PartCost = { mean: 0, variation: 0 };

function of(figures: Figures, name: string): number {
  const value = figures[name];
  if (value === undefined) throw new Error(`measured.json lacks the figure "${name}".`);
  return value;
}
