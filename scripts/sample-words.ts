/**
 * Prints a random sample of doc comments, test titles and UI texts, for a review of their words.
 *   node scripts/sample-words.ts      draws with seed 1
 *   node scripts/sample-words.ts 7    draws with seed 7
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";
import { commentText } from "./doc-comments.ts";
import { root } from "./steps.ts";

type Kind = "comment" | "title" | "text";

interface Sample {
  readonly kind: Kind;
  readonly place: string;
  readonly words: string;
}

const sources = ["packages/*/{src,test}", "scripts", "e2e", "bench/src", "library"].map(
  (dir) => `${dir}/**/*.{ts,tsx}`,
);
const isOwn = (path: string) => !/node_modules|\/(?:dist|generated)\//.test(path);
const translations = new Set(["t", "tn", "tIn", "rich"]);
const drawn: readonly (readonly [Kind, number, string])[] = [
  ["comment", 20, "Doc comments"],
  ["title", 10, "Test titles"],
  ["text", 10, "UI texts"],
];

const seed = process.argv[2] ?? "1";
const samples = globSync(sources, { cwd: root }).filter(isOwn).flatMap(samplesOf);
for (const [kind, count, heading] of drawn) {
  const all = samples.filter((sample) => sample.kind === kind);
  console.log(`\n${heading}: ${count} of ${all.length}, seed ${seed}\n`);
  for (const { place, words } of draw(all, count)) console.log(`  ${words}\n    ${place}`);
}

/** Draws by the rank of a digest, so that a change of one file leaves the rest of a sample as it is. */
function draw(all: readonly Sample[], count: number): readonly Sample[] {
  const rank = ({ place, words }: Sample) =>
    createHash("sha256")
      .update([seed, place.replace(/:\d+$/, ""), words].join("\0"))
      .digest("hex");
  const ranked = all.map((sample) => ({ sample, rank: rank(sample) }));
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ sample }) => sample);
}

function samplesOf(path: string): Sample[] {
  const text = readFileSync(join(root, path), "utf8");
  const { program, comments } = parseSync(path, text);
  const isSource = path.includes("/src/") && !path.includes(".test.");
  const groups: string[] = [];
  const found: Sample[] = [];
  const add = (kind: Kind, offset: number, words: string | undefined) => {
    if (words) found.push({ kind, place: `${path}:${text.slice(0, offset).split("\n").length}`, words });
  };
  for (const { type, value, start } of comments)
    if (type === "Block" && value.startsWith("*")) add("comment", start, commentText(value));
  new Visitor({
    CallExpression: (call) => {
      const title = literal(call.arguments[0]);
      if (title && calls(call, /^describe$/)) groups.push(title);
      if (title && calls(call, /^(?:test|it)$/)) add("title", call.start, [...groups, title].join(" › "));
      if (isSource && call.callee.type === "Identifier" && translations.has(call.callee.name))
        for (const argument of call.arguments) add("text", argument.start, literal(argument));
    },
    "CallExpression:exit": (call) => {
      if (literal(call.arguments[0]) && calls(call, /^describe$/)) groups.pop();
    },
    // Properties and commands have their labels in tables, which the studio translates.
    Property: ({ key, value, start }) => {
      if (isSource && key.type === "Identifier" && key.name === "label") add("text", start, literal(value));
    },
  }).visit(program);
  return found;
}

/** Recognizes `test(…)`, `test.skipIf(…)(…)` and `test.each(…)(…)`. */
function calls({ callee }: CallExpression, name: RegExp): boolean {
  let called: Expression = callee;
  while (called.type === "CallExpression" || called.type === "MemberExpression")
    called = called.type === "CallExpression" ? called.callee : called.object;
  return called.type === "Identifier" && name.test(called.name);
}

function literal(node: { readonly type: string; readonly value?: unknown } | undefined): string | undefined {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}
