/**
 * Builds one package of the studio and the command line: `npm run release`. It contains everything but Node, and the fonts of
 * East Asia, which are a second package because they are larger than all the rest. Builds the packages for programmers, too.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { allScriptFamilies, type FaceId, faces, isEastAsianFace } from "@octavo/engine";
import { eastAsianPackage, fontFile } from "@octavo/press";
import { bundlePrograms, readJson, root } from "./release/bundle.ts";
import { releaseDocuments, shipped } from "./release/documents.ts";
import { buildLibraries, libraries } from "./release/libraries.ts";
import { requireFixture } from "./release/require-fixture.ts";
import { slimFont } from "./release/slim-font.ts";

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** Largest package, packed, in bytes. */
const mostBytes = 25_000_000;

const require = createRequire(join(root, "packages/press/package.json"));

async function release(): Promise<void> {
  requireFixture(root);
  const target = mkdtempSync(join(tmpdir(), "octavo-release-"));
  try {
    // A test has another NODE_ENV, which would build the web app for development.
    const env = { ...process.env, NODE_ENV: "production" };
    execFileSync("npm", ["run", "build"], { cwd: root, env, stdio: ["ignore", "ignore", "ignore"] });
    const folder = join(target, "package");
    await bundlePrograms(folder, { external: ["@embedpdf/pdfium"], pdfium: pdfiumOfWebApp() });
    copyFiles(folder);
    writeManifest(folder);
    if (packed(folder) > mostBytes) throw new Error(`The package is larger than ${mostBytes / 1e6} MB.`);
    packed(eastAsianFonts(join(target, "fonts")));
    buildLibraries(join(target, "libraries"));
    for (const name of libraries) packed(join(target, "libraries", name));
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** Size of the package of a folder, in bytes. */
function packed(folder: string): number {
  const file = pack(folder);
  const { size } = statSync(file);
  console.log(`${file}  ${(size / 1e6).toFixed(size < 1e6 ? 2 : 1)} MB`);
  return size;
}

/** Folder of the second package: fonts and their licence. */
function eastAsianFonts(folder: string): string {
  for (const { id } of faces.filter((face) => isEastAsianFace(face.id))) {
    const file = fontFile(id);
    cpSync(file, join(folder, "fonts", basename(file)));
    cpSync(join(dirname(file), "../LICENSE_FONT"), join(folder, "LICENSE"));
  }
  writeJson(join(folder, "package.json"), {
    name: eastAsianPackage,
    version: readJson<Manifest>("package.json").version,
    license: "OFL-1.1",
    description: "Fonts of Octavo for Chinese, Japanese and Korean: Noto Sans",
  });
  return folder;
}

function copyFiles(folder: string): void {
  for (const path of shipped) cpSync(join(root, path), join(folder, path), { recursive: true });
  writeDocuments(folder);
  cpSync(join(root, "scripts/release/octavo.mjs"), join(folder, "bin/octavo.mjs"));
  // Containers link to it without npm, which would make it a program.
  chmodSync(join(folder, "bin/octavo.mjs"), 0o755);
  copyWebApp(join(root, "packages/web/dist"), join(folder, "packages/web/dist"));
  copyTables(folder);
  for (const { id } of faces.filter((face) => !isEastAsianFace(face.id))) copyFont(folder, id);
  copyIntoPackages(folder, join(dirname(require.resolve("@embedpdf/pdfium/pdfium.wasm")), "index.js"));
  copyIntoPackages(folder, require.resolve("harfbuzzjs/dist/harfbuzz.wasm"));
}

/** Path of the compressed program of PDFium in the web app, which Node reads, too. */
function pdfiumOfWebApp(): string {
  const { files } = readJson<{ readonly files: readonly string[] }>("packages/web/dist/.build.json");
  const found = files.filter((file) => /\/pdfium-[\w-]+\.wasm\.br$/.test(file));
  if (found.length !== 1) throw new Error(`The web app has ${found.length} compressed programs of PDFium.`);
  return `packages/web/dist/${found[0]}`;
}

function copyFont(folder: string, id: FaceId): void {
  const copied = copyIntoPackages(folder, fontFile(id));
  const { family = "" } = faces.find((face) => face.id === id) ?? {};
  // Others are shaped with their layout tables.
  const isPlain = !allScriptFamilies.includes(family) && !family.startsWith("dejavu-");
  if (isPlain) writeFileSync(copied, slimFont(readFileSync(copied)));
}

/** Copies the files of today's build. The server unpacks text and scripts for clients that do not accept Brotli. */
function copyWebApp(dist: string, target: string): void {
  const { files } = readJson<{ readonly files: readonly string[] }>("packages/web/dist/.build.json");
  const isWanted = (file: string) =>
    !/\.(map|gz)$/.test(file) && !(file.startsWith("assets/") && existsSync(join(dist, `${file}.br`)));
  for (const file of files.filter(isWanted)) cpSync(join(dist, file), join(target, file));
}

function writeDocuments(folder: string): void {
  const { texts, pictures } = releaseDocuments(root, readJson<Manifest>("package.json").version);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of pictures) cpSync(join(root, path), join(folder, path));
}

/** Data of our own packages, which they find by the exports of their manifests. */
function copyTables(folder: string): void {
  for (const name of ["engine", "dates"]) {
    const manifest = readJson<Manifest>(`packages/${name}/package.json`);
    const tables = Object.entries(manifest.exports ?? {}).filter(([, path]) => path.endsWith(".json"));
    const home = join(folder, "node_modules/@octavo", name);
    for (const [, path] of tables) {
      const [source] = path.split("*");
      cpSync(join(root, "packages", name, source ?? ""), join(home, source ?? ""), { recursive: true });
    }
    const { version, license } = manifest;
    writeJson(join(home, "package.json"), {
      name: `@octavo/${name}`,
      version,
      license,
      exports: Object.fromEntries(tables),
    });
  }
}

/** Copies one file of a package, with the package's manifest and licence. Returns the path of the copy. */
function copyIntoPackages(folder: string, file: string): string {
  const inside = file.slice(file.lastIndexOf("node_modules/"));
  const home = inside
    .split("/")
    .slice(0, inside.startsWith("node_modules/@") ? 3 : 2)
    .join("/");
  const source = file.slice(0, file.length - inside.length) + home;
  mkdirSync(dirname(join(folder, inside)), { recursive: true });
  cpSync(file, join(folder, inside));
  for (const name of readdirSync(source))
    if (name === "package.json" || /^(licen[cs]e|ofl)/i.test(name))
      cpSync(join(source, name), join(folder, home, name));
  return join(folder, inside);
}

function writeManifest(folder: string): void {
  const { version, license } = readJson<Manifest>("package.json");
  const packages = join(folder, "node_modules");
  const bundled = readdirSync(packages).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(packages, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  const versionOf = (name: string): string => readVersion(join(packages, name, "package.json"));
  writeJson(join(folder, "package.json"), {
    name: "octavo",
    version,
    license,
    description: "Hyperlinked planners for e-ink tablets: the studio and its command line",
    type: "module",
    bin: { octavo: "bin/octavo.mjs" },
    engines: { node: ">=24.7" },
    dependencies: Object.fromEntries(bundled.map((name) => [name, versionOf(name)])),
    bundleDependencies: bundled,
  });
}

function readVersion(path: string): string {
  return (require(path) as Manifest).version;
}

function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the path of the package, in the folder `release` of the repository. */
function pack(folder: string): string {
  const releases = join(root, "release");
  if (!existsSync(releases)) mkdirSync(releases);
  const name = execFileSync("npm", ["pack", "--silent", "--pack-destination", releases], {
    cwd: folder,
    encoding: "utf8",
  });
  return join(releases, name.trim());
}

await release();
