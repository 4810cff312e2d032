import { cpus } from "node:os";
import { answeredShare, stepRowName } from "../cluster/row-names.ts";
import { type Effort, measured as measuredRows, milliseconds, type Row } from "../row.ts";
import {
  type Assumptions,
  assumptions,
  hours,
  type MachineSize,
  machines,
  nightlyHours,
  smallMachines,
} from "../simulation/assumptions.ts";
import { isSaturated, type Measured, readMeasured } from "../simulation/measured.ts";
import { type Influence, influences, type Needed, neededNodes, usedCores } from "../simulation/needed-nodes.ts";
import { type Outcome, simulateCluster, simulateHour, type WaitKind, waitKinds } from "../simulation/simulate.ts";
import { kinds } from "./crowd.ts";

const seed = 1;
/** Simulated time of a full run and of a quick one. */
const seconds = { full: 40, quick: 20 };
/** Number of nodes with which searches begin. */
const firstGuess = 4;
const ordinaryDay: Assumptions = { ...assumptions, activeShare: assumptions.activeShare / 5, signInShare: 0.3 };

/**
 * Simulates the cluster of the bench, to compare it with the measurement, and then a site with a million accounts on 1 January. No row
 * depends on the machine that computes it.
 */
export async function simulationRows({ repetitions }: Effort): Promise<readonly Row[]> {
  return measuredRows("simulation", async () => {
    const measured = readMeasured();
    const length = repetitions > 3 ? seconds.full : seconds.quick;
    const search = { measured, assumed: assumptions, seed, seconds: length, from: firstGuess };
    const peak = neededNodes(search);
    const without = (lost: number) => simulateHour({ ...search, nodes: peak.nodes - lost });
    const losses = [...new Set([1, peak.nodes - 1])].filter((lost) => lost > 0 && lost < peak.nodes);
    return [
      ...comparisonRows(measured),
      neededRow("1 January, busiest hour", peak, machines),
      ...losses.map((lost) =>
        outcomeRow(`the same, ${lost} of ${peak.nodes} nodes lost`, without(lost), machines, peak.nodes - lost),
      ),
      neededRow("the same, nodes with 2 cores", neededNodes({ ...search, size: smallMachines }), smallMachines),
      neededRow("ordinary day, busiest hour", neededNodes({ ...search, assumed: ordinaryDay }), machines),
      ...dayRows(search, peak.nodes),
      ...influences({ ...search, from: peak.nodes }).map((influence) => influenceRow(influence, peak)),
    ];
  });
}

/** Kinds of the crowd bench, by those of the simulation. */
const simulatedKind: Readonly<Record<(typeof kinds)[number], WaitKind>> = {
  read: "read",
  write: "write",
  render: "page",
};
/** The simulation is good enough if no p99 differs by more. */
const maxFactor = 2;
/** Processors that other work may use while the cluster is measured. Beside more, waiting times mean nothing. */
const maxOthers = 0.2;

