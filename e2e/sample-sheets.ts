import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface Sample {
  readonly name: string;
  /** In points. */
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface SampleSheets {
  /** A template whose pages contain the samples. */
  readonly yaml: string;
  /** Samples of each page. */
  readonly sheets: readonly (readonly Sample[])[];
}

const program = join(import.meta.dirname, "../packages/engine/test/parity/sample-sheets.child.ts");

/** Returns widgets of the engine's parity test: the first of each type, all in their variants, or new and with each of their presets. */
export function sampleSheets(widgets: "first" | "varied" | "new"): SampleSheets {
  return JSON.parse(execFileSync(process.execPath, [program, widgets], { encoding: "utf8", maxBuffer: 2 ** 26 }));
}
