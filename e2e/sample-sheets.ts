import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface Sample {
  readonly name: string;
  /** In points. */
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface SampleSheets {
  /** A template of pages full of samples. */
  readonly yaml: string;
  /** What is on each of them. */
  readonly sheets: readonly (readonly Sample[])[];
}

const program = join(import.meta.dirname, "../packages/engine/test/parity/sample-sheets.child.ts");

/** All widgets in all variants that the engine compares on screen and on paper: a new one is among them by itself. */
export function sampleSheets(): SampleSheets {
  return JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8", maxBuffer: 2 ** 26 }));
}
