/**
 * Generates the tables of public holidays from date-holidays and our corrections, one file per country, the report of the
 * corrections, and the zones of Windows' names from windows-iana. Takes some minutes.
 *   node scripts/generate-holidays.ts          writes the files
 *   node scripts/generate-holidays.ts --check  fails if the files are stale
 *
 * --check does not compute holidays. It compares the versions of the packages and the programs with those recorded at
 * generation, and the digest of all files.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeneratedFiles, isStale, jsonLines, writeGenerated } from "./generated-files.ts";
import { correctionsReport } from "./holiday-report.ts";

const folder = new URL("../packages/dates/src/generated/", import.meta.url);
const docs = new URL("../docs/", import.meta.url);
const report = { "holiday-corrections.md": correctionsReport() };
const require = createRequire(import.meta.url);

if (!process.argv.includes("--check")) {
  const { holidayFiles } = await import("./holiday-tables.ts");
  const files = holidayFiles();
  writeGenerated(folder, files);
  writeGenerated(docs, report);
  writeGenerated(folder, {
    "sources.json": jsonLines({ sources: currentSources(), digest: digestOfFiles(files) }),
  });
} else {
  const recorded: unknown = JSON.parse(readFileSync(new URL("sources.json", folder), "utf8"));
  const { sources, digest } = recorded as { sources: unknown; digest: unknown };
  const isFresh =
    JSON.stringify(sources) === JSON.stringify(currentSources()) &&
    digest === digestOfFiles(storedFiles()) &&
    !isStale(docs, report);
  if (!isFresh) {
    console.error(`${folder.pathname} or the report is stale: run node scripts/generate-holidays.ts`);
    process.exitCode = 1;
  }
}

function currentSources() {
  const version = (name: string) => String(require(`${name}/package.json`).version);
  return {
    "date-holidays": version("date-holidays"),
    "date-holidays-parser": version("date-holidays-parser"),
    "windows-iana": version("windows-iana"),
    generator: digestOfPrograms("holiday-tables.ts", "holiday-corrections.ts"),
  };
}

function digestOfPrograms(...names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}

function storedFiles(): GeneratedFiles {
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  const tables = names.filter((name) => /\.(json|txt)$/.test(name) && name !== "sources.json");
  return Object.fromEntries(tables.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}

function digestOfFiles(files: GeneratedFiles): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(files).sort()) hash.update(`${name}\n${files[name]}`);
  return hash.digest("hex");
}
