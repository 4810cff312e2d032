/** Runs the commands of docs/variants.md in a folder with its release. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { planner } from "./octavo.ts";

const page = readFileSync(new URL("../../../docs/variants.md", import.meta.url), "utf8");
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, block = ""]) => block);
const program = fileURLToPath(new URL("../bin/octavo.mjs", import.meta.url));

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

/** A planner with the release of the page, and `octavo` among its programs. */
function release() {
  const cwd = planner();
  const [file = ""] = blocksOf("yaml");
  writeFileSync(join(cwd, "release.yaml"), file);
  mkdirSync(join(cwd, "bin"));
  symlinkSync(program, join(cwd, "bin/octavo"));
  const path = [join(cwd, "bin"), join(process.execPath, ".."), process.env["PATH"]].join(":");
  const run = (command: string) =>
    execFileSync("sh", ["-ec", command], { cwd, env: { ...process.env, PATH: path }, encoding: "utf8" });
  return { cwd, run };
}

test("the commands of the page make variants and a release", () => {
  const { cwd, run } = release();
  writeFileSync(join(cwd, "pupils.csv"), "Id,Name\n1,Ann\n2,Bo\n");
  const [single = "", ofRows = "", released = ""] = blocksOf("sh");
  expect(run(single)).toContain("A week-kindle-scribe-de-left.pdf");
  expect(run(ofRows)).toContain("class.zip  4 variants");
  expect(run(released)).toContain("polish.zip  4 variants");
  for (const file of ["planners.zip", "polish.zip"]) expect(existsSync(join(cwd, file))).toBe(true);
}, 60_000);

test("the steps of the action make the artifact and a report", () => {
  const { cwd, run } = release();
  const [, action = ""] = blocksOf("yaml");
  const { jobs } = load(action) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []));
  // release.long.test.ts installs the package.
  expect(commands.shift()).toBe("npm install --global ./octavo-*.tgz");
  for (const command of commands) run(command);
  expect(JSON.parse(readFileSync(join(cwd, "report.json"), "utf8")).variants).toHaveLength(8);
  expect(existsSync(join(cwd, "planners.zip"))).toBe(true);
}, 60_000);

test("the command of the container makes the release in the folder of the user", () => {
  const { cwd, run } = release();
  const [, , , container = ""] = blocksOf("sh");
  const [options = "", command = ""] = container.split(" octavo octavo ");
  expect(options).toContain('--volume "$PWD:/planners" --workdir /planners');
  run(`octavo ${command}`);
  expect(existsSync(join(cwd, "planners.zip"))).toBe(true);
}, 60_000);
