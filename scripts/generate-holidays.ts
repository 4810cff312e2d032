/**
 * Generates the tables of public holidays from date-holidays and our corrections, one file per country, the report of the
 * corrections, and the zones of Windows' names from windows-iana. Takes some minutes.
 *   node scripts/generate-holidays.ts          writes the files
 *   node scripts/generate-holidays.ts --check  fails if the files are stale
 *
 * --check does not compute holidays. It compares the versions of the packages and the programs with those recorded at
 * generation, and the digest of all files.
 */
import { createRequire } from "node:module";
import { digestOfPrograms, isFromSources, isStale, writeFromSources, writeGenerated } from "./generated-files.ts";
import { correctionsReport } from "./holiday-report.ts";

const folder = new URL("../packages/dates/src/generated/", import.meta.url);
const docs = new URL("../docs/", import.meta.url);
const report = { "holiday-corrections.md": correctionsReport() };
const require = createRequire(import.meta.url);
const versionOf = (name: string) => String(require(`${name}/package.json`).version);
const sources = {
  "date-holidays": versionOf("date-holidays"),
  "date-holidays-parser": versionOf("date-holidays-parser"),
  "windows-iana": versionOf("windows-iana"),
  generator: digestOfPrograms("holiday-tables.ts", "holiday-corrections.ts"),
};

if (!process.argv.includes("--check")) {
  const { holidayFiles } = await import("./holiday-tables.ts");
  writeFromSources(folder, holidayFiles(), sources);
  writeGenerated(docs, report);
} else if (!isFromSources(folder, sources) || isStale(docs, report)) {
  console.error(`${folder.pathname} or the report is stale: run node scripts/generate-holidays.ts`);
  process.exitCode = 1;
}
