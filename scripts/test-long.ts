/** Entry of `npm run test:long`: the tests at their full counts, and the long tests, within an hour. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { journeys, otherBrowsers, runPart, vitestPart } from "./run-part.ts";
import { root } from "./steps.ts";
import { add, lastLine, nothing, partLine, succeeded } from "./test-summary.ts";

const testFiles = globSync("{packages,scripts,bench}/**/*.test.{ts,tsx}", {
  cwd: root,
  exclude: ["**/node_modules/**"],
});

/** Matches tests that `--mode=long` changes (vitest.config.ts). */
const runsMore =
  /\b(runs|sampled)\(|inject\("(kills|stores|shareOfRuns)"\)|\bisLong\(\)|\b(describeOnStores|usualStores|longTest)\(/;

/** Tests that run more cases here than in `npm test`. */
const scaled = testFiles.filter(
  (file) => /\.long\.test\.tsx?$/.test(file) || runsMore.test(readFileSync(join(root, file), "utf8")),
);

interface Kind {
  readonly name: string;
  readonly minutes: number;
  readonly takes: RegExp;
}

/** Each file belongs to the first kind that takes it. */
const kinds: readonly Kind[] = [
  { name: "web build", minutes: 10, takes: /^scripts\// },
  { name: "kills", minutes: 8, takes: /\/killed/ },
  { name: "simulation", minutes: 15, takes: /\/simulation\// },
  { name: "render nodes", minutes: 20, takes: /\/render-nodes/ },
  { name: "objects", minutes: 15, takes: /\/objects\.long/ },
  { name: "nights", minutes: 12, takes: /\/night\.long/ },
  { name: "soak", minutes: 12, takes: /\/soak/ },
  { name: "layouts", minutes: 30, takes: /starters\/test\/layouts/ },
  { name: "themes", minutes: 20, takes: /starters\/test\/themes/ },
  { name: "starters × devices", minutes: 25, takes: /starter|problems-agree/ },
  { name: "ink", minutes: 12, takes: /\/ink\// },
  { name: "release", minutes: 20, takes: /release\.long/ },
  { name: "components", minutes: 15, takes: /\.tsx$/ },
  { name: "routes on both stores", minutes: 7, takes: /^packages\/server\/src\// },
  { name: "fuzz over HTTP", minutes: 7, takes: /^packages\/server\// },
  { name: "properties and fuzz", minutes: 12, takes: /./ },
];

const isOf = (kind: Kind) => (file: string) => kinds.find(({ takes }) => takes.test(file)) === kind;

/** Returns the lines that tests print as `figure: …`. */
const figuresIn = (output: string) => [...output.matchAll(/^figure: (.+)$/gm)].map(([, figure = ""]) => figure);

const parts = kinds.flatMap((kind) => {
  const files = scaled.filter(isOf(kind));
  return files.length > 0 ? [vitestPart(kind.name, kind.minutes, "--mode=long", ...files)] : [];
});

let total = nothing;
const lines: string[] = [];
for (const part of [...parts, journeys(18, "--grep=@long"), otherBrowsers(10)]) {
  const result = await runPart(part);
  if (!succeeded(result.tally)) console.log(result.output);
  total = add(total, result.tally);
  lines.push([partLine(result), ...figuresIn(result.output)].join(" · "));
  console.log(lines.at(-1));
}
for (const failure of total.failures) console.log(`  ${failure.replaceAll(root, "")}`);
console.log(["", ...lines, "", lastLine(total)].join("\n"));
process.exitCode = succeeded(total) ? 0 : 1;
