// Builds the web app into a new folder and moves it into packages/web/dist, so that a running server has a whole app at any
// time.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Advice, digest, inRoot, pinnedNode, readIfThere, root, run, say } from "./checkout.mjs";

const dist = inRoot("packages", "web", "dist");
/** Names the sources of the build in `dist` and its files. The folder also has files of the build before. */
const record = join(dist, ".build.json");
const nextPrefix = ".next-";

/** Returns true if there is nothing to build, or if the build is whole and of today's sources. */
export function isWebBuilt() {
  if (!existsSync(inRoot("packages", "web", "index.html"))) return true;
  const { sources, files } = readRecord();
  return sources === sourceDigest() && files.every((file) => existsSync(join(dist, file)));
}

export function buildWeb() {
  checkBuildFolder();
  say("Building the web app …");
  // Of the sources before the build: a change during the build leads to another one.
  const sources = sourceDigest();
  try {
    const next = newFolder();
    try {
      runVite(next);
      publish(next, sources);
    } finally {
      removeFolder(next);
    }
  } catch (problem) {
    throw problem instanceof Advice ? problem : new Advice(buildAdvice(problem.message));
  }
}

/** Inside `dist`, because files are renamed, and tools ignore that folder. */
function newFolder() {
  mkdirSync(dist, { recursive: true });
  // Left by commands that were killed.
  for (const name of readdirSync(dist).filter((each) => each.startsWith(nextPrefix))) removeFolder(join(dist, name));
  return mkdtempSync(join(dist, nextPrefix));
}

/** A killed command's Vite can still write to its folder, which the next build removes. */
function removeFolder(path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (problem) {
    if (problem.code !== "ENOTEMPTY") throw problem;
  }
}

function runVite(folder) {
  const vite = inRoot("node_modules", "vite", "bin", "vite.js");
  const args = ["build", "--logLevel=warn", "--emptyOutDir", "--outDir", folder];
  const cwd = inRoot("packages", "web");
  const { status, signal, stdout, stderr } = run([pinnedNode() ?? process.execPath, vite, ...args], { cwd });
  const output = stripVTControlCharacters(`${stdout}${stderr}${signal ? `\nVite was ended by ${signal}` : ""}`);
  if (status !== 0) throw new Advice(buildAdvice(output));
  if (!existsSync(join(folder, "index.html"))) throw new Advice(buildAdvice(`${output}\nVite wrote no index.html`));
}

/**
 * Moves the files of a build to their places, one by one and the pages after what they load. Files of the build before stay,
 * because open pages load the rest of it later.
 */
function publish(next, sources) {
  const files = filesIn(next).map((path) => relative(next, path).replaceAll("\\", "/"));
  const { files: previous } = readRecord();
  const ordered = [...files].sort((a, b) => lateness(a) - lateness(b));
  for (const file of ordered) {
    const [from, to] = [join(next, file), join(dist, file)];
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  writeFileSync(join(next, "record"), JSON.stringify({ sources, files }));
  renameSync(join(next, "record"), record);
  const kept = new Set([...files, ...previous].map((file) => join(dist, file)));
  for (const path of filesIn(dist)) if (!kept.has(path) && path !== record && !path.startsWith(next)) rmSync(path);
}

/** Hashed files are loaded by pages, and tools read the manifest. */
function lateness(file) {
  if (file.startsWith("assets/")) return 0;
  if (file.startsWith(".vite/")) return 3;
  return file.startsWith("index.html") ? 2 : 1;
}

const readRecord = () => JSON.parse(readIfThere(record) ?? '{ "files": [] }');

/** Detects a link instead of the build folder, which would write the build elsewhere or make it fail. */
function checkBuildFolder() {
  const found = lstatSync(dist, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return;
  throw new Advice(
    "The web app could not be built: packages/web/dist is not a folder.\nDelete packages/web/dist and run the same command again.",
  );
}

/** Returns the reason of a failed build and advice in one sentence. A file has the complete output. */
function buildAdvice(output) {
  const log = join("node_modules", ".cache", "octavo-web-build.log");
  mkdirSync(dirname(inRoot(log)), { recursive: true });
  writeFileSync(inRoot(log), output);
  const failure = failureIn(output);
  const { reason, remedy } = buildFailures.find(({ sign }) => sign.test(failure)) ?? {
    reason: firstError(failure),
    remedy: "Correct that file (git diff shows what has changed)",
  };
  return `The web app could not be built: ${reason}.\n${remedy} and run the same command again. Vite's full output is in ${log}.`;
}

/** Leaves out what Vite wrote before the error, such as warnings and the time that plugins took. */
function failureIn(output) {
  const heading = "error during build:";
  const at = output.lastIndexOf(heading);
  return at < 0 ? output : output.slice(at + heading.length);
}

const buildFailures = [
  { sign: /ENOSPC/, reason: "the disk is full", remedy: "Free some space" },
  {
    sign: /EACCES|EPERM|EROFS/,
    reason: "packages/web/dist cannot be written",
    remedy: "Give yourself the right to write there",
  },
  {
    sign: /heap out of memory|SIGKILL/,
    reason: "the machine ran out of memory",
    remedy: "Close other programs, or allow Node more memory with NODE_OPTIONS=--max-old-space-size=2048,",
  },
  {
    sign: /Cannot find (?:package|module)|ERR_MODULE_NOT_FOUND/,
    reason: "a package is missing or damaged",
    remedy: "Delete node_modules",
  },
];

/** Returns the first error of Vite's output with its place, for example "Unexpected token (src/main.tsx:43:11)". */
function firstError(output) {
  const rows = output.split("\n").map((row) => row.trim());
  const headline = rows.find((row) => row && !/^✗|^Build failed|^vite v/.test(row)) ?? "vite ended with an error";
  const place = /\[ (\S+:\d+:\d+) \]/.exec(output)?.[1];
  return `${headline.replace(/^\[[\w:-]+\]\s*/, "").replace(/\.$/, "")}${place ? ` (packages/web/${place})` : ""}`;
}

function sourceDigest() {
  return digest(webSources().flatMap((path) => [path.slice(root.length), readFileSync(path)]));
}

function webSources() {
  const folders = [
    inRoot("packages", "web"),
    ...ownPackagesOfWeb().map((name) => inRoot("packages", name, "src")),
    inRoot("library"),
  ];
  const isSource = (name) => name !== "node_modules" && name !== "dist" && !/\.test\.tsx?$/.test(name);
  return [...folders.flatMap((folder) => filesIn(folder, isSource)), inRoot("package-lock.json")];
}

/** Returns folders in packages, for example "engine". */
function ownPackagesOfWeb() {
  const { dependencies } = JSON.parse(readFileSync(inRoot("packages", "web", "package.json"), "utf8"));
  const scope = "@octavo/";
  return Object.keys(dependencies)
    .filter((name) => name.startsWith(scope))
    .map((name) => name.slice(scope.length));
}

function filesIn(folder, isWanted = () => true) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, isWanted) : [path];
    });
}
