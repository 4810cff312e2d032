import { runSteps, staticSteps, tool } from "./steps.ts";

const fix = process.argv.includes("--fix");
/** One worker, which loads the modules once. The linter beside it uses the other processors. */
const fastTests = ["--maxWorkers=1", ...["unit", "tooling"].flatMap((project) => ["--project", project])];

const steps = [
  { name: "fast tests", run: tool("vitest", "run", "--reporter=dot", ...fastTests) },
  ...staticSteps({ fix }),
];
const results = await runSteps(steps);
const failed = results.filter(({ passed }) => !passed).map(({ step }) => step.name);

console.log(failed.length === 0 ? "\nAll is well." : `\nNot yet: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
