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
  /**
   * Longest time without output. A run that is silent for longer is ended, and runs once more: Vitest waits for ever for a page
   * that does not load on a busy machine (vitest-dev/vitest#11243).
   */
  readonly silentMinutes?: number;
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

export async function runPart(part: Part): Promise<PartResult> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "octavo-test-"));
  const first = await run(part, join(folder, "first.json"));
  const isSilent = first.ended === silent;
  if (isSilent) console.log(`${part.name}: ${silent}, and runs once more`);
  const { ended, output, report } = isSilent ? await run(part, join(folder, "second.json")) : first;
  rmSync(folder, { recursive: true });
  const seconds = (performance.now() - started) / 1000;
  const result = report
    ? part.tally(report as never)
    : { ...nothing, failures: [`${part.name}: ended without a report (${ended})`] };
  const crashed = ended !== "exit code 0" && result.failures.length === 0;
  const tally = crashed ? add(result, { ...nothing, failures: [`${part.name}: ${ended}`] }) : result;
  return { name: part.name, tally, seconds, output };
}

const silent = "printed nothing for too long";

interface Run {
  /** Reason in words, such as "exit code 0". */
  readonly ended: string;
  readonly output: string;
  readonly report: unknown;
}

/** Each run is a group of processes of its own, so that it can be ended with all that it started. */
const groups = new Set<number>();
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.on(signal, () => {
    for (const group of groups) send(signal, group);
    process.exit(code);
  });
}

function send(signal: NodeJS.Signals, group: number): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended.
  }
}

const secondsToEnd = 10;

function run({ args, minutes, silentMinutes = minutes }: Part, file: string): Promise<Run> {
  const reportTo = args.some((arg) => arg.endsWith("vitest.mjs")) ? [`--outputFile.json=${file}`] : [];
  const child = spawn(process.execPath, [...args, ...reportTo], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: {
      ...process.env,
      CI: "true",
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      // Servers, render processes and threads of SQLite start hundreds of times: they share what Node compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
    },
  });
  const group = child.pid ?? 0;
  groups.add(group);
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    let ended: string | undefined;
    let atLast: NodeJS.Timeout | undefined;
    const stop = (reason: string) => {
      ended ??= reason;
      send("SIGTERM", group);
      atLast ??= setTimeout(finish, secondsToEnd * 1000);
    };
    const late = setTimeout(() => stop(`took longer than ${minutes} minutes`), minutes * 60_000);
    const quiet = setTimeout(() => stop(silent), silentMinutes * 60_000);
    const finish = () => {
      for (const timer of [late, quiet, atLast]) clearTimeout(timer);
      send("SIGKILL", group);
      groups.delete(group);
      const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
      resolve({ ended: ended ?? "", output: Buffer.concat(chunks).toString(), report });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        quiet.refresh();
      });
    child.on("error", ({ message }) => stop(message));
    // Programs that a run has started and not ended still have its output open, so that "close" would not come.
    child.on("exit", (code, signal) => stop(signal ?? `exit code ${code}`));
    child.on("close", finish);
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
