import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** A tool of the repository, run by the same Node without a shell or `npx`. */
export const tools = {
  tsc: "typescript/bin/tsc",
  biome: "@biomejs/biome/bin/biome",
  oxlint: "oxlint/bin/oxlint",
  knip: "knip/bin/knip.js",
  vitest: "vitest/vitest.mjs",
  playwright: "@playwright/test/cli.js",
  vite: "vite/bin/vite.js",
} as const;

export const tool = (name: keyof typeof tools, ...args: readonly string[]) => [
  join(root, "node_modules", tools[name]),
  ...args,
];

export interface Step {
  readonly name: string;
  /** Arguments for Node. */
  readonly run: readonly string[];
}

export interface StepResult {
  readonly step: Step;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const generators = [
  "scripts/generate-holidays.ts",
  "scripts/generate-locales.ts",
  "scripts/generate-regions.ts",
  "scripts/generate-calendars.ts",
  "scripts/generate-font-metrics.ts",
  "scripts/generate-common-passwords.ts",
  "scripts/generate-docs.ts",
];

/** Checks that do not run the product. */
export function staticSteps(options: { fix: boolean }): Step[] {
  const write = options.fix ? ["--write"] : [];
  return [
    // The linter needs the types anyway, and reports the errors of the compiler with them.
    { name: "types, lint and boundaries", run: tool("oxlint", "--type-aware", "--type-check", "--deny-warnings") },
    { name: "dead code", run: tool("knip", "--cache") },
    { name: "format", run: tool("biome", "check", ...write, ".") },
    ...generators.map((file) => ({ name: `generated files (${file})`, run: [join(root, file), "--check"] })),
  ];
}

/** Runs the steps a few at a time and prints a line for each. A failed step includes its output. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
  const child = spawn(process.execPath, step.run, {
    cwd: root,
    env: { ...process.env, ...color },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean, more = "") => {
      const output = `${Buffer.concat(chunks).toString()}${more}`;
      resolve({ step, passed, seconds: (performance.now() - started) / 1000, output });
    };
    child.on("error", (problem) => end(false, problem.message));
    child.on("close", (code) => end(code === 0));
  });
}

function report({ step, passed, seconds, output }: StepResult) {
  console.log(`${passed ? "✓" : "✗"} ${step.name} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(`${output.trimEnd()}\n`);
}
