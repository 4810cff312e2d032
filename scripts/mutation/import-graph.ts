import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !/\.long\.test\.tsx?$/.test(path);
/** Workers and child processes are referenced by URL, not imported. */
const byAddress = /new URL\(\s*["']([^"']+\.tsx?)["'],\s*import\.meta\.url/g;

export class ImportGraph {
  readonly #importers = new Map<string, Set<string>>();
  readonly #root: string;

  constructor(root: string, paths: readonly string[]) {
    this.#root = root;
    for (const path of paths) for (const imported of this.#importsOf(path)) this.#importersOf(imported).add(path);
  }

  /** Returns the test files that reach a file, the nearest first: by steps of import, then by shared folders. */
  testsNear(path: string): string[] {
    const steps = new Map([[path, 0]]);
    const queue = [path];
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      for (const importer of this.#importersOf(next)) {
        if (steps.has(importer)) continue;
        steps.set(importer, (steps.get(next) ?? 0) + 1);
        queue.push(importer);
      }
    const distance = (test: string) => (steps.get(test) ?? 0) - sharedFolders(test, path);
    return [...steps.keys()].filter(isTest).sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
  }

  #importersOf(path: string): Set<string> {
    const known = this.#importers.get(path);
    if (known) return known;
    const made = new Set<string>();
    this.#importers.set(path, made);
    return made;
  }

  #importsOf(path: string): string[] {
    const file = join(this.#root, path);
    if (!existsSync(file)) return [];
    const text = readFileSync(file, "utf8");
    const { module } = parseSync(path, text);
    const requests = [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
      ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
      ...[...text.matchAll(byAddress)].map(([, request]) => request),
    ];
    return requests.flatMap((request) => resolve(path, request ?? "") ?? []);
  }
}

function resolve(from: string, request: string): string | undefined {
  const [, tested] = /^@octavo\/(\w+)\/testing$/.exec(request) ?? [];
  if (tested) return `packages/${tested}/test/testing.ts`;
  const own = /^@octavo\/(\w+)$/.exec(request)?.[1];
  if (own) return own === "bench" || own === "e2e" ? undefined : `packages/${own}/src/index.ts`;
  return /^\.{1,2}\/|\.tsx?$/.test(request) ? normalize(join(dirname(from), request)) : undefined;
}

function sharedFolders(a: string, b: string): number {
  const [one, other] = [dirname(a).split("/"), dirname(b).split("/")];
  const differs = one.findIndex((part, index) => part !== other[index]);
  return differs === -1 ? one.length : differs;
}
