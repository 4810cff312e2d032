/**
 * Measures how many mutants the tests detect: draws mutants of the sources, applies one at a time and runs the nearest tests.
 *   npm run mutants -- --count 200 --json mutants.json   (needs a clean working tree; takes about an hour)
 *   --part 1/2 takes every second mutant, so that two checkouts can share the work.
 * The draw depends on the text of the code and not on its position, so that most mutants stay the same between versions.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ImportGraph } from "./mutation/import-graph.ts";
import { drawMutants, type Mutant } from "./mutation/mutants.ts";
import { root, tool } from "./steps.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "octavo" },
    part: { type: "string", default: "1/1" },
    json: { type: "string" },
    list: { type: "boolean", default: false },
  },
});

/** Sources to mutate, relative to the root. */
const subjects = [
  /^packages\/foundation\/src\/.*\.ts$/,
  /^packages\/dates\/src\/.*\.ts$/,
  /^packages\/engine\/src\/.*\.ts$/,
  /^packages\/server\/src\/.*\.ts$/,
  /^packages\/contract\/src\/.*\.ts$/,
  /^packages\/editor\/src\/.*\.ts$/,
  /^packages\/web\/src\/editor\/session\/.*\.ts$/,
];
const exempt = /\.test\.ts$|\/generated\/|messages\.ts$|\.d\.ts$/;

/** Number of test files per mutant: the nearest first, and more only if those pass. */
const stages = [8, 32] as const;
/** In seconds of processor time. A process that takes longer counts as hanging, which detects the mutant. */
const longestRun = 120;

interface Outcome extends Mutant {
  readonly outcome: "killed" | "survived" | "untested";
  readonly by?: string;
}

const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }).stdout;
const tracked = git("ls-files", "*.ts", "*.tsx").split("\n").filter(Boolean);
const sources = tracked.filter((path) => subjects.some((subject) => subject.test(path)) && !exempt.test(path));
const graph = new ImportGraph(root, tracked);
const mutants = drawMutants(
  sources.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })),
  { count: Number(values.count), seed: values.seed },
);
const [part = 1, parts = 1] = values.part.split("/").map(Number);

if (values.list) for (const mutant of mutants) console.log(describe(mutant));
else await run();

async function run() {
  if (git("status", "--porcelain", "--untracked-files=no") !== "") {
    console.error("The working tree has changes. Commit or stash them first: mutants are applied to the files.");
    process.exit(1);
  }
  const outcomes: Outcome[] = [];
  for (const mutant of mutants.filter((_, index) => index % parts === part - 1)) {
    const outcome = await judge(mutant);
    outcomes.push(outcome);
    console.log(`${outcome.outcome.padEnd(8)} ${describe(mutant)}${outcome.by ? ` — ${outcome.by}` : ""}`);
    if (values.json) writeFileSync(values.json, JSON.stringify(outcomes, undefined, 1));
  }
  const killed = outcomes.filter(({ outcome }) => outcome === "killed").length;
  console.log(`\n${killed} of ${outcomes.length} mutants killed (${((100 * killed) / outcomes.length).toFixed(1)} %)`);
  const finders = new Set(outcomes.flatMap(({ by }) => by?.match(/^[^ :]+\.test\.tsx?/)?.[0] ?? []));
  for (const finder of finders) {
    const failing = await firstFailure([finder]);
    if (!failing) continue;
    console.error(`The figures are wrong, since a test fails without any mutant, too: ${failing}`);
    process.exitCode = 1;
  }
}

async function judge(mutant: Mutant): Promise<Outcome> {
  const tests = graph.testsNear(mutant.path).slice(0, stages.at(-1));
  if (tests.length === 0) return { ...mutant, outcome: "untested" };
  const file = join(root, mutant.path);
  const original = readFileSync(file, "utf8");
  const restore = () => writeFileSync(file, original);
  process.once("exit", restore);
  try {
    writeFileSync(file, original.slice(0, mutant.start) + mutant.replacement + original.slice(mutant.end));
    let done = 0;
    for (const stage of stages) {
      const by = await firstFailure(tests.slice(done, stage));
      if (by) return { ...mutant, outcome: "killed", by };
      done = stage;
    }
    return { ...mutant, outcome: "survived" };
  } finally {
    restore();
    process.off("exit", restore);
  }
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs test files until one fails; returns the name of the failed test, or undefined if all pass. */
async function firstFailure(files: readonly string[]): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "octavo-mutant-"));
  const reportFile = join(folder, "report.json");
  // Pure tests share one worker, which loads the sources once. Tests with child processes need a worker each.
  const sharing = files.some((file) => /^packages\/(?:server|cli)\//.test(file))
    ? []
    : ["--isolate=false", "--maxWorkers=1"];
  const run = tool(
    "vitest",
    "run",
    "--bail=1",
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
    ...sharing,
    ...files,
  );
  const limited = ["-c", `ulimit -t ${longestRun}; exec "$@"`, "sh", process.execPath, ...run];
  const child = spawn("/bin/sh", limited, { cwd: root, stdio: "ignore" });
  try {
    const status = await new Promise<number | null>((resolve) => child.on("close", resolve));
    return status === 0 ? undefined : failedTest(reportFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failedTest(reportFile: string): string {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(reportFile, "utf8"));
    for (const { name, assertionResults } of testResults) {
      const failed = assertionResults.find((test) => test.status === "failed");
      if (failed) return `${name.slice(root.length)}: ${failed.fullName}`;
    }
    // Files cut off by the first failure are also failed, without tests.
    const broken = testResults.find(({ status }) => status === "failed");
    if (broken) return `${broken.name.slice(root.length)}: does not load`;
  } catch {
    // The runner ended without a report, as it does when a worker crashes.
  }
  return "(the run was cut off)";
}

function describe({ path, line, kind, original, replacement }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, " ").slice(0, 60);
  return `${path}:${line} ${kind}: ${short(original)} → ${short(replacement) || "(nothing)"}`;
}
