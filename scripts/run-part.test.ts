import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Part, runPart } from "./run-part.ts";
import { nothing } from "./test-summary.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octavo-part-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that starts another one, which keeps the output open, writes its id, and waits. */
const waits = `
  const { appendFileSync } = require("node:fs");
  const child = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
  appendFileSync(process.env.STARTED, child.pid + "\\n");
  setInterval(() => {}, 1000);
`;

const part = (script: string, limits: Partial<Part>): Part => ({
  name: "a part",
  args: ["-e", `process.env.STARTED = ${JSON.stringify(join(folder, "started"))}; ${script}`],
  tally: () => ({ ...nothing, passed: 1 }),
  minutes: 1,
  ...limits,
});

const started = () => readFileSync(join(folder, "started"), "utf8").trim().split("\n").map(Number);

/** A process that has ended but was not yet collected by its parent counts as ended. */
const runs = (id: number) =>
  existsSync(`/proc/${id}/stat`) && !readFileSync(`/proc/${id}/stat`, "utf8").includes(") Z ");

test("a run that takes too long is ended with the programs that it started", async () => {
  const { tally } = await runPart(part(waits, { minutes: 0.03 }));
  expect(tally.failures).toEqual(["a part: ended without a report (took longer than 0.03 minutes)"]);
  await expect.poll(() => started().filter(runs)).toEqual([]);
});

test("a run that exits ends what it left behind", async () => {
  const { tally } = await runPart(part(`${waits} setTimeout(() => process.exit(3), 100)`, {}));
  expect(tally.failures).toEqual(["a part: ended without a report (exit code 3)"]);
  await expect.poll(() => started().filter(runs)).toEqual([]);
});

test("a silent run is ended, and its second run counts", async () => {
  const mark = join(folder, "started");
  writeFileSync(mark, "");
  const report = `require("node:fs").writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, "{}")`;
  const script = `if (require("node:fs").readFileSync(process.env.STARTED, "utf8")) ${report}; else { ${waits} }`;
  const { tally, output } = await runPart(part(script, { silentMinutes: 0.1 }));
  expect({ tally, output }).toEqual({ tally: { ...nothing, passed: 1 }, output: "" });
  await expect.poll(() => started().filter(runs)).toEqual([]);
});
