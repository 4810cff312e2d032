import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { processorLines, processorSeconds } from "./processor-time.ts";
import {
  add,
  lastLine,
  nothing,
  type PlaywrightReport,
  partLine,
  succeeded,
  tallyPlaywright,
  tallyVitest,
} from "./test-summary.ts";

const vitestFile = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((outcome, index) => ({ fullName: `test ${index + 1}`, status: outcome })),
});

describe("a report of Vitest", () => {
  test("counts each test", () => {
    const testResults = [vitestFile("a.test.ts", "failed", "passed", "failed", "skipped", "passed")];
    expect(tallyVitest({ success: false, testResults })).toEqual({
      passed: 2,
      skipped: 1,
      failures: ["a.test.ts: test 2"],
    });
  });

  test("counts a file that fails to load as one failure", () => {
    const testResults = [vitestFile("a.test.ts", "failed"), vitestFile("b.test.ts", "passed", "passed")];
    expect(lastLine(tallyVitest({ success: false, testResults }))).toBe("1 passed, 1 failed");
  });

  test("counts an error outside the tests although all tests passed", () => {
    const testResults = [vitestFile("a.test.ts", "passed", "passed")];
    expect(lastLine(tallyVitest({ success: false, testResults }))).toBe("1 passed, 1 failed");
  });
});

test("without tests is reported", () => {
  expect(tallyVitest({ success: false, testResults: [] }).failures).toEqual(["vitest: no test ran"]);
});

describe("a report of Playwright", () => {
  const spec = (title: string, status: string) => ({ title, file: "plan.spec.ts", tests: [{ status }] });
  const report: PlaywrightReport = {
    suites: [
      {
        title: "plan.spec.ts",
        specs: [spec("opens", "expected"), spec("waits", "skipped")],
        suites: [{ title: "deep", specs: [spec("breaks", "unexpected"), spec("wavers", "flaky")] }],
      },
    ],
    errors: [],
  };

  test("counts nested groups", () => {
    expect(tallyPlaywright(report)).toEqual({ passed: 2, skipped: 1, failures: ["plan.spec.ts: breaks"] });
  });

  test("counts an error outside the tests", () => {
    const errors = [{ message: "no server\nat line 1" }];
    expect(tallyPlaywright({ suites: [], errors }).failures).toEqual(["playwright: no server"]);
  });
});

describe("the summary", () => {
  const green = { passed: 3, skipped: 0, failures: [] };

  test("ends with the machine-readable line", () => {
    expect(lastLine(add(green, { passed: 1, skipped: 4, failures: ["x"] }))).toBe("4 passed, 1 failed");
  });

  test.each([
    ["all passed", green, true],
    ["one failed", { ...green, failures: ["x"] }, false],
    ["nothing ran", nothing, false],
  ])("reports success or failure when %s", (_, tally, expected) => {
    expect(succeeded(tally)).toBe(expected);
  });
});

test("prints passed, failed and time of a part", () => {
  const tally = { passed: 212, skipped: 0, failures: ["a", "b"] };
  expect(partLine({ name: "components", tally, seconds: 41.26 })).toBe(
    "components                 212 passed   2 failed    41.3 s",
  );
});

describe("the processor time", () => {
  test("includes that of other processes", () => {
    const start = processorSeconds();
    const busy = "const { user } = process.cpuUsage(); while (process.cpuUsage().user - user < 300_000);";
    execFileSync(process.execPath, ["--eval", busy]);
    // Systems count in steps of ten milliseconds.
    expect(processorSeconds() - start).toBeGreaterThan(0.2);
  });

  test.each([
    [312.26, 1],
    [812.26, 2],
  ])("of %d s is a line, and one more if it is over the budget", (seconds, count) => {
    const lines = processorLines(seconds);
    expect(lines).toHaveLength(count);
    expect(lines[0]).toContain(`${seconds.toFixed(1)} s of all programs on this machine`);
  });

  test("has the budget that CONTRIBUTING.md states", () => {
    const [, budget = ""] = /The budget of\s+`npm test` is (\d+) seconds of processor time/.exec(guide) ?? [];
    expect(processorLines(Number(budget))).toHaveLength(1);
    expect(processorLines(Number(budget) + 1)[1]).toContain(`${budget} s`);
  });
});

const guide = readFileSync(new URL("../CONTRIBUTING.md", import.meta.url), "utf8");
