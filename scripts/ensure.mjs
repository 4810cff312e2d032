// Runs before `npm start`, `npm test` and `npm run check`, on whatever Node the machine has (18 or newer) and before
// anything is installed: no dependencies, no TypeScript.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Advice, digest, inRoot, pinnedNode, readIfThere, run, say } from "./checkout.mjs";
import { alone } from "./checkout-lock.mjs";
import { buildWeb, isWebBuilt } from "./web-build.mjs";

const pinnedMajor = 24;

const installStamp = inRoot("node_modules", ".octavo-installed");

const wantedPackages = () =>
  `${digest([readFileSync(inRoot("package-lock.json"))])} ${process.platform}-${process.arch}\n`;

const packages = {
  isDone: () => readIfThere(installStamp) === wantedPackages(),
  work: () => {
    const lock = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
    const wanted = wantedPackages();
    if (!isInstalled(lock)) {
      say("Installing packages (first start: about a minute) …");
      npmCi();
      if (!isInstalled(lock)) throw new Advice("npm installed other versions than package-lock.json names.");
    }
    checkNode();
    writeFileSync(installStamp, wanted);
  },
};

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
  ...["pdftoppm", "pdftotext", "pdftocairo", "pdffonts", "pdfinfo"].map((name) => ({
    names: [name],
    from: "poppler-utils",
  })),
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
  // The package on arm64, emulated (release.long.test.ts).
  ...(process.arch === "x64"
    ? [
        { names: ["qemu-aarch64-static"], from: "qemu-user-static" },
        { names: ["ld-linux-aarch64.so.1"], in: ["/usr/aarch64-linux-gnu/lib"], from: "libstdc++6-arm64-cross" },
      ]
    : []),
  { names: ["nginx"], from: "nginx-light" },
  { names: ["caddy"], from: "caddy" },
  { names: ["apache2"], from: "apache2-bin" },
  { names: ["varnishd"], from: "varnish" },
  // Handwriting on PDFs by another program (packages/cli/test/carry).
  { names: ["xournalpp"], from: "xournalpp" },
  // Codes of authenticator apps by another program (totp.test.ts).
  { names: ["oathtool"], from: "oathtool" },
  // Reads the alerts of deploy/ and the metrics of servers (alerts.long.test.ts).
  { names: ["prometheus", "promtool"], from: "prometheus" },
  // Two servers with the API of S3 (objects.long.test.ts).
  { names: ["swift-ring-builder"], from: "swift" },
  ...["proxy", "account", "container", "object"].map((name) => ({
    names: [`swift-${name}-server`],
    from: `swift-${name}`,
  })),
  { names: ["memcached"], from: "memcached" },
  { names: ["ceph"], from: "ceph-common" },
  ...["ceph-mon", "ceph-osd", "radosgw"].map((name) => ({ names: [name], from: name })),
];

const toolsOf = (wanted) => ({
  isDone: () => missingTools(wanted).length === 0,
  work: () => installTools(wanted),
});

function installTools(wanted) {
  const missing = missingTools(wanted);
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

const build = { isDone: isWebBuilt, work: buildWeb };

const needs = {
  start: [packages, build],
  build: [packages, { ...build, isDone: () => false }],
  test: [packages, toolsOf(tools), build],
  "test:long": [packages, toolsOf([...tools, ...browsers]), build],
  check: [packages],
};

/** Another command can do the work meanwhile. */
function ensure({ isDone, work }) {
  if (isDone()) return;
  const onWait = (pid) => say(`Another command (process ${pid}) prepares this checkout. Waiting for it …`);
  alone(inRoot(".cache"), onWait, () => {
    if (!isDone()) work();
  });
}

try {
  const steps = needs[process.argv[2]];
  if (!steps) throw new Advice(`Usage: node scripts/ensure.mjs ${Object.keys(needs).join(" | ")}`);
  for (const step of steps) ensure(step);
} catch (problem) {
  console.error(problem instanceof Advice ? problem.message : `Octavo could not get ready: ${problem.message}`);
  process.exit(1);
}
