/** Upgrades the site of its argument on "go", and prints each step. The last line is "upgraded", or the error. */
import { createInterface } from "node:readline";
import { upgradeSite } from "../src/upgrade/upgrade-site.ts";

console.log("ready");
for await (const _line of createInterface({ input: process.stdin })) break;
const done = await upgradeSite(JSON.parse(process.argv[2] ?? ""), ({ step }) => console.log(step)).then(
  () => "upgraded",
  (problem: Error) => problem.message,
);
console.log(done);
process.stdin.destroy();
