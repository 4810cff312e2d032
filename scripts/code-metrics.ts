import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { packages as layers } from "./layers.ts";
import { root } from "./steps.ts";

/** Source files of a package, without tests and generated files. */
interface SourceFile {
  readonly path: string;
  readonly package: string;
  readonly lines: number;
  readonly commentLines: number;
  readonly functionLengths: readonly number[];
  readonly suppressions: number;
  /** Paths from the root, type imports and re-exports included. */
  readonly imports: readonly string[];
  /** Loaded on demand. */
  readonly lazyImports: readonly string[];
  /** All without imports of types alone. */
  readonly valueImports: readonly string[];
}

export interface PackageMetrics {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly commentLines: number;
  /**
   * Files of 40 lines or fewer that a single file imports, except routes, migrations, kinds that the index of their
   * folder lists, and files that are loaded on demand.
   */
  readonly fragments: number;
  readonly functionLengths: readonly number[];
  readonly suppressions: number;
  /** Names that `src/index.ts` exports; undefined without such a file. */
  readonly exports: number | undefined;
  /** Of these, the names that only one file outside the package imports, tests and scripts included. */
  readonly exportsWithOneUser: number | undefined;
}

const packageNames = Object.keys(layers);
const suppression = /oxlint-disable|@ts-expect-error|@ts-ignore/g;
const shortFile = 40;

interface CodeMetrics {
  readonly packages: readonly PackageMetrics[];
  /** Import cycles of files, types included. */
  readonly cycles: readonly string[][];
  /** Import cycles of the folders of each package, without types: dictionaries take the types of messages above them. */
  readonly folderCycles: readonly string[][];
}

export function measureCode(): CodeMetrics {
  const files = packageNames.flatMap(sourceFiles);
  const importers = Map.groupBy(
    files.flatMap(({ path, imports, lazyImports }) =>
      [...new Set(imports)].map((imported) => ({ path, imported, isLazy: lazyImports.includes(imported) })),
    ),
    ({ imported }) => imported,
  );
  const isFragment = ({ path, lines }: SourceFile) => {
    const [importer, ...others] = importers.get(path) ?? [];
    if (lines > shortFile || importer === undefined || others.length > 0 || importer.isLazy) return false;
    return !isListed(path, importer.path) && !/\/(?:routes|migrations)[./]/.test(path);
  };
  const users = countUsers();
  const packages = packageNames.flatMap((name) => {
    const own = files.filter((file) => file.package === name);
    if (own.length === 0) return [];
    const exported = exportedNames(name);
    const sum = (key: "lines" | "commentLines" | "suppressions") => own.reduce((total, file) => total + file[key], 0);
    return {
      name,
      files: own.length,
      lines: sum("lines"),
      commentLines: sum("commentLines"),
      fragments: own.filter(isFragment).length,
      functionLengths: own.flatMap(({ functionLengths }) => functionLengths),
      suppressions: sum("suppressions"),
      exports: exported?.length,
      exportsWithOneUser: exported?.filter((exportedName) => users.get(`${name} ${exportedName}`) === 1).length,
    };
  });
  const graph = new Map(files.map(({ path, imports }) => [path, imports]));
  const values = new Map(files.map(({ path, valueImports }) => [path, valueImports]));
  return { packages, cycles: findCycles(graph), folderCycles: findCycles(folderGraph(values)) };
}

/** Imports between the folders directly in the sources of a package. Files beside them put the folders together. */
function folderGraph(files: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const folderOf = (path: string) => /^(packages\/[^/]+\/src\/[^/]+)\//.exec(path)?.[1];
  const folders = new Map<string, string[]>();
  for (const [path, imports] of files) {
    const folder = folderOf(path);
    if (folder === undefined) continue;
    const others = imports.flatMap((imported) => folderOf(imported) ?? []).filter((other) => other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

/** True for a kind of an open set, which the index of its folder lists. */
function isListed(path: string, importer: string): boolean {
  const folder = dirname(path);
  return importer === join(folder, "index.ts") && !folder.endsWith("/src");
}

function sourceFiles(name: string): SourceFile[] {
  const paths = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root });
  return paths
    .filter((path) => !path.includes(".test.") && !path.includes("/generated/"))
    .map((path) => readSource(name, path));
}

function readSource(name: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const { program, comments, module } = parseSync(path, text);
  const lineOf = lineNumbers(text);
  const functionLengths: number[] = [];
  const measure = ({ start, end, body }: { start: number; end: number; body: { type: string } | null }) => {
    if (body?.type === "BlockStatement") functionLengths.push(lineOf(end) - lineOf(start) + 1);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  const commentLines = new Set(
    comments.flatMap(({ start, end }) => {
      const first = lineOf(start);
      return Array.from({ length: lineOf(end) - first + 1 }, (_, i) => first + i);
    }),
  );
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const valueSpecifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ...dynamic,
  ];
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamic,
  ];
  const resolve = (specifier: string) => resolveImport(path, specifier) ?? [];
  return {
    path,
    package: name,
    lines: text.trimEnd().split("\n").length,
    commentLines: commentLines.size,
    functionLengths,
    suppressions: text.match(suppression)?.length ?? 0,
    imports: specifiers.flatMap(resolve),
    lazyImports: dynamic.flatMap(resolve),
    valueImports: valueSpecifiers.flatMap(resolve),
  };
}

/** Line of an offset, by binary search. */
function lineNumbers(text: string): (offset: number) => number {
  const starts = [0];
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}

const packageName = (specifier: string) => /^@octavo\/(\w+)$/.exec(specifier)?.[1];

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return relative(root, join(root, dirname(from), specifier.replace(/\?.*$/, "")));
  const name = packageName(specifier);
  return name ? `packages/${name}/src/index.ts` : undefined;
}

function exportedNames(name: string): readonly string[] | undefined {
  const [path] = globSync(`packages/${name}/src/index.ts`, { cwd: root });
  if (!path) return undefined;
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  return module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []));
}

/** Number of files outside a package that import a name from its front door, by "package name". */
function countUsers(): ReadonlyMap<string, number> {
  const users = new Map<string, number>();
  const isOwn = (path: string, name: string) => path.startsWith(`packages/${name}/`);
  for (const path of globSync("{packages,scripts,bench,e2e}/**/*.{ts,tsx}", { cwd: root, exclude: isNoSource }))
    for (const { moduleRequest, entries } of parseSync(path, readFileSync(join(root, path), "utf8")).module
      .staticImports) {
      const name = packageName(moduleRequest.value);
      if (name === undefined || isOwn(path, name)) continue;
      const keys = new Set(entries.map(({ importName }) => `${name} ${importName.name}`));
      for (const key of keys) users.set(key, (users.get(key) ?? 0) + 1);
    }
  return users;
}

const isNoSource = (path: string) => /(?:^|\/)(?:node_modules|dist|generated)(?:\/|$)/.test(path);

/** Strongly connected components of two files or more, by Tarjan's algorithm. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    lowest.set(file, index.size - 1);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== index.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) cycles.push(component);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
