import { cpus } from "node:os";
import { type Effort, measured as measuredRows, milliseconds, type Row } from "../row.ts";
import { type Assumptions, assumptions, hours, machines, nightlyHours } from "../simulation/assumptions.ts";
import { answeredShare, type Measured, readMeasured } from "../simulation/measured.ts";
import { influences, type Needed, neededNodes } from "../simulation/needed-nodes.ts";
import { type Outcome, simulateCluster, simulateHour, type WaitKind, waitKinds } from "../simulation/simulate.ts";
import { kinds } from "./crowd.ts";

const seed = 1;
/** Simulated time of a full run and of a quick one. */
const seconds = { full: 60, quick: 20 };
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
    const search = { measured, seed, seconds: length, from: firstGuess };
    const peak = neededNodes({ ...search, assumed: assumptions });
    const ordinary = neededNodes({ ...search, assumed: ordinaryDay });
    const outage = simulateHour(measured, { nodes: peak.nodes - 1, assumed: assumptions, seed, seconds: length });
    return [
      ...comparisonRows(measured),
      neededRow("1 January, busiest hour", peak),
      outcomeRow(`1 January, busiest hour, with ${peak.nodes - 1} nodes`, outage),
      neededRow("ordinary day, busiest hour", ordinary),
      ...dayRows(measured, peak.nodes, length),
      ...influences({ ...search, from: peak.nodes, assumed: assumptions, seconds: length / 2 }).map(
        ({ name, half, double }) => influenceRow(name, half, double, peak),
      ),
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
    const isSaturated = (perSecond: number) => perSecond < answeredShare * rate;
    const compared = kinds.map((kind) => {
      const simulated = outcome.waits[simulatedKind[kind]].p99;
      const real = figures[`${kind}_p99_ms`] ?? Number.NaN;
      return { kind, simulated, real, factor: Math.max(simulated / real, real / simulated) };
    });
    const states = [isSaturated(outcome.perSecond), isSaturated(figures["per_second"] ?? 0)] as const;
    const others = figures["others_processors"] ?? 0;
    const agree = states[0] === states[1] && (states[0] || compared.every(({ factor }) => factor <= maxFactor));
    const described = compared.map(
      ({ kind, simulated, real }) => `${kind} ${milliseconds(simulated)} (measured ${milliseconds(real)})`,
    );
    // In saturation, waiting depends on how long it lasts.
    const state = states[0] ? "saturated" : "not saturated";
    return {
      what: `simulated: ${nodes} × node on one machine, ${rate} requests a second`,
      other: `${(figures["per_second"] ?? 0).toFixed(0)} a second`,
      target: `≤ ${maxFactor}×`,
      ours: `${outcome.perSecond.toFixed(0)} a second, ${state}; p99: ${described.join(", ")}; measured beside ${others.toFixed(1)} processors of other work`,
      met: others <= maxOthers ? agree : undefined,
      figures: {
        per_second: outcome.perSecond,
        processors: outcome.nodeCores,
        ...Object.fromEntries(
          compared.flatMap(({ kind, simulated, factor }) => [
            [`${kind}_p99_ms`, simulated],
            [`${kind}_factor`, factor],
          ]),
        ),
      },
    };
  });
}

function neededRow(what: string, { nodes, outcome }: Needed): Row {
  const row = outcomeRow(what, outcome);
  return { ...row, ours: `${nodes} nodes; ${row.ours}`, figures: { nodes, ...row.figures } };
}

function outcomeRow(what: string, outcome: Outcome): Row {
  const { waits, queues, refusedShare } = outcome;
  const known = waitKinds.filter((kind) => !Number.isNaN(waits[kind].p99));
  const times = known.map((kind) => `${kind} ${milliseconds(waits[kind].p50)}, ${milliseconds(waits[kind].p99)}`);
  const busy = `node ${percent(outcome.nodeCores / machines.coresPerNode)}, database ${percent(outcome.databaseCores / machines.coresOfDatabase)}`;
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

/** Every third hour, with the busiest ones. */
function dayRows(measured: Measured, nodes: number, length: number): readonly Row[] {
  return hours.flatMap((hourShare, hour) => {
    if (hour % 3 !== 0 && hourShare < 0.1) return [];
    const assumed = { ...assumptions, hourShare };
    const isNight = nightlyHours.includes(hour);
    const outcome = simulateHour(measured, { nodes, assumed, isNight, seed, seconds: length });
    return [outcomeRow(`1 January, ${hour} to ${hour + 1} o'clock`, outcome)];
  });
}

function influenceRow(name: keyof Assumptions, half: Needed, double: Needed, peak: Needed): Row {
  const database = ({ outcome }: Needed) => outcome.databaseCores.toFixed(1);
  return {
    what: `influence of ${name} (${assumptions[name]})`,
    other: `${peak.nodes} nodes`,
    target: "–",
    ours: `half: ${half.nodes} nodes, database ${database(half)} cores; twice: ${double.nodes} nodes, ${database(double)} cores`,
    figures: { half: half.nodes, double: double.nodes },
  };
}
