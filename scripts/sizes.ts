/** `npm run sizes`: measures of the source code of each package, and the weight of each screen of the built studio. */
import { measureCode } from "./code-metrics.ts";
import { isBuilt, readManifest, routes, weigh, weighWorker } from "./route-weights.ts";

printCode();
if (isBuilt) printWeights();
else console.log("\nThe studio is not built. Run npm run build for the size of each screen.");

function printCode(): void {
  const { packages, cycles, folderCycles } = measureCode();
  const heads = [
    "files",
    "lines",
    "comments",
    "fragments",
    "p50",
    "p90",
    "p99",
    "max",
    "exports",
    "one user",
    "suppressions",
  ];
  const row = (name: string, values: readonly (number | string)[]) =>
    console.log(
      `${name.padEnd(10)}${values.map((value, i) => String(value).padStart((heads[i]?.length ?? 0) + 3)).join("")}`,
    );
  console.log("Sources without tests and generated files. Fragments: files of 40 lines or fewer with one importer,");
  console.log("without routes, migrations, kinds that the index of their folder lists, and files loaded on demand.");
  console.log("p50 to max: lines of functions with a block body. One user: exports that one file outside imports.\n");
  row("", heads);
  const total = [0, 0, 0, 0];
  for (const { name, functionLengths, exports, exportsWithOneUser, suppressions, ...measured } of packages) {
    const counts = [measured.files, measured.lines, measured.commentLines, measured.fragments];
    counts.forEach((count, i) => (total[i] = (total[i] ?? 0) + count));
    row(name, [...counts, ...percentiles(functionLengths), exports ?? "–", exportsWithOneUser ?? "–", suppressions]);
  }
  row("all", [...total, ...percentiles(packages.flatMap(({ functionLengths }) => functionLengths))]);
  console.log(
    `\nImport cycles: ${cycles.length} of files, types included, and ${folderCycles.length} of folders, without types`,
  );
  for (const cycle of [...cycles, ...folderCycles]) console.log(`  ${cycle.join(" ")}`);
}

function percentiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.9, 0.99, 1].map((part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

function printWeights(): void {
  const manifest = readManifest();
  const column = (value: number | string) => String(value).padStart(9);
  const kilobytes = (bytes: number) => column((bytes / 1000).toFixed(1));
  const heads = ["budget", "scripts", "styles", "sum", "files", "worker"];
  console.log(`\n${"kB, gzip".padEnd(16)}${heads.map(column).join("")}`);
  for (const route of routes) {
    const { scripts, styles, files } = weigh(manifest, route);
    const worker = route.hasWorker ? kilobytes(weighWorker()) : "";
    const weights = [scripts, styles, scripts + styles].map(kilobytes).join("");
    console.log(`${route.name.padEnd(16)}${column(route.budget)}${weights}${column(files)}${worker}`);
  }
}
