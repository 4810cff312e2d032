import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, tool } from "./steps.ts";
import { add, nothing, type Tally, tallyPlaywright, tallyVitest } from "./test-summary.ts";

export interface Part {
  readonly name: string;
  readonly args: readonly string[];
  readonly tally: (report: never) => Tally;
  /** Time limit. A run that takes longer is ended and counts as failed. */
  readonly minutes: number;
}

export interface PartResult {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
  readonly output: string;
}

export const vitestPart = (name: string, minutes: number, ...args: readonly string[]): Part => ({
  name,
  args: tool("vitest", "run", "--reporter=default", "--reporter=json", ...args),
  tally: tallyVitest,
  minutes,
});

export const journeys = (minutes: number, ...args: readonly string[]): Part => ({
  name: "journeys",
  args: tool("playwright", "test", "--config=e2e/playwright.config.ts", "--reporter=line,json", ...args),
  tally: tallyPlaywright,
  minutes,
});

/** Firefox and WebKit. */
export const otherBrowsers = (minutes: number): Part => ({
  name: "other browsers",
  args: tool("playwright", "test", "--config=e2e/engines.config.ts", "--reporter=line,json"),
  tally: tallyPlaywright,
  minutes,
});

export async function runPart({ name, args, tally, minutes }: Part): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-test-"));
  const file = join(folder, "report.json");
  const started = performance.now();
  const reportTo = args.some((arg) => arg.endsWith("vitest.mjs")) ? [`--outputFile.json=${file}`] : [];
  const { ended, output } = await run([...args, ...reportTo], file, minutes);
  const seconds = (performance.now() - started) / 1000;
  const result = existsSync(file)
    ? (tally as (report: unknown) => Tally)(JSON.parse(readFileSync(file, "utf8")))
    : { ...nothing, failures: [`${name}: ended without a report (${ended})`] };
  rmSync(folder, { recursive: true });
  const crashed = ended !== "exit code 0" && result.failures.length === 0;
  return { name, tally: crashed ? add(result, failed(`${name}: ${ended}`)) : result, seconds, output };
}

const failed = (sentence: string): Tally => ({ ...nothing, failures: [sentence] });

function run(
  args: readonly string[],
  report: string,
  minutes: number,
): Promise<{ readonly ended: string; readonly output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      CI: "true",
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Servers, render processes and threads of SQLite start hundreds of times: they share what Node compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
    },
    timeout: minutes * 60_000,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (ended: string) => resolve({ ended, output: Buffer.concat(chunks).toString() });
    child.on("error", ({ message }) => end(message));
    child.on("close", (code, signal) => end(signal ?? `exit code ${code}`));
  });
}

/** Runs work a few at a time, in the given order. */
export async function runParallel<Result>(work: readonly (() => Promise<Result>)[], atOnce: number): Promise<Result[]> {
  const waiting = [...work];
  const results: Result[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next());
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
