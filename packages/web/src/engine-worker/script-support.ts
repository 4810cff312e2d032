/** Support of scripts that join letters, with HarfBuzz. Loaded on demand, because most planners need neither. */
import { compileHarfBuzz, type ScriptSources, scriptSupport as supportWith } from "@octavo/engine";
import address from "harfbuzzjs/dist/harfbuzz.wasm?url";
import LineBreaker from "linebreak";

export { mirrorFragment } from "@octavo/engine";

/** In milliseconds. */
const timeout = 15_000;

/** Loads HarfBuzz. `file` are the fonts. */
export async function loadScriptSupport(file: ScriptSources["file"]) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const harfbuzz = await compileHarfBuzz(new Uint8Array(await answer.arrayBuffer()));
  return supportWith({ lineBreaker: () => LineBreaker, harfbuzz: () => harfbuzz, file });
}
