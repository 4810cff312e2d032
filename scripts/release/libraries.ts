/**
 * Writes the packages for programmers: the engine, the press, and those that they need (docs/decisions/0103). Modules stay modules,
 * so that bundlers leave out what a program does not use.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deviceProfiles } from "@octavo/press";
import { tool } from "../steps.ts";
import { readJson, root } from "./bundle.ts";

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** In the order in which they need each other. */
export const libraries = ["foundation", "dates", "engine", "starters", "press"] as const;
export type Library = (typeof libraries)[number];

/** Libraries with a README and an interface that keeps its meaning. The others are parts of them. */
const documented: readonly Library[] = ["engine", "press"];

/** Fonts that npm does not install by itself, because they take 260 MB. */
const optionalFonts = /^@expo-google-fonts\/noto-sans-(jp|kr|sc|tc)$/;

/** Writes a folder for each library, by its name. */
export function buildLibraries(target: string): void {
  const compiled = join(target, ".compiled");
  // Editors show the comments of types, and modules do without them.
  compile(compiled, "--emitDeclarationOnly");
  compile(compiled, "--declaration", "false", "--removeComments");
  for (const name of libraries) {
    const folder = join(target, name);
    cpSync(join(compiled, name, "src"), join(folder, "dist"), { recursive: true });
    for (const file of filesIn(join(folder, "dist"))) writeFileSync(file, withPublicNames(file, name));
    cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
    writeFileSync(join(folder, "README.md"), readmeOf(name));
    copyFiles(name, folder);
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifestOf(name), null, 2)}\n`);
  }
  rmSync(compiled, { recursive: true });
}

function compile(outDir: string, ...options: readonly string[]): void {
  const project = join(root, "tsconfig.libraries.json");
  execFileSync(process.execPath, tool("tsc", "-p", project, "--outDir", outDir, "--pretty", "false", ...options), {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Types refer to compiled modules, and the libraries use the internal interface of the engine. */
function withPublicNames(file: string, name: Library): string {
  const text = readFileSync(file, "utf8");
  const named = file.endsWith(".d.ts") ? text.replace(/((?:from|import\() ?"\.[^"]*)\.ts"/g, '$1.js"') : text;
  return name === "engine" ? named : named.replaceAll('"@octavo/engine"', '"@octavo/engine/internal"');
}

function readmeOf(name: Library): string {
  if (documented.includes(name)) return readFileSync(join(root, "packages", name, "README.md"), "utf8");
  const { description } = readJson<Manifest>(`packages/${name}/package.json`);
  return `# @octavo/${name}

${description}

Part of [@octavo/engine](https://www.npmjs.com/package/@octavo/engine) and
[@octavo/press](https://www.npmjs.com/package/@octavo/press). Its interface can change in any version: use it through them.
`;
}

/** Files that a library finds beside its modules. */
function copyFiles(name: Library, folder: string): void {
  const source = join(root, "packages", name, "src");
  for (const path of readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  ))
    cpSync(join(source, path), join(folder, "dist", path));
  if (name === "engine") writeDevices(join(folder, "dist"));
  if (name !== "press") return;
  for (const file of ["line-breaker.cjs", "line-breaker.d.cts"]) cpSync(join(source, file), join(folder, "dist", file));
  replaceIn(join(folder, "dist/line-breaker.d.cts"), '"@octavo/engine"', '"@octavo/engine/internal"');
  replaceIn(join(folder, "dist/device-profiles.js"), '"../../../devices/"', '"../devices/"');
  for (const file of readdirSync(join(root, "devices")).filter((path) => path.endsWith(".yaml")))
    cpSync(join(root, "devices", file), join(folder, "devices", file));
}

/** Throws if the file does not contain the text exactly once. */
function replaceIn(file: string, text: string, by: string): void {
  const parts = readFileSync(file, "utf8").split(text);
  if (parts.length !== 2) throw new Error(`${file} must contain ${text} once.`);
  writeFileSync(file, parts.join(by));
}

/** A module, because browsers cannot read the files of devices. */
function writeDevices(dist: string): void {
  const profiles = deviceProfiles().map(({ id, name, display, pdf_settings, constraints, toolbar }) =>
    JSON.stringify({ id, name, display, pdf_settings, constraints, toolbar }),
  );
  writeFileSync(
    join(dist, "devices.js"),
    `/** Profiles of all devices. */\nexport const devices = [\n${profiles.join(",\n")},\n];\n`,
  );
  writeFileSync(
    join(dist, "devices.d.ts"),
    `import type { DeviceProfile } from "./model/device-profile.js";\n/** Profiles of all devices, in portrait and landscape. */\nexport declare const devices: readonly DeviceProfile[];\n`,
  );
}

function manifestOf(name: Library): object {
  const { version, license, description, dependencies = {} } = readJson<Manifest>(`packages/${name}/package.json`);
  const isOptional = ([needed]: readonly [string, string]) => optionalFonts.test(needed);
  const all = Object.entries(dependencies);
  const optional = all.filter(isOptional);
  return {
    name: `@octavo/${name}`,
    version,
    license,
    description,
    keywords: ["planner", "pdf", "e-ink", "hyperlinks"],
    type: "module",
    sideEffects: false,
    exports: exportsOf(name),
    files: name === "press" ? ["dist", "devices"] : ["dist"],
    engines: { node: ">=24" },
    dependencies: Object.fromEntries(all.filter((entry) => !isOptional(entry))),
    ...(optional.length > 0 && {
      peerDependencies: Object.fromEntries(optional),
      peerDependenciesMeta: Object.fromEntries(optional.map(([needed]) => [needed, { optional: true }])),
    }),
    publishConfig: { access: "public" },
  };
}

function exportsOf(name: Library): object {
  const { exports = {} } = readJson<Manifest>(`packages/${name}/package.json`);
  const tables = Object.entries(exports).filter(([, path]) => path.endsWith(".json"));
  const modules = Object.keys(exports).filter((key) => key === "./pdf");
  const module = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  return {
    ...(name === "engine"
      ? { ".": module("api"), "./internal": module("index"), "./devices": module("devices") }
      : { ".": module("index") }),
    ...Object.fromEntries(modules.map((key) => [key, module(key.slice("./".length))])),
    ...Object.fromEntries(tables.map(([key, path]) => [key, path.replace("./src/", "./dist/")])),
    "./package.json": "./package.json",
  };
}
