import { globSync, readFileSync } from "node:fs";
import { isBuilt, readManifest, routes, weigh, weighWorker } from "./route-weights.ts";
import { root } from "./steps.ts";

/**
 * Prints the lengths of files and functions per package, and the sizes of the built screens. A function is found by its
 * first line and the closing brace with the same indentation, which the formatter guarantees. Expressions without a block
 * are not counted.
 */
const opening = /\bfunction\b.*\{$|=> \{$|^\s+[\w#][\w\s#]*\(.*\).*\{$/;
const control = /^\s*(\} )?(if|for|while|switch|else|do|try|catch)\b/;

function functionLengths(lines: readonly string[]): number[] {
  return lines.flatMap((line, start) => {
    if (!opening.test(line) || control.test(line)) return [];
    const indent = line.slice(0, line.search(/\S/));
    const length = lines.slice(start + 1).findIndex((later) => later.startsWith(`${indent}}`));
    return length < 0 ? [] : [length];
  });
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return [at(0.5), at(0.9), at(0.99), at(1)].map((value) => String(value).padStart(6)).join("");
}

console.log(`${"".padEnd(12)}${"files".padStart(6)}   lines of files: p50 p90 p99 max   of functions: p50 p90 p99 max`);
for (const name of ["engine", "contract", "press", "server", "web", "cli"]) {
  const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !file.includes(".test."),
  );
  const texts = files.map((file) => readFileSync(`${root}${file}`, "utf8").trimEnd().split("\n"));
  const inFiles = percentiles(texts.map((lines) => lines.length));
  const inFunctions = percentiles(texts.flatMap(functionLengths));
  console.log(`${name.padEnd(12)}${String(files.length).padStart(6)}   ${inFiles}         ${inFunctions}`);
}

if (isBuilt) printWeights();

function printWeights(): void {
  const manifest = readManifest();
  const column = (value: number | string) => String(value).padStart(9);
  const kilobytes = (bytes: number) => column((bytes / 1000).toFixed(1));
  const heads = ["budget", "scripts", "styles", "sum", "files", "worker"];
  console.log(`\n${"kB, gzip".padEnd(16)}${heads.map(column).join("")}`);
  for (const route of routes) {
    const { scripts, styles, files } = weigh(manifest, route);
    const worker = route.hasWorker ? kilobytes(weighWorker()) : "";
    const weights = [scripts, styles, scripts + styles].map(kilobytes).join("");
    console.log(`${route.name.padEnd(16)}${column(route.budget)}${weights}${column(files)}${worker}`);
  }
}
