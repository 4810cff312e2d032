/** The libraries of a release in an empty folder. The examples of their READMEs run there. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Installed, installLibraries, writeExamples } from "./install-libraries.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let installed: Installed;

beforeAll(() => {
  installed = installLibraries();
});

afterAll(() => installed.remove());

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: installed.folder, encoding: "utf8" });

test("the README of the engine makes a planner on Node, whose links work", () => {
  expect(writeExamples("engine", installed.folder)).toContain("planner.js");
  expect(run(process.execPath, "planner.js")).toBe("planner.pdf has 32 pages.\n");
  run("qpdf", "--check", "planner.pdf");
  expect(run("pdftotext", "-f", "3", "-l", "3", "planner.pdf", "-")).toContain("Saturday, January 2, 2027");
  // 31 days in the month, and a link back from each.
  const annotations = run("qpdf", "--qdf", "--object-streams=disable", "planner.pdf", "-").match(/\/Subtype \/Link/g);
  expect(annotations).toHaveLength(62);
});

test("the README of the press makes a starter's planner and a picture of its cover", () => {
  expect(writeExamples("press", installed.folder)).toEqual(["starter.js"]);
  expect(run(process.execPath, "starter.js")).toMatch(/^daily\.pdf has \d{3} pages\.\n$/);
  run("qpdf", "--check", "daily.pdf");
  expect(readFileSync(join(installed.folder, "cover.png")).toString("latin1", 1, 4)).toBe("PNG");
});

test("choices that cannot be used are errors with the ones that can", () => {
  const code = (id: string, choices: object) =>
    `import { starterPlanner } from "@octavo/press"; await starterPlanner(${JSON.stringify(id)}, ${JSON.stringify(choices)}).catch((problem) => console.log(problem.message));`;
  const says = (id: string, choices: object) =>
    run(process.execPath, "--input-type=module", "-e", code(id, choices)).trim();
  expect(says("dayly", { device: "remarkable-2" })).toMatch(/^There is no starter "dayly"\. Use one of: .*daily/);
  expect(says("daily", { device: "remarkable-2", year: "soon" })).toMatch(/^The choice year cannot be "soon"\./);
});

test("the packages have no file of the sources, and small sizes", () => {
  const files = run("find", "node_modules/@octavo", "-type", "f").split("\n");
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|tsbuildinfo/.test(file))).toEqual([]);
  expect(installed.sizes.get("engine")).toBeLessThan(800_000);
  expect([...installed.sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(1_400_000);
});
