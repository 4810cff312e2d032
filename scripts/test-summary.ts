/** Results of a runner in numbers that can be added. */
export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

export const nothing: Tally = { passed: 0, skipped: 0, failures: [] };

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

export interface VitestReport {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reads Vitest's JSON report. A file that failed to load counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const tests = report.testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file })));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failures = [
    ...tests.filter(({ status }) => status === "failed").map(({ file, fullName }) => `${file.name}: ${fullName}`),
    ...broken.map(({ name }) => `${name}: the file did not run to its end`),
  ];
  if (tests.length + broken.length === 0) failures.push("vitest: no test ran");
  // An error outside any test fails the run without a failing test.
  if (!report.success && failures.length === 0) failures.push("vitest: an error outside the tests");
  const passed = tests.filter(({ status }) => status === "passed").length;
  return {
    passed,
    skipped: tests.length - passed - tests.filter(({ status }) => status === "failed").length,
    failures,
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Reads Playwright's JSON report. A test that passed on a retry counts as passed. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const specs = report.suites.flatMap(specsOf);
  const runs = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  const count = (...wanted: string[]) => runs.filter(({ status }) => wanted.includes(status)).length;
  return {
    passed: count("expected", "flaky"),
    skipped: count("skipped"),
    failures: [
      ...runs.filter(({ status }) => status === "unexpected").map(({ name }) => name),
      ...report.errors.map(({ message }) => `playwright: ${message?.split("\n")[0] ?? "an error outside the tests"}`),
    ],
  };
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

interface TimedTally {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

/** Returns a line such as "components 212 passed 0 failed 41.3 s". */
export function partLine({ name, tally: { passed, failures }, seconds }: TimedTally): string {
  const counts = `${String(passed).padStart(5)} passed ${String(failures.length).padStart(3)} failed`;
  return `${name.padEnd(24)} ${counts} ${seconds.toFixed(1).padStart(7)} s`;
}

/** The last line of `npm test`, which machines read. */
export const lastLine = ({ passed, failures }: Tally) => `${passed} passed, ${failures.length} failed`;

export const succeeded = ({ passed, failures }: Tally) => passed > 0 && failures.length === 0;
