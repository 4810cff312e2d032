/** Bundles the programs of a release: JavaScript that needs no TypeScript and hardly any packages. */
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, rolldown } from "rolldown";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Programs that Node starts, by their path in the repository. Worker programs start by the same path in a release. */
const programs = [
  "packages/cli/src/main.ts",
  "packages/cli/src/matrix/variant-worker.main.ts",
  "packages/server/src/main.ts",
  "packages/server/src/worker/worker.main.ts",
  "packages/server/src/store/sqlite-thread.main.ts",
  "packages/server/src/http/parse-json.main.ts",
] as const;

/** Modules that a release replaces: it has no sources, and PDFium only among the files of the web app. */
export const rendererVersion = "packages/server/src/render/renderer-version.ts";
export const pdfiumFile = "packages/press/src/pdfium-file.ts";

interface ReleaseParts {
  /** Packages that stay packages. */
  readonly external: readonly string[];
  /** Path of PDFium's program in the release. */
  readonly pdfium: string;
}

/** Bundles the programs to `folder/dist`, and writes a file for each at its path. */
export async function bundlePrograms(folder: string, { external, pdfium }: ReleaseParts): Promise<void> {
  const entries = Object.fromEntries(programs.map((path) => [nameOf(path), join(root, path)]));
  const bundle = await rolldown({
    input: entries,
    platform: "node",
    external: [...external, /^node:/],
    plugins: [originalPlaces(), await fixedRendererVersion(), sharedPdfium(pdfium)],
    onLog: (level, log, report) => {
      // The package would lack the module.
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      report(level, log);
    },
  });
  await bundle.write({
    dir: join(folder, "dist"),
    format: "esm",
    // Without comments and indentation. Names stay, because stack traces show them.
    minify: { compress: false, mangle: false, codegen: true },
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    banner: requireForCommonJs,
  });
  await bundle.close();
  for (const path of programs) await writeProgram(folder, path);
}

/** Packages in the older module format load modules of Node by `require`. */
const requireForCommonJs = `import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);`;

/** "packages/server/src/worker/worker.main.ts" becomes "server-worker.main". */
function nameOf(path: string): string {
  const [, name, , ...rest] = path.replace(/\.ts$/, "").split("/");
  return `${name}-${rest.at(-1)}`;
}

/** A file at the path of a program, which loads the bundle. */
async function writeProgram(folder: string, path: string): Promise<void> {
  const target = join(folder, path.replace(/\.ts$/, ".js"));
  await mkdir(dirname(target), { recursive: true });
  const bundle = relative(dirname(target), join(folder, "dist", `${nameOf(path)}.js`));
  await writeFile(target, `export * from ${JSON.stringify(bundle.replaceAll("\\", "/"))};\n`);
}

/**
 * Lets each module find its files: `import.meta.url` is the address that the module has in the repository, below the folder
 * of the release. Programs that a module starts end in `.js`.
 */
function originalPlaces(): Plugin {
  return {
    name: "octavo-original-places",
    transform(code, id) {
      if (!id.startsWith(join(root, "packages")) || !code.includes("import.meta.url")) return undefined;
      const address = `new URL(${JSON.stringify(`../${relative(root, id).replaceAll("\\", "/")}`)}, import.meta.url).href`;
      return { code: code.replaceAll("import.meta.url", address).replaceAll('.main.ts"', '.main.js"'), map: null };
    },
  };
}

/** In the repository, the version is a digest of sources, which a release does not contain. */
async function fixedRendererVersion(): Promise<Plugin> {
  const { rendererVersion: version } = await import(pathToFileURL(join(root, rendererVersion)).href);
  return {
    name: "octavo-renderer-version",
    load: (id) =>
      id === join(root, rendererVersion) ? `export const rendererVersion = ${JSON.stringify(version)};` : undefined,
  };
}

function sharedPdfium(path: string): Plugin {
  const address = JSON.stringify(relative(dirname(pdfiumFile), path));
  return {
    name: "octavo-shared-pdfium",
    load: (id) =>
      id === join(root, pdfiumFile)
        ? `import { fileURLToPath } from "node:url"; export const pdfiumFile = () => fileURLToPath(new URL(${address}, import.meta.url));`
        : undefined,
  };
}

export function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
