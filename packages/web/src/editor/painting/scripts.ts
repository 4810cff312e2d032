/** Support of scripts for a canvas. Loaded on demand, because most planners need none. */
import type { ScriptSources, ScriptSupport, World } from "@octavo/engine";
import { loadScriptSupport, mirrorFragment } from "../../engine-worker/script-support.ts";
import { CharacterFonts } from "../../planner-view/font-characters.ts";

export interface Scripts {
  readonly support: ScriptSupport;
  readonly mirror: ReturnType<World["mirror"]>;
  readonly characters: CharacterFonts;
}

/** `file` are whole fonts, and `loadCharacters` loads characters of a font that has thousands. */
export async function loadScripts(
  file: ScriptSources["file"],
  loadCharacters: (face: string, text: string) => Promise<boolean>,
): Promise<Scripts> {
  const support = await loadScriptSupport(file);
  return { support, mirror: mirrorFragment, characters: new CharacterFonts(loadCharacters) };
}
