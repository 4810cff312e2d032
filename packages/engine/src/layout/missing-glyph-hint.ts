import type { Message } from "@octavo/foundation";
import { coveringFamilies } from "../typography/covering-families.ts";
import type { FontLibrary } from "../typography/font.ts";
import * as messages from "./messages.ts";

/** Names a font that has the characters, or the script of the font that is needed. */
export function missingGlyphHint(codePoints: readonly number[], fonts: FontLibrary): Message {
  const [family] = coveringFamilies(codePoints, fonts);
  if (family) return messages.setInFont(family.name);
  const script = fonts.scripts()?.missingScript(String.fromCodePoint(...codePoints));
  return script === undefined ? messages.addFontWithCharacter : messages.addFontOfScript(script);
}
