import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { HarfbuzzSubsetExports } from "@octavo/engine";

/** Node has it; its types do not name it. */
declare const WebAssembly: {
  readonly instantiate: (bytes: Uint8Array) => Promise<{ readonly instance: { readonly exports: unknown } }>;
};

/** A new instance of HarfBuzz's subsetter; its memory is its own. */
export async function loadHarfbuzz(): Promise<HarfbuzzSubsetExports> {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  return instance.exports as HarfbuzzSubsetExports;
}
