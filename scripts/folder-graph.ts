/**
 * `node scripts/folder-graph.ts server`: imports between the folders of a package, and the cycles among them. With `--files`,
 * also the imports of each edge.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { findCycles } from "./code-metrics.ts";
import { root } from "./steps.ts";

interface FolderImport {
  /** Paths from the package's `src`. */
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

/** Folder of a file; a file directly in `src` stands for itself. */
const folderOf = (path: string) => (path.includes("/") ? dirname(path) : path);

/** Imports between folders of a package, without tests and generated files. */
function folderImports(name: string): readonly FolderImport[] {
  const source = `packages/${name}/src`;
  const files = globSync(`${source}/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.slice(source.length + 1))
    .filter((path) => !path.includes(".test.") && !path.includes("generated/"));
  return files
    .flatMap((from) => importsOf(from, readFileSync(join(root, source, from), "utf8")))
    .filter(({ from, to }) => folderOf(from) !== folderOf(to));
}

function importsOf(from: string, text: string): FolderImport[] {
  const { module } = parseSync(from, text);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ specifier: moduleRequest?.value ?? "", isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
  return found
    .filter(({ specifier }) => specifier.startsWith("."))
    .map(({ specifier, isType }) => ({ from, to: posix.join(posix.dirname(from), specifier), isType }));
}

function edgesOf(imports: readonly FolderImport[]): Map<string, FolderImport[]> {
  return Map.groupBy(imports, ({ from, to }) => `${folderOf(from)} → ${folderOf(to)}`);
}

/** Strongly connected components of two folders or more. */
function folderCycles(imports: readonly FolderImport[]): readonly string[][] {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) {
    for (const folder of [from, to].map(folderOf)) if (!graph.has(folder)) graph.set(folder, []);
    graph.get(folderOf(from))?.push(folderOf(to));
  }
  return findCycles(graph);
}

const [name = "server", ...flags] = process.argv.slice(2);
const imports = folderImports(name);
const edges = [...edgesOf(imports)].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [edge, parts] of edges) {
  const types = parts.filter(({ isType }) => isType).length;
  console.log(`${edge}  ${parts.length - types} values, ${types} types`);
  if (flags.includes("--files"))
    for (const { from, to, isType } of parts) console.log(`    ${from} → ${to}${isType ? " (type)" : ""}`);
}
const cycles = folderCycles(imports);
console.log(`\nCycles of folders, types included: ${cycles.length}`);
for (const cycle of cycles) console.log(`  ${cycle.length}: ${cycle.toSorted().join(" ")}`);
