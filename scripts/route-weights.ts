import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { root } from "./steps.ts";

export const dist = `${root}packages/web/dist/`;
const manifestFile = `${dist}.vite/manifest.json`;
/** Lists the files of the build. The folder also has those of the build before, for pages that are still open. */
const recordFile = `${dist}.build.json`;

export const isBuilt = existsSync(manifestFile) && existsSync(recordFile);

export const builtFiles = (): readonly string[] => JSON.parse(readFileSync(recordFile, "utf8")).files;

export interface Route {
  readonly name: string;
  /** Limit in compressed kilobytes of scripts and styles that a first visit loads before the screen is usable. */
  readonly budget: number;
  readonly screen: string;
  /** Modules and tables that the screen loads while it opens, besides its imports. */
  readonly opensWith?: readonly string[];
  readonly hasWorker?: boolean;
}

const screens = "src/screens/";
const collections = (name: string) => `${screens}gallery/collections/${name}.tsx`;
const usualMetrics = "../engine/src/typography/generated/metrics/arimo.json";

/** Limits in kilobytes (1000 bytes). */
export const budgets = { open: 150, project: 220, editor: 305 };
const { open, project, editor } = budgets;

export const routes: readonly Route[] = [
  {
    name: "login",
    budget: open,
    screen: `${screens}sign-in/login-screen.tsx`,
    opensWith: ["src/shell/sign-in-layout.tsx"],
  },
  // With its planner, which the build draws: nothing else loads until a visitor reaches for it.
  { name: "welcome", budget: 185, screen: `${screens}welcome/welcome-screen.tsx` },
  { name: "make", budget: project, screen: `${screens}make/make-screen.tsx`, hasWorker: true },
  { name: "gallery", budget: open, screen: `${screens}gallery/gallery-screen.tsx` },
  {
    name: "collections",
    budget: open,
    screen: collections("collection-screens"),
    opensWith: [collections("collections-screen")],
  },
  {
    name: "collection",
    budget: open,
    screen: collections("collection-screens"),
    opensWith: [collections("collection-screen")],
  },
  {
    name: "own collection",
    budget: project,
    screen: collections("collection-screens"),
    opensWith: [collections("own-collection-screen")],
  },
  { name: "shared planner", budget: open, screen: `${screens}gallery/public-project-screen.tsx` },
  { name: "tutorial", budget: open, screen: `${screens}tutorial/tutorial-screen.tsx` },
  { name: "terms", budget: open, screen: `${screens}terms/terms-screen.tsx` },
  { name: "API reference", budget: open, screen: `${screens}api-reference/api-reference-screen.tsx` },
  { name: "account", budget: project, screen: `${screens}account/account-screen.tsx` },
  { name: "administration", budget: project, screen: `${screens}admin/admin-screen.tsx` },
  { name: "projects", budget: project, screen: `${screens}projects/projects-screen.tsx` },
  { name: "project", budget: project, screen: `${screens}project/project-screen.tsx`, hasWorker: true },
  { name: "compilation", budget: project, screen: `${screens}compilation/compilation-screen.tsx`, hasWorker: true },
  { name: "versions", budget: project, screen: `${screens}versions/versions-screen.tsx`, hasWorker: true },
  {
    name: "original",
    budget: project,
    screen: `${screens}original/original-screen.tsx`,
    opensWith: [`${screens}original/merge-changes.tsx`],
    hasWorker: true,
  },
  {
    name: "update",
    budget: project,
    screen: `${screens}update/update-screen.tsx`,
    opensWith: [`${screens}update/tablet-update.tsx`],
    hasWorker: true,
  },
  {
    name: "variants",
    budget: project,
    screen: `${screens}variants/variants-screen.tsx`,
    opensWith: [`${screens}variants/all-variants.tsx`],
    hasWorker: true,
  },
  { name: "templates", budget: project, screen: `${screens}templates/templates-screen.tsx` },
  { name: "build", budget: project, screen: `${screens}build-planner/build-screen.tsx`, hasWorker: true },
  {
    name: "design editor",
    budget: editor,
    screen: `${screens}design-editor/project-design.tsx`,
    opensWith: [usualMetrics],
    hasWorker: true,
  },
  {
    name: "template editor",
    budget: editor,
    screen: `${screens}design-editor/template-design.tsx`,
    opensWith: [usualMetrics],
    hasWorker: true,
  },
];

/** Limits in kilobytes of all that a browser downloads until a public screen is idle (e2e/first-visit.spec.ts). */
export const firstVisits = [
  { path: "/", sign: "Choose a planner", budget: 250 },
  { path: "/make/daily", sign: "all checked", budget: 250 },
  { path: "/gallery", sign: "Public gallery", budget: 220 },
] as const;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const entry = "index.html";

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, "utf8"));
}

/** Returns screens that the entry does not reference. The browser would discover them only after another request. */
export function lateScreens(manifest: Manifest): readonly string[] {
  const near = new Set(chunkOf(manifest, entry).dynamicImports);
  return routes.map(({ screen }) => screen).filter((screen) => !near.has(screen));
}

/** Returns chunks that import themselves through others. They would run before the modules that they need. */
export function circularChunks(manifest: Manifest): readonly string[] {
  const importsOf = (name: string) => chunkOf(manifest, name).imports ?? [];
  const reaches = (name: string, wanted: string, seen = new Set<string>()): boolean =>
    importsOf(name).some((next) => next === wanted || (!seen.has(next) && reaches(next, wanted, seen.add(next))));
  return Object.keys(manifest).filter((name) => reaches(name, name));
}

export interface Weight {
  /** Scripts, and tables of the engine. */
  readonly scripts: number;
  readonly styles: number;
  readonly files: number;
}

/** Returns sizes in bytes. */
export function weigh(manifest: Manifest, { screen, opensWith = [] }: Route): Weight {
  const files = filesOf(manifest, [entry, screen, ...opensWith]);
  const sum = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).reduce((total, file) => total + compressed(file), 0);
  return { scripts: sum(".js") + sum(".json"), styles: sum(".css"), files: files.length };
}

/** Size of the worker with its imports, which loads after the screen and is shared. */
export function weighWorker(): number {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = readFileSync(dist + file, "utf8").matchAll(/from"\.\/([^"]+\.js)"/g);
    for (const [, name] of imports) visit(`assets/${name}`);
  };
  for (const file of builtFiles().filter((name) => /^assets\/engine\.worker-[^/]*\.js$/.test(name))) visit(file);
  return [...seen].reduce((total, file) => total + compressed(file), 0);
}

/** Returns the files of a module, including all imports. */
function filesOf(manifest: Manifest, names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunkOf(manifest, name).imports ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return [...new Set([...seen].flatMap((name) => [chunkOf(manifest, name).file, ...(manifest[name]?.css ?? [])]))];
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk)
    throw new Error(`The build has no chunk "${name}": scripts/route-weights.ts names what is no longer there.`);
  return chunk;
}

function compressed(file: string): number {
  return gzipSync(readFileSync(dist + file), { level: 9 }).length;
}
