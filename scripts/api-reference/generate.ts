/**
 * Makes the API reference of the libraries for programmers from their doc comments: `npm run docs:api` writes web pages to
 * `release/api`, which are not part of the repository.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Application, LogLevel } from "typedoc";
import { root } from "../release/bundle.ts";
import { installLibraries, linkPackage } from "../release/install-libraries.ts";

const target = join(root, "release/api");

/** Packages, by the names of their modules. */
const moduleNames: Readonly<Record<string, string>> = {
  "engine/dist/api": "@octavo/engine",
  "engine/dist/devices": "@octavo/engine/devices",
  "press/dist": "@octavo/press",
  "press/dist/index": "@octavo/press",
};

const installed = installLibraries();
try {
  linkPackage("@types/node", installed.folder);
  await writeReference();
} finally {
  installed.remove();
}

async function writeReference(): Promise<void> {
  const file = (name: string) => join(installed.folder, "node_modules/@octavo", name);
  const entryPoints = [file("engine/dist/api.d.ts"), file("engine/dist/devices.d.ts"), file("press/dist/index.d.ts")];
  const tsconfig = join(installed.folder, "tsconfig.json");
  const compilerOptions = { strict: true, module: "NodeNext", target: "ES2024", types: ["node"], skipLibCheck: true };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
  const application = await Application.bootstrap({
    entryPoints,
    tsconfig,
    name: "Octavo for programmers",
    readme: file("engine/README.md"),
    excludeExternals: false,
    excludeInternal: true,
    disableSources: true,
    githubPages: false,
    // The types of an interface also have parts that are not exported by themselves.
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: LogLevel.Warn,
  });
  const project = await application.convert();
  if (!project || application.logger.hasErrors()) throw new Error("The API reference could not be made.");
  for (const module of project.children ?? []) module.name = moduleNames[module.name] ?? module.name;
  rmSync(target, { recursive: true, force: true });
  await application.generateDocs(project, target);
  const { length } = project.getReflectionsByKind(~0);
  console.log(`${target} describes ${length} names.`);
}
