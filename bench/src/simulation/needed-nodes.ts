import { type Assumptions, assumptions, bars, type MachineSize, maxRefusedShare } from "./assumptions.ts";
import type { Measured } from "./measured.ts";
import { type Outcome, simulateHour, waitKinds } from "./simulate.ts";

interface Search {
  readonly measured: Measured;
  readonly assumed: Assumptions;
  readonly seed: number;
  readonly seconds: number;
  /** Number of nodes to try first. */
  readonly from: number;
  readonly size?: MachineSize;
}

export interface Needed {
  readonly nodes: number;
  readonly outcome: Outcome;
}

const maxNodes = 64;

/** Returns the smallest number of nodes that meets all bars, or the largest one if none does. */
export function neededNodes({ from, ...hour }: Search): Needed {
  let [best, isEnough] = attempt(hour, from);
  while (!isEnough && best.nodes < maxNodes) [best, isEnough] = attempt(hour, best.nodes + 1);
  if (best.nodes > from) return best;
  while (best.nodes > 1) {
    const [less, isLessEnough] = attempt(hour, best.nodes - 1);
    if (!isLessEnough) break;
    best = less;
  }
  return best;
}

/** Two of three seeds decide, because a p99 near its bar varies. */
function attempt(hour: Omit<Search, "from">, nodes: number): readonly [Needed, boolean] {
  const simulated = (later: number) => simulateHour({ ...hour, nodes, seed: hour.seed + later });
  const outcomes = [simulated(0), simulated(1)];
  const [first, second] = outcomes.map(meetsBars);
  const isEnough = first === second ? first === true : meetsBars(simulated(2));
  return [{ nodes, outcome: outcomes[0] as Outcome }, isEnough];
}

/** A kind without requests meets its bar. */
export function meetsBars({ waits, refusedShare }: Outcome): boolean {
  return refusedShare <= maxRefusedShare && waitKinds.every((kind) => !(waits[kind].p99 > bars[kind]));
}

export interface Influence {
  readonly name: keyof Assumptions;
  readonly half: Needed;
  readonly double: Needed;
}

/** Simulates half and twice each assumption. The one with the most influence on the number of nodes, and then on processors, is first. */
export function influences(search: Search): readonly Influence[] {
  const names = Object.keys(assumptions) as (keyof Assumptions)[];
  const all = names.map((name) => {
    const needed = (factor: number) =>
      neededNodes({ ...search, assumed: { ...search.assumed, [name]: scaled(name, search.assumed[name] * factor) } });
    return { name, half: needed(0.5), double: needed(2) };
  });
  const span = ({ half, double }: Influence, of: (needed: Needed) => number) => Math.abs(of(double) - of(half));
  const nodes = (needed: Needed) => needed.nodes;
  return all.toSorted((a, b) => span(b, nodes) - span(a, nodes) || span(b, usedCores) - span(a, usedCores));
}

/** Processors that all nodes and the database use, on average. */
export const usedCores = ({ outcome }: Needed) => outcome.nodeCores + outcome.databaseCores;

/** A share is at most 1, and a number of queries is whole. */
function scaled(name: keyof Assumptions, value: number): number {
  if (name === "queries") return Math.round(value);
  return name.endsWith("Share") ? Math.min(1, value) : value;
}
