import { execFileSync } from "node:child_process";
import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { scratch } from "../fresh-process.ts";
import { type Effort, measured, megabytes, type Row, seconds } from "../row.ts";
import { commandLine } from "./planner.ts";

const what = "masters + plan → PDF, octavo build of the package";
const size = "package, packed";

const release = fileURLToPath(new URL("../../../scripts/release.ts", import.meta.url));

/** Builds the package of a release once and installs it, which takes half a minute. */
export async function packageRows({ processes }: Effort): Promise<readonly Row[]> {
  return measured([size, what, `${what}, first ever`], async () => {
    const file = build();
    const program = install(file);
    const { cpuMs } = await commandLine(processes, () => join(scratch, "compiled-package"), program);
    const first = await commandLine(processes, (run) => join(scratch, `compiled-package-${run}`), program);
    const { size: bytes } = statSync(file);
    return [
      {
        what: size,
        other: "–",
        target: "≤ 25 MB",
        ours: megabytes(bytes),
        met: bytes <= 25e6,
        figures: { bytes },
      },
      {
        what,
        other: "–",
        target: "≤ 0.20 s",
        ours: seconds(cpuMs),
        met: cpuMs <= 200,
        figures: { cpu_ms: cpuMs },
      },
      {
        what: `${what}, first ever`,
        other: "–",
        target: "–",
        ours: seconds(first.cpuMs),
        figures: { cpu_ms: first.cpuMs },
      },
    ];
  });
}

function build(): string {
  const output = execFileSync(process.execPath, [release], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const file = /^(\S+\.tgz)/m.exec(output)?.[1];
  if (file === undefined) throw new Error("The package was not built.");
  return file;
}

function install(file: string): string {
  const folder = mkdtempSync(join(scratch, "package-"));
  writeFileSync(join(folder, "package.json"), "{}");
  execFileSync("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", file], {
    cwd: folder,
    stdio: "ignore",
  });
  return join(folder, "node_modules/octavo/bin/octavo.mjs");
}
