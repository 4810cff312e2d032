import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { faults } from "./faults.ts";
import { simulate } from "./run-simulation.ts";

const seeds = 10_000;
/** Seeds within which each fault is found. */
const seedsPerFault = 2000;
const processes = Math.max(1, availableParallelism());

test(
  "two nodes that fail keep all promises to their users in 10,000 runs",
  async () => {
    const share = Math.ceil(seeds / processes);
    const starts = Array.from({ length: processes }, (_, i) => 1 + i * share);
    const runs = await Promise.all(starts.map((from) => simulate(from, Math.min(from + share, seeds + 1))));
    for (const { output } of runs) expect(output).not.toContain("replay:");
    const [done, refused, unknown] = [0, 1, 2].map((end) => runs.reduce((sum, { ends }) => sum + (ends[end] ?? 0), 0));
    console.log(`figure: ${seeds} seeds, ${done} requests done, ${refused} refused, ${unknown} with an unknown end`);
  },
  20 * 60_000,
);

test.each(Object.entries(faults))(
  "finds the fault %s",
  async (name, { what }) => {
    const { output, status } = await simulate(1, seedsPerFault + 1, name);
    expect(output, what).toMatch(/^seed \d+: /m);
    expect(status).toBe(1);
    console.log(`figure: ${name} found with ${/^seed \d+/m.exec(output)?.[0]}`);
  },
  5 * 60_000,
);
