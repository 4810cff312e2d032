import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, runSteps, staticSteps, tool } from "./steps.ts";
import { add, lastLine, nothing, succeeded, type Tally, tallyPlaywright, tallyVitest } from "./test-summary.ts";

const filter = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "octavo-test-"));

/** Runs a test runner with its own output on the screen and reads the report that it leaves. */
function runReported<Report>(name: string, args: readonly string[], tally: (report: Report) => Tally): Tally {
  const file = join(reports, `${name}.json`);
  const { status, signal } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CI: "true", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const ended = signal ?? `exit code ${status}`;
  if (!existsSync(file)) return { ...nothing, failures: [`${name}: ended without a report (${ended})`] };
  const result = tally(JSON.parse(readFileSync(file, "utf8")));
  const crashed = status !== 0 && result.failures.length === 0;
  return crashed ? add(result, { ...nothing, failures: [`${name}: ${ended}`] }) : result;
}

function runVitest() {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`];
  return runReported("vitest", tool("vitest", "run", ...reporters, ...filter), tallyVitest);
}

function runJourneys() {
  const specs = readdirSync(join(root, "e2e"), { recursive: true, encoding: "utf8" });
  const isSpec = (name: string) => !name.includes("node_modules") && /\.(spec|test)\.ts$/.test(name);
  if (!specs.some(isSpec)) return nothing;
  console.log("\nBrowser journeys");
  const args = tool("playwright", "test", "--config=e2e/playwright.config.ts", "--reporter=line,json");
  return runReported("playwright", args, tallyPlaywright);
}

async function runStatic(): Promise<Tally> {
  const results = await runSteps(staticSteps({ fix: false }));
  const failures = results.filter(({ passed }) => !passed).map(({ step }) => `check: ${step.name}`);
  return { ...nothing, passed: results.length - failures.length, failures };
}

function print(total: Tally) {
  if (total.failures.length > 0) console.log("\nFailed:");
  for (const name of total.failures) console.log(`  ${name.replaceAll(root, "")}`);
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log(`\n${lastLine(total)}`);
}

// With a filter one is looking for something; the whole comes without.
const parts = filter.length > 0 ? [runVitest()] : [await runStatic(), runVitest(), runJourneys()];
const total = parts.reduce(add, nothing);
rmSync(reports, { recursive: true, force: true });
print(total);
process.exitCode = succeeded(total) ? 0 : 1;
