import { readFileSync } from "node:fs";
import { longTest } from "@octavo/foundation/testing";
import { expect, test, vi } from "vitest";
import { octavo, octavoProgram, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 30_000 });

const commands = ["build", "render", "check", "dates", "profiles", "backup", "restore"];

test("octavo alone, --help and help show the commands", async () => {
  const [alone, option, command] = await Promise.all([octavoProgram([]), octavo(["--help"]), octavo(["help"])]);
  for (const name of commands) expect(alone.stdout).toMatch(new RegExp(`^  octavo ${name} `, "m"));
  expect(option).toEqual(alone);
  expect(command).toEqual(alone);
  expect(alone.code).toBe(0);
});

test.each(commands)("octavo help %s and its --help teach with examples", async (name) => {
  const [topic, option] = await Promise.all([octavo(["help", name]), octavo([name, "x.yaml", "--help"])]);
  expect(topic.stdout).toMatch(new RegExp(`Examples:\\n  octavo ${name}\\b`));
  expect(option).toEqual(topic);
  expect(topic.code).toBe(0);
});

test("octavo --version prints the version of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(await octavo(["--version"])).toMatchObject({ code: 0, stdout: `${version}\n` });
});

test.each([
  { args: ["bulid"], says: 'There is no command "bulid". Did you mean build?' },
  { args: ["--verison"], says: "There is no option --verison here." },
  { args: ["help", "profile"], says: 'There is no command "profile". Did you mean profiles?' },
  { args: ["build", "--porfile", "x"], says: "octavo build has no option --porfile. Did you mean --profile?" },
  { args: ["build", "a", "b", "-o"], says: "-o needs a value after it." },
  { args: ["build", "a", "b", "-o", "--json"], says: "-o needs a value after it." },
  { args: ["check", "a", "--json=yes"], says: "--json takes no value." },
  { args: ["check"], says: "Name a template, or masters and plan" },
  { args: ["backup"], says: "Name the file or the folder to write" },
  { args: ["restore"], says: "Name the backup" },
  { args: ["restore", "-"], says: "The backup must be a file" },
  { args: ["profiles", "boox"], says: "octavo profiles | grep NAME" },
])("octavo $args is refused with exit code 2", async ({ args, says }) => {
  const { code, stdout, stderr } = await octavo(args);
  expect(stderr).toContain(says);
  expect(stdout).toBe("");
  expect(code).toBe(2);
});

test("octavo profiles prints a table, and with --json all data", async () => {
  const [table, json] = await Promise.all([octavo(["profiles"]), octavo(["profiles", "--json"])]);
  expect(table.stdout).toMatch(/^remarkable-2 +reMarkable 2 +1404 × 1872 +226 +447\.3 × 596\.4$/m);
  const known = JSON.parse(json.stdout);
  expect(known).toHaveLength(table.stdout.trim().split("\n").length - 1);
  expect(known).toContainEqual(
    expect.objectContaining({
      id: "remarkable-2-landscape",
      display: expect.objectContaining({ screen_size: [1872, 1404] }),
    }),
  );
});

longTest("an older Node.js runs the pinned version with the same exit code and streams", async () => {
  const older = { nodeOptions: ["--no-experimental-strip-types"] };
  const { code, stderr } = await octavoProgram(["bulid"], older);
  expect(stderr).toContain("Did you mean build?");
  expect(code).toBe(2);
  const piped = await octavoProgram(["build", "masters.yaml", "plan.yaml", "-o", "-"], { ...older, cwd: planner() });
  expect(piped.stdout).toMatch(/^%PDF/);
});

test("output has colors on a terminal only", async () => {
  const { stdout, stderr } = await octavoProgram(["check", "masters.yaml", "plan.yaml"], {
    cwd: planner({ plan: ["master: Day", "master: Dya"] }),
  });
  expect(stdout + stderr).not.toContain("\x1b");
});

test("an internal error prints a sentence, and a stack with OCTAVO_DEBUG", async () => {
  const broken = "data:text/javascript,performance.now=()=>{throw new Error('The clock stands still.')}";
  const run = (env: Record<string, string>) =>
    octavoProgram(["build", "masters.yaml", "plan.yaml", "-o", "x.pdf"], {
      cwd: planner(),
      nodeOptions: ["--import", broken],
      env,
    });
  const [plain, debugging] = await Promise.all([run({}), run({ OCTAVO_DEBUG: "1" })]);
  expect(plain.stderr).toMatch(/^octavo: internal error.*: The clock stands still\.\n[^\n]*OCTAVO_DEBUG=1[^\n]*\n$/);
  expect(plain.code).toBe(70);
  expect(debugging.stderr).toMatch(/\n {4}at /);
});
