/** An empty folder with the libraries of a release, as npm would install them, for tests without a registry. */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./bundle.ts";
import { buildLibraries, type Library, libraries } from "./libraries.ts";

export interface Installed {
  readonly folder: string;
  /** Sizes of the packages as npm packs them, in bytes. */
  readonly sizes: ReadonlyMap<Library, number>;
  readonly remove: () => void;
}

/** Unpacks what `npm pack` makes of the libraries. Packages of others are links to those of the repository. */
export function installLibraries(): Installed {
  const folder = mkdtempSync(join(tmpdir(), "octavo-libraries-"));
  const built = join(folder, "built");
  buildLibraries(built);
  const sizes = new Map<Library, number>();
  const needed = new Set<string>();
  for (const name of libraries) {
    const packed = packLibrary(join(built, name), folder);
    sizes.set(name, statSync(packed).size);
    const home = join(folder, "node_modules/@octavo", name);
    mkdirSync(home, { recursive: true });
    execFileSync("tar", ["-xzf", packed, "--strip-components=1", "-C", home]);
    rmSync(packed);
    for (const other of dependenciesOf(home)) if (!other.startsWith("@octavo/")) needed.add(other);
  }
  rmSync(built, { recursive: true });
  for (const name of needed) linkPackage(name, folder);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  return { folder, sizes, remove: () => rmSync(folder, { recursive: true }) };
}

/** Returns the path of the tarball. */
export function packLibrary(folder: string, target: string): string {
  const args = ["pack", "--silent", "--pack-destination", target];
  return join(target, execFileSync("npm", args, { cwd: folder, encoding: "utf8" }).trim());
}

function dependenciesOf(folder: string): readonly string[] {
  const { dependencies = {} }: { readonly dependencies?: object } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return Object.keys(dependencies);
}

/** Makes a package of the repository known in the folder, and fails if it is not installed. */
export function linkPackage(name: string, folder: string): void {
  const source = join(root, "node_modules", name);
  if (!existsSync(source)) throw new Error(`The package ${name} is not installed.`);
  const target = join(folder, "node_modules", name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target, "dir");
}

/** Writes the examples of a README, whose first line is the name of their file. Returns their names. */
export function writeExamples(library: Library, folder: string): readonly string[] {
  const text = readFileSync(join(folder, "node_modules/@octavo", library, "README.md"), "utf8");
  return [...text.matchAll(/^```js\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(([, name = "", code = ""]) => {
    writeFileSync(join(folder, name), code);
    return name;
  });
}