function comparisonRows(measured: Measured): readonly Row[] {
  const cores = Number.parseInt(measured.machine, 10) || cpus().length;
  return measured.steps.map(({ nodes, rate, figures }) => {
    const outcome = simulateCluster(measured, { nodes, rate, cores, seed });
    const compared = kinds.map((kind) => {
      const { p50, p99 } = outcome.waits[simulatedKind[kind]];
      const [real50 = Number.NaN, real99 = Number.NaN] = [figures[`${kind}_p50_ms`], figures[`${kind}_p99_ms`]];
      return { kind, p50, p99, real50, real99, factor: Math.max(p99 / real99, real99 / p99) };
    });
    const states = { simulated: outcome.perSecond < answeredShare * rate, real: isSaturated(figures) };
    // In saturation, waiting depends on how long it lasts.
    const agree = states.simulated ? states.real : !states.real && compared.every(({ factor }) => factor <= maxFactor);
    const others = figures["others_processors"] ?? 0;
    const described = compared.map(
      ({ kind, p50, p99, real50, real99 }) =>
        `${kind} ${milliseconds(p50)}, ${milliseconds(p99)} (measured ${milliseconds(real50)}, ${milliseconds(real99)})`,
    );
    const rates = `${outcome.perSecond.toFixed(0)} a second (measured ${(figures["per_second"] ?? 0).toFixed(0)})`;
    return {
      what: `simulated: ${stepRowName(nodes, rate)}`,
      other: "–",
      target: `p99 ≤ ${maxFactor}×`,
      ours: `${rates}${states.simulated ? ", saturated" : ""}; p50, p99: ${described.join("; ")}; measured beside ${others.toFixed(1)} processors of other work`,
      met: others <= maxOthers ? agree : undefined,
      figures: {
        per_second: outcome.perSecond,
        processors: outcome.nodeCores,
        ...Object.fromEntries(
          compared.flatMap(({ kind, p50, p99, factor }) => [
            [`${kind}_p50_ms`, p50],
            [`${kind}_p99_ms`, p99],
            [`${kind}_factor`, factor],
          ]),
        ),
      },
    };
  });
}

function neededRow(what: string, { nodes, outcome }: Needed, size: MachineSize): Row {
  const row = outcomeRow(what, outcome, size, nodes);
  return { ...row, ours: `${nodes} nodes; ${row.ours}`, figures: { nodes, ...row.figures } };
}

function outcomeRow(what: string, outcome: Outcome, size: MachineSize, nodes: number): Row {
  const { waits, queues, refusedShare } = outcome;
  const known = waitKinds.filter((kind) => !Number.isNaN(waits[kind].p99));
  const times = known.map((kind) => `${kind} ${milliseconds(waits[kind].p50)}, ${milliseconds(waits[kind].p99)}`);
  const busy = `nodes ${percent(outcome.nodeCores / (nodes * size.coresPerNode))}, database ${percent(outcome.databaseCores / size.coresOfDatabase)}`;
  const longest = `queues: ${queues.requests} requests, ${queues.jobs} jobs, ${queues.hashes} hashes in a node`;
  return {
    what,
    other: "–",
    target: "–",
    ours: `${outcome.perSecond.toFixed(0)} a second; busy: ${busy}; p50, p99: ${times.join("; ")}; ${longest}; refused ${percent(refusedShare)}`,
    figures: {
      per_second: outcome.perSecond,
      node_cores: outcome.nodeCores,
      database_cores: outcome.databaseCores,
      refused_share: refusedShare,
      ...queues,
      ...Object.fromEntries(known.map((kind) => [`${kind}_p99_ms`, waits[kind].p99])),
    },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(share < 0.01 && share > 0 ? 2 : 0)} %`;

const shownHours = [0, 4, 8, 12, 16, 17, 18, 21, 23];

function dayRows(search: Omit<Parameters<typeof simulateHour>[0], "nodes">, nodes: number): readonly Row[] {
  return shownHours.map((hour) => {
    const assumed = { ...search.assumed, hourShare: hours[hour] ?? 0 };
    const outcome = simulateHour({ ...search, nodes, assumed, isNight: nightlyHours.includes(hour) });
    return outcomeRow(`1 January, ${hour} to ${hour + 1} o'clock`, outcome, machines, nodes);
  });
}

function influenceRow({ name, half, double }: Influence, peak: Needed): Row {
  const described = (needed: Needed) => `${needed.nodes} nodes, ${usedCores(needed).toFixed(1)} processors`;
  return {
    what: `influence of ${name} (${assumptions[name]})`,
    other: described(peak),
    target: "–",
    ours: `half: ${described(half)}; twice: ${described(double)}`,
    figures: {
      half_nodes: half.nodes,
      twice_nodes: double.nodes,
      half_cores: usedCores(half),
      twice_cores: usedCores(double),
    },
  };
}
