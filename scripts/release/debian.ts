/**
 * Builds Debian packages of a release, each with Node for one processor: `npm run release:debian`. Needs `dpkg-deb`, and
 * the package that `npm run release` has made.
 */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readJson, root } from "./bundle.ts";
import { nodePackage, nodes, type Processor, unpack } from "./node-package.ts";

const folder = join(root, "release");
const files = join(root, "deploy/debian");
const { version, license } = readJson<{ readonly version: string; readonly license: string }>("package.json");
const installed = "usr/lib/octavo";

function buildDebian(processor: Processor, temporary: string): string {
  const tree = join(temporary, processor);
  unpack(join(folder, `octavo-${version}.tgz`), join(tree, installed));
  const node = join(temporary, `node-${processor}`);
  // It has thousands of other files.
  unpack(nodePackage(processor, temporary), node, ["package/bin/node", "package/LICENSE"]);
  renameSync(join(node, "bin/node"), join(tree, installed, "node"));
  renameSync(join(node, "LICENSE"), join(tree, installed, "NODE_LICENSE"));
  writeUnits(tree);
  install(tree, "octavo", "usr/bin/octavo", 0o755);
  install(tree, "octavo.env", "etc/octavo.env", 0o640);
  install(tree, "copyright", "usr/share/doc/octavo/copyright");
  writeAt(tree, "usr/share/doc/octavo/changelog.gz", gzipSync(readFileSync(join(root, "CHANGELOG.md")), { level: 9 }));
  for (const script of ["postinst", "prerm", "postrm"]) install(tree, script, `DEBIAN/${script}`, 0o755);
  writeAt(tree, "DEBIAN/conffiles", "/etc/octavo.env\n");
  writeAt(tree, "DEBIAN/control", control(processor, tree));
  const file = join(folder, `octavo_${version}_${processor}.deb`);
  // The usual level takes more than a minute of processor time.
  execFileSync("dpkg-deb", ["--root-owner-group", "-Zxz", "-z3", "--build", tree, file], {
    env: { ...process.env, SOURCE_DATE_EPOCH: commitTime() },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return file;
}

/** The units of deploy/, with a user that exists, so that an administrator can act as it. */
function writeUnits(tree: string): void {
  for (const name of ["octavo.service", "octavo-backup.service", "octavo-backup.timer"]) {
    const unit = readFileSync(join(root, "deploy", name), "utf8")
      .replaceAll("/opt/octavo/node_modules/.bin/octavo", "/usr/bin/octavo")
      .replaceAll("/opt/octavo/node_modules/octavo", `/${installed}`)
      .replace(/^# Install the package of a release first:.*\n/m, "")
      .replace(/: \/etc\/systemd\/system\/.*\n/, ".\n")
      .replace(/^DynamicUser=yes\n(User=octavo\n)?/m, "User=octavo\nGroup=octavo\n");
    writeAt(tree, `usr/lib/systemd/system/${name}`, unit);
  }
}

function control(processor: Processor, tree: string): string {
  const files = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return `Package: octavo
Version: ${version}
Architecture: ${processor}
Maintainer: Octavo <https://github.com/octavo-studio/octavo>
Installed-Size: ${Math.ceil(bytes / 1024)}
Depends: libc6 (>= 2.28), libstdc++6, adduser, init-system-helpers
Recommends: systemd
Suggests: caddy | nginx | apache2
Section: web
Priority: optional
Homepage: https://github.com/octavo-studio/octavo
Description: hyperlinked planners for e-ink tablets
 A web studio and a command line that make PDF planners for reMarkable, Supernote,
 Boox, Kindle Scribe and Kobo tablets. With Node.js, and without any network.
 License: ${license}.
`;
}

function install(tree: string, name: string, path: string, mode = 0o644): void {
  writeAt(tree, path, readFileSync(join(files, name)), mode);
}

function writeAt(tree: string, path: string, content: string | Uint8Array, mode = 0o644): void {
  const file = join(tree, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, content, { mode });
}

/** Time of the last commit, so that the same commit gives the same packages. */
function commitTime(): string {
  return execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }).trim();
}

const wanted = process.argv.slice(2).filter((name): name is Processor => name in nodes);
if (!existsSync(join(folder, `octavo-${version}.tgz`))) throw new Error("Run npm run release first.");
const temporary = mkdtempSync(join(tmpdir(), "octavo-debian-"));
try {
  for (const processor of wanted.length > 0 ? wanted : (Object.keys(nodes) as Processor[])) {
    const file = buildDebian(processor, temporary);
    console.log(`${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
