import { availableParallelism } from "node:os";
import { processorLines, processorSeconds } from "./processor-time.ts";
import { journeys, type Part, type PartResult, runParallel, runPart, vitestPart } from "./run-part.ts";
import { root } from "./steps.ts";
import { add, lastLine, nothing, partLine, succeeded } from "./test-summary.ts";

const filter = process.argv.slice(2);

/** Time limit of the whole run. */
const minutes = 40;

/** Number of parallel parts: two more than processors, because browsers and servers are waited for half of the time. */
const atOnce = Math.min(4, availableParallelism() + 2);
const workers = Math.max(1, Math.floor(availableParallelism() / atOnce));

const vitest = (name: string, ...projects: readonly string[]) => vitestWith(workers, name, ...projects);

const vitestWith = (most: number, name: string, ...projects: readonly string[]) =>
  vitestPart(name, minutes, `--maxWorkers=${most}`, ...projects.map((project) => `--project=${project}`));

/** The parts that take the most processor time first, so that none runs alone at the end. */
const parts: readonly Part[] = [
  // Its tests wait for processes for a third of the time.
  vitestWith(2 * workers, "server", "processes"),
  { ...vitest("components", "components"), silentMinutes: 6 },
  journeys(minutes, `--workers=${workers}`, "--grep-invert=@long"),
  vitest("documents", "acceptance", "golden", "properties", "studio"),
  vitest("whole servers", "whole"),
  vitest("unit and tooling", "unit", "tooling", "slow"),
];

async function runAndReport(part: Part): Promise<PartResult> {
  const result = await runPart(part);
  if (!succeeded(result.tally)) console.log(result.output);
  console.log(partLine(result));
  return result;
}

function print(results: readonly PartResult[], processorTime: number) {
  const total = results.map(({ tally }) => tally).reduce(add, nothing);
  if (total.failures.length > 0) console.log("\nFailed:");
  for (const name of total.failures) console.log(`  ${name.replaceAll(root, "")}`);
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log("");
  for (const result of results) console.log(partLine(result));
  for (const line of processorLines(processorTime)) console.log(line);
  console.log(`\n${lastLine(total)}`);
  process.exitCode = succeeded(total) ? 0 : 1;
}

/** A filtered run shows the output of each test. */
async function runFiltered(): Promise<void> {
  const { tally, output } = await runPart(vitestPart("tests", minutes, ...filter));
  console.log(`${output}\n${lastLine(tally)}`);
  process.exitCode = succeeded(tally) ? 0 : 1;
}

const runs = parts.map((part) => () => runAndReport(part));
if (filter.length > 0) await runFiltered();
else {
  const start = processorSeconds();
  print(await runParallel(runs, atOnce), processorSeconds() - start);
}
