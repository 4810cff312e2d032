import { type FontSubsetter, type HarfbuzzSubsetExports, harfbuzzSubsetter } from "@octavo/engine";
import address from "harfbuzzjs/dist/harfbuzz-subset.wasm?url";

export async function loadHarfbuzz(): Promise<FontSubsetter> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address));
  // The module's own exports; TypeScript knows none of them.
  return harfbuzzSubsetter(instance.exports as unknown as HarfbuzzSubsetExports);
}
